#include "notation/view.h"

#include "game/board.h"
#include "game/figures.h"
#include "game/rules/islands.h"
#include "game/rules/starts.h"
#include "game/unseen.h"
#include "notation/action.h"
#include "notation/chip.h"
#include "notation/segment.h"
#include "notation/setup.h"

#include <algorithm>
#include <array>
#include <fmt/ranges.h>
#include <tuple>

namespace mappa::notation {

namespace {

const std::string& tile_id(const Ruleset& rules, uint8_t kind) { return rules.kinds[kind].tile.id; }

// Tiles that nobody has seen, without their order, those of the islands and those that are not played among
// them: to tell them apart would tell what lies where.
Json remaining(const Ruleset& rules, const Position& p) {
  const TileCounts counts = count_unseen(rules, p);
  Json out = Json::object();
  for (std::size_t kind = 0; kind < rules.kinds.size(); ++kind)
    if (counts[kind]) out[rules.kinds[kind].tile.id] = counts[kind];
  return out;
}

Json discarded(const Ruleset& rules, const Position& p) {
  Json list = Json::array();
  for (std::size_t i = 0; i < p.discarded_size; ++i)
    list.push_back(tile_id(rules, p.stack[MAX_STACK - 1 - i]));
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
  Json list = Json::array();
  for (const uint8_t f : figures_in_order(p)) {
    const Standing& s = p.standing[f];
    list.push_back({{"player", s.player},
                    {"figure", FIGURE_NAME[static_cast<std::size_t>(s.figure)]},
                    {"x", x_of(p.squares[s.tile])},
                    {"y", y_of(p.squares[s.tile])},
                    {"on", segment_name(rules, p.laid[s.tile].oriented, s.segment)},
                    {"upgraded", is_upgraded(p, f)},
                    {"held", is_held(p, f)}});
  }
  return list;
}

Json goods(const Position& p, std::size_t player) {
  Json tokens = Json::object();
  for (std::size_t i = 0; i < GOODS; ++i) tokens[GOODS_NAME[i]] = p.goods[player][i];
  return tokens;
}

Json players(const Setup& setup, const Ruleset& rules, const Position& p) {
  Json list = Json::array();
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    Json stash = Json::object();
    Hand hand = p.hands[i];
    if (p.treat != NO_CHIP && i == p.player) ++hand[p.chips[p.treat]]; // C3: until it is laid again (IB2)
    for (std::size_t f = 0; f < FIGURES; ++f)
      if (rules.figures[f]) stash[FIGURE_NAME[f]] = p.stash[i][f];
    list.push_back({{"name", setup.players[i]},
                    {"score", p.scores[i]},
                    {"stash", stash},
                    {"chips", hand_json(hand)},
                    {"isle", p.isle[i]},
                    {"goods", goods(p, i)}});
  }
  return list;
}

// Chips on the map by row and column. C4: of those face down the number is hidden, and the colour, but where
// the map tells it (GB1).
Json chips(const Setup& setup, const Ruleset& rules, const Position& p) {
  std::vector<std::size_t> lying;
  for (std::size_t i = 0; i < p.chip_squares.size(); ++i)
    if (p.chip_squares[i] != NOWHERE) lying.push_back(i);
  std::ranges::sort(lying, {}, [&](std::size_t i) { return p.chip_squares[i]; });
  Json list = Json::array();
  for (const std::size_t i : lying) {
    const bool down = p.face_down >> i & 1, told = !down || setup.analysis;
    const bool colour = told || rules.colours_open;
    const Json chip = chip_json(p.chips[i]);
    list.push_back({{"x", x_of(p.chip_squares[i])},
                    {"y", y_of(p.chip_squares[i])},
                    {"face", down ? "down" : "up"},
                    {"colour", colour ? chip["colour"] : Json(nullptr)},
                    {"value", told ? chip["value"] : Json(nullptr)}});
  }
  return list;
}

Json islands(const Ruleset& rules, const Position& p) {
  Json out = Json::object();
  for (int s = 0; s < rules.island_stacks; ++s) {
    const auto stack = static_cast<std::size_t>(s);
    const uint8_t top = open_tile(p, stack);
    out[COLOUR_NAME[static_cast<std::size_t>(island_of(rules, s))]].push_back(
        {{"top", top == NO_TILE ? Json(nullptr) : Json(tile_id(rules, top))}, {"left", face_down(p, stack)}});
  }
  return out;
}

// R1: those that still get a tile, unless the river covers them.
Json waiting_starts(const Ruleset& rules, const Position& p) {
  Json list = Json::array();
  for (const Square start : rules.printed.starts)
    if (waits(rules, p, start) && !tile_at(p, start))
      list.push_back({{"id", rules.printed.town_id(start)}, {"x", x_of(start)}, {"y", y_of(start)}});
  return list;
}

} // namespace

std::vector<uint8_t> figures_in_order(const Position& p) {
  std::vector<uint8_t> all;
  for (uint8_t f = 1; f <= p.standing_used; ++f)
    if (p.standing[f].player != NOBODY) all.push_back(f);
  std::ranges::sort(all, {}, [&](uint8_t f) {
    const Standing& s = p.standing[f];
    return std::tuple(s.tile, s.segment, s.player, s.figure, is_upgraded(p, f));
  });
  return all;
}

Json view_json(const Setup& setup, const Ruleset& rules, const Position& p) {
  constexpr std::array PART_NAME{"", "builder", "town"}; // T1, V2
  const bool over = p.decision == Decision::Over;
  Json view{{"setup", setup_json(setup, setup.analysis || over)},
            {"turn", {{"player", p.player}, {"number", p.turn}}},
            {"decision", decision_json(p)},
            {"tile", p.in_hand == NO_TILE ? Json(nullptr) : Json(tile_id(rules, p.in_hand))},
            {"stack", p.stack_size},
            {"remaining", remaining(rules, p)},
            {"discarded", discarded(rules, p)},
            {"board", board(rules, p)},
            {"figures", figures(rules, p)},
            {"players", players(setup, rules, p)},
            {"chips", chips(setup, rules, p)},
            {"islands", islands(rules, p)},
            {"over", over}};
  if (p.part != FIRST_TILE && !over) view["part"] = PART_NAME[p.part];
  if (const Json starts = waiting_starts(rules, p); !starts.empty() && !over) view["starts"] = starts;
  return view;
}

Json legal_json(const Ruleset& rules, const Position& position) {
  Json actions = Json::array();
  for (const Action& action : legal_actions(rules, position))
    actions.push_back(action_json(rules, position, action));
  return {{"decision", decision_json(position)}, {"actions", actions}};
}

std::string legal_text(const Ruleset& rules, const Position& position) {
  std::string actions;
  for (const Action& action : legal_actions(rules, position))
    (actions += actions.empty() ? "" : ",") += action_text(rules, position, action);
  return fmt::format(R"({{"decision":{},"actions":[{}]}})", decision_text(position), actions);
}

std::string summary_text(const Ruleset& rules, const Position& p) {
  return fmt::format(R"({{"decision":{},"scores":[{}],"over":{}}})", decision_text(p),
                     fmt::join(p.scores.begin(), p.scores.begin() + rules.players, ","),
                     p.decision == Decision::Over);
}

Json summary_json(const Ruleset& rules, const Position& position) {
  return {{"decision", decision_json(position)},
          {"scores", scores_json(rules, position)},
          {"over", position.decision == Decision::Over}};
}

Json scores_json(const Ruleset& rules, const Position& p) {
  return std::vector<int>(p.scores.begin(), p.scores.begin() + rules.players);
}

} // namespace mappa::notation
