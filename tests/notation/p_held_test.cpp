// Features that a postman holds after they were scored, and how they are released.
#include "chip_table.h"
#include "post_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

// Example 2: a city of four tiles with a coat of arms, Bo's meeple and Ann's postman in it. Ann completes it.
struct City : PostTable {
  explicit City(const List& more = {}, const List& next = {"base/Rr", "base/Rr"}) {
    List figures{figure_at(1, "meeple", 0, -1, "city@N"), figure_at(0, "postman", 0, -2, "city@N")};
    figures.insert(figures.end(), more.begin(), more.end());
    List draw{"base/C"};
    draw.insert(draw.end(), next.begin(), next.end());
    arrange({placed("base/CFc+", 0, -1, 1), placed("base/CFc.1", 0, -2, 1)}, figures, draw);
    tile(0, -3, 2);
    answer = act(PASS);
  }
  json answer;
};

TEST(Held, P9_ten_points_for_strength_two_then_the_owner_is_asked) {
  City city;
  EXPECT_EQ(city.scores(), json({10, 0}));
  EXPECT_EQ(city.decision(), asked(0, "keep"));
  EXPECT_EQ(city.client.legal(), json::array({KEEP, RELEASE}));
  EXPECT_EQ(told_of(city.answer, "returned"), json::array()); // not yet
}

TEST(Held, P9_kept_all_stay) {
  City city;
  const json answer = city.act(KEEP);
  EXPECT_EQ(told_of(answer, "held").size(), 1u);
  EXPECT_EQ(city.decision(), asked(1, "tile"));
  const json figures = city.figures();
  ASSERT_EQ(figures.size(), 2u);
  for (const json& figure : figures) EXPECT_TRUE(figure["held"]);
  EXPECT_EQ(city.stash(1), json({{"meeple", 6}, {"postman", 1}}));
}

TEST(Held, P9_taken_off_all_return) {
  City city;
  const json answer = city.act(RELEASE);
  EXPECT_EQ(told_of(answer, "returned").size(), 2u);
  EXPECT_EQ(city.figures(), json::array());
  EXPECT_EQ(city.stash(0), json({{"meeple", 7}, {"postman", 1}}));
  EXPECT_EQ(city.stash(1), json({{"meeple", 7}, {"postman", 1}}));
}

TEST(Held, P9_without_a_postman_nobody_is_asked) {
  PostTable table;
  table.arrange({}, {figure_at(0, "meeple", 0, 0, "city@N")}, {"base/C", "base/Rr"});
  table.tile(0, -1, 2);
  table.act(PASS);
  EXPECT_EQ(table.decision(), asked(1, "tile"));
  EXPECT_EQ(table.scores(), json({4, 0}));
}

TEST(Held, P9_two_owners_are_asked_clockwise_from_the_player_whose_turn_it_is) {
  City both(PostTable::List{figure_at(1, "postman", 0, 0, "city@N")});
  EXPECT_EQ(both.scores(), json({0, 10})); // 3 against 2
  EXPECT_EQ(both.decision(), asked(0, "keep"));
  both.act(KEEP);
  EXPECT_EQ(both.decision(), asked(1, "keep")); // in Ann's turn
  EXPECT_EQ(both.client.view()["turn"]["player"], 0);
  for (const json& figure : both.figures()) EXPECT_FALSE(figure["held"]); // not before all have kept
  both.act(KEEP);
  EXPECT_EQ(both.figures().size(), 3u);

  City second(PostTable::List{figure_at(1, "postman", 0, 0, "city@N")});
  second.act(KEEP);
  second.act(RELEASE);
  EXPECT_EQ(second.figures(), json::array());

  City first(PostTable::List{figure_at(1, "postman", 0, 0, "city@N")});
  first.act(RELEASE);
  EXPECT_EQ(first.decision(), asked(1, "tile")); // the other is not asked any more
  EXPECT_EQ(first.figures(), json::array());
}

TEST(Held, P9_an_opponent_decides_in_ones_own_turn_and_it_can_be_saved_and_taken_back) {
  PostTable table;
  table.arrange({}, {figure_at(1, "postman", 0, 0, "city@N")}, {"base/C", "base/Rr"});
  table.tile(0, -1, 2);
  table.act(PASS);
  ASSERT_EQ(table.decision(), asked(1, "keep"));
  const json record = table.client.call("save");
  table.client.call("load", {{"record", record}});
  ASSERT_EQ(table.decision(), asked(1, "keep"));
  table.act(KEEP);
  table.client.call("undo");
  EXPECT_EQ(table.decision(), asked(1, "keep"));
  EXPECT_THAT(table.refusal(PASS), HasSubstr("player 1's decision \"keep\""));
}

// Ann has kept; Bo draws a post office that fits beside the start tile.
struct Kept : City {
  explicit Kept(const json& bos = "postman/R") : City({}, {bos, "postman/RrWE", "base/Rr"}) { act(KEEP); }
};

TEST(Held, P10_another_player_takes_the_postman_off_and_all_return) {
  Kept kept;
  kept.tile(1, 0, 1);
  const json answer = kept.act(postman_off(0));
  EXPECT_EQ(told_of(answer, "returned").size(), 2u);
  EXPECT_EQ(kept.figures(), json::array());
  EXPECT_EQ(kept.scores(), json({10, 0})); // never scored again
}

TEST(Held, P10_called_to_a_new_post_office_P8) {
  Kept kept;
  kept.tile(1, 0, 1);
  kept.act(postman_here(0));
  const json figures = kept.figures();
  ASSERT_EQ(figures.size(), 1u);
  EXPECT_EQ(figures[0]["on"], "post_office");
  EXPECT_FALSE(figures[0]["held"]);
  EXPECT_EQ(kept.stash(1)["meeple"], 7);
}

TEST(Held, P10_sent_to_a_neighbouring_feature_P5) {
  Kept kept("base/RFr");
  kept.tile(1, 0); // Bo
  kept.act(PASS);
  kept.tile(-1, 0); // Ann's post office
  kept.act(postman_to(0, 0, "road@E"));
  const json figures = kept.figures();
  ASSERT_EQ(figures.size(), 1u);
  EXPECT_EQ(figures[0]["on"], "road@E");
  EXPECT_EQ(kept.stash(1)["meeple"], 7);
}

TEST(Held, P7_taken_back_from_a_held_feature_without_points) {
  Kept kept;
  kept.tile(1, 0, 1); // Bo
  kept.act(PASS);
  kept.tile(-1, 0);
  kept.act(POSTMAN_BACK);
  EXPECT_EQ(kept.figures(), json::array());
  EXPECT_EQ(kept.scores(), json({10, 0}));
  EXPECT_EQ(kept.stash(0), json({{"meeple", 7}, {"postman", 1}}));
}

TEST(Held, P9_a_monastery_is_held_too) {
  PostTable table;
  table.arrange({placed("base/L", 0, 1), placed("base/L", -1, 1), placed("base/L", 1, 1),
                 placed("base/C", -1, 2, 2), placed("base/C", 0, 2, 2), placed("base/RFr", -1, 0),
                 placed("base/RFr", 1, 0)},
                {figure_at(1, "postman", 0, 1, "monastery"), figure_at(0, "meeple", 0, 1, "monastery")},
                {"base/C", "base/Rr"});
  table.tile(1, 2, 2);
  table.act(PASS);
  EXPECT_EQ(table.scores(), json({0, 9}));
  ASSERT_EQ(table.decision(), asked(1, "keep"));
  table.act(KEEP);
  EXPECT_EQ(table.figures().size(), 2u);
}

TEST(Held, P10_what_is_held_at_the_end_is_not_scored_again) {
  City city;
  city.act(KEEP);
  const json before = city.scores();
  while (!city.client.view()["over"].get<bool>()) {
    const json actions = city.client.legal();
    const auto calm = std::find_if(actions.begin(), actions.end(), [](const json& a) {
      return a["type"] == "tile" || a["type"] == "pass" || a["type"] == "keep";
    });
    city.act(*calm);
  }
  EXPECT_EQ(city.scores(), before); // nobody has put another figure
  EXPECT_EQ(city.figures().size(), 2u);
}

// Ann has chips for an upgrade.
struct UpgradeTable : ChipTable {
  UpgradeTable() : ChipTable({"*##", "###", "###"}, "upgrades", {}, {{"postman", true}}) {
    arrange({{"place", {placed("base/RFr", 1, 0)}},
             {"figures", {figure_at(0, "meeple", 1, 0, "road@E"), figure_at(1, "postman", 0, 0, "road@E")}},
             {"chips", json::array()},
             {"hands", {json::array({chip("blue", 2), chip("orange", 2)}), json::array()}},
             {"draw", {"base/RFr", "base/L"}}});
    tile(2, 0);
  }
};

TEST(Held, X2_a_held_meeple_keeps_its_chip) {
  UpgradeTable table; // Ann's meeple and Bo's postman are on the road just completed
  table.act({{"type", "upgrade"}, {"x", 1}, {"y", 0}, {"on", "road@E"}, {"pay", {2, 2}}});
  table.pass();
  EXPECT_EQ(table.scores(), json({3, 3})); // 2 against 2
  table.act(KEEP);
  const json figures = table.client.view()["figures"];
  ASSERT_EQ(figures.size(), 2u);
  for (const json& figure : figures) {
    EXPECT_TRUE(figure["held"]);
    EXPECT_EQ(figure["upgraded"], figure["figure"] == "meeple");
  }
}

TEST(Held, DE1_P9_a_held_meeple_is_not_upgraded) {
  UpgradeTable table; // Ann's meeple and Bo's postman are on the road just completed
  EXPECT_EQ(table.legal("upgrade").size(), 1u) << "while it is not held";
  table.pass();
  table.act(KEEP);
  table.tile_only(0, 1); // Bo
  EXPECT_EQ(table.legal("upgrade"), json::array());
}

TEST(Held, X3_on_a_map_a_ferry_does_not_make_squares_neighbours) {
  ChipTable table({"*#.#", "###."}, "wine",
                  {{"ferries",
                    {{{"name", "F"},
                      {"coats", 0},
                      {"ends", {{{"at", {1, 0}}, {"side", "E"}}, {{"at", {3, 0}}, {"side", "W"}}}}}}}},
                  {{"postman", true}});
  table.arrange({{"place", {placed("base/RFr", 1, 0)}}, {"draw", {"postman/RrWE", "base/L"}}});
  table.tile(3, 0);
  EXPECT_EQ(table.legal("postman_to"), json::array());
}

} // namespace
} // namespace mappa::proof
