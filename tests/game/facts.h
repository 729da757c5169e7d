// A game written down as anyone at the table would, with nothing of how the core keeps it.
#pragma once

#include "facts_chips.h"
#include "game/position.h"

#include <compare>
#include <vector>

namespace mappa::proof {

inline size_t at(int i) { return static_cast<size_t>(i); } // as an index

struct PlacedTile {
  int kind, rot, x, y;
  int player; // who placed it, NOBODY: a start tile

  bool operator==(const PlacedTile&) const = default;
};

struct StandingFigure {
  int player;
  Figure figure;
  int tile;              // index into Facts::board
  int feature;           // index into Tile::features
  bool upgraded = false; // DE1
  bool held = false;     // P9

  auto operator<=>(const StandingFigure&) const = default;
};

struct Facts {
  Decision decision;
  int decider, player, turn;
  int part;                      // of the turn: 0 the first tile, 1 the builder's (T1), 2 the extra (V2)
  int in_hand;                   // kind of tile, NO_TILE: none
  std::vector<PlacedTile> board; // in the order of placing; nothing that a map prints
  std::vector<StandingFigure> figures; // sorted
  std::vector<int> scores, stash;      // by player; the stash by player * FIGURES + figure
  std::vector<int> stack, discarded;   // kinds of tiles; the last of the stack is drawn first
  ChipFacts chips;
  std::vector<int> goods;           // by player * GOODS + kind (T3)
  bool woken = false, town = false; // in this turn: the builder (T1), a town covered (V2)
  std::vector<int> asked;           // owners of postmen who are still to be asked, in this order (P9)
  std::vector<At> waiting; // starts that get their tiles when the river is laid (R1), as the map has them
};

Facts facts_of(const Ruleset& rules, const Position& position);

// The core's number of a tile of the board: it counts from 1, and what the map prints comes first.
inline int core_number(const Ruleset& rules, int tile) { return static_cast<int>(rules.first_tile()) + tile; }
inline int tile_of(const Ruleset& rules, int core_number) {
  return core_number - static_cast<int>(rules.first_tile());
}

inline const Tile& printed(const Ruleset& rules, const PlacedTile& placed) {
  return rules.kinds[static_cast<size_t>(placed.kind)].tile;
}

} // namespace mappa::proof
