// Great Britain: bought turns and sets of chips.
#include "chip_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

json redeem(const json& chips) { return {{"type", "redeem"}, {"chips", chips}}; }

// A road along a row; every chip lies where the test says.
ChipTable shore(const json& arranged, const json& options = {}) {
  ChipTable table({"*#####", "######"}, "isle_of_man", {}, options);
  json wish{{"chips", json::array()}, {"draw", {"base/RFr", "base/RFr", "base/RFr", "base/RFr"}}};
  if (!arranged.is_null()) wish.update(arranged);
  table.arrange(wish);
  return table;
}

TEST(IsleOfMan, GB1_thirty_chips_lie_on_the_marked_squares_of_their_colours) {
  Client client;
  client.start({{"players", {"Ann", "Bo"}}, {"map", "great_britain"}, {"chips", true}, {"seed", 1}});
  const json marks = client.call("map", {{"id", "great_britain"}})["chip_squares"];
  const json chips = client.view()["chips"];
  EXPECT_EQ(chips.size(), 30u);
  for (const json& chip : chips) {
    const json here = {chip["x"], chip["y"]};
    const json& squares = marks[chip["colour"].get<std::string>()];
    EXPECT_NE(std::find(squares.begin(), squares.end(), here), squares.end()) << chip;
  }
  EXPECT_EQ(client.view()["board"].size(), 3u); // all three starts
}

TEST(IsleOfMan, GB2_a_meeple_buys_one_more_turn_at_once_but_one_in_a_round) {
  ChipTable table = shore({});
  table.tile_only(1, 0);
  ASSERT_EQ(table.decision(), "buy_turn");
  EXPECT_EQ(table.client.legal(), json::array({BUY, {{"type", "pass"}}}));
  const json answer = table.act(BUY);
  EXPECT_EQ(told(answer, "isle")[0]["player"], 0);
  json view = table.client.view();
  EXPECT_EQ(view["turn"], json({{"player", 0}, {"number", 2}}));
  EXPECT_EQ(view["players"][0]["isle"], 1);
  EXPECT_EQ(view["players"][0]["stash"]["meeple"], 8);
  table.tile_only(2, 0);
  EXPECT_EQ(table.client.view()["turn"]["player"], 1); // not asked again
  EXPECT_THAT(table.refusal(BUY), HasSubstr("\"buy_turn\" does not answer"));
  table.tile_only(3, 0);
  EXPECT_EQ(table.decision(), "buy_turn"); // the other player's first in this round
  table.pass();
  EXPECT_EQ(table.client.view()["turn"]["player"], 0);
}

TEST(IsleOfMan, GB2_without_a_meeple_in_the_stash_nothing_is_asked) {
  ChipTable table = shore({{"isle", {9, 0}}});
  table.tile(1, 0);
  EXPECT_EQ(table.client.view()["turn"]["player"], 1);
}

TEST(IsleOfMan, GB2_a_turn_without_tiles_is_not_sold) {
  ChipTable table({"*#", "##"}, "isle_of_man", {}, {{"tile_limit", 2}});
  table.arrange({{"chips", json::array()}});
  table.act(table.client.legal()[0]);
  if (table.decision() == "figure") table.pass();
  EXPECT_EQ(table.decision(), "over");
}

TEST(IsleOfMan, GB3_one_of_each_colour_brings_all_meeples_back_in_time_for_the_figure) {
  ChipTable table = shore({{"hands", {{chip("purple", 1), chip("blue", 2)}, json::array()}},
                           {"chips", json::array({chip_at(1, 0, "orange", 1)})},
                           {"isle", {9, 0}}});
  table.tile(1, 0);
  ASSERT_EQ(table.decision(), "redeem");
  const json set = {chip("purple", 1), chip("blue", 2), chip("orange", 1)};
  EXPECT_EQ(table.client.legal(), json::array({redeem(set)})); // it must be handed in
  EXPECT_THAT(table.refusal({{"type", "pass"}}), HasSubstr("\"pass\" does not answer"));
  const json answer = table.act(redeem(set));
  EXPECT_EQ(told(answer, "redeem")[0]["meeples"], 9);
  EXPECT_EQ(table.decision(), "figure");
  EXPECT_EQ(table.stash(0), 9);
  EXPECT_EQ(table.hand(0), json::array());
  EXPECT_EQ(table.client.view()["players"][0]["isle"], 0);
  table.meeple("road@E");
}

TEST(IsleOfMan, GB3_three_of_one_number_are_a_set_whatever_their_colours) {
  ChipTable table = shore({{"hands", {{chip("purple", 2), chip("purple", 2)}, json::array()}},
                           {"chips", json::array({chip_at(1, 0, "blue", 2)})}});
  table.tile(1, 0);
  ASSERT_EQ(table.decision(), "redeem"); // also with nobody on the Isle
  EXPECT_THAT(table.refusal(redeem({chip("purple", 2), chip("blue", 2)})), HasSubstr("three chips"));
  EXPECT_THAT(table.refusal(redeem({chip("orange", 2), chip("orange", 2), chip("orange", 2)})),
              HasSubstr("does not have these chips"));
  table.act(redeem({chip("blue", 2), chip("purple", 2), chip("purple", 2)})); // in any order
  EXPECT_EQ(table.decision(), "figure");
}

TEST(IsleOfMan, GB3_the_player_chooses_between_sets) {
  ChipTable table = shore(
      {{"hands", {{chip("purple", 1), chip("blue", 1), chip("blue", 2), chip("purple", 2)}, json::array()}},
       {"chips", json::array({chip_at(1, 0, "orange", 1)})}});
  table.tile(1, 0);
  // Three ones; or one of each colour, with each number of purple and blue: three ones are among those.
  EXPECT_EQ(table.client.legal().size(), 4u);
  table.act(redeem({chip("purple", 2), chip("blue", 2), chip("orange", 1)}));
  EXPECT_EQ(table.hand(0), json::array({chip("purple", 1), chip("blue", 1)}));
}

TEST(IsleOfMan, GB3_no_set_no_question) {
  ChipTable table = shore({{"hands", {{chip("purple", 1), chip("purple", 2)}, json::array()}},
                           {"chips", json::array({chip_at(1, 0, "blue", 1)})}});
  table.tile(1, 0);
  EXPECT_EQ(table.decision(), "figure");
}

TEST(IsleOfMan, X4_the_extra_tile_comes_before_the_question_and_a_bought_turn_is_a_full_turn) {
  ChipTable table({"*o###", "#####"}, "isle_of_man", {}, {{"town_variants", {"extra_tile"}}});
  table.arrange({{"chips", json::array({chip_at(3, 0, "blue", 2)})},
                 {"draw", {"base/RFr", "base/RFr", "base/RFr", "base/RFr"}}});
  table.tile_only(1, 0);
  EXPECT_EQ(table.decision(), "tile"); // V2
  table.tile_only(2, 0);
  ASSERT_EQ(table.decision(), "buy_turn");
  table.act(BUY);
  table.tile_only(3, 0);
  EXPECT_EQ(table.scores(), json({2, 0})); // chips apply
  EXPECT_EQ(table.client.view()["turn"]["player"], 1);
}

} // namespace
} // namespace mappa::proof
