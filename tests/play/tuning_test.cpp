// Tuning finds weights that are worth something.
#include "play/tune.h"

#include "play/trials.h"
#include "rule_sets.h"

namespace mappa::proof {

using namespace play;
namespace {

TEST(Trials, FindThatPointsAreWorthHaving) {
  Weights indifferent; // to all but points scored
  TrialOptions options;
  options.trials = 30;
  options.jobs = 2;
  const std::vector<Ruleset> rules{base_game(2, 24)};
  const Weights found = improve(rules, indifferent, options);
  EXPECT_GT(found[Trait::CityNow] + found[Trait::RoadNow] + found[Trait::FieldNow], 0);
}

TEST(Tune, ForetellsResultsBetterAfterARound) {
  std::vector<double> errors;
  TuneOptions options;
  options.games = 60;
  options.rounds = 3;
  options.told = [&](int, double error, const Weights&) { errors.push_back(error); };
  tune({base_game(2, 24)}, Weights{}, options);
  EXPECT_LT(errors.back(), errors.front());
}

} // namespace
} // namespace mappa::proof
