// What people at a table ask of each other: taking back, resigning, standing in for someone, a rematch.
#include "server/visitor.h"

namespace mappa::server {

using namespace notation;

namespace {

// --- taking back ---

template <class Place>
struct TakingBack : testing::Test {};
TYPED_TEST_SUITE(TakingBack, Places);

TYPED_TEST(TakingBack, two_people_agree) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo});
  const Json before = ann.call("view");
  EXPECT_EQ(ann.fault("ask_back"), NOT_NOW) << "nothing was done yet";
  const Json played = ann.play();
  EXPECT_EQ(bo.fault("ask_back"), NOT_NOW) << "Bo did nothing yet";
  EXPECT_EQ(bo.fault("answer_back", {{"accept", true}}), NOT_NOW) << "nobody has asked";
  ann.call("ask_back");
  const Json asked = bo.await_event("asked_back");
  EXPECT_EQ(asked["seat"], 0);
  EXPECT_EQ(asked["to"], played["number"].get<int>() - 1);
  EXPECT_EQ(bo.join(table)["table"]["asked_back"], 0);
  EXPECT_EQ(ann.fault("ask_back"), NOT_NOW) << "somebody has asked already";
  EXPECT_EQ(ann.fault("answer_back", {{"accept", true}}), NOT_YOURS) << "not one's own question";
  EXPECT_EQ(bo.fault("answer_back"), BAD_PARAMS);
  bo.call("answer_back", {{"accept", true}});
  EXPECT_EQ(ann.await_event("agreed_back")["seat"], 1);
  const Json took = ann.await_event("took_back");
  EXPECT_EQ(took["actions"], 1);
  EXPECT_EQ(took["decision"]["player"], 0);
  EXPECT_EQ(took["scores"], (Json{0, 0}));
  EXPECT_EQ(took["over"], false);
  EXPECT_EQ(ann.call("view"), before);
  EXPECT_EQ(ann.call("legal")["at"], took["number"]);
  EXPECT_EQ(ann.join(table)["table"]["asked_back"], nullptr);
  ann.play(1);
}

TYPED_TEST(TakingBack, goes_to_before_ones_own_last_action_and_with_it_goes_all_that_came_after) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  play_together({&ann, &bo}, {{"tile_limit", 20}});
  ann.play();
  Json view = ann.call("view");
  int since = 0;
  bool ann_again = false;
  for (int i = 0; i < 8; ++i) {
    const Json legal = ann.call("legal");
    const bool her_turn = legal["decision"]["player"] == 0;
    if (her_turn && i > 2) view = ann.call("view"), since = 0, ann_again = true;
    (her_turn ? ann : bo).play();
    ++since;
    if (ann_again && !her_turn) break;
  }
  ASSERT_GT(since, 1);
  ann.call("ask_back");
  bo.call("answer_back", {{"accept", true}});
  EXPECT_EQ(ann.await_event("took_back")["actions"], since);
  EXPECT_EQ(ann.call("view"), view);
}

TYPED_TEST(TakingBack, is_refused_or_lapses_with_a_new_action) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo});
  ann.play();
  ann.call("ask_back");
  bo.call("answer_back", {{"accept", false}});
  EXPECT_EQ(ann.await_event("refused_back")["seat"], 1);
  EXPECT_EQ(bo.fault("answer_back", {{"accept", true}}), NOT_NOW);
  ann.call("ask_back");
  while (ann.call("legal")["decision"]["player"] == 0) ann.play();
  EXPECT_EQ(bo.fault("answer_back", {{"accept", true}}), NOT_NOW) << "it lapsed";
  EXPECT_EQ(bo.join(table)["table"]["asked_back"], nullptr);
}

TYPED_TEST(TakingBack, of_three_people_both_others_must_agree) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), cy(server, "Cy");
  play_together({&ann, &bo, &cy});
  const Json before = ann.call("view");
  ann.play();
  ann.call("ask_back");
  cy.call("answer_back", {{"accept", true}});
  EXPECT_EQ(ann.await_event("agreed_back")["seat"], 2);
  EXPECT_EQ(cy.fault("answer_back", {{"accept", true}}), NOT_NOW) << "once is enough";
  EXPECT_NE(ann.call("view"), before) << "Bo was not asked in vain";
  bo.call("answer_back", {{"accept", true}});
  ann.await_event("took_back");
  EXPECT_EQ(ann.call("view"), before);
  ann.play();
  ann.call("ask_back");
  bo.call("answer_back", {{"accept", true}});
  cy.call("answer_back", {{"accept", false}});
  EXPECT_EQ(ann.await_event("refused_back")["seat"], 2);
  EXPECT_NE(ann.call("view"), before);
}

TYPED_TEST(TakingBack, computer_players_and_ones_own_other_seats_agree_at_once) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  ann.create({PERSON, COMPUTER, PERSON}, {{"tile_limit", 20}});
  ann.call("sit", {{"seat", 2}});
  ann.call("start");
  const Json before = ann.call("view");
  ann.play();
  while (ann.call("legal")["decision"]["player"] == 0) ann.play();
  while (ann.call("legal")["decision"]["player"] == 1) ann.await_event("played");
  const Json third = ann.call("view");
  ann.play();
  ann.call("ask_back");
  ann.await_event("took_back");
  EXPECT_EQ(ann.call("view"), third) << "seat 2's action is taken back";
  while (ann.call("view") != before) { // and the computer's, up to the beginning
    ann.call("ask_back");
    ann.await_event("took_back");
  }
  EXPECT_EQ(ann.fault("ask_back"), NOT_NOW);
  EXPECT_EQ(play_on({&ann, nullptr, &ann})["type"], "over") << "and the game goes on";
}

TYPED_TEST(TakingBack, does_not_wake_the_dead) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  ann.create({PERSON});
  ann.call("start");
  play_on({&ann});
  EXPECT_EQ(ann.fault("ask_back"), NOT_NOW) << "the game is over";
}

// --- resigning ---

template <class Place>
struct Resigning : testing::Test {};
TYPED_TEST_SUITE(Resigning, Places);

TYPED_TEST(Resigning, of_two_the_other_has_won) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo});
  ann.call("resign");
  EXPECT_EQ(bo.await_event("resigned")["seat"], 0);
  const Json over = bo.await_event("over");
  EXPECT_EQ(over["why"], "resigned");
  EXPECT_EQ(over["winners"], Json::array({1}));
  EXPECT_EQ(over["scores"], (Json{0, 0}));
  EXPECT_TRUE(over.contains("seed"));
  const Json joined = bo.join(table);
  EXPECT_EQ(joined["table"]["state"], "over");
  EXPECT_EQ(joined["table"]["seats"][0]["resigned"], true);
  for (const char* method : {"resign", "ask_back", "resume"}) EXPECT_EQ(bo.fault(method), NOT_NOW) << method;
}

TYPED_TEST(Resigning, of_three_a_computer_player_goes_on_with_a_seat_that_cannot_win) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), cy(server, "Cy");
  const Json table = play_together({&ann, &bo, &cy});
  ann.call("resign");
  const std::vector<Json> events = bo.events_until("replaced");
  EXPECT_EQ(events.back()["seat"], 0);
  EXPECT_EQ(events.back()["level"], "medium");
  EXPECT_EQ(events.back()["why"], "resigned");
  EXPECT_EQ(ann.fault("resign"), NOT_NOW);
  EXPECT_EQ(ann.fault("resume"), NOT_NOW) << "who resigned does not come back";
  EXPECT_EQ(bo.join(table)["table"]["seats"][0]["kind"], "computer");
  const Json over = play_on({nullptr, &bo, &cy});
  EXPECT_EQ(over["why"], "played");
  for (const Json& winner : over["winners"]) EXPECT_NE(winner, 0);
}

TYPED_TEST(Resigning, when_no_person_is_left_the_game_is_over) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = ann.create({PERSON, COMPUTER, PERSON, COMPUTER});
  bo.join(table);
  bo.call("sit", {{"seat", 2}});
  ann.call("start");
  bo.call("resign");
  EXPECT_EQ(ann.await_event("replaced")["seat"], 2);
  ann.call("resign");
  EXPECT_EQ(ann.await_event("over")["why"], "resigned");
}

TYPED_TEST(Resigning, one_person_with_all_seats_resigns_them_all) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  ann.create({PERSON, PERSON});
  ann.call("sit", {{"seat", 1}});
  ann.call("start");
  ann.call("resign");
  const Json over = ann.await_event("over");
  EXPECT_EQ(over["winners"], Json::array());
}

// --- standing in ---

template <class Place>
struct StandingIn : testing::Test {};
TYPED_TEST_SUITE(StandingIn, Places);

TYPED_TEST(StandingIn, who_is_away_is_replaced_and_takes_the_seat_back) {
  const TypeParam server({"--absent", "0"});
  Visitor ann(server, "Ann");
  Json table;
  std::string token;
  {
    Visitor bo(server, "Bo");
    token = bo.token();
    table = play_together({&ann, &bo}, {{"tile_limit", 30}});
    ann.presence_until({0, 1}, 0);
    EXPECT_EQ(ann.fault("replace", {{"seat", 1}}), NOT_NOW) << "Bo is here";
  }
  ann.presence_until(Json::array({0}), 0);
  EXPECT_EQ(ann.fault("replace", {{"seat", 2}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("replace", {{"seat", 1}, {"level", "divine"}}), BAD_PARAMS);
  for (const char* weak : {"random", "easy"})
    EXPECT_EQ(ann.fault("replace", {{"seat", 1}, {"level", weak}}), BAD_PARAMS) << weak;
  ann.call("replace", {{"seat", 1}, {"level", "hard"}});
  const Json replaced = ann.await_event("replaced");
  EXPECT_EQ(replaced["seat"], 1);
  EXPECT_EQ(replaced["level"], "hard");
  EXPECT_EQ(replaced["why"], "asked");
  EXPECT_EQ(ann.fault("replace", {{"seat", 1}}), NOT_NOW) << "a computer plays it already";
  while (ann.call("legal")["decision"]["player"] == 0) ann.play();
  Json played = ann.await_event("played");
  while (played["seat"] != 1) played = ann.await_event("played");
  EXPECT_EQ(played["by"], "computer");

  Visitor bo(server, "Bo", token);
  const Json joined = bo.join(table);
  EXPECT_EQ(joined["table"]["seats"][1]["kind"], "computer");
  EXPECT_EQ(joined["table"]["seats"][1]["taken"], true);
  EXPECT_EQ(joined["you"]["seats"], Json::array({1}));
  EXPECT_EQ(ann.await_event("resumed")["seat"], 1) << "it is his again since he came";
  EXPECT_EQ(bo.fault("resume"), NOT_NOW);
  EXPECT_EQ(play_on({&ann, &bo})["why"], "played");
}

TYPED_TEST(StandingIn, not_at_once) {
  const TypeParam server({"--absent", "3600"});
  Visitor ann(server, "Ann"), bo(server, "Bo");
  play_together({&ann, &bo});
  bo.call("leave");
  EXPECT_EQ(ann.fault("replace", {{"seat", 1}}), NOT_NOW);
}

TYPED_TEST(StandingIn, only_who_is_there_agrees_to_take_back) {
  const TypeParam server({"--absent", "0"});
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo}, {{"tile_limit", 30}});
  bo.call("leave");
  ann.presence_until(Json::array({0}), 0);
  ann.call("replace", {{"seat", 1}});
  ann.play();
  const Json played = ann.call("view");
  ASSERT_EQ(ann.call("legal")["decision"]["player"], 0) << "her figure comes next";
  ann.call("ask_back");
  EXPECT_EQ(ann.call("view"), played) << "the computer does not agree for Bo";
  bo.join(table);
  bo.call("answer_back", {{"accept", true}});
  EXPECT_EQ(ann.await_event("took_back")["actions"], 1);
}

// --- a rematch ---

template <class Place>
struct Rematch : testing::Test {};
TYPED_TEST_SUITE(Rematch, Places);

TYPED_TEST(Rematch, the_same_people_at_a_new_table_where_the_next_seat_begins) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), eve(server, "Eve");
  const Json first = play_together({&ann, &bo}, {{"tile_limit", 5}, {"map", "france"}},
                                   {{"clock", {{"kind", "move"}, {"seconds", 300}}}});
  eve.join(first);
  EXPECT_EQ(ann.fault("rematch"), NOT_NOW) << "the game is not over";
  play_on({&ann, &bo});
  EXPECT_EQ(eve.fault("rematch"), NOT_YOURS);
  const Json next = bo.call("rematch")["table"];
  EXPECT_EQ(ann.await_event("rematch")["next"], next);
  EXPECT_EQ(ann.call("rematch")["table"], next) << "there is only one";
  EXPECT_EQ(ann.join(first)["table"]["next"], next);
  const Json second = ann.call("join", {{"table", next}});
  EXPECT_EQ(second["you"]["seats"], Json::array({1}));
  EXPECT_EQ(second["you"]["host"], false);
  EXPECT_EQ(second["you"]["key"], first["you"]["key"]) << "secret links still work";
  EXPECT_EQ(second["table"]["host"], "Bo");
  EXPECT_EQ(second["table"]["setup"]["map"], "france");
  EXPECT_EQ(second["table"]["clock"]["seconds"], 300);
  EXPECT_EQ(second["table"]["seats"][0]["name"], "Bo");
  EXPECT_EQ(second["table"]["invite"], first["table"]["invite"]);
  EXPECT_EQ(bo.call("join", {{"table", next}})["you"]["host"], true);
  bo.call("start");
  play_on({&bo, &ann});
  const Json third = ann.call("rematch")["table"];
  EXPECT_EQ(ann.call("join", {{"table", third}})["you"]["seats"], Json::array({0}));
  EXPECT_EQ(bo.call("join", {{"table", third}})["you"]["seats"], Json::array({1}));
  ann.call("start");
  EXPECT_EQ(play_on({&ann, &bo})["why"], "played");
}

TYPED_TEST(Rematch, who_resigned_and_was_replaced_has_the_seat_again) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), cy(server, "Cy");
  play_together({&ann, &bo, &cy}, {{"tile_limit", 5}});
  ann.call("resign");
  play_on({nullptr, &bo, &cy});
  const Json next = bo.call("rematch")["table"];
  const Json joined = ann.call("join", {{"table", next}});
  EXPECT_EQ(joined["you"]["seats"], Json::array({2}));
  EXPECT_EQ(joined["table"]["seats"][2]["kind"], "person");
  EXPECT_EQ(joined["table"]["seats"][2]["resigned"], false);
}

TYPED_TEST(Rematch, two_who_ask_at_the_same_time_get_the_same_table_and_no_other_is_left_over) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), eve(server, "Eve");
  play_together({&ann, &bo}, {{"tile_limit", 3}}, {{"public", true}});
  play_on({&ann, &bo});
  ann.send(R"({"jsonrpc":"2.0","id":"again","method":"rematch","params":{}})");
  bo.send(R"({"jsonrpc":"2.0","id":"again","method":"rematch","params":{}})");
  const Json next = ann.answer()["result"]["table"];
  EXPECT_EQ(bo.answer()["result"]["table"], next);
  const Json open = eve.call("lobby")["tables"];
  EXPECT_EQ(open.size(), 1U);
  EXPECT_EQ(open[0]["id"], next);
}

} // namespace

} // namespace mappa::server
