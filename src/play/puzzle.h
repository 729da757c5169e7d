// Puzzles: turns of played games in which one line is better than every other by several points, for sure.
#pragma once

#include "play/lines.h"
#include "play/puzzle_theme.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mappa::play {

inline constexpr double PUZZLE_GAP = 3;      // points by which the best line is better than every other,
inline constexpr double PUZZLE_DOUBT = 0.01; // but for this probability

struct Way { // to play the turn
  Line line;
  double loss = 0; // against the best, in points of the lead; 0: it is the best, or comes to the same
};

struct Puzzle {
  size_t at = 0;         // actions of the game before it
  std::vector<Way> ways; // all of them, in the order of the rules
  int difficulty = 1;    // 1 to HARDEST
  Told told;             // what it is about
};

inline constexpr int HARDEST = 4;

// The puzzle that a position is for its decider, if it is one and not everybody finds the best line at once.
// The same seed gives the same.
std::optional<Puzzle> puzzle_at(const Ruleset& rules, const Position& position, uint64_t seed);

struct PuzzleGame {
  std::vector<Action> actions;
  std::vector<Puzzle> puzzles; // in their order
};

// Plays a game with players of mixed strength and looks for puzzles in it. The same seed gives the same.
PuzzleGame find_puzzles(const Ruleset& rules, uint64_t seed);

} // namespace mappa::play
