#include "notation/arrangement.h"

#include "data/json.h"
#include "data/object.h"
#include "game/board.h"
#include "notation/arrangement_chips.h"
#include "notation/error.h"
#include "notation/segment.h"
#include "notation/square.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mappa::notation {

using data::Object;
using data::Place;

using nlohmann::json;

namespace {

constexpr std::size_t MAX_ID = 128; // bytes of a tile's id

std::optional<uint8_t> find_kind(const Ruleset& rules, const std::string& id) {
  for (std::size_t kind = 0; kind < static_cast<std::size_t>(rules.tile_kinds); ++kind)
    if (rules.kinds[kind].tile.id == id) return static_cast<uint8_t>(kind);
  return std::nullopt;
}

} // namespace

uint8_t read_kind(const Ruleset& rules, const json& id, const Place& place) {
  const auto kind = id.is_string() ? find_kind(rules, id.get_ref<const std::string&>()) : std::nullopt;
  if (!kind) place.fault("this game has no tile {}", data::shown(id));
  return kind.value_or(0);
}

namespace {

// The tile that lies on a square or is to lie there, as an index into Ruleset::oriented.
std::optional<int> oriented_at(const Position& p, const Arrangement& arrangement, Square where) {
  if (const int tile = tile_at(p, where)) return p.laid[static_cast<std::size_t>(tile)].oriented;
  for (const auto& place : arrangement.place)
    if (place.square == where) return place.kind * ROTATIONS + place.rot;
  return std::nullopt;
}

Arrangement::Place read_place(const Ruleset& rules, const json& value, const Place& place) {
  Object object(value, place);
  Arrangement::Place wish{};
  wish.kind = read_kind(rules, object.text("tile", MAX_ID), place);
  wish.square = read_square(object);
  wish.rot = static_cast<uint8_t>(object.integer("rot", 0, ROTATIONS - 1));
  const json* player = object.find("player");
  const bool given = player && !player->is_null();
  wish.player = given ? static_cast<uint8_t>(object.integer("player", 0, rules.players - 1)) : NOBODY;
  object.no_other_keys();
  return wish;
}

uint8_t read_segment(const Ruleset& rules, int oriented, Square where, const std::string& on) {
  if (const auto segment = find_segment(rules, oriented, on)) return *segment;
  throw IllegalAction(fmt::format("{} at {} has no '{}', only: {}",
                                  rules.kinds[static_cast<std::size_t>(oriented / ROTATIONS)].tile.id,
                                  square_name(where), on, fmt::join(segment_names(rules, oriented), ", ")));
}

Arrangement::Put read_put(const Ruleset& rules, const Position& p, const Arrangement& arrangement,
                          const json& value, const Place& place) {
  constexpr std::size_t most = 32; // bytes of a segment's name
  Object object(value, place);
  Arrangement::Put wish{};
  wish.player = static_cast<uint8_t>(object.integer("player", 0, rules.players - 1));
  object.need("figure");
  wish.figure = static_cast<Figure>(std::max(0, object.word("figure", FIGURE_NAME) - 1));
  wish.square = read_square(object);
  const std::string on = object.text("on", most);
  object.no_other_keys();
  if (on.empty()) return wish;
  if (const auto oriented = oriented_at(p, arrangement, wish.square))
    wish.segment = read_segment(rules, *oriented, wish.square, on);
  return wish; // a square without a tile is found out when arranging
}

std::vector<int16_t> read_scores(Object& object, int players) {
  std::vector<int16_t> scores;
  read_list(object, "scores", MAX_PLAYERS, [&](const json& entry, const Place& place) {
    const auto score = data::whole_number(entry, 0, MAX_ARRANGED_SCORE);
    if (!score) place.fault("{} is not a whole number from 0 to {}", data::shown(entry), MAX_ARRANGED_SCORE);
    scores.push_back(static_cast<int16_t>(score.value_or(0)));
  });
  if (object.find("scores") && scores.size() != static_cast<std::size_t>(players))
    object.place().fault("\"scores\" needs one score for each of the {} players", players);
  return scores;
}

} // namespace

Arrangement parse_arrangement(const Ruleset& rules, const Position& p, const json& value) {
  std::vector<std::string> faults;
  Object object(value, Place(faults, "arrange"));
  Arrangement wish;
  read_list(object, "place", MAX_TILES, [&](const json& entry, const Place& place) {
    wish.place.push_back(read_place(rules, entry, place));
  });
  read_list(object, "figures", MAX_STANDING, [&](const json& entry, const Place& place) {
    wish.figures.push_back(read_put(rules, p, wish, entry, place));
  });
  read_list(object, "draw", MAX_STACK, [&](const json& entry, const Place& place) {
    wish.draw.push_back(read_kind(rules, entry, place));
  });
  wish.scores = read_scores(object, rules.players);
  if (object.find("turn")) wish.turn = static_cast<uint8_t>(object.integer("turn", 0, rules.players - 1));
  read_arranged_chips(object, rules, wish);
  object.no_other_keys();
  throw_faults(faults);
  return wish;
}

Json arrangement_json(const Ruleset& rules, const Position& p, const Arrangement& arrangement) {
  const auto id = [&](uint8_t kind) { return rules.kinds[kind].tile.id; };
  Json out = Json::object();
  for (const auto& place : arrangement.place) {
    Json entry{
        {"tile", id(place.kind)}, {"x", x_of(place.square)}, {"y", y_of(place.square)}, {"rot", place.rot}};
    if (place.player != NOBODY) entry["player"] = place.player;
    out["place"].push_back(entry);
  }
  for (const auto& put : arrangement.figures) {
    const int oriented = oriented_at(p, arrangement, put.square).value();
    out["figures"].push_back({{"player", put.player},
                              {"figure", FIGURE_NAME[static_cast<std::size_t>(put.figure)]},
                              {"x", x_of(put.square)},
                              {"y", y_of(put.square)},
                              {"on", segment_name(rules, oriented, put.segment)}});
  }
  for (const uint8_t kind : arrangement.draw) out["draw"].push_back(id(kind));
  if (!arrangement.scores.empty()) out["scores"] = arrangement.scores;
  add_arranged_chips(out, rules, arrangement);
  if (arrangement.turn != NOBODY) out["turn"] = arrangement.turn;
  return out;
}

} // namespace mappa::notation
