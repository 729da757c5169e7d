// C5: the players lay the chips, in the protocol: asked, refused with reasons, shown, saved, undone,
// arranged.
#include "chip_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

json laid_by_players(const std::string& map, const json& chips = true) {
  return {{"players", {"Ann", "Bo", "Cy"}},
          {"map", map},
          {"chips", chips},
          {"chips_laid", "players"},
          {"seed", 4}};
}

json lay(int x, int y) { return {{"type", "chip"}, {"x", x}, {"y", y}}; }

// One row: the start at 0, a large city at 4 whose open side faces 5, a town at 7.
const json ROW{
    {"large_cities",
     json::parse(
         R"([{"id": "Big", "name": "Big", "squares": [[4, 0]], "open": [{"at": [4, 0], "side": "E"}], "coats": 1}])")},
    {"chips", {{"rules", "upgrades"}, {"laid", 3}}}};

ChipTable row_table(const json& options = json::object()) {
  json setup{{"chips_laid", "players"}, {"analysis", false}};
  setup.update(options);
  return ChipTable({"*###@##o######"}, "upgrades", ROW, setup);
}

TEST(LayingChips, C5_is_asked_of_the_players_in_turn_from_the_first) {
  Client client;
  const json begun = client.start(laid_by_players("france"));
  EXPECT_EQ(begun["decision"], json::parse(R"({"player":0,"kind":"chip"})"));
  for (int chip = 0; chip < 30; ++chip) {
    const json legal = client.call("legal");
    EXPECT_EQ(legal["decision"], (json{{"player", chip % 3}, {"kind", "chip"}}));
    const json view = client.view();
    EXPECT_EQ(view["turn"], (json{{"player", chip % 3}, {"number", 0}}));
    EXPECT_TRUE(view["tile"].is_null());
    EXPECT_EQ(view["chips"].size(), static_cast<std::size_t>(chip));
    const json action = legal["actions"].back();
    const json answer = client.play(action);
    EXPECT_EQ(answer["events"][0],
              (json{{"type", "chip_laid"}, {"player", chip % 3}, {"x", action["x"]}, {"y", action["y"]}}));
    if (chip < 29) {
      EXPECT_EQ(answer["events"].size(), 1u);
    } else {
      EXPECT_EQ(answer["events"][1], json::parse(R"({"type":"turn","player":0,"number":1})"));
      EXPECT_EQ(answer["events"][2]["type"], "drawn");
      EXPECT_EQ(answer["decision"], json::parse(R"({"player":0,"kind":"tile"})"));
    }
  }
}

TEST(LayingChips, C2_C5_refusals_say_why) {
  ChipTable table = row_table();
  EXPECT_EQ(table.decision(), "chip");
  EXPECT_EQ(table.refusal(lay(4, 0)), "(4,0) is no square of the map");
  EXPECT_EQ(table.refusal(lay(0, 3)), "(0,3) is no square of the map");
  EXPECT_THAT(table.refusal(lay(7, 0)), HasSubstr("(7,0) takes no chip: only plain squares do"));
  EXPECT_THAT(table.refusal(lay(5, 0)), HasSubstr("none beside an open side of a large city"));
  EXPECT_EQ(table.refusal(lay(1, 0)), "(1,0) is beside a start square that is used");
  EXPECT_THAT(table.refusal({{"type", "pass"}}), HasSubstr("which takes: chip"));
  table.act(lay(9, 0));
  EXPECT_EQ(table.refusal(lay(9, 0)), "(9,0) has a chip already");
  EXPECT_EQ(table.refusal(lay(8, 0)), "(8,0) is beside a chip");
  EXPECT_THAT(table.client.fail(-32602, "play", {{"action", {{"type", "chip"}, {"x", 2}}}}),
              HasSubstr("\"y\""));
}

TEST(LayingChips, C5_a_square_that_leaves_no_room_is_refused) {
  json map = ROW;
  map["chips"]["laid"] = 2;
  map.erase("large_cities");
  ChipTable table({"*####"}, "upgrades", map, {{"chips_laid", "players"}, {"analysis", false}});
  EXPECT_EQ(table.client.legal(), (json{lay(2, 0), lay(4, 0)}));
  EXPECT_EQ(table.refusal(lay(3, 0)), "a chip at (3,0) would leave no room for the 1 still to come");
}

TEST(LayingChips, C4_C5_what_they_show_is_not_told) {
  for (const auto& [chips, open] : {std::pair(json(true), false), {json("isle_of_man"), true}}) {
    Client client;
    client.start(laid_by_players("deutschland", chips));
    client.play_random(1, 11);
    const json view = client.view();
    ASSERT_EQ(view["chips"].size(), 11u);
    for (const json& chip : view["chips"]) {
      EXPECT_EQ(chip["face"], "down");
      EXPECT_TRUE(chip["value"].is_null());
      EXPECT_EQ(chip["colour"].is_null(), !open) << "C6: public with the Isle of Man's rules";
    }
  }
}

TEST(LayingChips, C5_saved_loaded_and_undone_in_the_middle) {
  Client client;
  client.start(laid_by_players("iberia"));
  client.play_random(2, 13);
  const std::string before = client.state();
  const json record = client.call("save");
  EXPECT_EQ(record["setup"]["chips_laid"], "players");
  EXPECT_EQ(record["actions"].size(), 13u);
  EXPECT_EQ(record["actions"][0]["type"], "chip");
  Client other;
  other.call("load", {{"record", record}});
  EXPECT_EQ(other.state(), before);

  client.play_random(3, 25); // into the game
  EXPECT_GT(client.view()["turn"]["number"], 0);
  for (int i = 0; i < 25; ++i) client.call("undo");
  EXPECT_EQ(client.state(), before);
}

TEST(LayingChips, C5_GB1_is_refused_where_the_squares_are_marked) {
  Client client;
  EXPECT_THAT(
      client.ask("new", {{"setup", laid_by_players("great_britain")}})["error"]["message"].get<std::string>(),
      HasSubstr("marks where its chips lie; players do not lay them"));
  client.start(laid_by_players("great_britain", "upgrades"));
  EXPECT_EQ(client.call("legal")["decision"]["kind"], "chip");
}

TEST(LayingChips, C5_a_computer_player_spreads_the_chips_at_once) {
  Client client;
  client.start(laid_by_players("france"));
  for (int chip = 0; chip < 30; ++chip) {
    for (const char* level : {"easy", "hard", "expert"}) {
      const json advice = client.call("suggest", {{"level", level}});
      ASSERT_EQ(advice["action"]["type"], "chip");
      if (std::string(level) == "expert") client.play(advice["action"]);
    }
  }
  EXPECT_EQ(client.call("legal")["decision"]["kind"], "tile");
}

TEST(LayingChips, C5_arranging_ends_the_laying) {
  ChipTable table = row_table({{"analysis", true}});
  table.act(lay(2, 0));
  table.arrange({{"scores", {3, 4}}});
  EXPECT_EQ(table.decision(), "tile");
  json view = table.client.view();
  EXPECT_EQ(view["turn"], json::parse(R"({"player":0,"number":1})"));
  EXPECT_EQ(view["chips"].size(), 1u) << "what lies, lies";
  table.client.call("undo");
  EXPECT_EQ(table.decision(), "chip");
  table.arrange({{"chips", {chip_at(9, 0, "blue", 2), chip_at(10, 0, "blue", 1)}}, {"turn", 1}});
  view = table.client.view();
  EXPECT_EQ(view["turn"], json::parse(R"({"player":1,"number":1})"));
  EXPECT_EQ(view["chips"].size(), 2u);
}

} // namespace
} // namespace mappa::proof
