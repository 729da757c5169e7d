// The session: every method, every error.
#include "client.h"

namespace mappa::proof {

using namespace play;

namespace {

using testing::HasSubstr;
using testing::StartsWith;

json error_of(const std::string& answer) { return json::parse(answer).at("error"); }

TEST(Protocol, the_example_word_for_word) {
  Client client;
  EXPECT_EQ(
      client.say(R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"setup":{"players":["Ann","Bo"],)"
                 R"("tiles":{"base":1},"seed":7}}})"),
      R"({"jsonrpc":"2.0","id":1,"result":{"decision":{"player":0,"kind":"tile"},"scores":[0,0],"over":false}})");
}

TEST(Protocol, hello) {
  Client client;
  const json hello = client.call("hello");
  EXPECT_EQ(hello["name"], "Mappamundi");
  EXPECT_EQ(hello["version"], "1.2.3");
  EXPECT_EQ(hello["protocol"], 1);
  EXPECT_EQ(hello["maps"].size(), library().maps.size());
  EXPECT_THAT(hello["maps"].get<std::vector<std::string>>(),
              testing::IsSupersetOf({"benelux", "deutschland", "france", "great_britain", "iberia"}));
  EXPECT_EQ(hello["levels"], json(levels()));
  EXPECT_THAT(hello["sets"].get<std::vector<std::string>>(),
              testing::IsSupersetOf({"base", "postman", "river_1"}));
}

TEST(Protocol, bad_json_is_told_with_its_place) {
  const std::vector<std::pair<std::string, std::string>> texts{
      {"", "empty"},
      {"  \t\r", "empty"},
      {R"({"jsonrpc":)", "column 12"},
      {"nonsense", "column 2"},
      {"{} {}", "column 4"},
      {R"({"a":1,"a":2})", "\"a\" is given twice"},
      {"{\"a\":\"\xff\"}", "column 7"},
      {"\"\xed\xa0\x80\"", "column 3"},
      {"[1e999]", "1e999"},
      {R"("\ud800")", "surrogate"},
      {std::string(100'000, '['), "inside each other"},
      {std::string("{\"id\":\0}", 8), "column 7"},
  };
  for (const auto& [text, words] : texts) {
    Client client;
    client.start(two_players());
    const std::string before = client.state();
    const std::string answer = client.say(text);
    EXPECT_EQ(json::parse(answer)["id"], nullptr);
    EXPECT_EQ(error_of(answer)["code"], -32700) << answer;
    EXPECT_THAT(error_of(answer)["message"].get<std::string>(), HasSubstr(words));
    EXPECT_EQ(client.state(), before);
  }
}

TEST(Protocol, too_long_a_request) {
  Client client;
  std::string request = R"({"jsonrpc":"2.0","id":1,"method":"hello"})";
  request += std::string((4 << 20) - request.size(), ' ');
  EXPECT_THAT(client.say(request), HasSubstr("result"));
  const json error = error_of(client.say(request + " "));
  EXPECT_EQ(error["code"], -32600);
  EXPECT_THAT(error["message"].get<std::string>(), HasSubstr("4194304 bytes (4 MiB)"));
}

TEST(Protocol, invalid_requests) {
  const std::vector<std::pair<std::string, std::string>> texts{
      {"[]", "one object, not a list"},
      {"17", "not 17"},
      {"null", "not null"},
      {R"({"id":1,"method":"hello"})", "\"jsonrpc\""},
      {R"({"jsonrpc":2.0,"id":1,"method":"hello"})", "\"jsonrpc\""},
      {R"({"jsonrpc":"2.0","id":1})", "\"method\" is missing"},
      {R"({"jsonrpc":"2.0","id":1,"method":null})", "\"method\" is null"},
      {R"({"jsonrpc":"2.0","id":{},"method":"hello"})", "\"id\" is an object"},
      {R"({"jsonrpc":"2.0","id":true,"method":"hello"})", "\"id\" is true"},
      {R"({"jsonrpc":"2.0","id":1,"method":"hello","parms":{}})", "unknown key \"parms\""},
  };
  for (const auto& [text, words] : texts) {
    const std::string answer = Client().say(text);
    EXPECT_EQ(error_of(answer)["code"], -32600) << answer;
    EXPECT_THAT(error_of(answer)["message"].get<std::string>(), HasSubstr(words));
  }
}

TEST(Protocol, the_answer_has_the_id_of_the_request) {
  for (const std::string id : {"1", "-7", "1.5", "\"seven\"", "null", "18446744073709551615", "\"\""})
    for (const std::string method : {"hello", "view"})
      EXPECT_THAT(Client().say(R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":")" + method + "\"}"),
                  StartsWith(R"({"jsonrpc":"2.0","id":)" + id + ","));
}

TEST(Protocol, notifications_are_done_and_not_answered) {
  Client client;
  EXPECT_EQ(client.say(R"({"jsonrpc":"2.0","method":"new","params":{"setup":{"players":["Ann"],"seed":1}}})"),
            "");
  EXPECT_EQ(client.say(R"({"jsonrpc":"2.0","method":"no such method"})"), "");
  EXPECT_EQ(client.view()["players"][0]["name"], "Ann");
}

TEST(Protocol, an_unknown_method_is_told_the_known_ones) {
  const std::string message = Client().fail(-32601, "move");
  EXPECT_THAT(message, HasSubstr("\"move\""));
  for (const char* method :
       {"hello", "new", "view", "legal", "play", "undo", "save", "load", "arrange", "suggest", "tile", "map"})
    EXPECT_THAT(message, HasSubstr(method));
}

TEST(Protocol, params_are_checked_by_every_method) {
  Client client;
  client.start(analysis());
  for (const char* method : {"hello", "new", "view", "legal", "play", "undo", "save", "load", "arrange",
                             "suggest", "tile", "map"}) {
    EXPECT_THAT(client.fail(-32602, method, {{"colour", 1}}), HasSubstr("unknown key \"colour\"")) << method;
    for (const json& params : {json(1), json("x"), json(nullptr), json::array({1})})
      EXPECT_THAT(client.fail(-32602, method, params), HasSubstr("not an object")) << method;
  }
  EXPECT_THAT(client.fail(-32602, "new"), HasSubstr("\"setup\" is missing"));
  EXPECT_THAT(client.fail(-32602, "play"), HasSubstr("\"action\" is missing"));
  EXPECT_THAT(client.fail(-32602, "load"), HasSubstr("\"record\" is missing"));
  EXPECT_THAT(client.fail(-32602, "tile"), HasSubstr("\"id\" is missing"));
}

TEST(Protocol, without_a_game) {
  for (const char* method : {"view", "legal", "undo", "save", "arrange", "suggest"})
    EXPECT_THAT(Client().fail(-32001, method), HasSubstr("\"new\" or \"load\"")) << method;
  EXPECT_THAT(Client().fail(-32001, "play", {{"action", {{"type", "pass"}}}}), HasSubstr("no game"));
}

TEST(Protocol, a_new_game_that_fails_leaves_the_old_one) {
  Client client;
  client.start(two_players());
  client.play_random(1, 20);
  client.fail(-32602, "new", {{"setup", {{"players", 5}}}});
  client.fail(-32602, "load", {{"record", {{"format", "mappa-game"}}}});
}

TEST(Protocol, legal_and_over) {
  Client client;
  client.start({{"players", {"Ann"}}, {"tile_limit", 3}, {"seed", 5}});
  client.play_random(1);
  const json legal = client.call("legal");
  EXPECT_EQ(legal, (json{{"decision", nullptr}, {"actions", json::array()}}));
  EXPECT_THAT(client.fail(-32002, "play", {{"action", {{"type", "pass"}}}}), HasSubstr("the game is over"));
  EXPECT_THAT(client.fail(-32002, "suggest"), HasSubstr("the game is over"));
}

TEST(Protocol, undo_to_the_beginning_and_forward_again_gives_the_same_bytes) {
  Client client;
  client.start(analysis(11));
  std::vector<std::string> states{client.state()};
  json actions = json::array();
  Random random{3};
  for (json legal = client.legal(); !legal.empty(); legal = client.legal()) {
    actions.push_back(legal[random.below(static_cast<uint32_t>(legal.size()))]);
    client.play(actions.back());
    states.push_back(client.state());
  }
  EXPECT_THAT(client.fail(-32602, "undo", {{"n", actions.size() + 1}}),
              HasSubstr(std::to_string(actions.size()) + " have been played"));
  for (std::size_t i = actions.size(); i-- > 0;) {
    client.call("undo");
    ASSERT_EQ(client.state(), states[i]);
  }
  for (std::size_t i = 0; i < actions.size(); ++i) {
    client.play(actions[i]);
    ASSERT_EQ(client.state(), states[i + 1]);
  }
  client.call("undo", {{"n", actions.size()}});
  EXPECT_EQ(client.state(), states.front());
  EXPECT_THAT(client.fail(-32602, "undo"), HasSubstr("0 have been played"));
}

TEST(Protocol, undo_of_a_strange_number) {
  Client client;
  client.start(two_players());
  client.play_random(1, 3);
  for (const json& n : {json(0), json(-1), json(1.5), json("1"), json(nullptr), json(1e18)})
    EXPECT_THAT(client.fail(-32602, "undo", {{"n", n}}), HasSubstr("\"n\" is"));
}

TEST(Protocol, suggest) {
  Client client;
  client.start(two_players());
  for (int i = 0; i < 3; ++i) {
    for (const std::string& level : levels()) {
      const json advice = client.call("suggest", {{"level", level}, {"seed", 5}});
      EXPECT_EQ(advice["value"].size(), 2u);
      EXPECT_THAT(client.legal(), testing::Contains(advice["action"]));
      for (const json& line : advice["lines"]) EXPECT_THAT(client.legal(), testing::Contains(line["action"]));
    }
    client.play(client.call("suggest", {{"time_ms", 10}})["action"]);
    client.play_random(7, 10);
  }
  EXPECT_THAT(client.fail(-32602, "suggest", {{"level", "best"}}),
              HasSubstr("\"level\" is \"best\", not one of"));
  EXPECT_THAT(client.fail(-32602, "suggest", {{"time_ms", 0}}), HasSubstr("\"time_ms\" is 0"));
  EXPECT_THAT(client.fail(-32602, "suggest", {{"seed", -1}}), HasSubstr("\"seed\" is -1"));
  EXPECT_THAT(client.fail(-32602, "suggest", {{"time_ms", 5}, {"level", levels().front()}}),
              HasSubstr("exclude"));
}

TEST(Protocol, refused_setups_tell_programs_why) {
  Client client;
  const auto why = [&](const json& changed) {
    json setup = two_players();
    setup.update(changed);
    return client.ask("new", {{"setup", setup}})["error"].value("data", json());
  };
  const json at_rostock{{"map", "deutschland"},
                        {"tiles", {{"base", 1}, {"river_1", 1}}},
                        {"start_tile", {{"at", "Rostock"}, {"rot", 2}}}};
  EXPECT_EQ(why(at_rostock), json({{"why", "start"}})) << "the river would run into the sea";
  EXPECT_EQ(why({{"tiles", {{"base", 9}}}}), json({{"why", "tiles"}}));
  EXPECT_EQ(why({{"tiles", {{"base", 1}, {"river_1", 1}}}, {"tile_limit", 2}}), json({{"why", "setup"}}));
  EXPECT_EQ(why({{"meeples", "many"}}), nullptr) << "that is no setup at all";
}

TEST(Protocol, tile) {
  Client client;
  EXPECT_EQ(client.call("tile", {{"id", "base/RCr"}}), json::parse(R"({
    "id": "base/RCr", "count": 3, "start": false, "sides": ["city", "road", "field", "road"], "links": [],
    "features": [
      {"kind": "city", "on": "city@N", "sides": ["N"], "coats": 0, "cathedral": false, "goods": null},
      {"kind": "road", "on": "road@E", "sides": ["E", "W"], "inn": false},
      {"kind": "field", "on": "field@2", "ports": [2, 7], "cities": [0]},
      {"kind": "field", "on": "field@3", "ports": [3, 4, 5, 6], "cities": []}]})"));
  for (const auto& [name, entry] : library().sets)
    for (const Tile& tile : entry.set.tiles)
      EXPECT_EQ(client.call("tile", {{"id", tile.id}})["features"].size(), tile.features.size());
  EXPECT_THAT(client.fail(-32602, "tile", {{"id", "base/X"}}), HasSubstr("no tile \"base/X\""));
  EXPECT_THAT(client.fail(-32602, "tile", {{"id", 5}}), HasSubstr("no tile 5"));
}

TEST(Protocol, map_gives_the_data_of_a_map) {
  Client client;
  for (const char* id : {"france", "taiwan"}) {
    const json map = client.call("map", {{"id", id}});
    EXPECT_EQ(map["id"], id);
    EXPECT_EQ(map["rows"].size(), static_cast<std::size_t>(library().map(id)->map.height));
  }
  EXPECT_THAT(client.fail(-32602, "map", {{"id", "atlantis"}}), HasSubstr("there is no map \"atlantis\""));
}

} // namespace

} // namespace mappa::proof
