// The weights: the same in the program and in its data, found again from the same seed.
#include "play/tune.h"

#include "command/weights_file.h"
#include "data/error.h"
#include "data/folder.h"
#include "data/json.h"
#include "rule_sets.h"

#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

TEST(Weights, AreThoseOfTheDataFolder) {
  EXPECT_EQ(read_weights(data_folder() / "players" / "weights.json").points, usual_weights().points);
}

TEST(Weights, AreCheckedWhenTheyAreRead) {
  const Folder folder;
  const auto fault = [&](const std::string& text) {
    try {
      read_weights(folder.write("weights.json", text));
    } catch (const DataError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_THAT(fault("{}"), testing::HasSubstr("city_now"));
  EXPECT_THAT(fault("[1]"), testing::HasSubstr("weights.json"));
  write_weights(folder.path / "w.json", usual_weights());
  EXPECT_EQ(read_weights(folder.path / "w.json").points, usual_weights().points);
  std::string text = read_text(folder.path / "w.json");
  text.insert(text.find_last_of('}'), ", \"luck\": 1");
  EXPECT_THAT(fault(text), testing::HasSubstr("luck"));
  text.replace(text.find("0."), 2, "\"x\", \"y\": 0.");
  EXPECT_THAT(fault(text), testing::HasSubstr("must be a number"));
}

TEST(Tune, FindsTheSameWeightsWhateverTheJobs) {
  const std::vector<Ruleset> rules{base_game(2, 12), base_game(3, 12)};
  TuneOptions options;
  options.games = 6;
  options.rounds = 2;
  const Weights one = tune(rules, usual_weights(), options);
  options.jobs = 3;
  EXPECT_EQ(tune(rules, usual_weights(), options).points, one.points);
  EXPECT_NE(one.points, usual_weights().points);
}

TEST(Tune, ForetellsResultsBetterAfterARound) {
  std::vector<double> errors;
  TuneOptions options;
  options.games = 20;
  options.rounds = 3;
  options.told = [&](int, double error, const Weights&) { errors.push_back(error); };
  tune({base_game(2, 24)}, Weights{}, options);
  EXPECT_LT(errors.back(), errors.front());
}

} // namespace
} // namespace mappa::proof
