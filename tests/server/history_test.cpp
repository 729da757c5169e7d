// Games that are over, told again: their story, each position, and what a computer player thinks of it.
#include "client/wire.h"
#include "server/visitor.h"

#include <fmt/format.h>
#include <type_traits>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::HasSubstr;

template <class Place>
Json get_for_good(const Place& server, const std::string& target, const Headers& headers) {
  const HttpAnswer answer = server.get(target, headers);
  EXPECT_EQ(answer.status, 200) << target << ": " << answer.body;
  if constexpr (std::is_same_v<Place, RunningServer>) {
    EXPECT_THAT(answer.headers.at("cache-control"), HasSubstr("immutable")) << target;
  }
  return Json::parse(answer.body);
}

template <class Place>
int status(const Place& server, const std::string& target, const Headers& headers = {}) {
  return server.get(target, headers).status;
}

// What was told while the game was played, without what was taken back.
std::vector<Json> told_steps(Visitor& visitor) {
  std::vector<Json> steps;
  const auto add = [&](const Json& event, const Json& player, const Json& action) {
    steps.push_back(
        {{"player", player}, {"action", action}, {"events", event["events"]}, {"scores", event["scores"]}});
  };
  const Json told = visitor.call("events", {{"after", 0}});
  for (const Json& event : told["events"]) {
    if (event["type"] == "started") add(event, nullptr, nullptr);
    if (event["type"] == "played") add(event, event["seat"], event["action"]);
    if (event["type"] == "took_back") steps.resize(steps.size() - event["actions"].get<std::size_t>());
  }
  return steps;
}

// Ann plays both seats of a private game, and takes one of her actions back.
struct PlayedGame {
  template <class Place>
  explicit PlayedGame(const Place& server, const Json& setup = SHORT) : ann(server, "Ann") {
    const Json table = ann.create({PERSON, PERSON}, setup);
    ann.call("sit", {{"seat", 1}});
    ann.call("start");
    path = "/api/games/" + ann.table();
    invite = invited(table);
    while (ann.call("legal")["decision"]["player"] == 0) ann.play();
    ann.call("ask_back");
    while (!ann.call("view")["over"]) ann.play(3);
  }

  Visitor ann;
  std::string path;
  Headers invite;
};

template <class Place>
struct History : testing::Test {};
TYPED_TEST_SUITE(History, Places);

TYPED_TEST(History, a_game_is_told_as_it_was_played) {
  TypeParam server;
  PlayedGame game(server, {{"map", "benelux"},
                           {"chips", true},
                           {"chips_laid", "players"},
                           {"postman", true},
                           {"tile_limit", 50}});
  const Json story = get_for_good(server, game.path + "/story", game.invite);
  const std::vector<Json> steps = told_steps(game.ann);
  EXPECT_GT(steps.size(), 20U);
  EXPECT_EQ(story["steps"], Json(steps));
  EXPECT_EQ(story["setup"]["players"], Json({"Ann", "Ann"}));
  EXPECT_EQ(story["setup"]["map"], "benelux");
  const Json over = game.ann.call("events", {{"after", 0}})["events"].back();
  EXPECT_EQ(story["seed"], over["seed"]);
  EXPECT_EQ(story["winners"], over["winners"]);

  server.restart(); // and from the store the same
  EXPECT_EQ(get_for_good(server, game.path + "/story", game.invite), story);
}

TYPED_TEST(History, every_position_of_a_game_can_be_seen) {
  const TypeParam server;
  PlayedGame game(server);
  const std::vector<Json> steps = told_steps(game.ann);
  for (std::size_t n = 0; n < steps.size(); ++n) {
    const Json at = get_for_good(server, fmt::format("{}/at/{}", game.path, n), game.invite);
    EXPECT_EQ(at["decision"], at["view"]["decision"]);
    for (std::size_t seat = 0; seat < 2; ++seat)
      EXPECT_EQ(at["view"]["players"][seat]["score"], steps[n]["scores"][seat]) << n;
    if (n + 1 < steps.size()) {
      EXPECT_EQ(at["decision"]["player"], steps[n + 1]["player"]) << n;
    }
    EXPECT_FALSE(at["features"].empty());
  }
  const Json last = get_for_good(server, fmt::format("{}/at/{}", game.path, steps.size() - 1), game.invite);
  EXPECT_EQ(last["view"], game.ann.call("view"));
  EXPECT_EQ(last["projected"], steps.back()["scores"]);
  EXPECT_EQ(last["features"], game.ann.call("features")["features"]);
}

TYPED_TEST(History, what_there_is_not_or_may_not_be_seen) {
  const TypeParam server;
  PlayedGame game(server);
  Visitor& ann = game.ann;
  const std::size_t moves = told_steps(ann).size() - 1;
  for (const std::string what : {"/story", "/at/0"}) {
    EXPECT_EQ(status(server, game.path + what, game.invite), 200);
    EXPECT_EQ(status(server, game.path + what), 404) << "it is private";
    EXPECT_EQ(status(server, game.path + what, {{"Authorization", game.invite.begin()->second + "x"}}), 404);
    EXPECT_EQ(status(server, "/api/games/aaaaaaaaaaaa" + what), 404);
  }
  const std::string beyond = fmt::format("/at/{}", moves + 1);
  for (const std::string what :
       {beyond.c_str(), "/at/-1", "/at/1x", "/at/", "/at", "/at/99999999999999999999", "/", "/story/"})
    EXPECT_EQ(status(server, game.path + what, game.invite), 404) << what;
  const Json playing = ann.create({PERSON, COMPUTER}, SHORT, {{"public", true}});
  ann.call("start");
  constexpr int RUNNING =
      std::is_same_v<TypeParam, RunningServer> ? 404 : 200; // at one's own device it is told
  EXPECT_EQ(status(server, "/api/games/" + ann.table() + "/story"), RUNNING) << "it is not over";
  EXPECT_EQ(status(server, "/api/games/" + ann.table() + "/at/0"), RUNNING);
}

template <class Place>
struct Analysis : testing::Test {};
TYPED_TEST_SUITE(Analysis, Places);

TYPED_TEST(Analysis, a_computer_player_looks_at_any_position_of_a_game_that_is_over) {
  const TypeParam server;
  PlayedGame game(server,
                  {{"map", "iberia"}, {"chips", true}, {"chips_laid", "players"}, {"tile_limit", 40}});
  const std::vector<Json> steps = told_steps(game.ann);
  for (std::size_t n = 0; n + 1 < steps.size(); n += 7) {
    const Json advice = game.ann.call("analyse", {{"at", n}, {"time_ms", 20}});
    EXPECT_EQ(advice["value"].size(), 2U);
    EXPECT_EQ(advice["action"], advice["lines"][0]["action"]);
    EXPECT_EQ(advice["lines"][0]["value"], advice["value"]);
    const Json decision =
        get_for_good(server, fmt::format("{}/at/{}", game.path, n), game.invite)["decision"];
    if (decision["kind"] == "tile" || decision["kind"] == "chip") { // C5
      EXPECT_EQ(advice["action"]["type"], decision["kind"]);
    }
  }
}

TYPED_TEST(Analysis, only_of_games_that_are_over_and_not_without_end) {
  const TypeParam server({"--per-address", "4"});
  Visitor ann(server, "Ann");
  EXPECT_EQ(ann.fault("analyse", {{"at", 0}}), NO_TABLE);
  ann.create({PERSON, COMPUTER});
  EXPECT_EQ(ann.fault("analyse", {{"at", 0}}), NOT_NOW);
  ann.call("start");
  EXPECT_EQ(ann.fault("analyse", {{"at", 0}}), NOT_NOW);
  ann.call("resign");
  EXPECT_EQ(ann.fault("analyse", {{"at", 0}, {"time_ms", 20}}), 0)
      << "a game that was given up can be looked at";

  PlayedGame game(server);
  const std::size_t moves = told_steps(game.ann).size() - 1;
  const auto fault = [&](const Json& params) { return game.ann.fault("analyse", params); };
  EXPECT_EQ(fault({{"at", moves}}), ILLEGAL) << "nothing is to be decided";
  EXPECT_EQ(fault({{"at", moves + 1}}), BAD_PARAMS);
  EXPECT_EQ(fault({{"at", -1}}), BAD_PARAMS);
  EXPECT_EQ(fault({}), BAD_PARAMS);
  EXPECT_EQ(fault({{"at", 0}, {"time_ms", 3001}}), BAD_PARAMS);
  EXPECT_EQ(fault({{"at", 0}, {"time_ms", 0}}), BAD_PARAMS);
  EXPECT_EQ(fault({{"at", 0}, {"level", "random"}}), BAD_PARAMS);
  EXPECT_GE(game.ann.times_granted("analyse", {{"at", 0}, {"time_ms", 20}}), 3)
      << "of one address four in a minute, and Ann's was the first";
}

} // namespace

} // namespace mappa::server
