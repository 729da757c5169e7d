// The abbot and gardens.
#include "expansion_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

const json ABBOT_BACK = {{"type", "abbot_back"}};

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

} // namespace
} // namespace mappa::proof
