// The builder's second tile: what belongs to it, when there is none, and the builder beside a postman.
#include "expansion_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

const json WITH_POSTMAN{{"postman", true}, {"tiles", {{"base", 1}, {"postman", 1}}}};

// Ann's meeple and builder stand on the start tile's road, which ends in the west.
struct Woken : ExpansionTable {
  explicit Woken(const List& draw, const json& options = json::object(), const List& more = {})
      : ExpansionTable({"builder"}, options) {
    List figures{figure_at(0, "meeple", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")};
    figures.insert(figures.end(), more.begin(), more.end());
    arrange({placed("base/RRR", -1, 0)}, figures, draw);
  }
};

TEST(Builder, T1_the_second_tile_has_its_own_figure_and_scoring_steps) {
  Woken table({"base/RFr", "base/RRR", "base/L"});
  table.tile(1, 0);
  table.act(put("meeple", "field@0"));
  ASSERT_EQ(table.decision(), asked(0, "tile"));
  table.tile(2, 0);
  const json answer = table.act(put("meeple", "road@S"));
  EXPECT_EQ(told_of(answer, "score").at(0)["points"], 4);
  EXPECT_EQ(told_of(answer, "returned").size(), 2u);
  EXPECT_EQ(table.stash(0), json({{"meeple", 5}, {"builder", 1}}));
  EXPECT_EQ(table.decision(), asked(1, "tile"));
}

TEST(Builder, T1_one_that_has_returned_may_be_put_again_with_the_second_tile) {
  Woken table({"base/RRR", "base/CFc.1", "base/L"}, json::object(), {figure_at(0, "meeple", 0, 0, "city@N")});
  table.lay(1, 0);
  ASSERT_EQ(table.decision(), asked(0, "tile"));
  table.tile(0, -1, 1);
  EXPECT_TRUE(table.may(put("builder", "city@N")));
  table.act(put("builder", "city@N"));
  EXPECT_EQ(table.decision(), asked(1, "tile")); // no third
}

TEST(Builder, T1_on_a_city_with_a_large_meeple) {
  ExpansionTable table({"builder", "large_meeple"});
  table.arrange({}, {figure_at(0, "large", 0, 0, "city@N")}, {"base/CFc.1", "base/L", "base/C", "base/L"});
  table.tile(0, -1, 1);
  table.act(put("builder", "city@N"));
  table.lay(0, 1);
  EXPECT_EQ(told_of(table.lay(0, -2, 2), "score").at(0)["points"], 6);
  EXPECT_EQ(table.decision(), asked(0, "tile"));
}

TEST(Builder, T1_beside_a_postman_too_and_not_beside_anothers_meeple) {
  ExpansionTable table({"builder"}, WITH_POSTMAN);
  table.arrange({}, {figure_at(0, "postman", 0, 0, "road@E"), figure_at(1, "meeple", 0, 0, "city@N")},
                {"base/RCr", "base/L"});
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(put("builder", "city@N")), HasSubstr("where its owner has a meeple"));
  table.act(put("builder", "road@E"));
  EXPECT_EQ(table.stash(0)["builder"], 0);
}

TEST(Builder, T1_everyone_has_one_and_none_more) {
  ExpansionTable table({"builder"});
  table.arrange({},
                {figure_at(0, "meeple", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E"),
                 figure_at(1, "meeple", 0, 0, "road@E"), figure_at(1, "builder", 0, 0, "road@E")},
                {"base/RFr", "base/RFr", "base/RFr", "base/RFr", "base/L"});
  table.tile(1, 0);
  EXPECT_THAT(table.refusal(put("builder", "road@E")),
              HasSubstr("player 0 has no builder left in the stash"));
  table.act(PASS);
  EXPECT_EQ(table.decision(), asked(0, "tile"));
  table.lay(2, 0);
  EXPECT_EQ(table.decision(), asked(1, "tile"));
  table.lay(3, 0); // the other's builder is woken by its own player's tile
  EXPECT_EQ(table.decision(), asked(1, "tile"));
}

TEST(Builder, T1_a_tile_that_joins_the_builders_road_to_another_wakes_it) {
  ExpansionTable table({"builder"});
  table.arrange({placed("base/RFr", 2, 0)},
                {figure_at(0, "meeple", 2, 0, "road@E"), figure_at(0, "builder", 2, 0, "road@E")},
                {"base/RFr", "base/L", "base/L"});
  table.lay(1, 0);
  EXPECT_EQ(table.decision(), asked(0, "tile"));
}

TEST(Builder, T1_after_the_last_tile_there_is_no_second) {
  json setup{{"players", {"Ann", "Bo"}}, {"rules", {"builder"}}, {"tile_limit", 2}, {"analysis", true}};
  Client client;
  for (uint64_t seed = 1; seed == 1 || client.view()["tile"] != "base/RFr"; ++seed) {
    setup["seed"] = seed;
    client.start(setup);
  }
  client.call("arrange",
              {{"figures", {figure_at(0, "meeple", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")}},
               {"turn", 0}});
  client.play({{"type", "tile"}, {"x", 1}, {"y", 0}, {"rot", 0}});
  EXPECT_EQ(client.play(PASS)["over"], true);
}

TEST(Builder, T1_B4_a_second_tile_that_fits_nowhere_is_put_out_of_the_game_and_another_drawn) {
  ExpansionTable table({"builder"});
  table.arrange({placed("base/C", 0, -1, 2)},
                {figure_at(0, "meeple", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")},
                {"base/RFr", "base/Cccc+", "base/L", "base/L"});
  const json answer = table.lay(1, 0);
  EXPECT_EQ(told_of(answer, "discarded").at(0)["tile"], "base/Cccc+");
  EXPECT_EQ(table.decision(), asked(0, "tile"));
  EXPECT_EQ(table.client.view()["tile"], "base/L");
}

// Between the two tiles of a turn, and in the middle of the second one.
TEST(Builder, T1_a_double_turn_is_saved_loaded_and_taken_back) {
  Woken table({"base/RFr", "base/RFr", "base/L", "base/L"});
  const auto check = [&] {
    const std::string before = table.client.state();
    const json record = table.client.call("save");
    table.client.call("undo", {{"n", 1}});
    EXPECT_NE(table.client.state(), before);
    table.act(record["actions"].back());
    EXPECT_EQ(table.client.state(), before);
    Client other;
    other.call("load", {{"record", record}});
    EXPECT_EQ(other.state(), before);
  };
  table.tile(1, 0);
  table.act(put("meeple", "field@0"));
  EXPECT_EQ(table.decision(), asked(0, "tile"));
  check();
  table.tile(2, 0);
  EXPECT_EQ(table.decision(), asked(0, "figure"));
  check();
  table.act(PASS);
  EXPECT_EQ(table.decision(), asked(1, "tile")); // no third part after loading either
  check();
}

TEST(Builder, T1_arranging_in_the_middle_of_a_double_turn_begins_a_turn_anew) {
  Woken table({"base/RFr", "base/RFr", "base/L", "base/L"});
  table.lay(1, 0);
  ASSERT_EQ(table.decision(), asked(0, "tile"));
  table.client.call("arrange", json::object());
  table.lay(2, 0);
  EXPECT_EQ(table.decision(), asked(0, "tile")); // the first tile of that turn: it brings a second
}

// An office below the road on whose two tiles Ann's postman and builder stand.
struct Office : ExpansionTable {
  Office() : ExpansionTable({"builder"}, WITH_POSTMAN) {
    arrange({placed("base/RFr", 1, 0)},
            {figure_at(0, "postman", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E")},
            {"postman/R", "base/L", "base/L"});
    tile(0, 1);
  }
};

TEST(Builder, P5_T1_a_postman_moved_along_its_road_leaves_the_builder_where_it_is) {
  Office table;
  const json answer = table.act(postman_to(1, 0, "road@E"));
  EXPECT_EQ(told_of(answer, "returned"), json::array());
  EXPECT_EQ(table.figures().size(), 2u);
}

TEST(Builder, P8_T1_a_postman_called_away_leaves_no_builder_behind) {
  Office table;
  const json answer = table.act(postman_here(0));
  EXPECT_EQ(told_of(answer, "returned").at(0)["figure"], "builder");
  EXPECT_EQ(table.stash(0)["builder"], 1);
}

// A road that Ann's postman holds, with her builder and Bo's large meeple.
struct Held : ExpansionTable {
  Held() : ExpansionTable({"builder", "large_meeple"}, WITH_POSTMAN) {
    arrange({placed("base/RRR", -1, 0)},
            {figure_at(0, "postman", 0, 0, "road@E"), figure_at(0, "builder", 0, 0, "road@E"),
             figure_at(1, "large", 0, 0, "road@E")},
            {"base/RRR", "base/L", "postman/R", "base/L", "base/L"});
    lay(1, 0);
  }
};

TEST(Builder, X6_P9_a_builder_is_held_with_the_others_by_the_postman) {
  Held table;
  EXPECT_EQ(table.scores(), json({3, 3}));
  ASSERT_EQ(table.decision(), asked(0, "keep"));
  EXPECT_EQ(told_of(table.act(KEEP), "held").size(), 1u);
  for (const json& figure : table.figures()) EXPECT_EQ(figure["held"], true) << figure;
  EXPECT_EQ(table.stash(0), json({{"meeple", 7}, {"postman", 0}, {"large", 1}, {"builder", 0}}));
  EXPECT_EQ(table.stash(1), json({{"meeple", 7}, {"postman", 1}, {"large", 0}, {"builder", 1}}));
  ASSERT_EQ(table.decision(), asked(0, "tile")); // T1: the second tile comes after P9
  table.tile(0, 1);
  EXPECT_EQ(told_of(table.act(POSTMAN_BACK), "returned").size(), 3u); // P10: all come home
  EXPECT_EQ(table.stash(0), json({{"meeple", 7}, {"postman", 1}, {"large", 1}, {"builder", 1}}));
  EXPECT_EQ(table.stash(1)["large"], 1);
}

TEST(Builder, X6_P9_released_they_all_return_and_the_second_tile_comes_all_the_same) {
  Held table;
  EXPECT_EQ(told_of(table.act(RELEASE), "returned").size(), 3u);
  EXPECT_EQ(table.figures(), json::array());
  EXPECT_EQ(table.decision(), asked(0, "tile"));
}

TEST(Builder, P6_X6_a_builder_held_by_a_postman_goes_home_when_another_takes_that_off) {
  Held table;
  table.act(KEEP);
  table.lay(0, 1); // the second tile
  ASSERT_EQ(table.decision(), asked(1, "tile"));
  table.tile(1, 1, 2);
  EXPECT_EQ(told_of(table.act(postman_off(0)), "returned").size(), 3u);
  EXPECT_EQ(table.figures(), json::array());
}

} // namespace
} // namespace mappa::proof
