// `mappa match`, `mappa ladder` and `mappa tune`.
#include "command/terminal.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace mappa::command {
namespace {

using nlohmann::json;
using testing::HasSubstr;

struct Matches : testing::Test {
  Folder folder;
  std::string setup =
      folder.write("setup.json", R"({"players":["A","B"],"tiles":{"base":1},"tile_limit":16})").string();
};

TEST_F(Matches, tell_what_happened_as_JSON) {
  const std::string match =
      "match hard random --games 6 --json --seed 3 --setup " + setup; // the same whatever the jobs
  const Said said = run_mappa(match + " --jobs 2");
  ASSERT_EQ(said.code, 0) << said.err;
  json told = json::parse(said.out);
  EXPECT_EQ(told["a"], "hard");
  EXPECT_EQ(told["b"], "random");
  EXPECT_EQ(told["games"], 6);
  EXPECT_EQ(told["wins"].get<int>() + told["draws"].get<int>() + told["losses"].get<int>(), 6);
  for (const char* key : {"share", "elo", "margin"}) {
    EXPECT_LE(told[key][1], told[key][0]) << key;
    EXPECT_GE(told[key][2], told[key][0]) << key;
  }
  EXPECT_GT(told["margin"][0], 0);
  json again = json::parse(run_mappa(match + " --jobs 1").out);
  for (json* each : {&told, &again}) each->erase("slowest_ms");
  EXPECT_EQ(again, told);
}

TEST_F(Matches, tell_it_to_people) {
  const Said said = run_mappa("match easy random --games 2 --setup " + setup);
  EXPECT_THAT(said.out, HasSubstr("easy against random: 2 games, "));
  EXPECT_EQ(said.err, "") << "no bar where nobody looks";
}

TEST_F(Matches, show_a_bar_to_whoever_looks) {
  for (const auto& [command, last] : {std::pair{"match easy random --games 3", "] 4 of 4"}, // whole pairs
                                      std::pair{"ladder --games 2 --playouts 4", "] 8 of 8"}})
    EXPECT_TRUE(says(Terminal(command + (" --setup " + setup)).finish().out, last));
}

TEST_F(Matches, know_their_players) {
  const Said said = run_mappa("match hard master");
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("master"));
  EXPECT_THAT(run_mappa("match uct greedy --playouts 20 --games 2 --setup " + setup).out,
              HasSubstr("uct against"));
}

TEST_F(Matches, of_one_player_are_refused) {
  const std::string alone = folder.write("alone.json", R"({"players":["A"]})").string();
  EXPECT_EQ(run_mappa("match hard random --setup " + alone).code, 1);
}

TEST_F(Matches, make_a_ladder) {
  const Said said = run_mappa("ladder --games 2 --playouts 4 --json --setup " + setup);
  ASSERT_EQ(said.code, 0) << said.err;
  const json rungs = json::parse(said.out);
  ASSERT_EQ(rungs.size(), 5u);
  EXPECT_EQ(rungs[0]["level"], "random");
  EXPECT_EQ(rungs[4]["level"], "expert");
  EXPECT_EQ(rungs[4]["games"], 2);
}

TEST_F(Matches, play_with_weights_that_were_tuned) {
  const std::string weights = (folder.path / "weights.json").string();
  const Said said = run_mappa("tune " + weights + " --games 4 --rounds 2 --trials 2 --setup " + setup);
  ASSERT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("round 2: "));
  EXPECT_EQ(run_mappa("match hard hard --games 2 --weights-a " + weights + " --setup " + setup).code, 0);
  folder.write("weights.json", "{}");
  const Said fault = run_mappa("match hard hard --games 2 --weights-a " + weights + " --setup " + setup);
  EXPECT_EQ(fault.code, 1);
  EXPECT_THAT(fault.err, HasSubstr("city_now"));
}

} // namespace
} // namespace mappa::command
