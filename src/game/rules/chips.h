// What all chip rules have in common: chips are laid, covered and taken (C1-C4).
#pragma once

#include "game/event.h"
#include "game/position.h"
#include "game/random.h"

#include <vector>

namespace mappa {

// Shuffles the chips when the start tiles lie, and lays them, unless the players do (C5).
void lay_chips(const Ruleset& rules, Position& position, Random& random);

// C2: where a chip may lie, none lying yet.
std::vector<Square> chip_places(const Ruleset& rules, const Position& position);

inline constexpr int NO_ENTRY = -1;

// The chip that lies on a square, as an entry of Position::chips.
int chip_at(const Position& position, Square where);

// C3, IB1, IB3: what the tile just placed covered.
void cover_chip(const Ruleset& rules, Position& position, Events* events);

// How many chips of a colour, or showing a number, a hand has.
int chips_of_colour(const Hand& hand, int colour);
int chips_showing(const Hand& hand, int number);

// Points for something that is no feature: a chip, a wine of its colour, coats of arms.
void give_points(Position& position, Reason reason, int points, Chip chip, int coats, Events* events);

// Reshuffles the chips that nobody has seen (C4).
void hide_chips(const Ruleset& rules, Position& position, Random& random);

// Puts the entries in an order that tells nothing of how they came there: positions that look the same have
// the same chips in it, but for those that nobody has seen.
void sort_chips(Position& position);

} // namespace mappa
