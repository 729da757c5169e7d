// The coach: a game looked back at piece by piece, hints and warnings while one is played.
#include "server/visitor.h"

#include <fmt/format.h>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

template <class Place>
struct Coach : testing::Test {};
TYPED_TEST_SUITE(Coach, Places);

// Ann plays both seats to the end.
void play_alone(Visitor& ann, const Json& setup, const Json& more = Json::object()) {
  ann.create({PERSON, PERSON}, setup, more);
  ann.call("sit", {{"seat", 1}});
  ann.call("start");
  while (!ann.call("view")["over"]) ann.play(5);
}

std::vector<Json> reviewed(Visitor& visitor) {
  std::vector<Json> turns;
  Json next = 0;
  while (!next.is_null()) {
    const Json piece = visitor.call("review", {{"from", next}});
    for (const Json& turn : piece["turns"]) turns.push_back(turn);
    next = piece["next"];
  }
  return turns;
}

double number(const Json& value) { return value.get<double>(); }

TYPED_TEST(Coach, a_whole_game_is_reviewed_and_everything_adds_up) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  play_alone(ann, {{"map", "france"}, {"chips", true}, {"tile_limit", 14}});
  const std::vector<Json> turns = reviewed(ann);
  ASSERT_GT(turns.size(), 8U);
  const Json players = ann.call("view")["players"];
  const double ahead = number(players[0]["score"]) - number(players[1]["score"]);
  for (std::size_t p = 0; p < 2; ++p) {
    double luck = 0, skill = 0, rest = 0;
    for (std::size_t i = 0; i < turns.size(); ++i) {
      luck += number(turns[i]["luck"][p]);
      skill += number(turns[i]["skill"][p]);
      if (i) rest += number(turns[i]["before"][p]) - number(turns[i - 1]["lead"][p]);
      EXPECT_EQ(number(turns[i]["lead"][p]),
                number(turns[i]["before"][p]) + number(turns[i]["luck"][p]) + number(turns[i]["skill"][p]));
    }
    EXPECT_EQ(number(turns.back()["lead"][p]), number(turns[0]["before"][p]) + luck + skill + rest);
    EXPECT_EQ(number(turns.back()["lead"][p]), p ? -ahead : ahead);
  }
  int at = 0;
  for (const Json& turn : turns)
    for (const Json& one : turn["decisions"]) {
      EXPECT_EQ(one["at"], at);
      at += static_cast<int>(one["played"].size());
      EXPECT_GE(number(one["lost"]), 0);
      if (one["mark"] == "best") continue;
      EXPECT_NE(one["played"], one["best"]);
    }
}

TYPED_TEST(Coach, a_review_may_begin_at_any_turn_and_says_the_same) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  play_alone(ann, SHORT);
  const std::vector<Json> turns = reviewed(ann);
  const Json later = ann.call("review", {{"from", turns[3]["at"]}})["turns"][0];
  EXPECT_EQ(later, turns[3]);
}

TYPED_TEST(Coach, what_cannot_be_reviewed_is_refused) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  EXPECT_EQ(ann.fault("review", {{"from", 0}}), NO_TABLE);
  ann.create({PERSON, COMPUTER});
  EXPECT_EQ(ann.fault("review", {{"from", 0}}), NOT_NOW);
  ann.call("start");
  EXPECT_EQ(ann.fault("review", {{"from", 0}}), NOT_NOW);
  EXPECT_EQ(ann.fault("hint"), NOT_NOW) << "this table has no coach";
  ann.call("resign");
  EXPECT_EQ(ann.fault("review", {{"from", 0}}), 0) << "a game that was given up can be looked at";
  EXPECT_EQ(ann.fault("review", {{"from", 9999}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("review", {{"from", -1}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("review", {{"from", "0"}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("review"), BAD_PARAMS);
  EXPECT_EQ(ann.fault("review", {{"from", 0}, {"to", 1}}), BAD_PARAMS);
}

TYPED_TEST(Coach, who_plays_gets_hints_and_warnings_and_nobody_else) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = sit_together({&ann, &bo}, SHORT, {{"coach", "training"}});
  EXPECT_EQ(table["table"]["coach"], "training");
  EXPECT_EQ(bo.join(table)["table"]["coach"], "training") << "everybody is told";
  EXPECT_EQ(ann.fault("hint"), NOT_NOW) << "the game has not begun";
  ann.call("start");
  const Json legal = ann.call("legal");
  const Json hint = ann.call("hint", {{"at", legal["at"]}});
  EXPECT_EQ(hint["at"], legal["at"]);
  EXPECT_EQ(hint["lines"][0]["lost"], 0);
  EXPECT_THAT(hint["lines"].size(), testing::AllOf(testing::Ge(1U), testing::Le(5U)));
  const Json best = hint["lines"][0]["actions"][0];
  EXPECT_EQ(ann.call("warn", {{"action", best}})["mark"], "best");
  const Json& actions = legal["actions"];
  for (const Json& action : {actions.front(), actions[actions.size() / 2], actions.back()}) {
    const Json warning = ann.call("warn", {{"at", legal["at"]}, {"action", action}});
    EXPECT_EQ(warning["played"][0], action);
    EXPECT_GE(number(warning["lost"]), 0);
  }
  EXPECT_EQ(bo.fault("hint"), NOT_YOURS);
  EXPECT_EQ(bo.fault("warn", {{"action", best}}), NOT_YOURS);
  EXPECT_EQ(ann.fault("warn", {{"action", {{"type", "tile"}, {"x", 50}, {"y", 50}, {"rot", 0}}}}), ILLEGAL);
  EXPECT_EQ(ann.fault("warn"), BAD_PARAMS);
  EXPECT_EQ(ann.fault("hint", {{"at", legal["at"].get<int>() + 1}}), NOT_NOW) << "it does not stand there";
}

TYPED_TEST(Coach, a_table_for_hints_does_not_warn_and_its_rematch_has_the_coach_too) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  ann.create({PERSON, COMPUTER}, SHORT, {{"coach", "hints"}});
  ann.call("start");
  const Json action = ann.call("hint")["lines"][0]["actions"][0];
  EXPECT_EQ(ann.fault("warn", {{"action", action}}), NOT_NOW);
  ann.call("resign");
  EXPECT_EQ(ann.fault("hint"), NOT_NOW);
  const Json next = ann.call("rematch");
  EXPECT_EQ(ann.call("join", {{"table", next["table"]}})["table"]["coach"], "hints");
}

TYPED_TEST(Coach, a_coach_and_a_clock_exclude_each_other) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const Json setup{{"setup", SHORT}, {"seats", {PERSON, COMPUTER}}, {"coach", "hints"}};
  Json timed = setup, strange = setup;
  timed["clock"] = {{"kind", "move"}, {"seconds", 30}};
  strange["coach"] = "teacher";
  EXPECT_EQ(ann.fault("create", timed), BAD_PARAMS);
  EXPECT_EQ(ann.fault("create", strange), BAD_PARAMS);
  EXPECT_EQ(ann.fault("create", setup), 0);
  ann.create({PERSON, COMPUTER});
  EXPECT_FALSE(ann.call("join", {{"table", ann.table()}})["table"].contains("coach"));
}

TYPED_TEST(Coach, a_game_gone_on_with_is_reviewed_across_what_was_dealt_anew) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  play_alone(ann, SHORT);
  const HttpAnswer record =
      server.get("/api/games/" + ann.table(), invited(ann.call("join", {{"table", ann.table()}})));
  ann.call("create", {{"game", Json::parse(record.body)}, {"upto", 5}, {"seats", {PERSON, PERSON}}});
  ann.call("sit", {{"seat", 1}});
  ann.call("start");
  while (!ann.call("view")["over"]) ann.play(2);
  const std::vector<Json> turns = reviewed(ann);
  EXPECT_GE(turns.size(), 7U);
  EXPECT_EQ(turns.front()["at"], 0);
}

} // namespace

} // namespace mappa::server
