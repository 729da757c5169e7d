// Inns and cathedrals on maps: stubs, ferries, large cities, coats of arms, towns.
#include "map_table.h"

namespace mappa::proof {
namespace {

json inn_parts(int tiles, int coats, int towns) {
  return {{"tiles", tiles}, {"coats", coats}, {"towns", towns}, {"inn", true}};
}

// From the western border along a row to a stub with two coats of arms.
struct StubRoad : MapTable {
  explicit StubRoad(const Rules& rules)
      : MapTable({"*##", "###"}, rules, {{"borders", {stub(2, 0, "E", "road", 2)}}}) {
    arrange({placed(INNS + "RFr.iG", 1, 0)}, {figure_at(0, "meeple", 0, 0, "road@E")},
            {"base/RFr", "base/L"});
  }
};

TEST(Inns, I2_M7_an_inn_road_that_ends_in_a_stub_with_coats_brings_two_a_tile_and_two_a_coat) {
  StubRoad table({"inns"});
  EXPECT_EQ(table.feature(0, 0, "road@E")["now"]["points"], 0); // incomplete
  const json score = told(table.lay(2, 0), "score").at(0);
  EXPECT_EQ(score["points"], 2 * 4 + 2 * 2); // three tiles and the stub; coats as in any road (M9)
  EXPECT_EQ(score["parts"], inn_parts(4, 2, 0));
}

TEST(Inns, B14_M7_the_same_road_without_the_rule_brings_one_a_tile) {
  StubRoad table(Rules{});
  EXPECT_EQ(told(table.lay(2, 0), "score").at(0)["points"], 4 + 2 * 2);
}

TEST(Inns, I2_M9_an_incomplete_inn_road_brings_nothing_for_stub_coats_and_towns_either) {
  MapTable table({"*#o#", "####"}, {"inns"}, {{"borders", {stub(3, 0, "E", "road", 3)}}},
                 {{"town_variants", {"road_bonus"}}});
  table.arrange({placed(INNS + "RFr.iG", 3, 0)}, {figure_at(0, "meeple", 3, 0, "road@E")}, {"base/RFr"});
  const json road = table.feature(3, 0, "road@E");
  EXPECT_EQ(road["open"], 1);
  EXPECT_EQ(road["now"]["points"], 0);
  EXPECT_EQ(road["completed"]["points"], 2 * 2 + 2 * 3 + 2); // the town would count then
}

TEST(Inns, I2_V4_towns_beside_a_complete_inn_road_bring_their_two_points_as_ever) {
  MapTable table({"*##", "#o#"}, {"inns"}, {}, {{"town_variants", {"road_bonus"}}});
  table.arrange({placed(INNS + "RFr.iG", 1, 0)}, {figure_at(0, "meeple", 0, 0, "road@E")},
                {"base/RFr", "base/L"});
  const json score = told(table.lay(2, 0), "score").at(0);
  EXPECT_EQ(score["points"], 2 * 3 + 2);
  EXPECT_EQ(score["parts"], inn_parts(3, 0, 1));
}

TEST(Inns, I2_M8_a_ferry_is_a_tile_of_an_inn_road_and_its_coats_stay_at_two) {
  const json ferry{{"name", "Over"},
                   {"coats", 1},
                   {"ends", {{{"at", {1, 0}}, {"side", "E"}}, {{"at", {3, 0}}, {"side", "W"}}}}};
  MapTable table({"*#.#", "##.#"}, {"inns"}, {{"ferries", json::array({ferry})}});
  table.arrange({placed("base/RFr", 1, 0)}, {figure_at(0, "meeple", 0, 0, "road@E")},
                {INNS + "RFr.iG", "base/L"});
  EXPECT_EQ(told(table.lay(3, 0), "score").at(0)["points"], 2 * 4 + 2 * 1);
}

// A large city with two coats, open to the north, where a cathedral lies at the border of the map.
struct GreatCathedral : MapTable {
  explicit GreatCathedral(const Rules& rules, const json& borders = json::array())
      : MapTable({"####", "#@##", "###*"}, rules,
                 {{"large_cities", json::array({{{"id", "Metro"},
                                                 {"name", "Metro"},
                                                 {"squares", json::array({json::array({1, 1})})},
                                                 {"coats", 2},
                                                 {"open", json::array({{{"at", {1, 1}}, {"side", "N"}}})}}})},
                  {"borders", borders}}) {
    arrange({placed(INNS + "Cccc.c", 1, 0), placed("base/C", 0, 0, 1)},
            {figure_at(1, "meeple", 1, 0, "city@N")}, {"base/C", "base/L"});
  }
};

TEST(Inns, I3_M10_a_cathedral_in_a_large_city_brings_three_for_its_square_and_its_coats) {
  GreatCathedral table({"cathedrals"});
  EXPECT_EQ(table.feature(1, 0, "city@N")["now"]["points"], 0); // incomplete, large or not
  EXPECT_EQ(table.feature(1, 0, "city@N")["printed"], json({"Metro"}));
  const json score = told(table.lay(2, 0, 3), "score").at(0);
  EXPECT_EQ(score["player"], 1);
  EXPECT_EQ(score["points"], 3 * (4 + 2));
  EXPECT_EQ(score["parts"], json({{"tiles", 4}, {"coats", 2}, {"cathedral", true}}));
}

TEST(Inns, B14_M10_without_the_rule_it_is_a_large_city_as_any_other) {
  GreatCathedral table(Rules{});
  EXPECT_EQ(table.feature(1, 0, "city@N")["now"]["points"], 3 + 2);
  EXPECT_EQ(told(table.lay(2, 0, 3), "score").at(0)["points"], 2 * (4 + 2));
}

TEST(Inns, I3_M7_a_city_stub_and_its_coats_count_three_with_a_cathedral) {
  GreatCathedral table({"cathedrals"}, json::array({stub(1, 0, "N", "city", 1)}));
  EXPECT_EQ(told(table.lay(2, 0, 3), "score").at(0)["points"], 3 * (5 + 3));
}

} // namespace
} // namespace mappa::proof
