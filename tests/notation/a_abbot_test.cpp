// The abbot and gardens.
#include "expansion_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

struct AbbotTable : ExpansionTable {
  explicit AbbotTable(const json& options = json::object())
      : ExpansionTable({"abbot"}, with({{"tiles", {{"base", 1}}}}, options)) {}
};

TEST(Abbot, A1_gardens_replace_the_base_tiles_and_everyone_has_an_abbot) {
  AbbotTable table;
  EXPECT_EQ(table.client.view()["setup"]["tiles"], json({{"base_c2_gardens", 1}}));
  EXPECT_EQ(table.stash(1), json({{"meeple", 7}, {"abbot", 1}}));
}

struct Garden : AbbotTable {
  Garden() {
    arrange({}, {}, {"base/RFrG", "base/L", "base/L", "base/L", "base/L"});
    tile(1, 0);
  }
};

TEST(Abbot, A2_alone_stands_on_gardens_and_on_monasteries_and_gardens_only) {
  Garden table;
  EXPECT_THAT(table.refusal(put("meeple", "garden")), HasSubstr("the meeple never stands on a garden"));
  EXPECT_THAT(table.refusal(put("abbot", "road@E")), HasSubstr("the abbot never stands on a road"));
  table.act(put("abbot", "garden"));
  table.tile(0, 1);
  EXPECT_TRUE(table.may(put("abbot", "monastery")));
}

TEST(Abbot, A1_without_the_rule_gardens_are_decoration) {
  PostTable table({{"postman", false}, {"tiles", {{"base_c2_gardens", 1}}}});
  table.arrange({}, {}, {"base/RFrG", "base/L"});
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(put("meeple", "garden")), HasSubstr("has no 'garden'"));
}

TEST(Abbot, A2_a_garden_scores_like_a_monastery) {
  Garden table;
  table.act(put("abbot", "garden"));
  EXPECT_EQ(table.feature(1, 0, "garden")["now"], json({{"points", 2}, {"parts", {{"tiles", 2}}}}));
  EXPECT_EQ(table.feature(1, 0, "garden")["completed"]["points"], 9);
  EXPECT_EQ(table.projected(), json({2, 0}));
}

TEST(Abbot, A3_is_taken_back_instead_of_putting_a_figure_for_what_its_place_is_worth) {
  Garden table;
  EXPECT_THAT(table.refusal(ABBOT_BACK), HasSubstr("has no abbot on an incomplete monastery or garden"));
  table.act(put("abbot", "garden"));
  table.lay(1, 1);
  table.tile(0, 1);
  const json answer = table.act(ABBOT_BACK);
  EXPECT_EQ(told_of(answer, "score"), json::array({{{"type", "score"},
                                                    {"player", 0},
                                                    {"points", 4},
                                                    {"kind", "garden"},
                                                    {"parts", {{"tiles", 4}}},
                                                    {"complete", false},
                                                    {"x", 1},
                                                    {"y", 0},
                                                    {"on", "garden"}}}));
  EXPECT_EQ(told_of(answer, "returned").size(), 1u);
  EXPECT_EQ(table.stash(0)["abbot"], 1);
  EXPECT_EQ(table.decision(), asked(1, "tile"));
}

TEST(Abbot, A3_not_where_there_is_none) {
  PostTable table(json{{"postman", false}});
  table.arrange({}, {}, {"base/RFr", "base/L"});
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(ABBOT_BACK), HasSubstr("no abbot plays in this game"));
}

TEST(Abbot, P2_no_postman_on_a_garden) {
  AbbotTable table(json{{"postman", true}});
  table.arrange({}, {}, {"base/RFrG", "base/L"});
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(put("postman", "garden")), HasSubstr("the postman never stands on a garden"));
}

TEST(Abbot, A1_gardens_of_other_sets_count) {
  ExpansionTable table({"abbot", "large_meeple"});
  EXPECT_EQ(table.client.view()["setup"]["tiles"]["base_c2_gardens"], 1);
  table.arrange({}, {}, {"inns_and_cathedrals/RFr.iG", "base/L"});
  table.tile(1, 0);
  EXPECT_TRUE(table.may(put("abbot", "garden")));
  EXPECT_THAT(table.refusal(put("large", "garden")), HasSubstr("the large meeple never stands on a garden"));
}

TEST(Abbot, A1_too_many_copies_of_both_sets_together_are_refused) {
  Client client;
  const json setup{{"players", {"Ann"}},
                   {"tiles", {{"base", 5}, {"base_c2_gardens", 5}}},
                   {"tile_limit", 50},
                   {"rules", {"abbot"}}};
  const json error = client.ask("new", {{"setup", setup}})["error"];
  EXPECT_EQ(error["code"], -32602);
  EXPECT_THAT(error["message"].get<std::string>(), HasSubstr("10 copies of base_c2_gardens"));
}

// A garden east of the start tile with tiles all round it but one.
struct Enclosed : AbbotTable {
  Enclosed() {
    arrange({placed("base/RFrG", 1, 0), placed("base/C", 0, -1, 2), placed("base/L", 1, -1),
             placed("base/L", 2, -1), placed("base/RFr", 2, 0), placed("base/L", 0, 1),
             placed("base/L", 1, 1)},
            {figure_at(0, "abbot", 1, 0, "garden")}, {"base/LR", "base/LR"});
    tile(2, 1);
  }
};

TEST(Abbot, A2_a_complete_garden_brings_nine_and_the_abbot_returns) {
  Enclosed table;
  const json answer = table.act(PASS);
  EXPECT_EQ(told_of(answer, "score").at(0)["points"], 9);
  EXPECT_EQ(told_of(answer, "score").at(0)["kind"], "garden");
  EXPECT_EQ(told_of(answer, "score").at(0)["complete"], true);
  EXPECT_EQ(told_of(answer, "returned").at(0)["figure"], "abbot");
  EXPECT_EQ(table.stash(0)["abbot"], 1);
}

TEST(Abbot, A3_not_from_what_the_tile_just_laid_has_completed) {
  Enclosed table;
  EXPECT_THAT(table.refusal(ABBOT_BACK), HasSubstr("has no abbot on an incomplete monastery or garden"));
  EXPECT_THAT(table.refusal(put("abbot", "monastery")),
              HasSubstr("player 0 has no abbot left in the stash")); // before it comes home
}

TEST(Abbot, A3_answers_the_figure_step_only_and_nobody_takes_anothers) {
  AbbotTable table;
  table.arrange({placed("base/L", 0, 1)}, {figure_at(1, "abbot", 0, 1, "monastery")}, {"base/RFr", "base/L"});
  EXPECT_THAT(table.refusal(ABBOT_BACK),
              HasSubstr("\"abbot_back\" does not answer player 0's decision \"tile\""));
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(ABBOT_BACK), HasSubstr("player 0 has no abbot on"));
}

// A monastery with Ann's abbot and Bo's postman, who has the majority there.
struct Shared : AbbotTable {
  Shared() : AbbotTable(json{{"postman", true}}) {
    arrange({placed("base/L", 0, 1)},
            {figure_at(0, "abbot", 0, 1, "monastery"), figure_at(1, "postman", 0, 1, "monastery")},
            {"base/RFr", "base/L"});
  }
};

TEST(Abbot, A3_P5_its_owner_alone_gets_the_points_and_a_postman_there_stays) {
  Shared table;
  EXPECT_EQ(table.projected(), json({0, 2}));
  table.tile(1, 0);
  const json answer = table.act(ABBOT_BACK);
  EXPECT_EQ(answer["scores"], json({3, 0}));
  ASSERT_EQ(table.figures().size(), 1u);
  EXPECT_EQ(table.figures()[0]["figure"], "postman");
}

TEST(Abbot, P3_P5_neither_does_it_stand_on_a_post_office_nor_a_postman_on_a_garden) {
  AbbotTable table(json{{"postman", true}});
  table.arrange({placed("base/RFrG", 1, 0)}, {}, {"postman/R", "base/L"});
  table.tile(1, 1);
  EXPECT_THAT(table.refusal(put("abbot", "post_office")),
              HasSubstr("the abbot never stands on a post office"));
  EXPECT_THAT(table.refusal(postman_to(1, 0, "garden")), HasSubstr("the postman never stands on a garden"));
  EXPECT_FALSE(table.may(postman_to(1, 0, "garden")));
}

TEST(Abbot, A3_taking_it_back_is_saved_and_taken_back) {
  Garden table;
  table.act(put("abbot", "garden"));
  table.lay(1, 1);
  table.tile(0, 1);
  const std::string before = table.client.state();
  table.act(ABBOT_BACK);
  const std::string after = table.client.state();
  const json record = table.client.call("save");
  table.client.call("undo");
  EXPECT_EQ(table.client.state(), before);
  table.client.call("load", {{"record", record}});
  EXPECT_EQ(table.client.state(), after);
}

} // namespace
} // namespace mappa::proof
