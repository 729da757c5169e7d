// Playing, watching, and what everyone is told of it.
#include "server/visitor.h"

namespace mappa::server {

using namespace notation;

namespace {

using testing::HasSubstr;
using testing::Not;

template <class Place>
struct Playing : testing::Test {};
TYPED_TEST_SUITE(Playing, Places);

TYPED_TEST(Playing, two_people_play_and_both_are_told_the_same) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  play_together({&ann, &bo});
  const Json legal = ann.call("legal");
  EXPECT_EQ(legal["decision"], (Json{{"player", 0}, {"kind", "tile"}}));
  EXPECT_EQ(legal["at"], 3);
  const Json action = legal["actions"].front();
  const Json answer = ann.call("play", {{"action", action}});
  EXPECT_EQ(answer["number"], 4);
  EXPECT_EQ(answer["at"], 4);
  EXPECT_EQ(answer["over"], false);
  EXPECT_EQ(answer["events"][0]["type"], "placed");
  const Json event = bo.await_event("played");
  EXPECT_EQ(event["number"], 4);
  EXPECT_EQ(event["seat"], 0);
  EXPECT_EQ(event["by"], "person");
  EXPECT_EQ(event["action"], action);
  for (const char* key : {"events", "decision", "scores", "over"}) EXPECT_EQ(event[key], answer[key]) << key;
  EXPECT_FALSE(event.contains("clocks"));
  EXPECT_EQ(ann.await_event("played"), event);
  EXPECT_EQ(bo.call("view"), ann.call("view"));
  EXPECT_EQ(bo.call("view")["board"].size(), 2U);
}

TYPED_TEST(Playing, only_the_holder_of_a_seat_plays_it_and_only_what_the_rules_allow) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), eve(server, "Eve");
  const Json table = play_together({&ann, &bo});
  eve.join(table);
  const Json action = ann.call("legal")["actions"][0];
  EXPECT_EQ(bo.fault("play", {{"action", action}}), NOT_YOURS);
  EXPECT_EQ(eve.fault("play", {{"action", action}}), NOT_YOURS);
  for (const char* method : {"resign", "ask_back", "resume"})
    EXPECT_EQ(eve.fault(method), NOT_YOURS) << method;
  EXPECT_EQ(eve.fault("replace", {{"seat", 1}}), NOT_YOURS);
  EXPECT_EQ(ann.fault("play", {{"action", {{"type", "tile"}, {"x", 50}, {"y", 50}, {"rot", 0}}}}), ILLEGAL);
  EXPECT_EQ(ann.fault("play", {{"action", {{"type", "pass"}}}}), ILLEGAL);
  EXPECT_EQ(ann.fault("play", {{"action", 5}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("play"), BAD_PARAMS);
  EXPECT_EQ(ann.call("legal")["at"], 3) << "nothing has happened";
}

TYPED_TEST(Playing, at_keeps_an_action_from_being_played_twice) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON});
  ann.call("start");
  const Json legal = ann.call("legal");
  const Json play{{"action", legal["actions"][0]}, {"at", legal["at"]}};
  const Json answer = ann.call("play", play);
  EXPECT_EQ(ann.fault("play", play), NOT_NOW);
  EXPECT_EQ(ann.fault("play", {{"action", ann.call("legal")["actions"][0]}, {"at", 1}}), NOT_NOW);
  EXPECT_EQ(ann.call("events", {{"after", 0}})["number"], answer["number"]);
  ann.call("chat", {{"text", "what is said does not change the game"}});
  EXPECT_EQ(ann.fault("play", {{"action", ann.call("legal")["actions"][0]}, {"at", answer["at"]}}), 0);
}

TYPED_TEST(Playing, one_person_plays_several_seats_at_one_device) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON, PERSON, PERSON});
  ann.call("sit", {{"seat", 1}});
  ann.call("sit", {{"seat", 2}});
  ann.call("start");
  const Json over = play_on({&ann, &ann, &ann});
  EXPECT_EQ(over["why"], "played");
  EXPECT_EQ(over["scores"].size(), 3U);
  EXPECT_TRUE(over.contains("seed"));
  EXPECT_EQ(ann.join(table)["table"]["state"], "over");
  EXPECT_EQ(ann.call("legal")["actions"], Json::array());
  EXPECT_EQ(ann.fault("play", {{"action", {{"type", "pass"}}}}), NOT_NOW);
}

TYPED_TEST(Playing, computer_players_play_on_alone_until_a_person_has_to_decide) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  ann.create({COMPUTER, PERSON, COMPUTER});
  ann.call("start");
  const Json over = play_on({nullptr, &ann, nullptr});
  EXPECT_EQ(over["type"], "over");
  std::vector<int> seats; // of those who played, in this order
  const Json told = ann.call("events", {{"after", 0}});
  for (const Json& event : told["events"])
    if (event["type"] == "played") {
      EXPECT_EQ(event["by"], event["seat"] == 1 ? "person" : "computer");
      seats.push_back(event["seat"]);
    }
  EXPECT_EQ(seats.front(), 0) << "a computer begins";
  EXPECT_GT(std::ranges::count_if(seats, [](int seat) { return seat != 1; }), 4);
}

TYPED_TEST(Playing, spectators_see_everything_and_are_counted) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = ann.create({PERSON, COMPUTER}, SHORT, {{"public", true}});
  {
    Visitor eve(server, "Eve");
    eve.join(table);
    bo.join(table);
    ann.presence_until(Json::array({0}), 2);
    ann.call("start");
    ann.play();
    EXPECT_EQ(eve.await_event("played"), bo.await_event("played"));
    EXPECT_EQ(eve.call("view"), ann.call("view"));
    eve.call("chat", {{"text", "nice"}});
    const Json said = ann.await_event("chat");
    EXPECT_EQ(said["seat"], nullptr);
    EXPECT_EQ(said["name"], "Eve");
    EXPECT_EQ(said["text"], "nice");
  }
  ann.presence_until(Json::array({0}), 1);
  bo.call("leave");
  ann.presence_until(Json::array({0}), 0);
}

TYPED_TEST(Playing, presence_tells_whose_holders_are_connected) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  Json table;
  std::string token;
  {
    Visitor bo(server, "Bo");
    token = bo.token();
    table = sit_together({&ann, &bo});
    ann.presence_until({0, 1}, 0);
    Visitor bo_again(server, "Bo", token); // has two connections
    bo_again.join(table);
    EXPECT_EQ(bo_again.join(table)["table"]["spectators"], 0);
  }
  ann.presence_until(Json::array({0}), 0);
  EXPECT_EQ(ann.join(table)["table"]["seats"][1]["present"], false);
  Visitor bo(server, "Bo", token);
  EXPECT_EQ(bo.join(table)["you"]["seats"], Json::array({1}));
  ann.presence_until({0, 1}, 0);
}

TYPED_TEST(Playing, chat_goes_to_everyone_and_stays) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = sit_together({&ann, &bo});
  const std::string text = "Grüße, \"Ann\" \\ <b>🏰</b>";
  bo.call("chat", {{"text", text}});
  const Json said = ann.await_event("chat");
  EXPECT_EQ(said["seat"], 1);
  EXPECT_EQ(said["name"], "Bo");
  EXPECT_EQ(said["text"], text);
  EXPECT_EQ(bo.fault("chat", {{"text", ""}}), BAD_PARAMS);
  EXPECT_EQ(bo.fault("chat", {{"text", "two\nlines"}}), BAD_PARAMS);
  EXPECT_EQ(bo.fault("chat", {{"text", std::string(501, 'a')}}), BAD_PARAMS);
  EXPECT_EQ(bo.fault("chat", {{"text", std::string(500, 'a')}}), 0);
  EXPECT_EQ(bo.fault("chat", {{"text", 5}}), BAD_PARAMS);
  EXPECT_EQ(bo.fault("chat"), BAD_PARAMS);
  EXPECT_EQ(ann.call("events", {{"after", 2}})["events"][0], said);
}

TYPED_TEST(Playing, nothing_that_is_sent_before_the_end_tells_the_seed_or_hidden_things) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const Json table = ann.create(
      {PERSON, COMPUTER}, {{"tile_limit", 12}, {"map", "deutschland"}, {"chips", true}}, {{"public", true}});
  ann.call("start");
  ann.play();
  const Json joined = ann.join(table, {{"after", 0}});
  EXPECT_THAT(text_of(joined), Not(HasSubstr("seed")));
  for (const Json& chip : joined["view"]["chips"])
    EXPECT_TRUE(chip["face"] == "up" || chip["value"] == nullptr) << chip;
  Visitor eve(server, "Eve");
  EXPECT_THAT(text_of(eve.call("lobby", {{"state", "playing"}})), Not(HasSubstr("seed")));
  const Json over = play_on({&ann, nullptr});
  EXPECT_EQ(ann.call("view")["setup"]["seed"], over["seed"]) << "then it is no secret any more";
}

// How two games end that are played alike one after the other.
template <class Place>
std::vector<Json> two_games(const std::vector<std::string>& options) {
  const Place server(options);
  Visitor ann(server, "Ann");
  std::vector<Json> ends;
  for (int i = 0; i < 2; ++i) {
    ann.create({PERSON, COMPUTER}, SHORT);
    ann.call("start");
    const Json over = play_on({&ann, nullptr});
    ends.push_back({over["seed"], over["scores"]});
  }
  return ends;
}

TYPED_TEST(Playing, a_server_with_a_seed_deals_the_same_games_in_the_same_order) {
  const std::vector<Json> games = two_games<TypeParam>({"--seed", "5"});
  EXPECT_NE(games[0][0], games[1][0]);
  EXPECT_EQ(two_games<TypeParam>({"--seed", "5"}), games);
  EXPECT_NE(two_games<TypeParam>({"--seed", "6"})[0][0], games[0][0]);
  EXPECT_NE(two_games<TypeParam>({})[0][0], two_games<TypeParam>({})[0][0]) << "nobody can foresee them";
}

TYPED_TEST(Playing, tiles_and_maps_can_be_looked_up) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  EXPECT_EQ(ann.call("tile", {{"id", "base/RrC"}})["id"], "base/RrC");
  EXPECT_EQ(ann.call("map", {{"id", "iberia"}})["id"], "iberia");
  EXPECT_EQ(ann.fault("tile", {{"id", "base/none"}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("map"), BAD_PARAMS);
}

TYPED_TEST(Playing, requests_that_are_none) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const auto code = [&](const std::string& text) {
    ann.send(text);
    return ann.answer()["error"]["code"].get<int>();
  };
  EXPECT_EQ(code("{"), -32700);
  EXPECT_EQ(code("[]"), -32600);
  EXPECT_EQ(code(R"({"jsonrpc":"2.0","id":1,"method":5})"), -32600);
  EXPECT_EQ(code(R"({"jsonrpc":"2.0","id":1,"method":"fly"})"), NO_METHOD);
  EXPECT_EQ(code(R"({"jsonrpc":"2.0","id":1,"method":"lobby","params":{"stat":"open"}})"), BAD_PARAMS);
  EXPECT_EQ(code(R"({"jsonrpc":"2.0","id":1,"method":"hello","params":{"name":"A","name":"B"}})"), -32700);
  ann.send(R"({"jsonrpc":"2.0","method":"fly"})"); // a notification is never answered
  EXPECT_EQ(ann.fault("lobby"), 0);
  for (const Json& hello : {Json{{"name", ""}}, Json{{"name", std::string(33, 'x')}},
                            Json{{"token", "short"}}, Json{{"token", 5}}, Json{{"nam", "A"}}})
    EXPECT_EQ(ann.fault("hello", hello), BAD_PARAMS) << hello;
  for (const Json& join :
       {Json::object(), Json{{"table", "?"}}, Json{{"table", 7}},
        Json{{"table", "aaaaaaaaaaaa"}, {"after", -1}}, Json{{"table", "aaaaaaaaaaaa"}, {"invite", "x"}},
        Json{{"table", "aaaaaaaaaaaa"}, {"key", 1}}})
    EXPECT_EQ(ann.fault("join", join), BAD_PARAMS) << join;
  EXPECT_EQ(ann.fault("lobby", {{"state", "closed"}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("lobby", {{"before", "now"}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("lobby", {{"before", 0}}), BAD_PARAMS);
}

} // namespace

} // namespace mappa::server
