#include "tables/clock.h"

#include "data/json.h"

#include <algorithm>
#include <array>
#include <limits>

namespace mappa::tables {

namespace {

constexpr std::array CLOCK_KINDS{"move", "game"};
constexpr std::array AT_ZERO{"move", "computer"};
constexpr int MAX_SECONDS = 14 * 24 * 3600, MAX_INCREMENT = 3600;

} // namespace

ClockRules read_clock(data::Object& object) {
  ClockRules clock;
  const nlohmann::json* value = object.find("clock");
  if (!value || value->is_null()) return clock;
  if (!value->is_object()) {
    object.place().fault("\"clock\" is {}, not an object", data::shown(*value));
    return clock;
  }
  data::Object in(*value, object.place().inside("clock"));
  in.need("kind");
  clock.kind = static_cast<ClockRules::Kind>(in.word("kind", CLOCK_KINDS));
  clock.seconds = in.integer("seconds", 1, MAX_SECONDS);
  if (clock.kind == ClockRules::Kind::Game) clock.increment = in.integer("increment", 0, MAX_INCREMENT, 0);
  clock.computer = in.word("at_zero", AT_ZERO) == 2;
  in.no_other_keys();
  return clock;
}

notation::Json clock_json(const ClockRules& clock) {
  if (!clock) return nullptr;
  notation::Json out{{"kind", CLOCK_KINDS[static_cast<std::size_t>(clock.kind) - 1]},
                     {"seconds", clock.seconds}};
  if (clock.kind == ClockRules::Kind::Game) out["increment"] = clock.increment;
  out["at_zero"] = AT_ZERO[clock.computer ? 1 : 0];
  return out;
}

int32_t left_after(const ClockRules& clock, int64_t left, bool turn_over, bool same) {
  if (clock.kind == ClockRules::Kind::Move && !same) return clock.full();
  if (clock.kind == ClockRules::Kind::Game && turn_over)
    left = std::max<int64_t>(left, 0) + clock.increment * 1000;
  return static_cast<int32_t>(std::clamp<int64_t>(left, 0, std::numeric_limits<int32_t>::max()));
}

} // namespace mappa::tables
