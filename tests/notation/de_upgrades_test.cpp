// Deutschland: upgraded meeples.
#include "chip_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

json at(const char* tile, int x, int y, int rot = 0) {
  return {{"tile", tile}, {"x", x}, {"y", y}, {"rot", rot}};
}

json meeple_at(int player, int x, int y, const std::string& on) {
  return {{"player", player}, {"figure", "meeple"}, {"x", x}, {"y", y}, {"on", on}};
}

ChipTable land(const json& arranged) {
  ChipTable table({"*#####", "######"}, "upgrades");
  json wish{{"chips", json::array()}, {"draw", {"base/RFr", "base/RFr", "base/RFr"}}};
  wish.update(arranged);
  table.arrange(wish);
  return table;
}

const json TWO_TWOS = {chip("blue", 2), chip("orange", 2)};

// The road of the sheet: an upgraded meeple beats another one.
TEST(Upgrades, DE2_the_road_is_won_by_the_upgraded_meeple_for_four) {
  ChipTable table({"*###"}, "upgrades");
  table.arrange({{"place", {at("base/RFr", 1, 0), at("base/RFr", 2, 0)}},
                 {"figures", {meeple_at(0, 1, 0, "road@E"), meeple_at(1, 2, 0, "road@E")}},
                 {"chips", json::array()},
                 {"hands", {TWO_TWOS, json::array()}},
                 {"draw", {"base/RFr"}}});
  table.tile(3, 0); // the border closes the road at both ends
  ASSERT_EQ(table.decision(), "figure");
  const json answer = table.act(upgrade(1, 0, "road@E", {2, 2}));
  EXPECT_EQ(told(answer, "upgrade")[0]["pay"], json({2, 2}));
  EXPECT_EQ(table.hand(0), json::array());
  table.pass(); // on the fields nothing is put
  EXPECT_EQ(table.scores(), json({4, 0}));
  EXPECT_EQ(table.stash(0), 9);
}

TEST(Upgrades, DE1_before_or_after_the_figure_and_also_the_one_just_put) {
  ChipTable table =
      land({{"hands",
             {{chip("blue", 2), chip("orange", 2), chip("blue", 2), chip("purple", 1), chip("orange", 1)},
              json::array()}},
            {"place", {at("base/RFr", 1, 0)}},
            {"figures", {meeple_at(0, 1, 0, "field@0")}}});
  table.tile(2, 0);
  ASSERT_EQ(table.decision(), "figure");
  EXPECT_EQ(table.legal("upgrade"),
            json::array({upgrade(1, 0, "field@0", {1, 1, 2}), upgrade(1, 0, "field@0", {2, 2})}));
  table.act(upgrade(1, 0, "field@0", {2, 1, 1})); // in any order
  ASSERT_EQ(table.decision(), "figure");
  EXPECT_THAT(table.refusal(upgrade(1, 0, "field@0", {2, 2})), HasSubstr("stands on a chip already"));
  table.meeple("road@E");
  ASSERT_EQ(table.decision(), "upgrade");
  EXPECT_EQ(table.client.legal(), json::array({upgrade(2, 0, "road@E", {2, 2}), {{"type", "pass"}}}));
  table.act(upgrade(2, 0, "road@E", {2, 2}));
  EXPECT_EQ(table.client.view()["turn"]["player"], 1);
  const json figures = table.client.view()["figures"];
  EXPECT_EQ(figures.size(), 2u);
  for (const json& figure : figures) EXPECT_TRUE(figure["upgraded"]);
}

TEST(Upgrades, DE1_exactly_four_is_paid_in_any_of_three_ways) {
  for (const json& pay : {json({1, 1, 1, 1}), json({1, 1, 2}), json({2, 2})}) {
    ChipTable table = land({{"hands",
                             {{chip("blue", 1), chip("blue", 1), chip("purple", 1), chip("orange", 1),
                               chip("orange", 2), chip("blue", 2)},
                              json::array()}}});
    table.tile(1, 0);
    table.meeple("road@E");
    EXPECT_EQ(table.legal("upgrade").size(), 3u);
    table.act(upgrade(1, 0, "road@E", pay));
    EXPECT_EQ(table.hand(0).size(), 6 - pay.size());
  }
}

TEST(Upgrades, DE1_refusals) {
  ChipTable table = land(
      {{"hands", {{chip("blue", 1), chip("blue", 2), chip("orange", 2), chip("orange", 2)}, json::array()}},
       {"place", {at("base/RFr", 1, 0), at("base/RFr", 2, 0)}},
       {"figures", {meeple_at(0, 1, 0, "field@0"), meeple_at(1, 2, 0, "road@E")}}});
  table.tile(3, 0);
  ASSERT_EQ(table.decision(), "figure");
  EXPECT_THAT(table.refusal(upgrade(1, 0, "field@0", {2, 2, 1})), HasSubstr("exactly 4")); // paying 5
  EXPECT_THAT(table.refusal(upgrade(1, 0, "field@0", {2, 1})), HasSubstr("exactly 4"));
  EXPECT_THAT(table.refusal(upgrade(1, 0, "field@0", {1, 1, 2})), HasSubstr("has 1 chips showing 1, not 2"));
  EXPECT_THAT(table.refusal(upgrade(2, 0, "road@E", {2, 2})), HasSubstr("has no meeple on road@E at (2,0)"));
  EXPECT_THAT(table.refusal(upgrade(9, 9, "road@E", {2, 2})), HasSubstr("has no meeple on"));
}

TEST(Upgrades, DE1_too_few_chips_or_no_meeple_on_the_board_no_question) {
  ChipTable poor = land({{"hands", {{chip("blue", 1), chip("blue", 2)}, json::array()}}});
  poor.tile(1, 0);
  poor.meeple("road@E");
  EXPECT_EQ(poor.client.view()["turn"]["player"], 1);
  ChipTable alone = land({{"hands", {TWO_TWOS, json::array()}}});
  alone.tile(1, 0);
  EXPECT_EQ(alone.legal("upgrade"), json::array());
}

TEST(Upgrades, DE1_with_an_empty_stash_the_figure_step_still_upgrades) {
  ChipTable table({"*#####"}, "upgrades", {}, {{"meeples", 1}});
  table.arrange({{"place", {at("base/RFr", 1, 0)}},
                 {"figures", {meeple_at(0, 1, 0, "field@0")}},
                 {"chips", json::array()},
                 {"hands", {TWO_TWOS, json::array()}},
                 {"draw", {"base/RFr", "base/RFr"}}});
  table.tile(2, 0);
  ASSERT_EQ(table.decision(), "figure");
  EXPECT_EQ(table.legal("figure"), json::array());
  table.act(upgrade(1, 0, "field@0", {2, 2}));
  EXPECT_EQ(table.client.view()["turn"]["player"], 1); // only pass would be left
}

TEST(Upgrades, DE2_counts_on_fields_at_the_end) {
  ChipTable field({"*##"}, "upgrades"); // the start tile's half city is complete at the border (M6)
  field.arrange({{"place", {at("base/RFr", 1, 0)}},
                 {"figures", {meeple_at(0, 1, 0, "field@0"), meeple_at(1, 0, 0, "field@2")}},
                 {"chips", json::array()},
                 {"hands", {TWO_TWOS, json::array()}},
                 {"draw", {"base/RFr"}}});
  field.tile(2, 0);
  field.act(upgrade(1, 0, "field@0", {2, 2}));
  if (field.decision() == "figure") field.pass();
  EXPECT_EQ(field.decision(), "over");
  EXPECT_EQ(field.scores(), json({3, 0})); // one complete city touches the field; Ann's strength is 2
}

TEST(Upgrades, DE2_the_chip_leaves_the_game_with_the_meeple) {
  ChipTable table({"*###"}, "upgrades");
  table.arrange({{"place", {at("base/RFr", 1, 0), at("base/RFr", 2, 0)}},
                 {"figures", {meeple_at(0, 1, 0, "road@E")}},
                 {"chips", json::array()},
                 {"hands", {TWO_TWOS, json::array()}},
                 {"draw", {"base/RFr"}}});
  table.tile(3, 0);
  table.act(upgrade(1, 0, "road@E", {2, 2}));
  table.pass();
  EXPECT_EQ(table.client.view()["figures"], json::array());
  EXPECT_EQ(table.hand(0), json::array());
  EXPECT_EQ(table.stash(0), 9);
}

} // namespace
} // namespace mappa::proof
