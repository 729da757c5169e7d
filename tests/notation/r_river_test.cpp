// The river.
#include "expansion_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

json river_game(const json& tiles, uint64_t seed) {
  return {{"players", {"Ann", "Bo"}}, {"tiles", tiles}, {"seed", seed}};
}

// The tiles in the order in which they are drawn.
std::vector<std::string> drawn(Client& client, int n) {
  std::vector<std::string> tiles;
  for (Random random{5}; static_cast<int>(tiles.size()) < n;) {
    const json view = client.view();
    if (view["decision"].is_null()) break;
    if (view["decision"]["kind"] == "tile") tiles.push_back(view["tile"]);
    const json actions = client.legal();
    client.play(actions[random.below(static_cast<uint32_t>(actions.size()))]);
  }
  return tiles;
}

TEST(River, R1_the_spring_lies_first_the_river_is_drawn_before_all_else_and_the_lake_is_its_last_tile) {
  for (uint64_t seed = 1; seed <= 5; ++seed) {
    Client client;
    client.start(river_game({{"base", 1}, {"river_1", 1}}, seed));
    EXPECT_EQ(client.view()["board"][0]["tile"], "river_1/s");
    EXPECT_EQ(client.view()["stack"], 72 + 12 - 2);
    const std::vector<std::string> tiles = drawn(client, 12);
    for (std::size_t i = 0; i < 11; ++i) EXPECT_THAT(tiles[i], StartsWith("river_1/"));
    EXPECT_EQ(tiles[10], "river_1/I.e");
    EXPECT_THAT(tiles[11], StartsWith("base/"));
  }
}

TEST(River, R1_both_rivers_have_one_spring_and_one_lake_and_the_fork_comes_first) {
  Client client;
  client.start(river_game({{"base", 1}, {"river_1", 1}, {"river_2", 1}}, 3));
  const std::vector<std::string> tiles = drawn(client, 22);
  EXPECT_EQ(tiles[0], "river_2/III");
  EXPECT_EQ(std::count(tiles.begin(), tiles.end(), "river_2/s"), 0);
  EXPECT_EQ(std::count(tiles.begin(), tiles.end(), "river_1/I.e"), 0);
  EXPECT_EQ(std::count(tiles.begin(), tiles.end(), "river_2/I.v"), 1);
}

TEST(River, R1_on_the_free_table_only) {
  Client client;
  json setup = river_game({{"base", 1}, {"river_1", 1}}, 1);
  setup["map"] = "france";
  EXPECT_THAT(client.ask("new", {{"setup", setup}})["error"]["message"].get<std::string>(),
              HasSubstr("the river is played on the free table"));
  setup = river_game({{"base", 1}, {"river_1", 1}}, 1);
  setup["tile_limit"] = 5;
  EXPECT_THAT(client.ask("new", {{"setup", setup}})["error"]["message"].get<std::string>(),
              HasSubstr("the river needs 12 tiles"));
}

// The spring flows to the east.
TEST(River, R2_a_river_tile_joins_the_river_and_does_not_turn_back) {
  PostTable table({{"postman", false}, {"tiles", {{"base", 1}, {"river_1", 1}}}});
  table.arrange({placed("river_1/II", 1, 0, 1)}, {}, {"river_1/IIG", "river_1/IFI"}); // from west to north
  EXPECT_THAT(table.refusal({{"type", "tile"}, {"x", 0}, {"y", 1}, {"rot", 0}}),
              HasSubstr("a river tile must go on with the river"));
  EXPECT_THAT(table.refusal({{"type", "tile"}, {"x", 1}, {"y", -1}, {"rot", 0}}),
              HasSubstr("it may not turn back on itself")); // to the west, above the spring
  EXPECT_EQ(table.legal("tile"), json::array({{{"type", "tile"}, {"x", 1}, {"y", -1}, {"rot", 3}}}));
}

TEST(River, R2_no_figure_stands_on_it_and_it_parts_fields) {
  PostTable table({{"postman", false}, {"tiles", {{"base", 1}, {"river_1", 1}}}});
  table.arrange({}, {}, {"river_1/IFI", "river_1/II"});
  table.tile(1, 0);
  EXPECT_EQ(table.legal("figure"), json::array({put("meeple", "field@0"), put("meeple", "field@3")}));
  EXPECT_THAT(table.refusal(put("meeple", "river@E")), HasSubstr("has no 'river@E'"));
}

} // namespace
} // namespace mappa::proof
