// `mappa puzzles`.
#include "command/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace mappa::command {
namespace {

using nlohmann::json;
using testing::HasSubstr;

struct Puzzles : testing::Test {
  Folder folder;
  std::string setup =
      folder.write("setup.json", R"({"players":["A","B"],"tiles":{"base":1},"tile_limit":30})").string();
  std::string file = (folder.path / "puzzles.json").string();

  Said find(int count, int jobs, const std::string& to) const {
    return run_mappa("puzzles " + to + " --count " + std::to_string(count) + " --jobs " +
                     std::to_string(jobs) + " --setup " + setup);
  }
};

TEST_F(Puzzles, are_the_same_whatever_the_jobs_and_gone_on_with) {
  const std::string other = (folder.path / "other.json").string();
  ASSERT_EQ(find(1, 1, file).code, 0);
  const std::string one = slurp(file);
  ASSERT_EQ(find(2, 1, file).code, 0);
  ASSERT_EQ(find(2, 2, other).code, 0);
  EXPECT_EQ(slurp(file), slurp(other)) << "begun anew with two jobs, or gone on with";
  EXPECT_NE(slurp(file), one);
  const Said said = run_mappa("puzzles --check " + file);
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr(" puzzles in "));
  EXPECT_THAT(find(3, 1, "/nowhere/puzzles.json").err, HasSubstr("/nowhere/puzzles.json"));
  EXPECT_THAT(run_mappa("puzzles " + file).err, HasSubstr("other setups"));
}

// Those that come with the page: every game can be played, every solution too, and every reason is true.
TEST(ShippedPuzzles, are_sound) {
  const Said said = run_mappa("puzzles --check '" MAPPA_DATA_DIR "/puzzles/puzzles.json'");
  EXPECT_EQ(said.code, 0) << said.err;
}

TEST_F(Puzzles, that_are_spoilt_are_refused_with_the_place) {
  const json sound = json::parse(slurp(MAPPA_DATA_DIR "/puzzles/puzzles.json"));
  json few = sound; // so that reading is quick
  few["games"] = json::array({sound["games"][0], sound["games"][1]});
  const auto fault = [&](const char* pointer, const json& value) {
    json spoilt = few;
    spoilt[json::json_pointer(pointer)] = value;
    folder.write("puzzles.json", spoilt.dump());
    const Said said = run_mappa("puzzles --check " + file);
    EXPECT_EQ(said.code, 1) << pointer;
    return said.err;
  };
  folder.write("puzzles.json", few.dump());
  ASSERT_EQ(run_mappa("puzzles --check " + file).code, 0);
  EXPECT_THAT(fault("/format", "mappa-game"), HasSubstr("puzzles.json: \"format\" is \"mappa-game\""));
  EXPECT_THAT(fault("/version", 2), HasSubstr("\"version\""));
  EXPECT_THAT(fault("/more", 1), HasSubstr("more"));
  EXPECT_THAT(fault("/setups", json::array()), HasSubstr("\"setups\" is empty"));
  EXPECT_THAT(fault("/setups/0/seed", 1), HasSubstr("a setup is"));
  EXPECT_THAT(fault("/games/0/seed", 0), HasSubstr("game 1: \"seed\""));
  EXPECT_THAT(fault("/games/1/seed", few["games"][0]["seed"]), HasSubstr("game 2: \"seed\""));
  EXPECT_THAT(fault("/games/0/actions/3", 9999), HasSubstr("game 1: action 4 is 9999"));
  EXPECT_THAT(fault("/games/0/actions/3", "a"), HasSubstr("game 1: action 4 is \"a\""));
  EXPECT_THAT(fault("/games/0/puzzles", json::array()), HasSubstr("game 1: \"puzzles\" is empty"));
  EXPECT_THAT(fault("/games/0/puzzles/0/at", 100'000), HasSubstr("game 1: puzzle 1: \"at\""));
  EXPECT_THAT(fault("/games/0/puzzles/0/at", 0), HasSubstr("game 1: puzzle 1: "));
  EXPECT_THAT(fault("/games/0/puzzles/0/difficulty", 5), HasSubstr("game 1: puzzle 1: \"difficulty\""));
  EXPECT_THAT(fault("/games/0/puzzles/0/themes", {"luck"}), HasSubstr("there is no theme \"luck\""));
  EXPECT_THAT(fault("/games/0/puzzles/0/ways", json::array()),
              HasSubstr("puzzle 1: there are 0 ways; 7 actions are legal"));
  EXPECT_THAT(fault("/games/0/puzzles/0/ways/0", 1), HasSubstr("puzzle 1: way 0"));
  EXPECT_THAT(fault("/games/0/puzzles/0/why", {{"scores", 99, "city"}}), HasSubstr("puzzle 1: \"why\" says"));
  folder.write("puzzles.json", "{");
  EXPECT_EQ(run_mappa("puzzles --check " + file).code, 1);
}

} // namespace
} // namespace mappa::command
