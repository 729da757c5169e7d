// What the network is shown of a position: for each player the features on which figures of theirs stand,
// each described by some of a few hundred statements ("a city with two holes and a fair chance", "my turns
// are few"), and what is in their hands. A statement is the row of the network's first weights that it adds.
#pragma once

#include "play/outlook.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mappa::play {

// A table of statements: one for each combination of small numbers, after those of the tables before it.
template <size_t... Sizes>
struct Statements {
  size_t first;
  static constexpr size_t SIZE = (Sizes * ...);
  constexpr size_t end() const { return first + SIZE; }
  // What is too large counts as the largest.
  template <class... Numbers>
  constexpr uint16_t operator()(Numbers... numbers) const {
    size_t row = 0;
    ((row = row * Sizes + std::clamp<size_t>(static_cast<size_t>(numbers), 0, Sizes - 1)), ...);
    return static_cast<uint16_t>(first + row);
  }
};

// Of a feature: its kind is a city, a road, a field, or a monastery and the like.
inline constexpr Statements<4, 4> STANDING_THERE{0};                      // kind, relation
inline constexpr Statements<4, 12> POINTS_THERE{STANDING_THERE.end()};    // kind, points now
inline constexpr Statements<4, 6, 8> CHANCE_THERE{POINTS_THERE.end()};    // kind, holes, chance
inline constexpr Statements<4, 12> TURNS_THERE{CHANCE_THERE.end()};       // kind, turns left
inline constexpr Statements<4, 5> AHEAD_THERE{TURNS_THERE.end()};         // kind, strength ahead
inline constexpr Statements<4, 3, 4> FIGURES_THERE{AHEAD_THERE.end()};    // kind, figures, turns left
inline constexpr Statements<4, 8> GAIN_THERE{FIGURES_THERE.end()};        // kind, points of completing
inline constexpr Statements<4, 12> RELATION_THERE{GAIN_THERE.end()};      // relation, turns left
inline constexpr Statements<3, 5, 4, 4> JOIN_THERE{RELATION_THERE.end()}; // kind, outcome, chance, points
inline constexpr size_t FEATURE_STATEMENTS = JOIN_THERE.end();

// Of a player.
inline constexpr Statements<8, 12> MEEPLES{0};                   // in the stash, turns left
inline constexpr Statements<8, 12> THEIR_MEEPLES{MEEPLES.end()}; // of the others on average, turns left
inline constexpr Statements<2, 12> NEXT{THEIR_MEEPLES.end()};    // to play next, turns left
inline constexpr Statements<5, 2, 3> FIGURES_LEFT{NEXT.end()};   // figure, there, turns left
inline constexpr size_t PLAYER_STATEMENTS = FIGURES_LEFT.end();

struct Token { // a feature, as one player sees it
  static constexpr size_t MOST = 12;

  uint16_t slot = 0;
  uint8_t player = 0, size = 0;
  std::array<uint16_t, MOST> rows{};

  void add(uint16_t row) {
    if (size < MOST) rows[size++] = row;
  }
};

struct PlayerSeen {
  static constexpr size_t MOST = 8;

  size_t size = 0;
  std::array<uint16_t, MOST> rows{};

  void add(uint16_t row) {
    if (size < MOST) rows[size++] = row;
  }
};

struct Sight {
  std::vector<Token> tokens;
  std::array<PlayerSeen, MAX_PLAYERS> players{};
};

void see(const Ruleset& rules, const Position& position, const Outlook& outlook, Sight& sight);

} // namespace mappa::play
