#include "notation/arrangement_chips.h"

#include "data/json.h"
#include "notation/arrangement.h"
#include "notation/chip.h"
#include "notation/square.h"

#include <algorithm>

namespace mappa::notation {

using data::Object;
using data::Place;

using nlohmann::json;

namespace {

constexpr std::array FACE_NAME{"down", "up"};

Arrangement::ChipAt read_chip_at(const json& value, const Place& place) {
  Object object(value, place);
  Arrangement::ChipAt wish{};
  wish.square = read_square(object);
  wish.chip = read_chip(object);
  wish.face_down = object.word("face", FACE_NAME) != 2;
  object.no_other_keys();
  return wish;
}

void read_chips(Object& object, Arrangement& wish) {
  if (!object.find("chips")) return;
  wish.chips.emplace();
  read_list(object, "chips", CHIPS, [&](const json& entry, const Place& place) {
    wish.chips->push_back(read_chip_at(entry, place));
  });
}

void check_count(Object& object, const char* key, std::size_t count, int players) {
  if (object.find(key) && std::cmp_not_equal(count, players))
    object.place().fault("\"{}\" needs one entry for each of the {} players", key, players);
}

bool is_list(const json& value, std::size_t most, const char* what, const Place& place) {
  if (!value.is_array())
    place.fault("{} is not a list of {}", data::shown(value), what);
  else if (value.size() > most)
    place.fault("{} {}; there can be at most {}", value.size(), what, most);
  return value.is_array() && value.size() <= most;
}

// An island's stacks, the open tile of each first.
Arrangement::Stacks read_stacks(const Ruleset& rules, const json& value, const Place& place) {
  Arrangement::Stacks stacks;
  if (!is_list(value, static_cast<std::size_t>(rules.island_stacks / COLOURS), "stacks", place))
    return stacks;
  for (const json& stack : value) {
    stacks.emplace_back();
    if (!is_list(stack, ISLAND_TILES, "tiles", place)) continue;
    for (const json& id : stack) stacks.back().push_back(read_kind(rules, id, place));
  }
  return stacks;
}

void read_islands(Object& object, const Ruleset& rules, Arrangement& wish) {
  const json* islands = object.find("islands");
  if (!islands) return;
  const Place place = object.place().inside("islands");
  Object colours(*islands, place);
  for (std::size_t c = 0; c < COLOURS; ++c)
    if (const json* stacks = colours.find(COLOUR_NAME[c]))
      wish.islands[c] = read_stacks(rules, *stacks, place.inside(COLOUR_NAME[c]));
  colours.no_other_keys();
}

// Which chip rules a key needs.
void check_rules(Object& object, const Ruleset& rules) {
  const auto refuse = [&](const char* key, bool played, const char* what) {
    if (object.find(key) && !played) object.place().fault("\"{}\": this game has no {}", key, what);
  };
  refuse("chips", rules.chips != ChipRules::None, "chips");
  refuse("hands", rules.chips != ChipRules::None, "chips");
  refuse("islands", rules.chips == ChipRules::Islands, "stacks on islands");
  refuse("isle", rules.chips == ChipRules::IsleOfMan, "Isle of Man");
}

Json stacks_json(const Ruleset& rules, const Arrangement::Stacks& stacks) {
  Json out = Json::array();
  for (const auto& stack : stacks) {
    Json ids = Json::array();
    for (const uint8_t kind : stack) ids.push_back(rules.kinds[kind].tile.id);
    out.push_back(ids);
  }
  return out;
}

} // namespace

void read_arranged_chips(Object& object, const Ruleset& rules, Arrangement& wish) {
  check_rules(object, rules);
  read_chips(object, wish);
  read_list(object, "hands", MAX_PLAYERS,
            [&](const json& entry, const Place& place) { wish.hands.push_back(read_hand(entry, place)); });
  check_count(object, "hands", wish.hands.size(), rules.players);
  read_islands(object, rules, wish);
  read_list(object, "isle", MAX_PLAYERS, [&](const json& entry, const Place& place) {
    const auto meeples = data::whole_number(entry, 0, MAX_MEEPLES);
    if (!meeples) place.fault("{} is not a whole number from 0 to {}", data::shown(entry), MAX_MEEPLES);
    wish.isle.push_back(static_cast<uint8_t>(meeples.value_or(0)));
  });
  check_count(object, "isle", wish.isle.size(), rules.players);
}

void add_arranged_chips(Json& out, const Ruleset& rules, const Arrangement& wish) {
  if (wish.chips) {
    out["chips"] = Json::array();
    for (const auto& chip : *wish.chips) {
      Json entry;
      add_square(entry, chip.square);
      entry.update(chip_json(chip.chip));
      entry["face"] = FACE_NAME[chip.face_down ? 0 : 1];
      out["chips"].push_back(entry);
    }
  }
  for (const Hand& hand : wish.hands) out["hands"].push_back(hand_json(hand));
  for (std::size_t c = 0; c < COLOURS; ++c)
    if (wish.islands[c]) out["islands"][COLOUR_NAME[c]] = stacks_json(rules, *wish.islands[c]);
  for (const uint8_t meeples : wish.isle) out["isle"].push_back(meeples);
}

} // namespace mappa::notation
