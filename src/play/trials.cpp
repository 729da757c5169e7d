#include "play/trials.h"

#include "play/match.h"

#include <algorithm>
#include <cmath>

namespace mappa::play {

namespace {

constexpr double PART = 0.25;        // of a weight, by which it is varied; but at least as many points
constexpr double WIDTH = 0.5;        // of the variation, at first
constexpr double PACE = 0.12;        // at first: how far a clear result moves the weights
constexpr double SLOWER = 300;       // trials after which both are less
constexpr double MEMORY = 1.0 / 200; // of the mean, that a trial counts
constexpr int TOLD_EVERY = 100;

Weights varied(const Weights& weights, const Traits& step, double times) {
  Weights found = weights;
  for (size_t i = 0; i < TRAITS; ++i) found.points[i] += times * step[i];
  return found;
}

// From -1.5 to 1.5: how much better the first weights are, by games won and by points.
double compare(const Ruleset& rules, const Weights& a, const Weights& b, int games, int jobs, uint64_t seed) {
  const double usual_margin = rules.on_map ? 40 : 22;
  MatchOptions match;
  match.a = {.level = "hard", .weights = &a};
  match.b = {.level = "hard", .weights = &b};
  match.games = games;
  match.jobs = jobs;
  match.seed = seed;
  const MatchResult result = play_match(rules, match);
  return std::tanh(result.margin.mean / usual_margin) + result.share.mean - 0.5;
}

} // namespace

Weights improve(const std::vector<Ruleset>& rules, Weights weights, const TrialOptions& options) {
  Random random{options.seed};
  Traits size;
  for (size_t i = 0; i < TRAITS; ++i) size[i] = std::max(PART, PART * std::abs(weights.points[i]));
  const int games = std::max(2, options.games / static_cast<int>(rules.size()) / 2 * 2);
  Weights mean = weights;
  for (int trial = 1; trial <= options.trials; ++trial) {
    const double later = 1 + (trial - 1) / SLOWER;
    Traits step;
    for (size_t i = 0; i < TRAITS; ++i) step[i] = random.below(2) ? size[i] : -size[i];
    const double width = WIDTH / std::pow(later, 0.1);
    const Weights a = varied(weights, step, width), b = varied(weights, step, -width);
    double better = 0;
    for (const Ruleset& game : rules) better += compare(game, a, b, games, options.jobs, random.next());
    better /= static_cast<double>(rules.size());
    weights = varied(weights, step, PACE / std::pow(later, 0.6) * better);
    const double memory = std::max(MEMORY, 1.0 / trial);
    for (size_t i = 0; i < TRAITS; ++i) mean.points[i] += memory * (weights.points[i] - mean.points[i]);
    if (options.told && trial % TOLD_EVERY == 0) options.told(trial, mean);
  }
  return mean;
}

} // namespace mappa::play
