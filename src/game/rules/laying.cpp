#include "game/rules/laying.h"

#include "game/rules/chip_places.h"
#include "game/rules/chips.h"

#include <algorithm>

namespace mappa {

namespace {

// The chips are laid in the order of their entries.
int chips_lying(const Position& p) {
  const auto next = std::find(p.chip_squares.begin(), p.chip_squares.end(), NOWHERE);
  return static_cast<int>(next - p.chip_squares.begin());
}

bool touches_chip(const Position& p, Square where) {
  if (chip_at(p, where) != NO_ENTRY) return true;
  for (size_t side = 0; side < SIDES; ++side)
    if (chip_at(p, beside(where, side)) != NO_ENTRY) return true;
  return false;
}

} // namespace

void ask_chip(Position& p) {
  p.decision = Decision::LayChip;
  p.decider = p.player;
  p.in_hand = NO_TILE;
}

int chips_to_lay(const Ruleset& rules, const Position& p) { return rules.chips_laid - chips_lying(p); }

std::vector<Square> free_chip_places(const Ruleset& rules, const Position& p) {
  std::vector<Square> places = chip_places(rules, p);
  std::erase_if(places, [&](Square place) { return touches_chip(p, place); });
  return places;
}

void legal_chips(const Ruleset& rules, const Position& p, Actions& actions) {
  for (const Square place : with_room(free_chip_places(rules, p), chips_to_lay(rules, p)))
    actions.add(make_action(ActionType::LayChip, 0, place));
}

void lay_next_chip(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  p.chip_squares[static_cast<size_t>(chips_lying(p))] = action.square;
  if (events) events->add({.type = EventType::ChipLaid, .player = p.player, .square = action.square});
  if (!chips_to_lay(rules, p)) return end_laying(p);
  p.player = static_cast<uint8_t>((p.player + 1) % rules.players);
  ask_chip(p);
}

void end_laying(Position& p) { p.player = 0; }

} // namespace mappa
