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

Sentence::Value colour_value(int colour) {
  constexpr std::array<const char*, COLOURS> WORD{"name.purple", "name.blue", "name.orange"};
  return {"colour", Sentence{WORD[static_cast<std::size_t>(colour)], {}}};
}

Sentence::Value player_value(const Position& p) { return {"player", Sentence::Player{p.player}}; }

Sentence::Value where_value(const Wish& wish) { return {"where", square_name(wish.square)}; }

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

Sentence why_not_chip(const Ruleset& rules, const Position& p, const Wish& wish) {
  const Sentence::Value where = where_value(wish);
  const auto holds = [&](const std::vector<Square>& places) {
    return std::ranges::find(places, wish.square) != places.end();
  };
  if (!takes_tile(rules, wish.square)) return {"why.no_square", {where}};
  if (!holds(rules.printed.chip_places)) return {"why.no_chip_square", {where}}; // C2
  if (!holds(chip_places(rules, p))) return {"why.beside_start", {where}};
  if (chip_at(p, wish.square) != NO_ENTRY) return {"why.has_chip", {where}};
  if (!holds(free_chip_places(rules, p))) return {"why.beside_chip", {where}};
  return {"why.no_room", {where, {"n", chips_to_lay(rules, p) - 1}}}; // C5
}

Sentence why_not_take(const Ruleset& rules, const Position& p, const Wish& wish) {
  const int on_each = rules.island_stacks / COLOURS;
  if (wish.stack >= on_each) return {"why.no_stack", {{"n", on_each}}};
  const auto stack = static_cast<std::size_t>(wish.colour * on_each + wish.stack);
  const Sentence::Value colour = colour_value(wish.colour), number{"stack", wish.stack};
  if (p.island_sizes[stack] == 0) return {"why.stack_empty", {number, colour}};
  if (open_tile(p, stack) == NO_TILE) return {"why.stack_closed", {number, colour}}; // BX3
  if (chips_of_colour(p.hands[p.player], wish.colour) == 0)
    return {"why.no_chip_to_pay", {player_value(p), colour, number}};
  return {"why.stack_fits_nowhere", {{"tile", rules.kinds[open_tile(p, stack)].tile.id}, number, colour}};
}

Sentence why_not_redeem(const Position& p, const Wish& wish) {
  if (!holds(p.hands[p.player], wish.chips)) return {"why.no_such_chips", {player_value(p)}};
  return {"why.no_set", {}}; // GB3
}

Sentence why_not_treat(const Ruleset& rules, const Position& p, const Wish& wish) {
  const Sentence::Value where = where_value(wish);
  if (tile_at(p, wish.square)) return {"why.covered", {where}};
  if (!takes_tile(rules, wish.square)) return {"why.no_square", {where}};
  if (chip_at(p, wish.square) != NO_ENTRY) return {"why.has_chip", {where}};
  return {"why.not_in_rows", {where, colour_value(colour_of(p.chips[p.treat]))}}; // IB2
}

Sentence why_not_upgrade(const Ruleset& rules, const Position& p, const Wish& wish) {
  if (std::ranges::find(PAYMENTS, wish.paid) == PAYMENTS.end()) return {"why.upgrade_costs", {}}; // DE1
  const Hand& hand = p.hands[p.player];
  for (int number = 1; number <= CHIP_NUMBERS; ++number)
    if (const int wanted = wish.paid[static_cast<std::size_t>(number - 1)];
        chips_showing(hand, number) < wanted)
      return {"why.too_few_chips",
              {player_value(p), {"n", chips_showing(hand, number)}, {"number", number}, {"wanted", wanted}}};
  const Sentence::Value on{"on", Sentence::Name{wish.on}}, where = where_value(wish);
  if (!own_meeple_on(rules, p, wish)) return {"why.no_meeple_on", {player_value(p), on, where}};
  return {"why.upgraded", {on, where}};
}

Sentence why_not_sell(const Ruleset& rules, const Position& p, const Wish& wish) {
  const Printed::Here& here = rules.printed.at(p.squares[p.tiles_laid]);
  if (wish.buyer == Buyer::Border && !here.abroad) return {"why.no_stub", {}};               // FR3
  if (wish.buyer == Buyer::Town && here.grape == NO_COLOUR) return {"why.no_wine_town", {}}; // FR4
  if (wish.buyer == Buyer::Town && here.grape != wish.colour)
    return {"why.other_wine", {colour_value(here.grape)}};
  return {"why.no_wine", {player_value(p), colour_value(wish.colour)}}; // FR1
}

} // namespace mappa::notation
