// Points: what a feature is worth, to whom it goes, and the scoring during and after the game.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

// Points of a road, city or monastery, complete (B6-B8) or as it stands (B12).
int worth(Kind kind, Word word, bool complete);

// What a feature brings each of its owners, and how that comes about.
struct Points {
  int points = 0, tiles = 0, coats = 0, cities = 0, towns = 0;
};

// The same with the towns beside a road (V4).
Points points_of(const Ruleset& rules, const Position& position, Kind kind, Node root, bool complete);

// B12: the complete cities that touch a field, each once.
Points points_of_field(const Ruleset& rules, const Position& position, Node root);

// B9: who stands on a feature, and who gets its points.
struct Majority {
  std::array<int, MAX_PLAYERS> strength{};
  int most = 0; // 0: nobody stands there

  bool owns(int player) const { return most && strength[static_cast<size_t>(player)] == most; }
};
Majority majority(const Position& position, Node root);

// Scores and clears the features that the tile just placed completed, in the order of X7.
void score_completed(const Ruleset& rules, Position& position, Events* events);

// B12.
void score_final(const Ruleset& rules, Position& position, Events* events);

} // namespace mappa
