// Inns & Cathedrals with their rules: the start tile has a city in the north and a road from west to east.
#include "expansion_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

TEST(Inns, I1_the_large_meeple_counts_as_two) {
  ExpansionTable table({"large_meeple"});
  EXPECT_EQ(table.stash(0), json({{"meeple", 7}, {"large", 1}}));
  table.arrange({placed("base/CFC.2", 0, -1)},
                {figure_at(0, "large", 0, 0, "road@E"), figure_at(1, "meeple", 0, 0, "road@E"),
                 figure_at(0, "meeple", 0, -1, "city@N")},
                {"base/RRR", "base/RRR", "base/L"});
  table.lay(-1, 0);
  const json answer = table.lay(1, 0, 2);
  EXPECT_EQ(told_of(answer, "score"), json::array({{{"type", "score"},
                                                    {"player", 0},
                                                    {"points", 3},
                                                    {"kind", "road"},
                                                    {"parts", {{"tiles", 3}, {"coats", 0}, {"towns", 0}}},
                                                    {"complete", true},
                                                    {"x", 1},
                                                    {"y", 0},
                                                    {"on", "road@W"}}}));
  EXPECT_EQ(table.stash(0)["large"], 1); // B10
}

TEST(Inns, I1_the_large_meeple_stands_where_a_normal_one_may) {
  ExpansionTable table({"large_meeple"}, {{"postman", true}});
  table.arrange({}, {}, {"postman/RrWE", "base/L", "base/L", "base/L"});
  table.tile(1, 0);
  for (const char* on : {"road@E", "road@W", "post_office", "field@0", "field@3"})
    EXPECT_TRUE(table.may(put("large", on)) && table.may(put("meeple", on))) << on;
  table.act(put("large", "field@0")); // until the end of the game (B11)
  table.tile(1, -1);
  EXPECT_THAT(table.refusal(put("large", "field@0")),
              HasSubstr("field@0 of base/L is occupied: player 0's large meeple stands on it at (1,0)"));
  table.act(PASS);
  table.tile(0, 1);
  EXPECT_THAT(table.refusal(put("large", "monastery")),
              HasSubstr("player 0 has no large meeple left in the stash"));
}

TEST(Inns, I1_B9_two_meeples_equal_a_large_one_and_both_get_the_points) {
  ExpansionTable table({"large_meeple"});
  table.arrange({placed("base/RRR", -1, 0)},
                {figure_at(0, "large", 0, 0, "road@E"), figure_at(1, "meeple", 0, 0, "road@E"),
                 figure_at(1, "meeple", 0, 0, "road@E")},
                {"base/RRR", "base/L"});
  EXPECT_EQ(table.feature(0, 0, "road@E")["strength"], json({2, 2}));
  EXPECT_EQ(told_of(table.lay(1, 0), "score").size(), 2u);
  EXPECT_EQ(table.scores(), json({3, 3}));
}

struct InnRoad : ExpansionTable {
  explicit InnRoad(const Rules& rules) : ExpansionTable(rules) {
    arrange({placed("base/RRR", -1, 0)}, {figure_at(0, "meeple", 0, 0, "road@E")},
            {INNS + "RRR.i", "base/L"});
  }
};

TEST(Inns, I2_a_complete_road_with_an_inn_brings_two_a_tile) {
  InnRoad table({"inns"});
  const json score = told_of(table.lay(1, 0, 2), "score").at(0);
  EXPECT_EQ(score["points"], 6);
  EXPECT_EQ(score["parts"], json({{"tiles", 3}, {"coats", 0}, {"towns", 0}, {"inn", true}}));
}

TEST(Inns, B14_without_the_rule_an_inn_is_decoration) {
  InnRoad table(Rules{});
  EXPECT_EQ(told_of(table.lay(1, 0, 2), "score").at(0)["points"], 3);
}

TEST(Inns, I2_an_incomplete_road_with_an_inn_brings_nothing_and_the_inn_counts_for_its_own_segment) {
  ExpansionTable table({"inns"});
  table.arrange({placed(INNS + "RRR.i", 1, 0)},
                {figure_at(0, "meeple", 0, 0, "road@E"), figure_at(1, "meeple", 1, 0, "road@E")},
                {"base/L", "base/L"});
  EXPECT_EQ(table.feature(0, 0, "road@E")["now"]["points"], 2); // its eastern end has no inn
  EXPECT_EQ(table.feature(1, 0, "road@E")["now"]["points"], 0);
  EXPECT_EQ(table.feature(1, 0, "road@E")["completed"]["points"], 2);
  EXPECT_EQ(table.projected(), json({2, 0}));
}

TEST(Inns, I2_two_inns_bring_no_more_than_one) {
  ExpansionTable table({"inns"});
  table.arrange({placed("base/RRR", -1, 0), placed(INNS + "RFr.iG", 1, 0)},
                {figure_at(0, "meeple", 0, 0, "road@E")}, {INNS + "RRR.i", "base/L"});
  EXPECT_EQ(told_of(table.lay(2, 0, 2), "score").at(0)["points"], 2 * 4);
}

struct CathedralCity : ExpansionTable {
  explicit CathedralCity(const Rules& rules) : ExpansionTable(rules) {
    arrange({placed(INNS + "Cccc.c", 0, -1), placed("base/C", -1, -1, 1), placed("base/C", 1, -1, 3)},
            {figure_at(1, "meeple", 0, 0, "city@N")}, {"base/C", "base/L"});
  }
};

TEST(Inns, I3_a_complete_city_with_a_cathedral_brings_three_a_tile_and_coat) {
  CathedralCity table({"cathedrals"});
  EXPECT_EQ(table.feature(0, 0, "city@N")["now"]["points"], 0); // incomplete
  const json score = told_of(table.lay(0, -2, 2), "score").at(0);
  EXPECT_EQ(score["points"], 15);
  EXPECT_EQ(score["parts"], json({{"tiles", 5}, {"coats", 0}, {"cathedral", true}}));
}

TEST(Inns, I3_two_cathedrals_bring_no_more_than_one_and_coats_bring_three) {
  ExpansionTable table({"cathedrals"});
  table.arrange({placed(INNS + "Cccc.c", 0, -1), placed(INNS + "Cccc.c", 0, -2), placed("base/C", -1, -1, 1),
                 placed("base/C", 1, -1, 3), placed("base/C", -1, -2, 1), placed("base/C", 1, -2, 3),
                 placed("base/CFc+", 0, -3, 1)},
                {figure_at(0, "meeple", 0, 0, "city@N")}, {"base/C", "base/L"});
  EXPECT_EQ(told_of(table.lay(0, -4, 2), "score").at(0)["points"], 3 * (9 + 1));
}

TEST(Inns, I3_without_the_rule_a_cathedral_is_decoration) {
  CathedralCity table(Rules{});
  EXPECT_EQ(table.feature(0, 0, "city@N")["now"]["points"], 4);
  EXPECT_EQ(told_of(table.lay(0, -2, 2), "score").at(0)["points"], 10);
}

TEST(Inns, I3_a_field_scores_a_cathedral_city_as_any_other) {
  ExpansionTable table({"cathedrals", "inns"});
  table.arrange({placed(INNS + "Cccc.c", 0, -1), placed("base/C", -1, -1, 1), placed("base/C", 1, -1, 3),
                 placed("base/C", 0, -2, 2)},
                {figure_at(0, "meeple", 0, 0, "field@2")}, {"base/L", "base/L"});
  EXPECT_EQ(table.feature(0, 0, "field@2")["now"]["points"], 3);
}

TEST(Inns, refusals_name_the_fault) {
  ExpansionTable table(Rules{});
  EXPECT_THAT(table.client.fail(-32602, "new", {{"setup", {{"players", {"Ann"}}, {"rules", {"innz"}}}}}),
              HasSubstr("\"rules\" has \"innz\", not one of inns, cathedrals, large_meeple"));
  table.arrange({}, {}, {"base/RFr", "base/L"});
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(put("large", "road@E")), HasSubstr("no figure 'large' in this game"));
}

} // namespace
} // namespace mappa::proof
