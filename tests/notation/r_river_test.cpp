// The river.
#include "map_table.h"

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

json river_on(const std::string& map, uint64_t seed) {
  json setup = river_game({{"base", 1}, {"river_1", 1}}, seed);
  setup["map"] = map;
  return setup;
}

TEST(River, R1_on_a_map_the_starts_that_wait_are_told_and_their_tiles_are_nobodys) {
  int told = 0, lie = -4; // but the springs
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    Client client;
    client.start(river_on("iberia", seed));
    json view = client.view();
    EXPECT_EQ(view["board"][0]["tile"], "river_1/s");
    EXPECT_EQ(view["board"][0]["player"], nullptr);
    EXPECT_EQ(view["starts"].size(), 2u);
    for (const json& start : view["starts"])
      EXPECT_TRUE(start.size() == 3 && start["id"].is_string() && start["x"].is_number() &&
                  start["y"].is_number())
          << start;
    for (Random random{seed}; view.contains("starts"); view = client.view()) {
      const json actions = client.legal();
      const json answer = client.play(actions[random.below(static_cast<uint32_t>(actions.size()))]);
      for (const json& event : answer["events"])
        told += event["type"] == "placed" && event["player"].is_null();
    }
    for (const json& tile : view["board"]) lie += tile["player"].is_null();
    client.play_random(seed);
    const std::string before = client.state();
    client.call("load", {{"record", client.call("save")}});
    EXPECT_EQ(client.state(), before);
  }
  EXPECT_EQ(told, lie);
  EXPECT_GT(told, 0);
}

TEST(River, R1_R2_on_a_map_too_no_other_tile_fits_where_the_river_is_open) {
  MapTable table({"*##", "###"}, Rules{}, json::object(), {{"tiles", {{"base", 1}, {"river_1", 1}}}});
  table.arrange({}, {}, {"base/L", "river_1/IFI"}); // only arranging brings that about
  EXPECT_THAT(table.refusal({{"type", "tile"}, {"x", 1}, {"y", 0}, {"rot", 0}}),
              HasSubstr("its W side is field and meets the river of river_1/s at (0,0)"));
  EXPECT_THAT(table.refusal({{"type", "tile"}, {"x", 2}, {"y", 0}, {"rot", 0}}),
              HasSubstr("is beside no tile"));
  table.lay(0, 1);
  EXPECT_THAT(table.refusal({{"type", "tile"}, {"x", 1}, {"y", 0}, {"rot", 1}}),
              HasSubstr("its W side is field and meets the river"));
}

TEST(River, R1_BX1_river_tiles_do_not_lie_on_islands) {
  Client client;
  json setup = river_on("benelux", 1);
  setup["chips"] = true;
  setup["analysis"] = true;
  client.start(setup);
  const json wish{{"islands", {{"blue", json::array({json::array({"river_1/II"})})}}}};
  EXPECT_THAT(client.ask("arrange", wish)["error"]["message"].get<std::string>(),
              HasSubstr("river tiles do not lie on islands"));
}

TEST(River, R1_the_river_needs_its_tiles) {
  Client client;
  json setup = river_game({{"base", 1}, {"river_1", 1}}, 1);
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

TEST(River, R1_whatever_the_copies_there_is_one_spring_and_one_lake) {
  struct Case {
    json tiles;
    int river; // tiles of it, the spring not counted
    std::string lake;
  };
  for (const auto& [tiles, river, lake] :
       {Case{{{"river_1", 1}}, 11, "river_1/I.e"}, Case{{{"river_1", 2}}, 21, "river_1/I.e"},
        Case{{{"river_2", 1}}, 11, "river_2/I.v"}, Case{{{"river_2", 2}}, 21, "river_2/I.v"},
        Case{{{"river_1", 1}, {"river_2", 2}}, 10 + 20 + 1, "river_2/I.v"}}) {
    Client client;
    client.start(river_game(tiles, 4));
    EXPECT_EQ(client.view()["stack"], river - 1) << tiles;
    EXPECT_EQ(client.view()["remaining"][lake], 1) << tiles;
    const std::vector<std::string> all = drawn(client, river);
    EXPECT_EQ(all.back(), lake) << tiles; // and with it the game ends
    EXPECT_TRUE(client.view()["board"].size() + client.view()["discarded"].size() >= all.size()) << tiles;
    const auto forks = std::count(all.begin(), all.end(), "river_2/III");
    for (std::ptrdiff_t i = 0; i < forks; ++i) EXPECT_EQ(all[static_cast<std::size_t>(i)], "river_2/III");
  }
}

TEST(River, R1_the_start_tile_of_the_base_game_is_drawn_like_any_other_of_its_look) {
  Client client;
  client.start(river_game({{"base", 1}, {"river_1", 1}}, 1));
  const json remaining = client.view()["remaining"];
  EXPECT_EQ(remaining["base/RCr"], 4);
  EXPECT_FALSE(remaining.contains("base/RCr.start"));
}

TEST(River, R1_A1_its_gardens_count_with_the_abbot_and_figures_stand_beside_the_water) {
  ExpansionTable table({"abbot", "pig", "builder", "large_meeple"},
                       {{"tiles", {{"base", 1}, {"river_1", 1}}}});
  table.arrange({}, {}, {"river_1/IIG", "river_1/IFI"});
  table.tile(1, 0, 1);
  EXPECT_TRUE(table.may(put("abbot", "garden")));
  for (const json& action : table.legal("figure"))
    EXPECT_THAT(action["on"].get<std::string>(), testing::Not(HasSubstr("river")));
}

// The first fork: both its ends need room ahead.
TEST(River, R2_no_tile_may_lie_ahead_of_either_end_of_a_fork) {
  PostTable table({{"postman", false}, {"tiles", {{"base", 1}, {"river_2", 1}}}});
  table.arrange({placed("base/L", 2, -3)}, {}, {"river_2/III", "river_2/LIFI"});
  for (const json& action : table.legal("tile"))
    EXPECT_EQ(action, json({{"type", "tile"}, {"x", 1}, {"y", 0}, {"rot", 2}})); // east and south, not north
  EXPECT_THAT(table.refusal({{"type", "tile"}, {"x", 1}, {"y", 0}, {"rot", 0}}),
              HasSubstr("tiles lie ahead of the river there"));
}

TEST(River, R2_where_the_river_is_open_another_tile_fits_nowhere_and_the_river_goes_on_later) {
  ExpansionTable table(Rules{}, {{"tiles", {{"base", 1}, {"river_1", 1}}}});
  table.arrange({}, {},
                {"base/L", "base/L", "river_1/IFI", "river_1/II"}); // only arranging brings that about
  for (const json& action : table.legal("tile")) EXPECT_NE(action["x"], 1) << action;
  EXPECT_THAT(table.refusal({{"type", "tile"}, {"x", 1}, {"y", 0}, {"rot", 0}}),
              HasSubstr("its W side is field and meets the river of river_1/s at (0,0)"));
  table.lay(0, 1);
  table.lay(1, 1); // beside the river's end
  table.lay(1, 0);
  EXPECT_EQ(table.feature(1, 0, "field@3")["places"].size(),
            5u); // round the spring, and all of the four tiles
}

TEST(River, R1_R2_a_whole_game_with_every_rule_is_saved_and_loaded) {
  Client client;
  json setup = river_game({{"base", 1}, {"river_1", 1}, {"river_2", 1}, {"inns_and_cathedrals", 1}}, 9);
  setup["rules"] = {"inns", "cathedrals", "large_meeple", "builder", "pig", "trade_goods", "abbot"};
  setup["postman"] = true;
  client.start(setup);
  client.play_random(3);
  EXPECT_EQ(client.view()["over"], true);
  const std::string before = client.state();
  client.call("load", {{"record", client.call("save")}});
  EXPECT_EQ(client.state(), before);
}

} // namespace
} // namespace mappa::proof
