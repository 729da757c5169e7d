// What the view and the events say, and what they keep to themselves.
#include "client.h"

#include "game/turn.h"
#include "notation/event.h"
#include "notation/view.h"

namespace mappa::proof {

using namespace notation;

namespace {

json tile_action(int x, int y, int rot) { return {{"type", "tile"}, {"x", x}, {"y", y}, {"rot", rot}}; }
TEST(View, is_complete) {
  Client client;
  client.start(analysis());
  client.call("arrange", {{"draw", {"base/RFr", "base/L"}}});
  client.play(tile_action(1, 0, 2));
  client.play(meeple_on("field@0"));
  json view = client.view();
  EXPECT_EQ(view["remaining"]["base/RFr"], 7);
  EXPECT_EQ(view["remaining"]["base/L"], 3) << "the tile in hand does not count";
  EXPECT_FALSE(view["remaining"].contains("base/RCr.start"));
  int remaining = 0;
  for (const json& n : view["remaining"]) remaining += n.get<int>();
  EXPECT_EQ(remaining, 69);
  view.erase("remaining");
  EXPECT_EQ(view, json::parse(R"({
    "setup": {"players": ["Ann", "Bo"], "tiles": {"base": 1}, "fields": true, "analysis": true, "seed": 7},
    "turn": {"player": 1, "number": 2}, "decision": {"player": 1, "kind": "tile"},
    "tile": "base/L", "stack": 69, "discarded": [],
    "board": [{"tile": "base/RCr.start", "x": 0, "y": 0, "rot": 0, "player": null},
              {"tile": "base/RFr", "x": 1, "y": 0, "rot": 2, "player": 0}],
    "figures": [{"player": 0, "figure": "meeple", "x": 1, "y": 0, "on": "field@0", "upgraded": false, "held": false}],
    "players": [
      {"name": "Ann", "score": 0, "stash": {"meeple": 6}, "chips": [], "isle": 0,
       "goods": {"wine": 0, "grain": 0, "cloth": 0}},
      {"name": "Bo", "score": 0, "stash": {"meeple": 7}, "chips": [], "isle": 0,
       "goods": {"wine": 0, "grain": 0, "cloth": 0}}],
    "chips": [], "islands": {}, "over": false})"));
}

// With a limit nobody knows which tiles stay in the box: they may come as well as those in the stack.
TEST(View, tells_nothing_of_what_stays_in_the_box) {
  Client client;
  json setup = two_players(7);
  setup["tile_limit"] = 20;
  client.start(setup);
  for (json legal = client.legal(); !legal.empty(); legal = client.legal()) {
    const json view = client.view();
    int unseen = 0;
    for (const json& n : view["remaining"]) unseen += n.get<int>();
    const int seen =
        static_cast<int>(view["board"].size() + view["discarded"].size()) + !view["tile"].is_null();
    ASSERT_EQ(unseen + seen, 72);
    client.play(legal[0]);
  }
  EXPECT_EQ(client.view()["stack"], 0);
}

TEST(View, shows_the_seed_only_in_analysis_and_after_the_end) {
  Client client;
  const uint64_t seed = 1234567890123456789u;
  client.start(two_players(seed));
  for (json legal = client.legal(); !legal.empty(); legal = client.legal()) {
    ASSERT_THAT(client.view().dump(), testing::Not(testing::HasSubstr(std::to_string(seed))));
    client.play(legal[0]);
  }
  EXPECT_EQ(client.view()["setup"]["seed"], seed);
  client.start(analysis(seed));
  EXPECT_EQ(client.view()["setup"]["seed"], seed);
}

// Whatever comes next in the stack, everything that can be asked about a position is the same.
TEST(View, tells_nothing_of_the_order_of_the_stack) {
  mappa::Setup setup;
  setup.players = {"Ann", "Bo"};
  setup.seed = 99;
  Game game = new_game(setup, library());
  Random random{4};
  for (auto legal = legal_actions(*game.rules, game.position); !legal.empty();
       legal = legal_actions(*game.rules, game.position)) {
    Game other = game;
    hide(*other.rules, other.position, random);
    ASSERT_EQ(text_of(view_json(game)), text_of(view_json(other)));
    ASSERT_EQ(text_of(summary_json(game)), text_of(summary_json(other)));
    ASSERT_EQ(legal, legal_actions(*other.rules, other.position));
    notation::play(game, legal[random.below(static_cast<uint32_t>(legal.size()))]);
  }
}

TEST(View, B4_shows_tiles_put_out_of_the_game) {
  Client client;
  client.start(analysis());
  client.call("arrange", {{"draw", {"base/L"}}});
  client.play(tile_action(0, 1, 0)); // beside the start tile's field: only its city and roads are left open
  json draws{"base/Cccc+"};
  client.call("arrange",
              {{"place", {{{"tile", "base/C"}, {"x", 0}, {"y", -1}, {"rot", 2}}}}, {"draw", draws}});
  const json view = client.view();
  EXPECT_EQ(view["discarded"], draws);
  EXPECT_NE(view["tile"], "base/Cccc+");
  EXPECT_EQ(view["stack"], 67);
}

TEST(Events, of_a_turn_in_order) {
  Client client;
  client.start(analysis());
  client.call("arrange", {{"draw", {"base/C", "base/RFr"}}});
  EXPECT_EQ(client.play(tile_action(0, -1, 2))["events"],
            json::parse(R"([{"type": "placed", "player": 0, "tile": "base/C", "x": 0, "y": -1, "rot": 2}])"));
  EXPECT_EQ(client.play(meeple_on("city@S"))["events"], json::parse(R"([
    {"type": "figure", "player": 0, "figure": "meeple", "x": 0, "y": -1, "on": "city@S"},
    {"type": "score", "player": 0, "points": 4, "kind": "city", "parts": {"tiles": 2, "coats": 0}, "complete": true,
     "x": 0, "y": -1, "on": "city@S"},
    {"type": "returned", "player": 0, "figure": "meeple", "x": 0, "y": -1, "on": "city@S"},
    {"type": "turn", "player": 1, "number": 2},
    {"type": "drawn", "tile": "base/RFr"}])"));
}

TEST(Events, B12_B13_of_the_end) {
  Client client;
  json setup = analysis();
  setup["tile_limit"] = 3;
  client.start(setup);
  const json first = client.view();
  client.play(client.legal()[0]);
  client.play(client.legal()[0]); // some figure
  client.play(client.legal()[0]);
  const json played = client.play({{"type", "pass"}});
  const json& events = played["events"];
  std::vector<std::string> types;
  for (const json& event : events) types.push_back(event["type"]);
  EXPECT_THAT(types, testing::IsSupersetOf({"final", "score", "over"}));
  EXPECT_EQ(events.back(), (json{{"type", "over"}, {"scores", played["scores"]}, {"winners", {0}}}));
  EXPECT_EQ(played["decision"], nullptr);
  EXPECT_EQ(played["over"], true);
}

TEST(Events, B13_ties_are_shared) {
  Client client;
  client.start({{"players", {"Ann", "Bo", "Cy"}}, {"tile_limit", 2}, {"seed", 1}});
  client.play(client.legal()[0]);
  EXPECT_EQ(client.play({{"type", "pass"}})["events"].back()["winners"], json({0, 1, 2}));
}

// The scores follow from the events, and every score says how it came about.
TEST(Events, explain_every_point) {
  for (uint64_t seed = 0; seed < 10; ++seed) {
    Client client;
    client.start(two_players(seed));
    std::vector<int> scores(2);
    Random random{seed};
    for (json legal = client.legal(); !legal.empty(); legal = client.legal()) {
      const json played = client.play(legal[random.below(static_cast<uint32_t>(legal.size()))]);
      for (const json& event : played["events"]) {
        if (event["type"] != "score") continue;
        scores[event["player"].get<std::size_t>()] += event["points"].get<int>();
        const json& parts = event["parts"];
        const int things = parts.value("tiles", 0) + parts.value("coats", 0) + 3 * parts.value("cities", 0);
        const bool twice = event["kind"] == "city" && event["complete"]; // B7
        EXPECT_EQ(event["points"], twice ? 2 * things : things) << event;
        EXPECT_THAT(event["on"].get<std::string>(), testing::StartsWith(event["kind"].get<std::string>()));
      }
      ASSERT_EQ(json(scores), played["scores"]);
    }
  }
}

} // namespace

} // namespace mappa::proof
