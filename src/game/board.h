// Laying tiles: the frontier of squares where one may go, and the joining of features across sides.
#pragma once

#include "game/position.h"

namespace mappa {

inline constexpr int NOT_FOUND = -1;

// The frontier's entry for a square.
int find_square(const Position& position, Square where);

void remove_square(Position& position, int entry);

// False for what is no square of the map.
bool takes_tile(const Ruleset& rules, Square where);

// M13: no square of the map is left. One that the river leads to stays free, and starts may wait (R1).
inline bool covered(const Ruleset& rules, const Position& p) {
  return rules.on_map && p.frontier_size == 0 && !(p.river_ends | p.waiting_starts);
}

// Which of sixteen squares are `where`, or one of the eight round it: a bit each.
uint32_t bits_near(const Square* sixteen, Square where);

// The tile on a square, 0: none.
int tile_at(const Position& position, Square where);

// Which of 64 squares of the frontier, from `block` on, a kind of tile fits: a bit each, for every rotation.
using Fits = std::array<uint64_t, ROTATIONS>;
Fits fitting(const Position& position, const TileKind& kind, size_t block);

// True if the kind of tile fits somewhere (B4).
bool fits_anywhere(const TileKind& kind, const Position& position);

// Makes sure that the frontier has an entry for an empty square, wherever it is, and returns it.
int reach(const Ruleset& rules, Position& position, Square where);

// Figures in the stashes, what the map prints on the board, and nothing else.
Position before_first_tile(const Ruleset& rules);

// Lays a tile on a frontier square that it fits; the features at its sides are joined.
void lay(const Ruleset& rules, Position& position, int entry, int oriented, uint8_t player);

} // namespace mappa
