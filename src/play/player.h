// Computer players: what one of them would do in a position.
#pragma once

#include "game/action.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace mappa {

struct Thought { // one action that was thought about
  Action action;
  int visits; // positions looked at after it
  std::array<double, MAX_PLAYERS> value;
};

struct Suggestion {
  Action action;
  std::array<double, MAX_PLAYERS> value; // final score expected for each player
  std::vector<Thought> lines;            // the best first, at most MAX_LINES
};

inline constexpr int MAX_LINES = 10;

// The names of the players, weakest first.
std::vector<std::string> levels();

// The same position, level and seed give the same answer; what no player can see does not matter to it.
// Throws std::invalid_argument if there is no such level or nothing to decide.
Suggestion suggest(const Ruleset& rules, const Position& position, const std::string& level, uint64_t seed);

} // namespace mappa
