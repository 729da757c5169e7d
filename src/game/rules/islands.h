// Benelux: stacks of tiles on three islands, whose open tiles are had for a chip (BX1-BX4).
#pragma once

#include "game/action.h"
#include "game/event.h"

namespace mappa {

// Throws SetupError where the tiles do not suffice.
void check_islands(const Ruleset& rules);

// The stacks are numbered island by island.
constexpr int island_of(const Ruleset& rules, int stack) { return stack * COLOURS / rules.island_stacks; }
constexpr int place_on_island(const Ruleset& rules, int stack) {
  return stack % (rules.island_stacks / COLOURS);
}

// BX1: once the start tiles lie.
void fill_islands(const Ruleset& rules, Position& position);

// The open tile of a stack, NO_TILE: none, also until the end of the turn in which it was taken.
inline uint8_t open_tile(const Position& p, size_t stack) {
  const uint8_t size = p.island_sizes[stack];
  return size == 0 || (p.stacks_taken >> stack & 1) ? NO_TILE : p.islands[stack][size - 1u];
}

// How many tiles of a stack nobody has seen.
inline size_t face_down(const Position& p, size_t stack) {
  return p.island_sizes[stack] - (open_tile(p, stack) == NO_TILE ? 0u : 1u);
}

// BX3: what may be taken instead of drawing.
void legal_takes(const Ruleset& rules, const Position& position, Actions& actions);
bool may_take(const Ruleset& rules, const Position& position);

// Pays the chip; the tile comes into the hand.
void take_tile(const Ruleset& rules, Position& position, const Action& action, Events* events);

// BX3: at the end of the turn.
void turn_up(Position& position, Events* events);

// Reshuffles the stacks' tiles that nobody can see with the lowest n of the ordinary stack.
void hide_tiles(Position& position, uint32_t n, Random& random);

// Those that lie face down become these, one after the other.
void fill_hidden(Position& position, const uint8_t* tiles);

} // namespace mappa
