// Finding better weights by playing: two sets that differ a little in every weight, by chance, play against
// each other, and the weights move a little towards the better one (simultaneous perturbation, SPSA).
#pragma once

#include "game/ruleset.h"
#include "play/weights.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace mappa::play {

struct TrialOptions {
  int trials = 400;
  int games = 20; // in each trial, shared by the rule sets
  int jobs = 1;
  uint64_t seed = 1;
  std::function<void(int trial, const Weights&)> told; // now and then
};

// The mean of the later trials. The same seed gives the same weights, whatever the jobs.
Weights improve(const std::vector<Ruleset>& rules, Weights weights, const TrialOptions& options);

} // namespace mappa::play
