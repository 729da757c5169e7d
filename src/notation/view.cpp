#include "notation/view.h"

#include "notation/action.h"
#include "notation/segment.h"
#include "notation/setup.h"

#include <algorithm>
#include <tuple>

namespace mappa {

namespace {

const std::string& tile_id(const Ruleset& rules, uint8_t kind) { return rules.kinds[kind].tile.id; }

// The stack without its order.
Json remaining(const Ruleset& rules, const Position& p) {
  std::vector<int> counts(rules.kinds.size());
  for (std::size_t i = 0; i < p.stack_size; ++i) ++counts[p.stack[i]];
  Json out = Json::object();
  for (std::size_t kind = 0; kind < counts.size(); ++kind)
    if (counts[kind]) out[rules.kinds[kind].tile.id] = counts[kind];
  return out;
}

Json discarded(const Ruleset& rules, const Position& p) {
  Json list = Json::array();
  for (std::size_t i = 0; i < p.discarded_size; ++i)
    list.push_back(tile_id(rules, p.stack[MAX_TILES - 1 - i]));
  return list;
}

Json board(const Ruleset& rules, const Position& p) {
  Json list = Json::array();
  for (std::size_t t = rules.first_tile(); t <= p.tiles_laid; ++t) {
    const int oriented = p.laid[t].oriented;
    list.push_back({{"tile", tile_id(rules, static_cast<uint8_t>(oriented / ROTATIONS))},
                    {"x", x_of(p.squares[t])},
                    {"y", y_of(p.squares[t])},
                    {"rot", oriented % ROTATIONS},
                    {"player", p.placed_by[t] == NOBODY ? Json(nullptr) : Json(p.placed_by[t])}});
  }
  return list;
}

Json figures(const Ruleset& rules, const Position& p) {
  std::vector<Standing> all;
  for (std::size_t f = 1; f <= p.standing_used; ++f)
    if (p.standing[f].player != NOBODY) all.push_back(p.standing[f]);
  std::ranges::sort(all, {},
                    [](const Standing& s) { return std::tuple(s.tile, s.segment, s.player, s.figure); });
  Json list = Json::array();
  for (const Standing& s : all)
    list.push_back({{"player", s.player},
                    {"figure", FIGURE_NAME[static_cast<std::size_t>(s.figure)]},
                    {"x", x_of(p.squares[s.tile])},
                    {"y", y_of(p.squares[s.tile])},
                    {"on", segment_name(rules, p.laid[s.tile].oriented, s.segment)},
                    {"upgraded", false},
                    {"held", false}});
  return list;
}

Json players(const Ruleset& rules, const Position& p) {
  Json list = Json::array();
  for (std::size_t i = 0; i < rules.setup.players.size(); ++i) {
    Json stash = Json::object();
    for (std::size_t f = 0; f < FIGURES; ++f) stash[FIGURE_NAME[f]] = p.stash[i][f];
    list.push_back({{"name", rules.setup.players[i]},
                    {"score", p.scores[i]},
                    {"stash", stash},
                    {"chips", Json::array()},
                    {"isle", 0},
                    {"goods", {{"wine", 0}, {"grain", 0}, {"cloth", 0}}}});
  }
  return list;
}

} // namespace

Json view_json(const Game& game) {
  const Ruleset& rules = *game.rules;
  const Position& p = game.position;
  return {{"setup", setup_json(game.setup(), game.setup().analysis || game.over())},
          {"turn", {{"player", p.player}, {"number", p.turn}}},
          {"decision", decision_json(p)},
          {"tile", p.in_hand == NO_TILE ? Json(nullptr) : Json(tile_id(rules, p.in_hand))},
          {"stack", p.stack_size},
          {"remaining", remaining(rules, p)},
          {"discarded", discarded(rules, p)},
          {"board", board(rules, p)},
          {"figures", figures(rules, p)},
          {"players", players(rules, p)},
          {"chips", Json::array()},
          {"islands", Json::object()},
          {"over", game.over()}};
}

Json summary_json(const Game& game) {
  return {{"decision", decision_json(game.position)},
          {"scores", scores_json(*game.rules, game.position)},
          {"over", game.over()}};
}

Json scores_json(const Ruleset& rules, const Position& p) {
  return std::vector<int>(p.scores.begin(), p.scores.begin() + rules.players);
}

} // namespace mappa
