#include "notation/why_chips.h"

#include "game/arrange.h"
#include "game/board.h"
#include "game/figures.h"
#include "game/rules/chips.h"
#include "game/rules/islands.h"
#include "game/rules/laying.h"
#include "game/rules/upgrades.h"
#include "notation/segment.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::notation {

namespace {

const char* colour_name(int colour) { return COLOUR_NAME[static_cast<std::size_t>(colour)]; }

std::string lacks(const Position& p, const std::string& what) {
  return fmt::format("player {} has no {}", p.player, what);
}

// Any figure of the wished kind there, upgraded or not.
bool own_meeple_on(const Ruleset& rules, const Position& p, const Wish& wish) {
  for (std::size_t f = 1; f <= p.standing_used; ++f) {
    const Standing& s = p.standing[f];
    if (s.player == p.player && s.figure == Figure::Meeple && p.squares[s.tile] == wish.square &&
        segment_name(rules, p.laid[s.tile].oriented, s.segment) == wish.on)
      return true;
  }
  return false;
}

} // namespace

std::string why_not_chip(const Ruleset& rules, const Position& p, const Wish& wish) {
  const std::string where = square_name(wish.square);
  const auto holds = [&](const std::vector<Square>& places) {
    return std::ranges::find(places, wish.square) != places.end();
  };
  if (!takes_tile(rules, wish.square)) return where + " is no square of the map";
  if (!holds(rules.printed.chip_places))
    return where +
           " takes no chip: only plain squares do, and none beside an open side of a large city"; // C2
  if (!holds(chip_places(rules, p))) return where + " is beside a start square that is used";
  if (chip_at(p, wish.square) != NO_ENTRY) return where + " has a chip already";
  if (!holds(free_chip_places(rules, p))) return where + " is beside a chip";
  return fmt::format("a chip at {} would leave no room for the {} still to come", where,
                     chips_to_lay(rules, p) - 1); // C5
}

std::string why_not_take(const Ruleset& rules, const Position& p, const Wish& wish) {
  const int on_each = rules.island_stacks / COLOURS;
  if (wish.stack >= on_each) return fmt::format("the islands have {} stacks each, numbered from 0", on_each);
  const auto stack = static_cast<std::size_t>(wish.colour * on_each + wish.stack);
  const std::string name = fmt::format("stack {} of the {} island", wish.stack, colour_name(wish.colour));
  if (p.island_sizes[stack] == 0) return name + " is empty";
  if (open_tile(p, stack) == NO_TILE) return name + " turns up its next tile at the end of the turn"; // BX3
  if (chips_of_colour(p.hands[p.player], wish.colour) == 0)
    return lacks(p, fmt::format("{} chip to pay for {}", colour_name(wish.colour), name));
  return fmt::format("{}, the open tile of {}, fits nowhere", rules.kinds[open_tile(p, stack)].tile.id, name);
}

std::string why_not_redeem(const Position& p, const Wish& wish) {
  if (!holds(p.hands[p.player], wish.chips))
    return fmt::format("player {} does not have these chips", p.player);
  return "a set is three chips, all of one number or one of each colour"; // GB3
}

std::string why_not_treat(const Ruleset& rules, const Position& p, const Wish& wish) {
  const std::string where = square_name(wish.square);
  const Chip chip = p.chips[p.treat];
  if (tile_at(p, wish.square)) return where + " is covered";
  if (!takes_tile(rules, wish.square)) return where + " is no square of the map";
  if (chip_at(p, wish.square) != NO_ENTRY) return where + " has a chip already";
  return fmt::format("{} is not in the rows of {} treats", where, colour_name(colour_of(chip))); // IB2
}

std::string why_not_upgrade(const Ruleset& rules, const Position& p, const Wish& wish) {
  if (std::ranges::find(PAYMENTS, wish.paid) == PAYMENTS.end())
    return "an upgrade costs chips worth exactly 4: 1+1+1+1, 1+1+2 or 2+2"; // DE1
  const Hand& hand = p.hands[p.player];
  for (int number = 1; number <= CHIP_NUMBERS; ++number)
    if (const int wanted = wish.paid[static_cast<std::size_t>(number - 1)];
        chips_showing(hand, number) < wanted)
      return fmt::format("player {} has {} chips showing {}, not {}", p.player, chips_showing(hand, number),
                         number, wanted);
  const std::string where = fmt::format("{} at {}", wish.on, square_name(wish.square));
  if (!own_meeple_on(rules, p, wish)) return lacks(p, "meeple on " + where);
  return fmt::format("the meeple on {} stands on a chip already", where);
}

std::string why_not_sell(const Ruleset& rules, const Position& p, const Wish& wish) {
  const Printed::Here& here = rules.printed.at(p.squares[p.tiles_laid]);
  if (wish.buyer == Buyer::Border && !here.abroad)
    return "the tile just placed joined no stub with a coat of arms"; // FR3
  if (wish.buyer == Buyer::Town && here.grape == NO_COLOUR)
    return "the tile just placed covered no town that buys wine"; // FR4
  if (wish.buyer == Buyer::Town && here.grape != wish.colour)
    return fmt::format("the town covered buys {} wine only", colour_name(here.grape));
  return lacks(p, fmt::format("{} chips with a sum of 2", colour_name(wish.colour))); // FR1
}

} // namespace mappa::notation
