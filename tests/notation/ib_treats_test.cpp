// Península Ibérica: treats and the coats of the Balearics.
#include "chip_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

json treat(int x, int y) { return {{"type", "treat"}, {"x", x}, {"y", y}}; }

// Orange treats lie in row 1, blue ones in row 2, purple ones in row 3; a ferry leads to an island.
ChipTable coast(const json& arranged = {}, const json& options = {}) {
  ChipTable table({"*###.i", "####..", "#o##.."}, "treats",
                  {{"tracks", {{"orange", {1, 1}}, {"blue", {2, 2}}, {"purple", {3, 3}}}},
                   {"islands", {{{"name", "Mallorca"}, {"at", {5, 0}}, {"coats", 2}}}},
                   {"ferries",
                    {{{"name", "F"},
                      {"coats", 0},
                      {"ends", {{{"at", {3, 0}}, {"side", "E"}}, {{"at", {5, 0}}, {"side", "W"}}}}}}}},
                  options);
  json wish{{"chips", json::array()}, {"draw", {"base/RFr", "base/RFr", "base/RFr", "base/RFr"}}};
  if (!arranged.is_null()) wish.update(arranged);
  table.arrange(wish);
  return table;
}

TEST(Treats, IB1_a_tile_on_the_balearics_brings_two_points_a_coat) {
  ChipTable table = coast({{"place",
                            {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}},
                             {{"tile", "base/RFr"}, {"x", 2}, {"y", 0}, {"rot", 0}},
                             {{"tile", "base/RFr"}, {"x", 3}, {"y", 0}, {"rot", 0}}}}});
  const json answer = table.tile(5, 0);
  EXPECT_EQ(answer["scores"], json({4, 0}));
  const json score = told(answer, "score")[0];
  EXPECT_EQ(score["kind"], "coats");
  EXPECT_EQ(score["parts"]["coats"], 2);
}

TEST(Treats, IB2_the_chip_is_laid_again_in_the_rows_of_its_colour) {
  ChipTable table = coast({{"chips", {chip_at(1, 0, "blue", 2), chip_at(2, 1, "purple", 1)}}});
  table.tile(1, 0);
  EXPECT_EQ(table.scores(), json({2, 0})); // C3
  ASSERT_EQ(table.decision(), "treat");
  EXPECT_EQ(table.client.legal(), json::array({treat(0, 1), treat(1, 1), treat(3, 1)})); // (2,1) has a chip
  EXPECT_THAT(table.refusal(treat(2, 1)), HasSubstr("has a chip already"));
  EXPECT_THAT(table.refusal(treat(2, 0)), HasSubstr("not in the rows of blue treats"));
  EXPECT_THAT(table.refusal(treat(0, 0)), HasSubstr("covered"));
  EXPECT_THAT(table.refusal(treat(4, 1)), HasSubstr("no square of the map"));
  const json answer = table.act(treat(3, 1));
  EXPECT_EQ(told(answer, "treat")[0],
            json::parse(R"({"type":"treat","player":0,"x":3,"y":1,"colour":"blue","value":2})"));
  EXPECT_EQ(table.decision(), "figure");
  EXPECT_EQ(table.hand(0), json::array());
  const json chips = table.client.view()["chips"];
  EXPECT_EQ(chips[1], json::parse(R"({"x":3,"y":1,"face":"up","colour":"blue","value":2})"));
}

TEST(Treats, IB2_towns_unused_starts_and_islands_are_allowed) {
  ChipTable purple = coast({{"chips", json::array({chip_at(1, 0, "purple", 1)})}});
  purple.tile(1, 0);
  purple.act(treat(1, 2)); // a town
  ChipTable orange = coast({{"chips", json::array({chip_at(1, 0, "orange", 1)})}});
  orange.tile(1, 0);
  orange.act(treat(5, 0)); // an island
}

TEST(Treats, IB2_the_only_place_is_asked_for_too_and_without_one_the_chip_leaves_the_game) {
  const json row = {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}},
                    {{"tile", "base/RFr"}, {"x", 2}, {"y", 0}, {"rot", 0}}};
  ChipTable one = coast({{"place", row}, {"chips", json::array({chip_at(3, 0, "orange", 1)})}});
  one.tile(3, 0);
  EXPECT_EQ(one.client.legal(), json::array({treat(5, 0)}));
  ChipTable none =
      coast({{"place", row}, {"chips", {chip_at(3, 0, "orange", 1), chip_at(5, 0, "orange", 1)}}});
  none.tile(3, 0);
  EXPECT_EQ(none.decision(), "figure");
  EXPECT_EQ(none.client.view()["chips"].size(), 1u);
  EXPECT_EQ(none.hand(0), json::array());
}

TEST(Treats, IB3_a_treat_of_two_brings_four_points_and_leaves_the_game) {
  ChipTable table = coast({{"chips", json::array({chip_at(1, 0, "orange", 2, "up")})}});
  const json answer = table.tile(1, 0);
  EXPECT_EQ(answer["scores"], json({4, 0}));
  EXPECT_EQ(told(answer, "score")[0]["kind"], "treat");
  EXPECT_EQ(told(answer, "treat")[0]["points"], 4);
  EXPECT_EQ(table.decision(), "figure"); // nothing is laid again
  EXPECT_EQ(table.client.view()["chips"], json::array());
}

TEST(Treats, X5_points_come_first_then_the_town_is_paid_for_then_the_treat_is_laid) {
  ChipTable table({"*o#", "###"}, "treats",
                  {{"tracks", {{"orange", {1, 1}}, {"blue", {2, 2}}, {"purple", {2, 2}}}}},
                  {{"town_variants", {"cost"}}});
  table.arrange({{"chips", json::array({chip_at(1, 0, "blue", 1, "up")})}, {"draw", {"base/RFr"}}});
  const json answer = table.tile(1, 0);
  EXPECT_EQ(answer["scores"], json({0, 0})); // 2 for the treat, 2 for the town
  EXPECT_EQ(told(answer, "score").size(), 2u);
  EXPECT_EQ(told(answer, "score")[1]["kind"], "town_cost");
}

} // namespace
} // namespace mappa::proof
