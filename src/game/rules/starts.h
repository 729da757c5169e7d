// Start squares of a map: tiles lie on them from the first (M3), or once the river is laid (R1).
#pragma once

#include "game/event.h"
#include "game/position.h"
#include "game/random.h"
#include "game/rules/river.h"

namespace mappa {

// M3: the start tile on the first start used that it fits, random tiles on the others. R1: with the river it
// is the spring, and the others wait.
void lay_starts(const Ruleset& rules, Position& position, uint8_t start_tile, Random& random);

// A start that waits for its tile is used, and so no town (V1); also when a river tile has covered it.
bool waits(const Ruleset& rules, const Position& position, Square where);

// R1: starts wait, and no river tile is left to draw.
inline bool starts_are_due(const Ruleset& rules, const Position& p) {
  return p.waiting_starts && !river_is_left(rules, p);
}

// Lays the next of them, in the map's order. One that the river has covered or leads to gets no tile, nor one
// that no tile of the stack fits. False: none was left.
bool lay_waiting_start(const Ruleset& rules, Position& position, Events* events);

} // namespace mappa
