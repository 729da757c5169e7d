// Finding the evaluation's weights by self-play: games are played by the weights at hand, with some chance in
// the choices; then those weights are sought that would have foretold their results best.
#pragma once

#include "game/ruleset.h"
#include "play/weights.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace mappa::play {

struct TuneOptions {
  int games = 400; // in each round, shared by the rule sets
  int rounds = 8;
  int jobs = 1;
  uint64_t seed = 1;
  std::function<void(int round, double error, const Weights&)> told; // after each round
};

// The same seed gives the same weights, whatever the jobs.
Weights tune(const std::vector<Ruleset>& rules, Weights weights, const TuneOptions& options);

} // namespace mappa::play
