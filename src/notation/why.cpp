#include "notation/why.h"

#include "game/arrange.h"
#include "game/board.h"
#include "game/figures.h"
#include "game/rules/river.h"
#include "notation/segment.h"
#include "notation/why_chips.h"
#include "notation/why_postman.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::notation {

namespace {

// Why it does not fit, and how it would.
Sentence with_rotations(const Ruleset& rules, const Position& p, Square where, Sentence why) {
  std::vector<int> fitting;
  for (int rot = 0; rot < ROTATIONS; ++rot)
    if (misfit(rules, p, p.in_hand, rot, where).empty() &&
        !(rules.kinds[p.in_hand].river && river_fault(rules, p, p.in_hand, rot, where)))
      fitting.push_back(rot);
  if (fitting.empty()) return {"why.fits_never", {{"why", std::move(why)}}};
  return {"why.fits_turned",
          {{"why", std::move(why)}, {"rots", fmt::format("{}", fmt::join(fitting, ", "))}}};
}

} // namespace

Sentence why_not_tile(const Ruleset& rules, const Position& p, Square where, int rot) {
  const Sentence::Value square{"where", square_name(where)};
  if (const int tile = tile_at(p, where)) // B3, M4
    return {"why.holds", {square, {"tile", kind_at(rules, p, static_cast<std::size_t>(tile)).tile.id}}};
  if (!takes_tile(rules, where)) return {"why.no_square", {square}}; // M1
  Sentence why = misfit(rules, p, p.in_hand, rot, where);
  if (find_square(p, where) == NOT_FOUND && !river_leads_to(rules, p, where)) // R2: that is closed
    return {rules.on_map ? "why.alone_on_map" : "why.alone", {square}};
  if (why.empty() && rules.kinds[p.in_hand].river)
    if (const char* fault = river_fault(rules, p, p.in_hand, rot, where)) return {fault, {}}; // R2
  return with_rotations(rules, p, where, std::move(why));
}

namespace {

constexpr std::array<const char*, FIGURES> NONE_LEFT{"why.no_meeple_left",  "why.no_postman_left",
                                                     "why.no_large_left",   "why.no_abbot_left",
                                                     "why.no_builder_left", "why.no_pig_left"};
constexpr std::array<const char*, FIGURES> FIGURE_KEY{"figure.meeple", "figure.postman", "figure.large",
                                                      "figure.abbot",  "figure.builder", "figure.pig"};

// What is not a matter of who stands there already; empty where only that can be it.
Sentence why_not_there(const Ruleset& rules, const Position& p, Figure figure, uint8_t segment) {
  const TileKind& tile = kind_at(rules, p, p.tiles_laid);
  if (!may_hold(tile, segment, figure)) return why_never_there(tile, segment, figure);
  if (figure == Figure::Pig) return {"why.pig_alone", {}};
  if (figure != Figure::Builder) return {};
  return {open_ends(p.nodes[root_at(p, p.tiles_laid, segment)]) ? "why.builder_alone"
                                                                : "why.builder_complete",
          {}};
}

Sentence why_not_abbot_back(const Ruleset& rules, const Position& p) {
  if (!rules.has(Figure::Abbot)) return {"why.no_abbot", {}};
  return {"why.no_abbot_out", {{"player", Sentence::Player{p.player}}}};
}

} // namespace

Sentence why_not_figure(const Ruleset& rules, const Position& p, const std::string& figure,
                        const std::string& on) {
  std::vector<const char*> playing;
  for (std::size_t f = 0; f < FIGURES; ++f)
    if (rules.figures[f]) playing.push_back(FIGURE_NAME[f]);
  const auto known = std::ranges::find(FIGURE_NAME, figure);
  const auto kind = static_cast<std::size_t>(known - FIGURE_NAME.begin());
  if (known == FIGURE_NAME.end() || !rules.figures[kind])
    return {"why.no_figure",
            {{"figure", Sentence::Name{figure}},
             {"figures", Sentence::Name{fmt::format("{}", fmt::join(playing, ", "))}}}};
  if (!p.stash[p.player][kind]) return {NONE_LEFT[kind], {{"player", Sentence::Player{p.player}}}}; // B5
  const int oriented = p.laid[p.tiles_laid].oriented;
  const auto segment = find_segment(rules, oriented, on);
  const TileKind& tile = kind_at(rules, p, p.tiles_laid);
  if (!segment)
    return {
        "why.no_segment",
        {{"tile", tile.tile.id},
         {"on", Sentence::Name{on}},
         {"segments", Sentence::Name{fmt::format("{}", fmt::join(segment_names(rules, oriented), ", "))}}}};
  if (Sentence why = why_not_there(rules, p, static_cast<Figure>(kind), *segment); !why.empty()) return why;
  const Standing& other = p.standing[first_figure(p.nodes[root_at(p, p.tiles_laid, *segment)])];
  return {"why.occupied",
          {{"on", Sentence::Name{on}},
           {"tile", tile.tile.id},
           {"player", Sentence::Player{other.player}},
           {"figure", Sentence{FIGURE_KEY[static_cast<std::size_t>(other.figure)], {}}},
           {"where", square_name(p.squares[other.tile])}}};
}

Sentence why_not(const Ruleset& rules, const Position& p, const Wish& wish) {
  switch (wish.type) {
  case ActionType::LayChip:
    return p.decision == Decision::LayChip ? why_not_chip(rules, p, wish) : Sentence{};
  case ActionType::Take: return p.decision == Decision::Draw ? why_not_take(rules, p, wish) : Sentence{};
  case ActionType::Tile:
    return p.decision == Decision::Tile ? why_not_tile(rules, p, wish.square, wish.rot) : Sentence{};
  case ActionType::Redeem: return p.decision == Decision::Redeem ? why_not_redeem(p, wish) : Sentence{};
  case ActionType::Treat: return p.decision == Decision::Treat ? why_not_treat(rules, p, wish) : Sentence{};
  case ActionType::Figure:
    return p.decision == Decision::Figure ? why_not_figure(rules, p, wish.figure, wish.on) : Sentence{};
  case ActionType::Upgrade:
    return rules.chips == ChipRules::Upgrades &&
                   (p.decision == Decision::Figure || p.decision == Decision::Upgrade)
               ? why_not_upgrade(rules, p, wish)
               : Sentence{};
  case ActionType::PostmanTo:
  case ActionType::PostmanOff:
  case ActionType::PostmanBack:
  case ActionType::PostmanHere:
    return p.decision == Decision::Figure ? why_not_postman(rules, p, wish) : Sentence{};
  case ActionType::AbbotBack:
    return p.decision == Decision::Figure ? why_not_abbot_back(rules, p) : Sentence{};
  case ActionType::Sell: return p.decision == Decision::Sell ? why_not_sell(rules, p, wish) : Sentence{};
  default: return {};
  }
}

} // namespace mappa::notation
