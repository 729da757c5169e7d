// What the host of a table may do to others: silence them, send them away; and whose names are refused.
#include "server/visitor.h"

namespace mappa::server {

using namespace notation;

namespace {

constexpr int BAD_NAME = -32009;

template <class Place>
struct Host : testing::Test {};
TYPED_TEST_SUITE(Host, Places);

TYPED_TEST(Host, silences_a_player_and_lets_them_speak_again) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo});
  bo.call("chat", {{"text", "boo"}});
  EXPECT_EQ(bo.fault("mute", {{"seat", 0}, {"muted", true}}), NOT_YOURS);
  EXPECT_EQ(ann.fault("mute", {{"seat", 0}, {"muted", true}}), BAD_PARAMS) << "herself";
  EXPECT_EQ(ann.fault("mute", {{"seat", 1}}), BAD_PARAMS);
  ann.call("mute", {{"seat", 1}, {"muted", true}});
  const Json told = bo.await_event("muted");
  EXPECT_EQ(told["seat"], 1);
  EXPECT_EQ(told["name"], "Bo");
  EXPECT_EQ(told["muted"], true);
  EXPECT_FALSE(told.contains("holder"));
  EXPECT_EQ(bo.fault("chat", {{"text", "boo"}}), NOT_YOURS);
  const Json joined = bo.join(table);
  EXPECT_EQ(joined["you"]["muted"], true);
  EXPECT_EQ(joined["table"]["seats"][1]["muted"], true);
  ann.call("mute", {{"seat", 1}, {"muted", false}});
  bo.call("chat", {{"text", "sorry"}});
}

TYPED_TEST(Host, silences_spectators_one_or_all) {
  TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), cy(server, "Cy"), di(server, "Di");
  const Json table = play_together({&ann, &bo});
  for (Visitor* watcher : {&cy, &di}) watcher->join(table);
  cy.call("chat", {{"text", "buy now"}});
  const int said = ann.await_event("chat")["number"];
  EXPECT_EQ(ann.fault("mute", {{"said", said - 1}, {"muted", true}}), BAD_PARAMS) << "nothing was said there";
  ann.call("mute", {{"said", said}, {"muted", true}});
  EXPECT_EQ(cy.fault("chat", {{"text", "buy now"}}), NOT_YOURS);
  di.call("chat", {{"text", "hello"}});
  ann.call("mute", {{"muted", true}});
  EXPECT_EQ(di.fault("chat", {{"text", "hello"}}), NOT_YOURS);
  bo.call("chat", {{"text", "who plays may speak"}});
  server.restart();
  Visitor again(server, "Di", di.token());
  EXPECT_EQ(again.join(table)["table"]["spectators_muted"], true) << "it lasts";
  EXPECT_EQ(again.fault("chat", {{"text", "hello"}}), NOT_YOURS);
}

TYPED_TEST(Host, frees_the_seat_of_somebody_who_may_not_come_back) {
  const TypeParam server;
  Visitor ann(server, "Ann"), eve(server, "Eve"), bo(server, "Bo");
  const Json table = ann.create({PERSON, PERSON, PERSON}, SHORT, {{"public", true}});
  eve.join(table);
  bo.join(table);
  eve.call("sit", {{"seat", 1}});
  bo.call("sit", {{"seat", 2}});
  EXPECT_EQ(eve.fault("remove", {{"seat", 2}}), NOT_YOURS);
  EXPECT_EQ(ann.fault("remove"), BAD_PARAMS);
  EXPECT_EQ(ann.fault("remove", {{"seat", 0}}), BAD_PARAMS);
  ann.call("remove", {{"seat", 1}});
  EXPECT_EQ(eve.next("removed", PATIENCE).value()["table"], eve.table());
  EXPECT_EQ(eve.fault("view"), NO_TABLE) << "she is at no table";
  EXPECT_EQ(eve.fault("join", {{"table", eve.table()}}), NOT_YOURS);
  const Json removed = bo.await_event("removed");
  EXPECT_EQ(removed["seat"], 1);
  EXPECT_EQ(removed["name"], "Eve");
  const Json seat = bo.join(table)["table"]["seats"][1];
  EXPECT_EQ(seat["taken"], false);
  EXPECT_EQ(seat["name"], nullptr);
  Visitor other(server, "Eva");
  EXPECT_EQ(other.fault("join", {{"table", eve.table()}}), NOT_YOURS) << "nor with another token from there";
  EXPECT_EQ(bo.join(table)["you"]["seats"], Json::array({2})) << "who has a seat is not meant";
}

TYPED_TEST(Host, during_the_game_a_computer_takes_over_for_good) {
  TypeParam server;
  Visitor ann(server, "Ann"), eve(server, "Eve");
  const Json table = play_together({&ann, &eve});
  ann.call("remove", {{"seat", 1}});
  const Json removed = ann.await_event("removed");
  EXPECT_EQ(removed["level"], "medium");
  const Json seat = ann.join(table)["table"]["seats"][1];
  EXPECT_EQ(seat["kind"], "computer");
  EXPECT_EQ(seat["taken"], false);
  EXPECT_EQ(play_on({&ann, nullptr})["why"], "played");
  server.restart();
  Visitor again(server, "Eve", eve.token());
  EXPECT_EQ(again.fault("join", {{"table", table["table"]["id"]}, {"invite", table["table"]["invite"]}}),
            NOT_YOURS);
}

TYPED_TEST(Host, sends_a_spectator_away) {
  const TypeParam server;
  Visitor ann(server, "Ann"), cy(server, "Cy");
  const Json table = ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  cy.join(table);
  cy.call("chat", {{"text", "buy now"}});
  ann.call("remove", {{"said", ann.await_event("chat")["number"]}});
  EXPECT_EQ(ann.await_event("removed")["seat"], nullptr);
  ann.presence_until(Json::array({0}), 0);
  EXPECT_EQ(cy.fault("join", {{"table", cy.table()}}), NOT_YOURS);
}

template <class Place>
struct NamesAtTables : testing::Test {};
TYPED_TEST_SUITE(NamesAtTables, Places);

TYPED_TEST(NamesAtTables, that_nobody_can_read_are_refused) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  for (const char* name : {"  ", "\u200b", "Ann\u202e", "\u3164"})
    EXPECT_EQ(ann.fault("hello", {{"name", name}}), BAD_NAME) << name;
  ann.create({PERSON, PERSON});
  EXPECT_EQ(ann.fault("name", {{"seat", 0}, {"name", "\u2800"}}), BAD_NAME);
}

TYPED_TEST(NamesAtTables, that_look_like_anothers_are_refused) {
  const TypeParam server;
  Visitor ann(server, "Ann"), twin(server, "Аnn"), bo(server, "Bo"); // the second with a Cyrillic letter
  const Json table = ann.create({PERSON, PERSON, PERSON}, SHORT, {{"public", true}});
  twin.join(table);
  EXPECT_EQ(twin.fault("sit", {{"seat", 1}}), BAD_NAME);
  EXPECT_EQ(twin.fault("chat", {{"text", "I am Ann"}}), BAD_NAME);
  bo.join(table);
  bo.call("sit", {{"seat", 1}});
  EXPECT_EQ(bo.fault("name", {{"seat", 1}, {"name", "ANN"}}), BAD_NAME);
  bo.call("name", {{"seat", 1}, {"name", "Bob"}});
  ann.call("sit", {{"seat", 2}}); // somebody beside her
}

TYPED_TEST(NamesAtTables, who_has_a_seat_goes_by_its_name_whatever_they_say_with_hello) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  play_together({&ann, &bo});
  bo.call("hello", {{"name", "Ann"}});
  bo.call("chat", {{"text", "I resign"}});
  EXPECT_EQ(ann.await_event("chat")["name"], "Bo");
  bo.call("name", {{"seat", 1}, {"name", "Bob"}});
  bo.call("chat", {{"text", "I do not"}});
  EXPECT_EQ(ann.await_event("chat")["name"], "Bob");
  bo.call("resign");
  const std::string next = bo.call("rematch")["table"];
  EXPECT_EQ(bo.call("join", {{"table", next}})["table"]["host"], "Bob");
}

} // namespace

} // namespace mappa::server
