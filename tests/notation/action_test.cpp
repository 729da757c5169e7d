// Actions as JSON: there and back, and why one is refused.
#include "client.h"

#include "notation/action.h"
#include "notation/view.h"

namespace mappa::proof {

using namespace notation;

namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(Actions, every_legal_action_of_random_games_goes_there_and_back) {
  int checked = 0;
  for (uint64_t seed = 0; seed < 12; ++seed) {
    mappa::Setup setup;
    setup.players = {"Ann", "Bo", "Cy"};
    setup.tiles = {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}};
    setup.meeples = 3;
    setup.seed = seed;
    Game game = new_game(setup, library());
    Random random{seed};
    for (auto legal = legal_actions(*game.rules, game.position); !legal.empty();
         legal = legal_actions(*game.rules, game.position)) {
      std::set<std::string> texts;
      EXPECT_EQ(legal_text(*game.rules, game.position), text_of(legal_json(*game.rules, game.position)));
      EXPECT_EQ(summary_text(*game.rules, game.position), text_of(summary_json(*game.rules, game.position)));
      for (const Action& action : legal) {
        const std::string text = text_of(action_json(*game.rules, game.position, action));
        EXPECT_EQ(action_text(*game.rules, game.position, action), text);
        EXPECT_TRUE(texts.insert(text).second) << text << " means two actions";
        ASSERT_EQ(parse_action(*game.rules, game.position, json::parse(text)), action) << text;
        ++checked;
      }
      notation::play(game, legal[random.below(static_cast<uint32_t>(legal.size()))]);
    }
  }
  EXPECT_GT(checked, 20'000);
}

TEST(Actions, come_in_the_order_of_the_board) {
  Client client;
  client.start(two_players());
  const auto order = [](const json& a) { return std::tuple<int, int, int>(a["y"], a["x"], a["rot"]); };
  for (int i = 0; i < 40; ++i) {
    const json legal = client.legal();
    if (legal[0]["type"] == "tile")
      EXPECT_TRUE(std::ranges::is_sorted(legal, {}, order));
    else
      EXPECT_EQ(legal.back(), (json{{"type", "pass"}}));
    client.play(legal[legal.size() / 2]);
  }
}

std::string refuse(Client& client, int code, const json& action) {
  return client.fail(code, "play", {{"action", action}});
}

TEST(Actions, that_cannot_be_understood) {
  Client client;
  client.start(two_players());
  const std::vector<std::pair<json, std::string>> actions{
      {nullptr, "null where an object is wanted"},
      {json::array({"tile", 1, 0, 0}), "a list where an object is wanted"},
      {json::object(), "\"type\" is missing"},
      {{{"type", 5}}, "\"type\" is 5"},
      {{{"type", "jump"}}, "\"type\" is \"jump\", not one of chip draw take tile redeem"},
      {{{"type", "tile"}, {"x", 1}, {"y", 0}}, "\"rot\" is missing"},
      {tile_action(1, 0, 4), "\"rot\" is 4, not a whole number from 0 to 3"},
      {tile_action(TABLE_EDGE + 1, 0, 0), "\"x\" is "},
      {tile_action(0, -TABLE_EDGE - 1, 0), "\"y\" is -"},
      {{{"type", "tile"}, {"x", 1e300}, {"y", 0}, {"rot", 0}}, "\"x\" is 1e+300"},
      {{{"type", "tile"}, {"x", "1"}, {"y", 0}, {"rot", 0}}, "\"x\" is \"1\""},
      {{{"type", "figure"}, {"on", "city@N"}}, "\"figure\" is missing"},
      {{{"type", "figure"}, {"figure", "meeple"}, {"on", nullptr}}, "\"on\" is null"},
      {{{"type", "pass"}, {"x", 1}}, "unknown key \"x\""},
  };
  for (const auto& [action, words] : actions)
    EXPECT_THAT(refuse(client, -32602, action), HasSubstr(words)) << action;
}

TEST(Actions, B3_a_tile_that_may_not_lie_there) {
  Client client;
  client.start(analysis());
  client.call("arrange", {{"draw", {"base/RrC"}}});
  EXPECT_THAT(refuse(client, -32002, tile_action(0, 0, 0)), HasSubstr("(0,0) holds base/RCr.start already"));
  EXPECT_THAT(refuse(client, -32002, tile_action(2, 0, 0)), HasSubstr("(2,0) is beside no tile"));
  EXPECT_THAT(refuse(client, -32002, tile_action(0, 1, 1)),
              AllOf(HasSubstr("its N side is road and meets the field of base/RCr.start at (0,0)"),
                    HasSubstr("it fits there with rot 3")));
  EXPECT_THAT(refuse(client, -32002, {{"type", "pass"}}),
              HasSubstr("\"pass\" does not answer player 0's decision \"tile\", which takes: tile"));
  client.call("arrange", {{"draw", {"base/Cccc+"}}});
  EXPECT_THAT(refuse(client, -32002, tile_action(1, 0, 0)), HasSubstr("it fits there in no rotation"));
}

TEST(Actions, B5_a_figure_that_may_not_stand_there) {
  Client client;
  client.start(analysis());
  client.call("arrange", {{"draw", {"base/RFr", "base/RFr", "base/L"}}});
  client.play(tile_action(1, 0, 0));
  EXPECT_THAT(refuse(client, -32002, meeple_on("city@N")),
              HasSubstr("base/RFr has no 'city@N', only: road@E, field@0, field@3"));
  EXPECT_THAT(refuse(client, -32002, {{"type", "figure"}, {"figure", "abbot"}, {"on", "road@E"}}),
              HasSubstr("no figure 'abbot' in this game, only: meeple"));
  EXPECT_THAT(refuse(client, -32002, tile_action(2, 0, 0)),
              HasSubstr("decision \"figure\", which takes: figure, pass"));
  client.play(meeple_on("road@E"));
  client.play(tile_action(2, 0, 0));
  EXPECT_THAT(refuse(client, -32002, meeple_on("road@E")),
              HasSubstr("road@E of base/RFr is occupied: player 0's meeple stands on it at (1,0)"));
}

TEST(Actions, B5_without_a_meeple_the_figure_is_not_asked) {
  Client client;
  json setup = analysis();
  setup["meeples"] = 1;
  setup["players"] = {"Ann"};
  client.start(setup);
  client.call("arrange", {{"draw", {"base/L", "base/L", "base/L"}}});
  client.play(tile_action(0, 1, 0));
  client.play(meeple_on("monastery"));
  EXPECT_EQ(client.play(tile_action(0, 2, 0))["decision"]["kind"], "tile");
  EXPECT_THAT(refuse(client, -32002, meeple_on("monastery")), HasSubstr("decision \"tile\""));
}

} // namespace

} // namespace mappa::proof
