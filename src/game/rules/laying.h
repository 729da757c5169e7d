// Chips laid by the players, one after the other, before the first turn (C5).
#pragma once

#include "game/action.h"
#include "game/event.h"

#include <vector>

namespace mappa {

inline bool laid_by_players(const Ruleset& rules) {
  return rules.setup.chips_by_players && rules.chips_laid > 0;
}

// Asks the player whose turn it is to lay the next chip.
void ask_chip(Position& position);

// How many are still to be laid, before the first turn.
int chips_to_lay(const Ruleset& rules, const Position& position);

// Squares that C2 allows, beside no chip that lies already.
std::vector<Square> free_chip_places(const Ruleset& rules, const Position& position);

// Those that leave room for the chips to come, by row and column.
void legal_chips(const Ruleset& rules, const Position& position, Actions& actions);

// Lays the next chip and asks the next player; after the last one the first player is ready to begin.
void lay_next_chip(const Ruleset& rules, Position& position, const Action& action, Events* events);

// No further chip is laid; the first player comes first.
void end_laying(Position& position);

} // namespace mappa
