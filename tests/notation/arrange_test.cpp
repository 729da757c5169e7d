// Arranging positions for analysis.
#include "client.h"

namespace mappa::proof {

namespace {

using testing::AllOf;
using testing::HasSubstr;

json figure(int player, int x, int y, const std::string& on) {
  return {{"player", player}, {"figure", "meeple"}, {"x", x}, {"y", y}, {"on", on}};
}

// A client with an analysis game just begun.
struct Analysis : Client {
  Analysis() { start(analysis()); }
  Analysis(const char* key, const json& value) {
    json setup = analysis();
    setup[key] = value;
    start(setup);
  }
  void arrange(const json& params) { call("arrange", params); }
  std::string refuse(int code, const json& params) { return fail(code, "arrange", params); }
};

TEST(Arrange, only_in_analysis_games) {
  Client client;
  client.start(two_players());
  EXPECT_THAT(client.fail(-32003, "arrange"), HasSubstr("\"analysis\": true"));
}

TEST(Arrange, nothing_changes_nothing) {
  Analysis client;
  client.play_random(1, 6); // three turns of tile and figure
  ASSERT_EQ(client.call("legal")["decision"]["kind"], "tile");
  const json before = client.view();
  client.arrange(json::object());
  EXPECT_EQ(client.view(), before);
}

TEST(Arrange, place_lays_tiles_apart_and_takes_them_from_the_stack) {
  Analysis client;
  json tile = placed("base/Rr", 5, -5, 2);
  tile["player"] = 1;
  client.arrange({{"place", {tile, placed("base/Rr", -TABLE_EDGE, TABLE_EDGE, 0)}}});
  const json view = client.view();
  EXPECT_EQ(view["board"][1], tile);
  EXPECT_EQ(view["board"][2]["player"], nullptr);
  EXPECT_EQ(view["stack"], 68);
  EXPECT_EQ(view["remaining"]["base/Rr"].get<int>() + (view["tile"] == "base/Rr"), 7);
  EXPECT_EQ(view["turn"], (json{{"player", 0}, {"number", 1}}));
}

TEST(Arrange, B3_tiles_laid_apart_join_when_the_gap_is_closed) {
  Analysis client;
  client.arrange(
      {{"place", {placed("base/RFr", 2, 0, 0), placed("base/RRR", 3, 0, 1), placed("base/RRR", -1, 0, 3)}},
       {"figures", {figure(0, 2, 0, "road@E"), figure(1, 0, 0, "road@E")}},
       {"draw", {"base/RFr"}}});
  client.play(tile_action(1, 0, 0));
  const json played = client.play({{"type", "pass"}});
  EXPECT_EQ(played["scores"], json({5, 5})); // B6, B9
}

TEST(Arrange, place_checks_fit_supply_and_the_square) {
  Analysis client;
  const auto refuse = [&](const json& tile) { return client.refuse(-32002, {{"place", {tile}}}); };
  EXPECT_THAT(refuse(placed("base/L", 0, 0, 0)), HasSubstr("place[0]: (0,0) holds base/RCr.start already"));
  EXPECT_THAT(refuse(placed("base/L", 1, 0, 0)),
              HasSubstr("its W side is field and meets the road of base/RCr.start at (0,0)"));
  EXPECT_THAT(
      client.refuse(-32002, {{"place", {placed("base/Cccc+", 9, 9, 0), placed("base/Cccc+", 19, 9, 0)}}}),
      HasSubstr("place[1]: no base/Cccc+ is left in the stack"));
  EXPECT_THAT(refuse(placed("base/RCr.start", 9, 9, 0)), HasSubstr("no base/RCr.start is left"));
  const auto misread = [&](const json& tile) { return client.refuse(-32602, {{"place", {tile}}}); };
  EXPECT_THAT(misread(placed("base/X", 9, 9, 0)), HasSubstr("place[0]: this game has no tile \"base/X\""));
  EXPECT_THAT(misread(placed("base/L", TABLE_EDGE + 1, 0, 0)), HasSubstr("\"x\" is "));
  EXPECT_THAT(misread(placed("base/L", 9, 9, 4)), HasSubstr("\"rot\" is 4"));
  EXPECT_THAT(misread(nullptr), HasSubstr("place[0]: null where an object is wanted"));
  EXPECT_THAT(client.refuse(-32602, {{"place", 5}}), HasSubstr("\"place\" is 5, not a list"));
}

TEST(Arrange, B7_place_completes_without_scoring) {
  Analysis client;
  client.arrange({{"figures", {figure(1, 0, 0, "city@N")}}});
  EXPECT_EQ(client.view()["players"][1]["stash"]["meeple"], 6);
  client.arrange({{"place", {placed("base/C", 0, -1, 2)}}});
  const json view = client.view();
  EXPECT_EQ(view["figures"], json::array());
  EXPECT_EQ(view["players"][1]["stash"]["meeple"], 7);
  EXPECT_EQ(view["players"][1]["score"], 0);
  EXPECT_THAT(client.refuse(-32002, {{"figures", {figure(0, 0, -1, "city@S")}}}),
              HasSubstr("figures[0]: that feature at (0,-1) is complete"));
}

// A monastery with seven of its eight neighbours; base/C fits at (21,21).
json almost_complete_monastery() {
  return {placed("base/L", 20, 20, 0), placed("base/LR", 20, 19, 2), placed("base/LR", 20, 21, 0),
          placed("base/L", 19, 20, 0), placed("base/L", 21, 20, 0),  placed("base/C", 19, 19, 0),
          placed("base/C", 21, 19, 0), placed("base/C", 19, 21, 2)};
}

TEST(Arrange, B8_a_monastery_completed_by_arranging_stays_unscored) {
  Analysis client("players", json::array({"Ann"}));
  client.arrange({{"place", almost_complete_monastery()}, {"figures", {figure(0, 20, 20, "monastery")}}});
  EXPECT_EQ(client.view()["figures"].size(), 1u);
  client.arrange({{"place", {placed("base/C", 21, 21, 2)}}});
  EXPECT_EQ(client.view()["figures"], json::array());
  EXPECT_EQ(client.view()["players"][0]["score"], 0);
}

TEST(Arrange, B8_the_ninth_tile_scores_when_it_is_played) {
  Analysis client("players", json::array({"Ann"}));
  client.arrange({{"place", almost_complete_monastery()},
                  {"figures", {figure(0, 20, 20, "monastery")}},
                  {"draw", {"base/C"}}});
  client.play(tile_action(21, 21, 2));
  EXPECT_EQ(client.play({{"type", "pass"}})["scores"], json({9}));
}

TEST(Arrange, B9_figures_stand_where_others_do) {
  Analysis client;
  client.arrange(
      {{"figures", {figure(0, 0, 0, "road@E"), figure(1, 0, 0, "road@E"), figure(1, 0, 0, "road@E")}}});
  const json view = client.view();
  EXPECT_EQ(view["figures"].size(), 3u);
  EXPECT_EQ(view["players"][1]["stash"]["meeple"], 5);
}

TEST(Arrange, figures_need_a_tile_a_segment_and_a_stash) {
  Analysis client("meeples", 1);
  const auto refuse = [&](int code, const json& wish) { return client.refuse(code, {{"figures", {wish}}}); };
  EXPECT_THAT(refuse(-32002, figure(0, 1, 0, "road@E")), HasSubstr("figures[0]: no tile lies at (1,0)"));
  EXPECT_THAT(refuse(-32002, figure(0, 0, 0, "city@S")),
              HasSubstr("base/RCr.start at (0,0) has no 'city@S', only: road@E, city@N, field@2, field@3"));
  EXPECT_THAT(client.refuse(-32002, {{"figures", {figure(0, 0, 0, "road@E"), figure(0, 0, 0, "city@N")}}}),
              HasSubstr("figures[1]: player 0 has no meeple left in the stash"));
  EXPECT_THAT(refuse(-32602, figure(2, 0, 0, "city@N")), HasSubstr("\"player\" is 2"));
  json abbot = figure(0, 0, 0, "city@N");
  abbot["figure"] = "mage";
  EXPECT_THAT(refuse(-32602, abbot), HasSubstr("\"figure\" is \"mage\", not one of meeple"));
  EXPECT_THAT(refuse(-32602, {{"player", 0}}),
              AllOf(HasSubstr("\"figure\" is missing"), HasSubstr("\"on\" is missing")));
}

TEST(Arrange, draw_fixes_the_next_draws) {
  Analysis client;
  const json draws{"base/RFr", "base/L", "base/RFr", "base/Rr", "base/RRRR"};
  client.arrange({{"draw", draws}});
  for (const json& tile : draws) {
    EXPECT_EQ(client.view()["tile"], tile);
    client.play(client.legal()[0]);
    if (client.call("legal")["decision"]["kind"] == "figure") client.play({{"type", "pass"}});
  }
}

TEST(Arrange, draw_leaves_the_rest_of_the_stack_in_order) {
  Analysis client;
  std::vector<json> order;
  for (int i = 0; i < 5; ++i) {
    order.push_back(client.view()["tile"]);
    client.play(client.legal()[0]);
    if (client.call("legal")["decision"]["kind"] == "figure") client.play({{"type", "pass"}});
  }
  client.call("undo", {{"n", client.call("save")["actions"].size()}});
  client.arrange({{"draw", {order[0], order[1]}}});
  for (const json& tile : order) {
    EXPECT_EQ(client.view()["tile"], tile);
    client.play(client.legal()[0]);
    if (client.call("legal")["decision"]["kind"] == "figure") client.play({{"type", "pass"}});
  }
}

TEST(Arrange, draw_is_checked_against_the_stack) {
  Analysis client;
  EXPECT_THAT(client.refuse(-32002, {{"draw", {"base/Cccc+", "base/Cccc+"}}}),
              HasSubstr("draw[1]: no further base/Cccc+ is left"));
  EXPECT_THAT(client.refuse(-32602, {{"draw", {"base/X"}}}),
              HasSubstr("draw[0]: this game has no tile \"base/X\""));
  EXPECT_THAT(client.refuse(-32602, {{"draw", {5}}}), HasSubstr("draw[0]: this game has no tile 5"));
  EXPECT_THAT(client.refuse(-32602, {{"draw", {""}}}), HasSubstr("draw[0]"));
  EXPECT_THAT(client.refuse(-32002, {{"place", {placed("base/Cccc+", 9, 9, 0)}}, {"draw", {"base/Cccc+"}}}),
              HasSubstr("draw[0]: no further base/Cccc+"));
}

TEST(Arrange, scores_and_turn) {
  Analysis client;
  client.arrange({{"scores", {3, 10000}}, {"turn", 1}});
  EXPECT_EQ(client.call("legal")["decision"], (json{{"player", 1}, {"kind", "tile"}}));
  EXPECT_EQ(client.view()["players"][1]["score"], 10000);
  EXPECT_EQ(client.view()["turn"], (json{{"player", 1}, {"number", 1}}));
  EXPECT_THAT(client.refuse(-32602, {{"scores", {3}}}), HasSubstr("one score for each of the 2 players"));
  EXPECT_THAT(client.refuse(-32602, {{"scores", json::array()}}), HasSubstr("one score for each"));
  EXPECT_THAT(client.refuse(-32602, {{"scores", {3, -1}}}), HasSubstr("scores[1]: -1 is not"));
  EXPECT_THAT(client.refuse(-32602, {{"scores", {3, 10001}}}), HasSubstr("10001"));
  EXPECT_THAT(client.refuse(-32602, {{"turn", 2}}), HasSubstr("\"turn\" is 2"));
}

TEST(Arrange, in_the_middle_of_a_turn_begins_it_anew_without_scoring) {
  Analysis client;
  client.arrange({{"draw", {"base/C", "base/L"}}, {"figures", {figure(1, 0, 0, "city@N")}}});
  ASSERT_EQ(client.play(tile_action(0, -1, 2))["decision"]["kind"], "figure");
  client.arrange(json::object());
  const json view = client.view();
  EXPECT_EQ(view["decision"], (json{{"player", 0}, {"kind", "tile"}}));
  EXPECT_EQ(view["tile"], "base/L");
  EXPECT_EQ(view["figures"], json::array());
  EXPECT_EQ(view["players"][1]["score"], 0);
}

TEST(Arrange, B4_tiles_that_fit_nowhere_and_the_end) {
  Analysis client("tile_limit", 3);
  json view = client.view();
  const std::string in_hand = view["tile"], last = view["remaining"].begin().key();
  client.arrange({{"place", {placed(in_hand, 50, 0, 0), placed(last, 0, 50, 0)}}, {"scores", {1, 2}}});
  view = client.view();
  EXPECT_EQ(view["over"], true);
  EXPECT_EQ(view["players"][1]["score"], 2);
  EXPECT_THAT(client.refuse(-32002, {{"turn", 0}}), HasSubstr("the game is over"));
}

TEST(Arrange, all_or_nothing) {
  Analysis client;
  client.play_random(5, 20);
  json good{{"place", {placed("base/L", 60, 60, 0)}},
            {"figures", {figure(0, 60, 60, "monastery")}},
            {"scores", {1, 1}}};
  json bad = good;
  bad["draw"] = {"base/RCr.start"};
  client.refuse(-32002, bad); // compares the whole game before and after
  client.arrange(good);
}

TEST(Arrange, keys_of_rules_that_are_not_played_are_refused) {
  Analysis client;
  for (const char* key : {"chips", "hands", "islands", "isle"})
    EXPECT_THAT(client.refuse(-32602, {{key, json::array()}}),
                AllOf(HasSubstr(key), HasSubstr("this game has no")));
  EXPECT_THAT(client.refuse(-32602, {{"type", "arrange"}}), HasSubstr("unknown key \"type\""));
}

TEST(Arrange, tiles_scattered_all_over_the_table_leave_room_to_play_on) {
  Analysis client("tiles",
                  {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}, {"postman", 1}});
  const json remaining = client.view()["remaining"];
  json place = json::array();
  int n = 0;
  for (const auto& [id, copies] : remaining.items())
    for (int i = 0; i < copies; ++i, ++n)
      place.push_back(placed(id, -120 + 3 * (n % 80), 30 + 5 * (n / 80), 0));
  EXPECT_THAT(client.refuse(-32002, {{"place", place}}), HasSubstr("scattered over too many places"));
  place.erase(place.begin() + 40, place.end());
  client.arrange({{"place", place}});
  client.play_random(3);
  EXPECT_EQ(client.view()["over"], true);
}

TEST(Arrange, cannot_go_on_for_ever) {
  Analysis client;
  json record = client.call("save");
  record["actions"] = json(10'000, {{"type", "arrange"}});
  client.call("load", {{"record", record}});
  EXPECT_THAT(client.refuse(-32002, json::object()), HasSubstr("at most 10000 actions"));
}

} // namespace

} // namespace mappa::proof
