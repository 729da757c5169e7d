// The weights: the same in the program and in its data, found again from the same seed.
#include "play/tune.h"

#include "command/weights_file.h"
#include "data/error.h"
#include "data/folder.h"
#include "data/json.h"
#include "play/trials.h"
#include "rule_sets.h"

#include <gmock/gmock.h>

namespace mappa::proof {

using namespace command;
using namespace data;
using namespace play;
namespace {

TEST(Weights, AreThoseOfTheDataFolder) {
  for (size_t kind = 0; kind < GAME_KIND_NAME.size(); ++kind) {
    const std::string file = std::string(GAME_KIND_NAME[kind]) + ".json";
    EXPECT_EQ(read_weights(data_folder() / "players" / file).points,
              usual_weights(static_cast<GameKind>(kind)).points)
        << file;
  }
}

TEST(Weights, AreThoseOfTheKindOfGame) {
  EXPECT_EQ(kind_of_game(base_game(2)), GameKind::Table);
  EXPECT_EQ(kind_of_game(map_game("france", 2)), GameKind::Map);
  EXPECT_EQ(kind_of_game(expanded_game(2)), GameKind::TableExpanded);
  EXPECT_EQ(kind_of_game(expanded_game(2, "benelux")), GameKind::MapExpanded);
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
  write_weights(folder.path / "w.json", usual_weights(GameKind::Table));
  EXPECT_EQ(read_weights(folder.path / "w.json").points, usual_weights(GameKind::Table).points);
  std::string text = read_text(folder.path / "w.json");
  text.insert(text.find_last_of('}'), ", \"luck\": 1");
  EXPECT_THAT(fault(text), testing::HasSubstr("luck"));
  const std::string name = "\"city_now\": ";
  text.insert(text.find(name) + name.size(), "\"x\", \"y\": ");
  EXPECT_THAT(fault(text), testing::HasSubstr("must be a number"));
}

TEST(Tune, FindsTheSameWeightsWhateverTheJobs) {
  const std::vector<Ruleset> rules{base_game(2, 12), base_game(3, 12)};
  TuneOptions options;
  options.games = 6;
  options.rounds = 2;
  const Weights one = tune(rules, usual_weights(GameKind::Table), options);
  options.jobs = 3;
  EXPECT_EQ(tune(rules, usual_weights(GameKind::Table), options).points, one.points);
  EXPECT_NE(one.points, usual_weights(GameKind::Table).points);
}

TEST(Trials, FindTheSameWeightsWhateverTheJobs) {
  const std::vector<Ruleset> rules{base_game(2, 12), base_game(3, 12)};
  TrialOptions options;
  options.trials = 3;
  options.games = 8;
  const Weights usual = usual_weights(GameKind::Table), one = improve(rules, usual, options);
  options.jobs = 3;
  EXPECT_EQ(improve(rules, usual, options).points, one.points);
  EXPECT_NE(one.points, usual.points);
}

} // namespace
} // namespace mappa::proof
