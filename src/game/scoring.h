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
  Modifier modifier = Modifier::Plain;
};

// The same with the towns beside a road (V4), its inns (I2) and a city's cathedrals (I3).
Points points_of(const Ruleset& rules, const Position& position, Kind kind, Node root, bool complete);

inline constexpr int FIELD_CITY_POINTS = 3;
inline constexpr int PIG_CITY_POINTS = 4; // T2

// B12: the complete cities that touch a field, each once.
Points points_of_field(const Ruleset& rules, const Position& position, Node root);

// T2: what a field brings this owner.
Points with_pig(const Ruleset& rules, const Position& position, uint8_t player, Node field, Points points);

// B9: who stands on a feature, and who gets its points.
struct Majority {
  std::array<int, MAX_PLAYERS> strength{};
  int most = 0; // 0: nobody stands there

  bool owns(int player) const { return most && strength[static_cast<size_t>(player)] == most; }
};
Majority majority(const Position& position, Node root);

// Scores and clears the features that the tile just placed completed, in the order of X7.
void score_completed(const Ruleset& rules, Position& position, Events* events);

// What an incomplete monastery, post office or garden is worth now goes to the owner of a figure there,
// whoever else stands on it (P7, A3).
void score_site_now(const Ruleset& rules, Position& position, uint8_t figure, Reason reason, Events* events);

// B12, T3.
void score_final(const Ruleset& rules, Position& position, Events* events);

} // namespace mappa
