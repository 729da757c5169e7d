// Traders & Builders with their rules: the start tile has a city in the north and a road from west to east.
#include "expansion_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

const std::string TRADERS = "traders_and_builders/";

struct BuilderRoad : ExpansionTable {
  explicit BuilderRoad(const json& options = json::object()) : ExpansionTable({"builder"}, options) {
    arrange({}, {figure_at(0, "meeple", 0, 0, "road@E")},
            {"base/RFr", "base/L", "base/RFr", "base/RFr", "base/L", "base/L"});
    tile(1, 0);
  }
};

TEST(Builder, T1_stands_where_its_owner_has_a_meeple) {
  BuilderRoad table;
  EXPECT_EQ(table.stash(0), json({{"meeple", 6}, {"builder", 1}}));
  EXPECT_TRUE(table.may(put("builder", "road@E")));
  EXPECT_THAT(table.refusal(put("builder", "field@0")), HasSubstr("the builder never stands on a field"));
  table.act(PASS);
  table.tile(0, 1); // the other player's
  EXPECT_THAT(table.refusal(put("builder", "monastery")),
              HasSubstr("the builder never stands on a monastery"));
}

TEST(Builder, T1_a_tile_that_extends_its_feature_brings_a_second_and_no_third) {
  BuilderRoad table;
  table.act(put("builder", "road@E"));
  EXPECT_EQ(table.decision(), asked(1, "tile"));
  table.lay(0, 1);
  EXPECT_EQ(table.decision(), asked(0, "tile"));
  table.lay(2, 0);
  EXPECT_EQ(table.decision(), asked(0, "tile")); // the second tile
  EXPECT_EQ(table.client.view()["turn"], json({{"player", 0}, {"number", 3}}));
  EXPECT_EQ(table.client.view()["part"], "builder");
  table.lay(3, 0);
  EXPECT_EQ(table.decision(), asked(1, "tile"));
}

TEST(Builder, T1_is_not_woken_by_the_tile_on_which_it_is_put_nor_by_others) {
  BuilderRoad table;
  table.act(put("builder", "road@E"));
  EXPECT_EQ(table.decision(), asked(1, "tile"));
  table.client.call("arrange", {{"draw", {"base/RFr", "base/L", "base/L"}}, {"turn", 1}});
  table.lay(2, 0); // another's tile
  EXPECT_EQ(table.decision(), asked(0, "tile"));
  table.lay(0, 1); // the owner's, elsewhere
  EXPECT_EQ(table.decision(), asked(1, "tile"));
}

TEST(Builder, T1_completing_counts_and_it_returns_with_the_others) {
  ExpansionTable table({"builder"});
  table.arrange({placed("base/RRR", -1, 0)},
                {figure_at(0, "meeple", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")},
                {"base/RRR", "base/L", "base/L"});
  const json answer = table.lay(1, 0, 2);
  EXPECT_EQ(told_of(answer, "score").at(0)["points"], 3);
  EXPECT_EQ(told_of(answer, "returned").size(), 2u);
  EXPECT_EQ(table.stash(0), json({{"meeple", 7}, {"builder", 1}}));
  EXPECT_EQ(table.decision(), asked(0, "tile"));
}

TEST(Builder, T1_not_on_what_is_complete_nor_without_a_meeple) {
  ExpansionTable table({"builder"});
  table.arrange({placed("base/RRR", -1, 0)}, {figure_at(0, "meeple", 0, 0, "road@E")},
                {"base/RRR", "base/L", "base/L"});
  table.tile(1, 0, 2);
  EXPECT_THAT(table.refusal(put("builder", "road@W")), HasSubstr("a road or city that is not complete"));
  EXPECT_THAT(table.refusal(put("builder", "road@N")), HasSubstr("where its owner has a meeple"));
}

TEST(Builder, T1_has_no_strength) {
  ExpansionTable table({"builder"});
  table.arrange({placed("base/RRR", -1, 0)},
                {figure_at(0, "meeple", 0, 0, "road@E"), figure_at(1, "meeple", 0, 0, "road@E"),
                 figure_at(1, "builder", 0, 0, "road@E")},
                {"base/RRR", "base/L", "base/L"});
  const json scores = told_of(table.lay(1, 0, 2), "score");
  ASSERT_EQ(scores.size(), 2u);
  EXPECT_EQ(scores.at(0)["player"], 0);
  EXPECT_EQ(scores.at(1)["player"], 1);
}

// The postman, its only meeple there, leaves: the builder goes home.
TEST(Builder, X6_and_the_postman) {
  ExpansionTable table({"builder"}, {{"postman", true}, {"tiles", {{"base", 1}, {"postman", 1}}}});
  table.arrange({placed("base/RRR", -1, 0)},
                {figure_at(0, "postman", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")},
                {"base/RRR", "base/L", "base/L", "base/L"});
  table.lay(1, 0, 2);
  EXPECT_EQ(table.decision(), asked(0, "keep"));
  table.act(KEEP);
  const json figures = table.figures();
  ASSERT_EQ(figures.size(), 2u);
  for (const json& figure : figures) EXPECT_EQ(figure["held"], true) << figure; // X6: the builder is held too
  EXPECT_EQ(table.decision(), asked(0, "tile")); // T1: the second tile, after P9
}

TEST(Builder, a_builder_whose_last_meeple_leaves_goes_home) {
  ExpansionTable table({"builder"}, {{"postman", true}, {"tiles", {{"base", 1}, {"postman", 1}}}});
  table.arrange({}, {figure_at(1, "postman", 0, 0, "road@E"), figure_at(1, "builder", 0, 0, "road@E")},
                {"postman/RrWE", "base/L", "base/L"});
  table.tile(-1, 0);
  const json answer = table.act(postman_off(1));
  EXPECT_EQ(told_of(answer, "returned").size(), 2u);
  EXPECT_EQ(table.stash(1), json({{"meeple", 7}, {"postman", 1}, {"builder", 1}}));
}

TEST(Pig, T2_brings_its_owner_four_points_a_city) {
  ExpansionTable table({"pig"});
  table.arrange({placed("base/C", 0, -1, 2)},
                {figure_at(0, "meeple", 0, 0, "field@2"), figure_at(1, "meeple", 0, 0, "field@2")},
                {"base/RFr", "base/L", "base/L"});
  EXPECT_EQ(table.projected(), json({3, 3}));
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(put("pig", "field@3")),
              HasSubstr("the pig goes on a field where its owner has a meeple"));
  EXPECT_THAT(table.refusal(put("pig", "road@E")), HasSubstr("the pig never stands on a road"));
  table.act(put("pig", "field@0"));
  EXPECT_EQ(table.projected(), json({4, 3})); // it has no strength: the field is still shared
}

// A field with one complete city, on which these stand.
struct PigField : ExpansionTable {
  explicit PigField(const List& figures) : ExpansionTable({"pig", "large_meeple"}) {
    arrange({placed("base/C", 0, -1, 2)}, figures, {"base/L", "base/L"});
  }
};

TEST(Pig, T2_pigs_do_not_add_up_and_bring_something_only_to_owners) {
  const auto on_field = [](int player, const char* figure) {
    return figure_at(player, figure, 0, 0, "field@2");
  };
  PigField both({on_field(0, "meeple"), on_field(0, "pig"), on_field(1, "meeple"), on_field(1, "pig")});
  EXPECT_EQ(both.projected(), json({4, 4}));
  PigField weaker({on_field(0, "large"), on_field(1, "meeple"), on_field(1, "pig")});
  EXPECT_EQ(weaker.projected(), json({3, 0}));
  PigField elsewhere({on_field(0, "meeple"), figure_at(0, "pig", 0, 0, "field@3")});
  EXPECT_EQ(elsewhere.projected(), json({3, 0}));
}

TEST(Pig, T2_stands_beside_a_large_meeple_too) {
  PigField table({figure_at(0, "large", 0, 0, "field@3"), figure_at(1, "meeple", 0, -1, "field@0")});
  table.tile(0, 1);
  EXPECT_TRUE(table.may(put("pig", "field@0")));
  table.act(PASS);
  table.tile(1, -1); // beside the northern field, which is Bo's
  EXPECT_TRUE(table.may(put("pig", "field@0")));
  table.act(put("pig", "field@0"));
  EXPECT_EQ(table.stash(1)["pig"], 0);
}

TEST(Pig, T2_without_a_meeple_on_the_field_or_a_pig_in_the_stash_it_is_refused) {
  PigField table({figure_at(0, "meeple", 0, 0, "field@2"), figure_at(0, "pig", 0, 0, "field@2"),
                  figure_at(1, "meeple", 0, 0, "field@3")});
  table.tile(0, 1);
  EXPECT_THAT(table.refusal(put("pig", "field@0")), HasSubstr("player 0 has no pig left in the stash"));
  EXPECT_THAT(table.refusal(put("pig", "monastery")), HasSubstr("no pig left"));
}

TEST(Pig, T2_B13_without_fields_it_stays_in_the_stash) {
  ExpansionTable table({"pig"}, {{"fields", false}});
  table.arrange({}, {}, {"base/RFr", "base/L", "base/L"});
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(put("pig", "field@0")), HasSubstr("has no 'field@0'"));
  EXPECT_EQ(table.stash(0)["pig"], 1);
}

TEST(Goods, T3_go_to_whoever_completes_the_city) {
  ExpansionTable table({"trade_goods"});
  table.arrange({placed(TRADERS + "CFc.w", 0, -1, 1), placed(TRADERS + "CRcR.w", 0, -2, 1)},
                {figure_at(1, "meeple", 0, 0, "city@N")}, {"base/C", "base/L"});
  const json answer = table.lay(0, -3, 2);
  EXPECT_EQ(told_of(answer, "goods"),
            json::array({{{"type", "goods"}, {"player", 0}, {"goods", "wine"}, {"tokens", 2}}}));
  EXPECT_EQ(told_of(answer, "score").at(0)["player"], 1); // the points are another matter
  EXPECT_EQ(table.client.view()["players"][0]["goods"], json({{"wine", 2}, {"grain", 0}, {"cloth", 0}}));
  EXPECT_EQ(table.projected(), json({10, 8}));
}

TEST(Goods, T3_of_an_unoccupied_city_too_and_ties_bring_ten_to_each) {
  ExpansionTable table({"trade_goods"});
  table.arrange(
      {placed(TRADERS + "CFc.w", 0, -1, 1), placed("base/RCr", 1, 0), placed(TRADERS + "CRc.w", 1, -1, 3)},
      {}, {"base/C", "base/C", "base/L"});
  EXPECT_EQ(told_of(table.lay(0, -2, 2), "goods").size(), 1u);
  EXPECT_EQ(told_of(table.lay(1, -2, 2), "goods").size(), 1u);
  EXPECT_EQ(table.projected(), json({10, 10}));
}

TEST(Goods, T3_every_kind_is_counted_by_itself_and_told_in_its_order) {
  ExpansionTable table({"trade_goods"}, {{"players", {"Ann", "Bo", "Cy"}}});
  table.arrange({placed(TRADERS + "CFc.w", 0, -1, 1), placed(TRADERS + "CRc.g", 0, -2, 1),
                 placed(TRADERS + "CCc.c", 0, -3, 1)},
                {}, {"base/C", "base/L"});
  const json goods = told_of(table.lay(0, -4, 2), "goods");
  ASSERT_EQ(goods.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(goods[i]["goods"], (std::array{"wine", "grain", "cloth"}[i]));
    EXPECT_EQ(goods[i]["tokens"], 1);
  }
  EXPECT_EQ(table.projected(), json({30, 0, 0})); // who has none gets nothing
}

TEST(Goods, T3_of_two_cities_completed_at_once_are_told_together) {
  ExpansionTable table({"trade_goods"});
  table.arrange(
      {placed(TRADERS + "CFc.w", 0, -1, 1), placed("base/C", 0, -4, 2), placed(TRADERS + "CRcR.w", 0, -3, 1)},
      {}, {"base/CFC.2", "base/L"});
  const json answer = table.lay(0, -2);
  EXPECT_EQ(told_of(answer, "goods"),
            json::array({{{"type", "goods"}, {"player", 0}, {"goods", "wine"}, {"tokens", 2}}}));
}

TEST(Goods, T3_P9_of_a_city_that_a_postman_holds_go_to_who_completed_it) {
  ExpansionTable table({"trade_goods"}, {{"postman", true}});
  table.arrange({placed(TRADERS + "CFc.w", 0, -1, 1)}, {figure_at(1, "postman", 0, 0, "city@N")},
                {"base/C", "base/L"});
  EXPECT_EQ(told_of(table.lay(0, -2, 2), "goods").at(0)["player"], 0);
  ASSERT_EQ(table.decision(), asked(1, "keep"));
  table.act(KEEP);
  EXPECT_EQ(table.client.view()["players"][0]["goods"]["wine"], 1);
  EXPECT_EQ(table.projected(), json({10, 6}));
}

TEST(Goods, T3_X6_with_a_builders_second_tile_too) {
  ExpansionTable table({"trade_goods", "builder"});
  table.arrange({placed(TRADERS + "CFc.w", 0, -1, 1)},
                {figure_at(0, "meeple", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")},
                {"base/RFr", "base/C", "base/L"});
  table.lay(1, 0);
  EXPECT_EQ(told_of(table.lay(0, -2, 2), "goods").size(), 1u);
}

TEST(Goods, T3_arranged_cities_give_none_and_without_the_rule_there_are_none) {
  for (const Rules& rules : {Rules{"trade_goods"}, Rules{}}) {
    ExpansionTable table(rules);
    table.arrange({placed(TRADERS + "CFc.w", 0, -1, 1), placed("base/C", 0, -2, 2)}, {},
                  {"base/RFr", "base/L"});
    EXPECT_EQ(told_of(table.lay(1, 0), "goods"), json::array());
    EXPECT_EQ(table.client.view()["players"][0]["goods"], json({{"wine", 0}, {"grain", 0}, {"cloth", 0}}));
  }
  ExpansionTable plain(Rules{});
  plain.arrange({placed(TRADERS + "CFc.w", 0, -1, 1)}, {}, {"base/C", "base/L"});
  EXPECT_EQ(told_of(plain.lay(0, -2, 2), "goods"), json::array()); // B14
}

} // namespace
} // namespace mappa::proof
