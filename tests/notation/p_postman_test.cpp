// The postman: the four examples of the sheet, and what may be done with one.
#include "post_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

// The start tile has a city in the north and a road from west to east.
TEST(Postman, P1_twelve_tiles_join_the_mix_and_everyone_has_a_postman) {
  PostTable table;
  EXPECT_EQ(table.stash(0), json({{"meeple", 7}, {"postman", 1}}));
  EXPECT_EQ(table.stash(1), json({{"meeple", 7}, {"postman", 1}}));
  const json view = table.client.view();
  EXPECT_EQ(view["stack"], 72 + 12 - 2); // the start tile, the one in hand
  EXPECT_EQ(view["setup"]["tiles"], json({{"base", 1}, {"postman", 1}}));
}

// Example 1: a post office between three tiles.
struct Between : PostTable {
  Between() {
    arrange({placed("base/C", 0, -1, 2), placed("base/L", -1, -1), placed("base/C", 0, 1, 2)}, json::array(),
            {"postman/RrWE", "base/Rr"});
    tile(-1, 0); // its eastern road meets the start tile's
  }
};

TEST(Postman, P5_the_postman_goes_to_any_incomplete_feature_round_the_new_post_office) {
  Between table;
  EXPECT_EQ(table.decision(), asked(0, "figure"));
  // The city between (0,0) and (0,-1) is complete; fields never count.
  EXPECT_EQ(table.legal("postman_to"), json::array({postman_to(-1, -1, "monastery"),
                                                    postman_to(0, 0, "road@E"), postman_to(0, 1, "city@S")}));
  EXPECT_EQ(table.legal("postman_off"), json::array());
  EXPECT_EQ(table.legal("postman_here"), json::array());
  EXPECT_EQ(table.legal("postman_back"), json::array());
}

TEST(Postman, P4_meeple_or_postman_on_the_tile_itself_or_one_of_the_special_actions) {
  Between table;
  EXPECT_EQ(table.legal("figure"),
            json::array({put("meeple", "road@E"), put("meeple", "road@W"), put("meeple", "post_office"),
                         put("meeple", "field@0"), put("meeple", "field@3"), put("postman", "road@E"),
                         put("postman", "road@W"), put("postman", "post_office")}));
  table.act(put("postman", "post_office"));
  EXPECT_EQ(table.stash(0)["postman"], 0);
  EXPECT_EQ(table.decision()["player"], 1);
}

TEST(Postman, P2_never_on_a_field) {
  Between table;
  EXPECT_THAT(table.refusal(put("postman", "field@0")), HasSubstr("never stands on a field"));
  EXPECT_THAT(table.refusal(postman_to(-1, -1, "field@0")), HasSubstr("never stands on a field"));
  EXPECT_THAT(table.client.fail(-32002, "arrange", {{"figures", {figure_at(1, "postman", 0, 0, "field@2")}}}),
              HasSubstr("never stands on a field"));
}

TEST(Postman, P5_refusals_say_why) {
  Between table;
  EXPECT_THAT(table.refusal(postman_to(0, 0, "city@N")), HasSubstr("is complete"));
  EXPECT_THAT(table.refusal(postman_to(-1, 0, "road@W")), HasSubstr("tile just placed"));
  EXPECT_THAT(table.refusal(postman_to(5, 5, "road@W")), HasSubstr("no placed tile"));
  EXPECT_THAT(table.refusal(postman_to(0, 0, "road@N")), HasSubstr("has no 'road@N'"));
  EXPECT_THAT(table.refusal(postman_off(1)), HasSubstr("not on the board"));
  EXPECT_THAT(table.refusal(postman_off(4)), HasSubstr("no player 4"));
  EXPECT_THAT(table.refusal(postman_here(0)), HasSubstr("not on the board"));
  EXPECT_THAT(table.refusal(POSTMAN_BACK), HasSubstr("not on the board"));
}

TEST(Postman, P5_also_where_others_stand_and_from_anywhere_on_the_board) {
  PostTable table;
  table.arrange({placed("base/L", -1, -1)},
                {figure_at(1, "meeple", 0, 0, "road@E"), figure_at(0, "postman", -1, -1, "monastery")},
                {"postman/RrWE", "base/Rr"});
  table.tile(-1, 0);
  EXPECT_TRUE(table.may(postman_to(0, 0, "road@E")));
  EXPECT_FALSE(table.may(postman_to(-1, -1, "monastery"))); // there it is
  EXPECT_THAT(table.refusal(postman_to(-1, -1, "monastery")), HasSubstr("already"));
  const json answer = table.act(postman_to(0, 0, "road@E"));
  EXPECT_EQ(
      told_of(answer, "postman")[0],
      json::parse(
          R"({"type":"postman","player":0,"owner":0,"action":"postman_to","x":0,"y":0,"on":"road@E"})"));
  EXPECT_EQ(table.scores(), json({0, 0})); // nothing is scored
  EXPECT_EQ(table.figures().size(), 2u);
}

TEST(Postman, P5_only_beside_the_new_tile_and_only_with_a_post_office_on_it_P4) {
  PostTable table;
  table.arrange({placed("base/RFr", 1, 0), placed("base/RFr", 2, 0)}, json::array(),
                {"postman/RrWE", "base/RFr"});
  table.tile(-1, 0);
  EXPECT_THAT(table.refusal(postman_to(2, 0, "road@E")), HasSubstr("is not beside"));
  table.act(PASS);
  table.tile(3, 0);
  EXPECT_EQ(table.legal("postman_to"), json::array());
  EXPECT_THAT(table.refusal(postman_to(2, 0, "road@E")), HasSubstr("no post office"));
}

TEST(Postman, P6_an_opponents_postman_is_taken_off_without_points) {
  PostTable table;
  table.arrange({}, {figure_at(1, "postman", 0, 0, "road@E")}, {"postman/RrWE", "base/Rr"});
  table.tile(-1, 0);
  EXPECT_EQ(table.legal("postman_off"), json::array({postman_off(1)}));
  const json answer = table.act(postman_off(1));
  EXPECT_EQ(told_of(answer, "returned")[0]["player"], 1);
  EXPECT_EQ(table.stash(1)["postman"], 1);
  EXPECT_EQ(table.scores(), json({0, 0}));
}

TEST(Postman, P6_ones_own_is_not_taken_off) {
  PostTable table;
  table.arrange({}, {figure_at(0, "postman", 0, 0, "road@E")}, {"postman/RrWE", "base/Rr"});
  table.tile(-1, 0);
  EXPECT_THAT(table.refusal(postman_off(0)), HasSubstr("not taken off, but back"));
  EXPECT_THAT(table.refusal(POSTMAN_BACK), HasSubstr("from an incomplete post office")); // P7
}

TEST(Postman, P8_any_postman_on_the_board_is_called_to_the_new_post_office) {
  for (const int owner : {0, 1}) {
    PostTable table;
    table.arrange({}, {figure_at(owner, "postman", 0, 0, "road@E")}, {"postman/RrWE", "base/Rr"});
    table.tile(-1, 0);
    EXPECT_EQ(table.legal("postman_here"), json::array({postman_here(owner)}));
    table.act(postman_here(owner));
    const json figures = table.figures();
    ASSERT_EQ(figures.size(), 1u);
    EXPECT_EQ(figures[0]["on"], "post_office");
    EXPECT_EQ(figures[0]["player"], owner);
    EXPECT_EQ(table.scores(), json({0, 0}));
  }
}

// A post office at (1,0) with the tiles round it but those at (2,1) and (1,-1).
const PostTable::List ROUND{placed("postman/RrWE", 1, 0), placed("base/L", 0, 1),
                            placed("base/L", 1, 1),       placed("base/LR", 2, 0, 1),
                            placed("base/L", 2, -1),      placed("base/C", 0, -1, 2)};

TEST(Postman, P11_P3_a_completed_post_office_brings_its_customer_nine) {
  PostTable table;
  PostTable::List place = ROUND;
  place.push_back(placed("base/L", 2, 1));
  table.arrange(place, {figure_at(1, "meeple", 1, 0, "post_office")}, {"base/C", "base/Rr"});
  table.tile(1, -1);
  const json answer = table.act(PASS);
  EXPECT_EQ(table.scores(), json({0, 9}));
  EXPECT_EQ(told_of(answer, "score")[0]["kind"], "post_office");
  EXPECT_EQ(table.stash(1)["meeple"], 7);
}

// Example 4.
TEST(Postman, P7_taken_back_from_an_office_it_brings_one_and_one_for_each_tile_round_it) {
  PostTable table;
  table.arrange({placed("postman/RrWE", 1, 0), placed("base/L", 0, 1), placed("base/L", 1, 1)},
                {figure_at(0, "postman", 1, 0, "post_office"), figure_at(1, "meeple", 1, 0, "post_office")},
                {"base/L", "base/Rr"});
  table.tile(2, 1);
  const json answer = table.act(POSTMAN_BACK);
  EXPECT_EQ(table.scores(), json({5, 0}));
  EXPECT_EQ(told_of(answer, "score")[0]["kind"], "postman");
  EXPECT_EQ(told_of(answer, "score")[0]["points"], 5);
  EXPECT_EQ(table.stash(0)["postman"], 1);
  EXPECT_EQ(table.figures().size(), 1u); // the customer stays
}

TEST(Postman, P7_not_from_an_office_that_is_complete) {
  PostTable table;
  PostTable::List place = ROUND;
  place.push_back(placed("base/L", 2, 1));
  table.arrange(place, {figure_at(0, "postman", 1, 0, "post_office")}, {"base/C", "base/Rr"});
  table.tile(1, -1);
  EXPECT_FALSE(table.may(POSTMAN_BACK));
  table.act(PASS);
  EXPECT_EQ(table.scores(), json({9, 0}));
  EXPECT_EQ(table.decision(), asked(0, "keep"));
}

TEST(Postman, P8_an_office_completed_by_its_own_tile_is_scored_with_the_postman_called_there) {
  PostTable table;
  PostTable::List place = ROUND;
  place.erase(place.begin());
  place.push_back(placed("base/L", 2, 1));
  place.push_back(placed("base/C", 1, -1));
  table.arrange(place, {figure_at(1, "postman", 0, 0, "road@E")}, {"postman/RrWE", "base/Rr"});
  table.tile(1, 0);
  table.act(postman_here(1));
  EXPECT_EQ(table.scores(), json({0, 9}));
  EXPECT_EQ(table.decision(), asked(1, "keep"));
}

TEST(Postman, P12_moving_from_a_post_office_scores_nothing) {
  PostTable table;
  table.arrange({placed("postman/RrWE", 1, 0)}, {figure_at(0, "postman", 1, 0, "post_office")},
                {"postman/R", "base/Rr"});
  table.tile(-1, 0, 3); // its road to the east
  table.act(postman_here(0));
  EXPECT_EQ(table.scores(), json({0, 0}));
}

TEST(Postman, P11_an_incomplete_office_counts_itself_and_the_tiles_round_it_at_the_end) {
  PostTable table({{"tiles", {{"postman", 1}}}, {"tile_limit", 3}, {"fields", false}});
  table.act(table.client.legal()[0]);
  table.act(put("postman", "post_office"));
  table.act(table.client.legal()[0]);
  if (!table.decision().is_null()) table.act(PASS);
  ASSERT_TRUE(table.client.view()["over"]);
  const json board = table.client.view()["board"];
  int round = 0;
  for (const json& tile : board)
    round += std::abs(tile["x"].get<int>() - board[1]["x"].get<int>()) <= 1 &&
             std::abs(tile["y"].get<int>() - board[1]["y"].get<int>()) <= 1;
  EXPECT_EQ(table.scores()[0], round); // the office's own tile is one of them
}

TEST(Postman, X1_without_the_rule_post_offices_are_decoration) {
  PostTable table({{"postman", false}, {"tiles", {{"base", 1}, {"postman", 1}}}});
  table.client.call("arrange", {{"draw", {"postman/RrWE"}}});
  table.tile(1, 0);
  for (const json& action : table.client.legal()) EXPECT_NE(action.value("on", ""), "post_office");
  EXPECT_EQ(table.stash(0), json({{"meeple", 7}}));
  EXPECT_THAT(table.refusal(put("postman", "road@E")), HasSubstr("no figure 'postman'"));
  EXPECT_THAT(table.refusal(POSTMAN_BACK), HasSubstr("no postman plays"));
}

} // namespace
} // namespace mappa::proof
