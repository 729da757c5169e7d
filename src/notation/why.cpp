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

std::string fitting_rotations(const Ruleset& rules, const Position& p, Square where) {
  std::vector<int> fitting;
  for (int rot = 0; rot < ROTATIONS; ++rot)
    if (misfit(rules, p, p.in_hand, rot, where).empty() &&
        !(rules.kinds[p.in_hand].river && river_fault(rules, p, p.in_hand, rot, where)))
      fitting.push_back(rot);
  return fitting.empty() ? "; it fits there in no rotation"
                         : fmt::format("; it fits there with rot {}", fmt::join(fitting, ", "));
}

} // namespace

std::string why_not_tile(const Ruleset& rules, const Position& p, Square where, int rot) {
  if (const int tile = tile_at(p, where)) {
    const TileKind& kind = kind_at(rules, p, static_cast<std::size_t>(tile));
    return square_name(where) + " holds " + kind.tile.id + " already"; // B3, M4
  }
  if (!takes_tile(rules, where)) return square_name(where) + " is no square of the map"; // M1
  const std::string why = misfit(rules, p, p.in_hand, rot, where);
  if (find_square(p, where) == NOT_FOUND && !river_leads_to(rules, p, where)) // R2: that is closed
    return square_name(where) +
           (rules.on_map ? " is beside no tile, nor beside a large city or a ferry that is connected"
                         : " is beside no tile");
  if (why.empty() && rules.kinds[p.in_hand].river)
    if (const char* fault = river_fault(rules, p, p.in_hand, rot, where)) return fault; // R2
  return why + fitting_rotations(rules, p, where);
}

namespace {

// What is not a matter of who stands there already; empty where only that can be it.
std::string why_not_there(const Ruleset& rules, const Position& p, Figure figure, uint8_t segment) {
  const TileKind& tile = kind_at(rules, p, p.tiles_laid);
  if (!may_hold(tile, segment, figure)) return why_never_there(tile, segment, figure);
  if (figure == Figure::Pig) return "the pig goes on a field where its owner has a meeple";
  if (figure != Figure::Builder) return "";
  return open_ends(p.nodes[root_at(p, p.tiles_laid, segment)])
             ? "the builder goes on a road or city where its owner has a meeple"
             : "the builder goes on a road or city that is not complete";
}

std::string why_not_abbot_back(const Ruleset& rules, const Position& p) {
  if (!rules.has(Figure::Abbot)) return "no abbot plays in this game";
  return fmt::format("player {} has no abbot on an incomplete monastery or garden", p.player);
}

} // namespace

std::string why_not_figure(const Ruleset& rules, const Position& p, const std::string& figure,
                           const std::string& on) {
  std::vector<const char*> playing;
  for (std::size_t f = 0; f < FIGURES; ++f)
    if (rules.figures[f]) playing.push_back(FIGURE_NAME[f]);
  const auto known = std::ranges::find(FIGURE_NAME, figure);
  const auto kind = static_cast<std::size_t>(known - FIGURE_NAME.begin());
  if (known == FIGURE_NAME.end() || !rules.figures[kind])
    return fmt::format("there is no figure '{}' in this game, only: {}", figure, fmt::join(playing, ", "));
  if (!p.stash[p.player][kind])
    return fmt::format("player {} has no {} left in the stash", p.player, FIGURE_WORD[kind]); // B5
  const int oriented = p.laid[p.tiles_laid].oriented;
  const auto segment = find_segment(rules, oriented, on);
  const TileKind& tile = kind_at(rules, p, p.tiles_laid);
  if (!segment)
    return fmt::format("{} has no '{}', only: {}", tile.tile.id, on,
                       fmt::join(segment_names(rules, oriented), ", "));
  if (std::string why = why_not_there(rules, p, static_cast<Figure>(kind), *segment); !why.empty())
    return why;
  const Standing& other = p.standing[first_figure(p.nodes[root_at(p, p.tiles_laid, *segment)])];
  return fmt::format("{} of {} is occupied: player {}'s {} stands on it at {}", on, tile.tile.id,
                     other.player, FIGURE_WORD[static_cast<std::size_t>(other.figure)],
                     square_name(p.squares[other.tile]));
}

std::string why_not(const Ruleset& rules, const Position& p, const Wish& wish) {
  switch (wish.type) {
  case ActionType::LayChip: return p.decision == Decision::LayChip ? why_not_chip(rules, p, wish) : "";
  case ActionType::Take: return p.decision == Decision::Draw ? why_not_take(rules, p, wish) : "";
  case ActionType::Tile:
    return p.decision == Decision::Tile ? why_not_tile(rules, p, wish.square, wish.rot) : "";
  case ActionType::Redeem: return p.decision == Decision::Redeem ? why_not_redeem(p, wish) : "";
  case ActionType::Treat: return p.decision == Decision::Treat ? why_not_treat(rules, p, wish) : "";
  case ActionType::Figure:
    return p.decision == Decision::Figure ? why_not_figure(rules, p, wish.figure, wish.on) : "";
  case ActionType::Upgrade:
    return rules.chips == ChipRules::Upgrades &&
                   (p.decision == Decision::Figure || p.decision == Decision::Upgrade)
               ? why_not_upgrade(rules, p, wish)
               : "";
  case ActionType::PostmanTo:
  case ActionType::PostmanOff:
  case ActionType::PostmanBack:
  case ActionType::PostmanHere: return p.decision == Decision::Figure ? why_not_postman(rules, p, wish) : "";
  case ActionType::AbbotBack: return p.decision == Decision::Figure ? why_not_abbot_back(rules, p) : "";
  case ActionType::Sell: return p.decision == Decision::Sell ? why_not_sell(rules, p, wish) : "";
  default: return "";
  }
}

} // namespace mappa::notation
