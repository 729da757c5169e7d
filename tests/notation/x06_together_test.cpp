// The rules of expansions together with those of maps, chips, towns and the postman.
#include "map_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

const json CHIPS{{"chips", true}};

json with(json options, const json& more) {
  options.update(more);
  return options;
}
const MapTable::List ON_ROAD{figure_at(0, "meeple", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")};
const json NO_CHIPS = json::array();

// Along the northern border: a town with orange grapes, and a stub with a coat of arms at the end.
struct Vineyard : MapTable {
  explicit Vineyard(const json& more = json::object(), const List& figures = ON_ROAD,
                    const std::string& first = "base/RFr")
      : MapTable({"*#o#", "####"}, {"builder"},
                 {{"towns", {town("0,0", 0, 0), town("Nancy", 2, 0, "orange")}},
                  {"borders", {stub(3, 0, "E", "road", 1)}}},
                 with(CHIPS, more), "wine") {
    arrange({placed("base/RFr", 1, 0)}, figures, {first, "base/RFr", "base/L", "base/L"},
            {{"hands", {{chip("orange", 2), chip("orange", 2)}, NO_CHIPS}}, {"chips", NO_CHIPS}});
  }
};

TEST(Together, X6_FR2_one_wine_is_sold_in_both_parts_of_a_turn_together) {
  Vineyard table;
  table.lay(2, 0);
  ASSERT_EQ(table.asked(), asked(0, "sell")); // X5: before the builder's part
  table.act(sale("orange", "town"));
  ASSERT_EQ(table.asked(), asked(0, "tile"));
  table.lay(3, 0);
  EXPECT_EQ(table.asked(), asked(1, "tile")); // there is another wine, and a stub
  EXPECT_EQ(table.hand(0).size(), 1u);
}

TEST(Together, X6_FR2_a_wine_kept_in_the_first_part_may_be_sold_in_the_second_for_its_own_tile) {
  Vineyard table;
  table.lay(2, 0);
  table.pass();
  table.lay(3, 0);
  ASSERT_EQ(table.asked(), asked(0, "sell"));
  EXPECT_THAT(table.refusal(sale("orange", "town")), HasSubstr("covered no town"));
  EXPECT_EQ(told(table.act(sale("orange", "border")), "score").at(0)["points"], 5);
  EXPECT_EQ(table.asked(), asked(1, "tile"));
}

TEST(Together, X5_X6_the_builders_part_comes_after_the_postman_and_wine_and_before_the_extra_tile) {
  Vineyard table({{"postman", true}, {"town_variants", {"extra_tile"}}},
                 {figure_at(0, "postman", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")},
                 "base/RRR");
  table.lay(2, 0); // covers the town and completes the road
  ASSERT_EQ(table.asked(), asked(0, "keep"));
  table.act(KEEP);
  ASSERT_EQ(table.asked(), asked(0, "sell"));
  table.pass();
  ASSERT_EQ(table.asked(), asked(0, "tile")); // T1
  EXPECT_EQ(table.client.view()["tile"], "base/RFr");
  table.lay(3, 0);
  if (table.decision() == "sell") table.pass();
  ASSERT_EQ(table.asked(), asked(0, "tile")); // V2
  EXPECT_EQ(table.client.view()["tile"], "base/L");
  EXPECT_EQ(table.client.view()["turn"]["number"], 1);
  table.lay(0, 1);
  EXPECT_EQ(table.asked(), asked(1, "tile"));
}

// A road with towns on its way.
struct TownRoad : MapTable {
  explicit TownRoad(const std::string& row, const json& more = json::object(),
                    const json& arranged = json::object())
      : MapTable({row, "######"}, {"builder", "large_meeple"}, {},
                 with({{"town_variants", {"extra_tile"}}}, more), "isle_of_man") {
    arrange({}, ON_ROAD, {"base/RFr", "base/RFr", "base/RFr", "base/RFr", "base/RFr", "base/L"}, arranged);
  }
};

TEST(Together, X6_V2_a_town_covered_by_the_builders_tile_grants_the_extra_tile) {
  TownRoad table("*#o###");
  table.lay(1, 0);
  ASSERT_EQ(table.asked(), asked(0, "tile"));
  table.lay(2, 0); // the builder's tile covers the town
  ASSERT_EQ(table.asked(), asked(0, "tile"));
  table.lay(3, 0); // the extra tile lengthens the road and wakes nobody
  EXPECT_EQ(table.asked(), asked(1, "tile"));
}

TEST(Together, X6_V2_two_towns_covered_in_one_turn_grant_one_extra_tile) {
  TownRoad table("*oo###");
  table.lay(1, 0);
  table.lay(2, 0);
  ASSERT_EQ(table.asked(), asked(0, "tile"));
  table.lay(3, 0);
  EXPECT_EQ(table.asked(), asked(1, "tile"));
}

TEST(Together, T1_V2_an_extra_tile_that_extends_the_builders_road_in_the_turn_it_was_put_wakes_nobody) {
  MapTable table({"*o####", "######"}, {"builder"}, {}, {{"town_variants", {"extra_tile"}}});
  table.arrange({}, {figure_at(0, "meeple", 0, 0, "road@E")}, {"base/RFr", "base/RFr", "base/RFr", "base/L"});
  table.tile(1, 0);
  table.act(put("builder", "road@E"));
  ASSERT_EQ(table.asked(), asked(0, "tile")); // V2
  table.lay(2, 0);
  EXPECT_EQ(table.asked(), asked(1, "tile"));
}

TEST(Together, X6_GB2_a_double_turn_on_the_isle_of_man_comes_after_both_tiles_and_wakes_the_builder_again) {
  TownRoad table("*o####", CHIPS, {{"chips", NO_CHIPS}});
  table.lay(1, 0);
  ASSERT_EQ(table.asked(), asked(0, "tile")); // the builder's
  table.lay(2, 0);
  ASSERT_EQ(table.asked(), asked(0, "tile")); // the town's
  table.lay(3, 0);
  ASSERT_EQ(table.asked(), asked(0, "buy_turn")); // once for all three
  table.act(BUY);
  EXPECT_EQ(table.client.view()["turn"], json({{"player", 0}, {"number", 2}}));
  table.lay(4, 0); // a bought turn is a later one
  ASSERT_EQ(table.asked(), asked(0, "tile"));
  table.lay(5, 0); // the border: the road is complete
  EXPECT_EQ(table.asked(), asked(1, "tile"));
  EXPECT_EQ(table.scores(), json({6, 0}));
  EXPECT_EQ(table.all_figures(0), json({{"meeple", 8}, {"large", 1}, {"builder", 1}})); // one on the Isle
}

TEST(Together, GB2_I1_only_normal_meeples_go_to_the_isle_and_come_back_GB3) {
  TownRoad table("*#####", with(CHIPS, {{"meeples", 2}}),
                 {{"chips", json::array({chip_at(1, 0, "blue", 1)})},
                  {"hands", {{chip("blue", 1), chip("orange", 1)}, NO_CHIPS}},
                  {"isle", {1, 0}}});
  table.tile(1, 0);
  ASSERT_EQ(table.asked(), asked(0, "redeem"));
  table.act({{"type", "redeem"}, {"chips", {chip("blue", 1), chip("blue", 1), chip("orange", 1)}}});
  table.meeple("field@0");                    // the meeple just back
  table.lay(2, 0);                            // the builder's part
  EXPECT_EQ(table.asked(), asked(1, "tile")); // a large meeple in the stash does not go
  EXPECT_EQ(table.all_figures(0)["large"], 1);
}

struct BuildersHarbour : MapTable {
  explicit BuildersHarbour(const json& options)
      : MapTable({"*#####", "######"}, {"builder"}, {{"islands", ISLANDS}}, with(CHIPS, options), "islands") {
  }
};

TEST(Together, X6_BX3_a_tile_of_the_islands_may_be_taken_as_the_second_tile) {
  BuildersHarbour table(json{{"tile_limit", 60}});
  table.arrange({}, ON_ROAD, {},
                {{"hands", {{chip("purple", 1), chip("purple", 1)}, NO_CHIPS}},
                 {"chips", NO_CHIPS},
                 {"islands", {{"purple", {{"base/RFr", "base/L"}, {"base/RFr"}}}}}});
  ASSERT_EQ(table.asked(), asked(0, "draw"));
  table.act(take("purple", 0));
  table.lay(1, 0);
  ASSERT_EQ(table.asked(), asked(0, "draw"));
  EXPECT_THAT(table.refusal(take("purple", 0)),
              HasSubstr("turn")); // its next tile is turned up at the end of the turn
  table.act({{"type", "take"}, {"island", "purple"}, {"stack", 1}});
  EXPECT_EQ(told(table.lay(2, 0), "turned_up").size(), 1u); // the other stack is empty
  EXPECT_EQ(table.asked(), asked(1, "tile"));
}

TEST(Together, X6_BX4_after_the_last_tile_of_the_stack_a_builder_takes_none_from_the_islands) {
  json only{{"tile_limit", 32}, {"seed", 1}}; // the start, thirty on the islands, one to draw
  while (BuildersHarbour(only).client.view()["tile"] != "base/RFr")
    only["seed"] = only["seed"].get<int>() + 1;
  BuildersHarbour table(only);
  table.arrange({}, ON_ROAD, {}, {{"hands", {{chip("purple", 1)}, NO_CHIPS}}, {"chips", NO_CHIPS}});
  if (table.decision() == "draw") table.act({{"type", "draw"}});
  table.lay(1, 0);
  EXPECT_EQ(table.decision(), "over");
}

TEST(Together, X6_IB2_the_builders_tile_takes_chips_and_lays_treats_too) {
  MapTable table({"*#####", "######"}, {"builder"},
                 {{"tracks", {{"orange", {1, 1}}, {"blue", {2, 2}}, {"purple", {2, 2}}}}}, CHIPS, "treats");
  table.arrange({}, ON_ROAD, {"base/RFr", "base/RFr", "base/L"},
                {{"chips", json::array({chip_at(2, 0, "blue", 2)})}});
  table.lay(1, 0);
  table.tile(2, 0);
  ASSERT_EQ(table.asked(), asked(0, "treat"));
  table.act({{"type", "treat"}, {"x", 3}, {"y", 1}});
  EXPECT_EQ(table.scores(), json({2, 0}));
}

struct Upgrades : MapTable {
  Upgrades(const Rules& rules, const List& place, const List& figures, const List& draw,
           const json& options = json::object())
      : MapTable({"*#####", "######"}, rules, {}, with(CHIPS, options)) {
    arrange(place, figures, draw,
            {{"hands", {{chip("blue", 2), chip("orange", 2)}, NO_CHIPS}}, {"chips", NO_CHIPS}});
  }
};

TEST(Together, DE1_only_normal_meeples_are_upgraded) {
  Upgrades table({"large_meeple", "builder", "pig"}, {placed("base/RFr", 1, 0)},
                 {figure_at(0, "large", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E"),
                  figure_at(0, "meeple", 1, 0, "field@3"), figure_at(0, "pig", 1, 0, "field@3")},
                 {"base/RFr", "base/L"});
  table.tile(2, 0);
  EXPECT_EQ(table.legal("upgrade"), json::array({upgrade(1, 0, "field@3", {2, 2})}));
  EXPECT_THAT(table.refusal(upgrade(0, 0, "road@E", {2, 2})), HasSubstr("has no meeple on road@E at (0,0)"));
  table.act(upgrade(1, 0, "field@3", {2, 2}));
  EXPECT_EQ(table.feature(1, 0, "field@3")["strength"], json({2, 0}));
}

TEST(Together, DE2_I1_an_upgraded_meeple_equals_a_large_one) {
  Upgrades table({"large_meeple"}, {},
                 {figure_at(0, "meeple", 0, 0, "road@E"), figure_at(1, "large", 0, 0, "road@E")},
                 {"base/RRR", "base/L"});
  table.tile(1, 0);
  table.act(upgrade(0, 0, "road@E", {2, 2}));
  table.pass();
  EXPECT_EQ(table.scores(), json({2, 2}));
}

TEST(Together, DE1_A3_after_taking_back_the_abbot_an_upgrade_is_still_asked) {
  Upgrades table({"abbot"}, {placed("base/L", 1, 1)},
                 {figure_at(0, "abbot", 1, 1, "monastery"), figure_at(0, "meeple", 0, 0, "road@E")},
                 {"base/RFr", "base/L"}, {{"tiles", {{"base", 1}}}});
  table.tile(1, 0);
  table.act(ABBOT_BACK);
  EXPECT_EQ(table.asked(), asked(0, "upgrade"));
}

TEST(Together, A3_M11_an_abbot_taken_back_at_the_border_of_the_map_counts_the_squares_there_are) {
  const json city{{"id", "Metro"},
                  {"name", "Metro"},
                  {"squares", json::array({json::array({2, 1})})},
                  {"coats", 1},
                  {"open", json::array({{{"at", {2, 1}}, {"side", "N"}}})}};
  MapTable table({"*##", "##@"}, {"abbot"}, {{"large_cities", json::array({city})}},
                 {{"tiles", {{"base", 1}}}});
  table.arrange({placed("base/L", 1, 1)}, {figure_at(0, "abbot", 1, 1, "monastery")}, {"base/RFr", "base/L"});
  const json site = table.feature(1, 1, "monastery");
  EXPECT_EQ(site["open"], 3); // of five squares: the start tile and the large city are there
  EXPECT_EQ(site["completed"]["points"], 6);
  table.tile(1, 0);
  const json answer = table.act(ABBOT_BACK);
  EXPECT_EQ(told(answer, "score").at(0)["points"], 4);
  EXPECT_EQ(table.all_figures(0)["abbot"], 1);
}

// A monastery in the corner of a map, which Ann's abbot and Bo's postman share.
TEST(Together, A3_P9_an_abbot_that_a_postman_holds_is_not_taken_back) {
  MapTable table({"*##", "###"}, {"abbot"}, {}, {{"tiles", {{"base", 1}}}, {"postman", true}});
  table.arrange({placed("base/L", 0, 1), placed("base/RFr", 1, 0)},
                {figure_at(0, "abbot", 0, 1, "monastery"), figure_at(1, "postman", 0, 1, "monastery")},
                {"base/L", "base/RFr", "base/L"});
  table.lay(1, 1);
  EXPECT_EQ(table.scores(), json({0, 4})); // M11; 2 against 1
  ASSERT_EQ(table.asked(), asked(1, "keep"));
  table.act(KEEP);
  table.lay(2, 0);
  table.tile(2, 1);
  EXPECT_THAT(table.refusal(ABBOT_BACK), HasSubstr("has no abbot on an incomplete monastery or garden"));
  EXPECT_THAT(table.refusal(put("abbot", "monastery")), HasSubstr("no abbot left in the stash"));
}

// The last tile of the map: the field lies at the coast, and so does its city.
TEST(Together, T2_M6_a_pig_on_a_field_at_the_coast_brings_four_for_a_city_that_the_border_closes) {
  MapTable table({"*#", "##"}, {"pig"});
  table.arrange({placed("base/C", 0, 1, 2), placed("base/RFr", 1, 0)},
                {figure_at(0, "meeple", 0, 0, "field@3")}, {"base/L"});
  table.tile(1, 1);
  const json answer = table.act(put("pig", "field@0"));
  EXPECT_EQ(answer["over"], true);
  const json score = told(answer, "score").at(0);
  EXPECT_EQ(score["points"], 4);
  EXPECT_EQ(score["kind"], "field");
  EXPECT_EQ(score["parts"], json({{"cities", 1}, {"pig", true}}));
}

TEST(Together, T3_B12_at_the_end_goods_are_told_after_all_features) {
  MapTable table({"*#", "##"}, {"trade_goods"});
  table.arrange({placed("base/RFr", 1, 0), placed("base/C", 1, 1, 3)},
                {figure_at(1, "meeple", 1, 0, "field@3")}, {"traders_and_builders/CFc.w"});
  const json answer = table.lay(0, 1); // the last square, and it completes the city
  EXPECT_EQ(told(answer, "goods").size(), 1u);
  const json scores = told(answer, "score");
  ASSERT_EQ(scores.size(), 2u);
  EXPECT_EQ(scores[0]["kind"], "field");
  EXPECT_EQ(scores[1], json({{"type", "score"},
                             {"player", 0},
                             {"points", 10},
                             {"kind", "trade_goods"},
                             {"parts", {{"goods", "wine"}, {"tokens", 1}}}}));
  EXPECT_EQ(table.decision(), "over");
}

TEST(Together, X6_positions_are_arranged_with_every_figure) {
  ExpansionTable table({"large_meeple", "builder", "pig", "abbot"}, {{"postman", true}});
  const std::vector<json> figures{
      figure_at(0, "large", 0, 0, "road@E"),   figure_at(0, "builder", 0, 0, "road@E"),
      figure_at(0, "meeple", 0, 0, "field@2"), figure_at(0, "pig", 0, 0, "field@2"),
      figure_at(0, "abbot", 1, 0, "garden"),   figure_at(0, "postman", 0, 0, "city@N")};
  table.arrange({placed("base/RFrG", 1, 0)}, figures, {"base/L"});
  EXPECT_EQ(table.figures().size(), 6u);
  EXPECT_EQ(table.stash(0),
            json({{"meeple", 6}, {"postman", 0}, {"large", 0}, {"abbot", 0}, {"builder", 0}, {"pig", 0}}));
  const std::string before = table.client.state();
  table.client.call("load", {{"record", table.client.call("save")}});
  EXPECT_EQ(table.client.state(), before);

  struct Case {
    json figure;
    const char* why;
  };
  for (const auto& [figure, why] :
       {Case{figure_at(1, "large", 1, 0, "garden"), "the large meeple never stands on a garden"},
        Case{figure_at(1, "abbot", 0, 0, "road@E"), "the abbot never stands on a road"},
        Case{figure_at(1, "builder", 0, 0, "field@2"), "the builder never stands on a field"},
        Case{figure_at(1, "pig", 0, 0, "city@N"), "the pig never stands on a city"},
        Case{figure_at(0, "large", 0, 0, "road@E"), "player 0 has no large meeple left in the stash"}})
    EXPECT_THAT(table.client.fail(-32002, "arrange", {{"figures", json::array({figure})}}), HasSubstr(why));
}

} // namespace
} // namespace mappa::proof
