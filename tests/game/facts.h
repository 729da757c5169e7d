// A game written down as anyone at the table would, with nothing of how the core keeps it.
#pragma once

#include "game/position.h"

#include <compare>
#include <vector>

namespace mappa::proof {

struct PlacedTile {
  int kind, rot, x, y;
  int player; // who placed it, NOBODY: the start tile

  bool operator==(const PlacedTile&) const = default;
};

struct StandingFigure {
  int player;
  Figure figure;
  int tile;    // index into Facts::board
  int feature; // index into Tile::features

  auto operator<=>(const StandingFigure&) const = default;
};

struct Facts {
  Decision decision;
  int decider, player, turn;
  int in_hand;                         // kind of tile, NO_TILE: none
  std::vector<PlacedTile> board;       // in the order of placing; the core counts its tiles from 1
  std::vector<StandingFigure> figures; // sorted
  std::vector<int> scores, stash;      // by player; the stash by player * FIGURES + figure
  std::vector<int> stack, discarded;   // kinds of tiles; the last of the stack is drawn first
};

Facts facts_of(const Ruleset& rules, const Position& position);

inline const Tile& printed(const Ruleset& rules, const PlacedTile& placed) {
  return rules.kinds[static_cast<size_t>(placed.kind)].tile;
}

} // namespace mappa::proof
