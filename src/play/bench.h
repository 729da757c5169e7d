// How fast the engine is: random games, and copies of a position.
#pragma once

#include "game/turn.h"

#include <cstdint>

namespace mappa::play {

struct BenchResult {
  uint64_t games = 0;
  uint64_t placements = 0; // tiles placed by the players
  uint64_t decisions = 0;  // all of them
  double seconds = 0;
};

// Plays random games for about so long, on so many threads, each with a stream of seeds of its own.
BenchResult bench_games(const Ruleset& rules, uint64_t seed, double seconds, int threads);

// Nanoseconds to copy a position in the middle of a game.
double bench_copy(const Ruleset& rules, uint64_t seed);

} // namespace mappa::play
