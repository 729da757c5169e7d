// A map played: do the tiles find places, is there something to win, are the large cities completed?
#pragma once

#include "game/map.h"
#include "game/tile.h"

#include <cstdint>
#include <vector>

namespace mappa::mapmaking {

using TileSets = std::vector<const TileSet*>; // of the recommended mix: RECOMMENDED_SETS

struct Trial {
  int games = 0;
  double tiles = 0;              // in a game
  double placed = 0;             // of them
  double empty = 0;              // squares left at the end
  double points = 0;             // of a player
  std::vector<double> completed; // of each large city: in how many of the games, 0 to 1

  double placed_share() const { return tiles > 0 ? placed / tiles : 0; }
  double completed_share() const; // of all large cities
};

// Games of three players with the recommended mix, without chips. The same seed plays the same games.
Trial play_by_chance(const Map& map, const TileSets& sets, int games, std::uint64_t seed);
Trial play_hard(const Map& map, const TileSets& sets, int games, std::uint64_t seed);

// What the five maps show, with a little room on both sides: a board is fine in between (docs/maps.md).
struct Span {
  double least, most;

  bool holds(double value) const { return value >= least && value <= most; }
  double off(double value) const { return value < least ? least - value : value > most ? value - most : 0; }
};
struct Yardstick {
  Span placed_share, empty, points, completed_share;
};
extern const Yardstick CHANCE_YARDSTICK, HARD_YARDSTICK;

// 0 if all of it lies within; otherwise how far off it is, in shares of each span.
double off(const Trial& trial, const Yardstick& yardstick);

} // namespace mappa::mapmaking
