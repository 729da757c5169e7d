// Connections that break, other devices, and being whole again after having been away.
#include "server/visitor.h"

#include <array>
#include <set>

namespace mappa::server {

using namespace notation;

namespace {

std::vector<Json> list_of(const Json& list) { return {list.begin(), list.end()}; }

std::vector<std::string> texts(const std::vector<Json>& events) {
  std::vector<std::string> out;
  for (const Json& event : events) out.push_back(text_of(event));
  return out;
}

template <class Place>
struct Devices : testing::Test {};
TYPED_TEST_SUITE(Devices, Places);

TYPED_TEST(Devices, with_the_token_one_is_the_same_person_again) {
  const TypeParam server;
  Visitor bo(server, "Bo");
  std::string token;
  Json table;
  {
    Visitor ann(server, "Ann");
    token = ann.token();
    table = play_together({&ann, &bo});
    EXPECT_EQ(ann.call("hello")["token"], token) << "asked again";
  }
  EXPECT_EQ(token.size(), 22U);
  Visitor ann(server, "Ann", token);
  const Json joined = ann.join(table);
  EXPECT_EQ(joined["you"], table["you"]);
  ann.play();
}

TYPED_TEST(Devices, with_the_key_another_device_sits_on_the_same_seats) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo});
  const Json other = ann.create({PERSON, PERSON});
  EXPECT_NE(other["you"]["key"], table["you"]["key"]) << "another key at another table";
  Visitor phone(server, "Phone");
  const Json joined =
      phone.call("join", {{"table", table["table"]["id"]}, {"key", table["you"]["key"]}}); // no invitation
  EXPECT_EQ(joined["you"]["seats"], Json::array({0}));
  EXPECT_EQ(joined["you"]["host"], true);
  EXPECT_EQ(joined["you"]["key"], table["you"]["key"]);
  phone.play();
  EXPECT_EQ(bo.await_event("played")["seat"], 0);
  EXPECT_EQ(phone.fault("join", {{"table", other["table"]["id"]}, {"key", table["you"]["key"]}}), NO_TABLE);
  EXPECT_EQ(phone.call("join", {{"table", table["table"]["id"]},
                                {"invite", table["table"]["invite"]}})["you"]["seats"],
            Json::array())
      << "without the key it is somebody else";
}

TYPED_TEST(Devices, who_was_away_is_told_all_that_came_after_byte_for_byte) {
  const TypeParam server({"--absent", "0"});
  Visitor ann(server, "Ann"), bo(server, "Bo"), eve(server, "Eve");
  const Json table = sit_together(
      {&ann, &bo}, {{"tile_limit", 12}, {"map", "deutschland"}, {"chips", true}, {"postman", true}},
      {{"clock", {{"kind", "game"}, {"seconds", 600}, {"increment", 2}}}});
  eve.join(table);
  eve.call("chat", {{"text", "good luck"}});
  bo.call("stand", {{"seat", 1}});
  ann.call("seat", {{"seat", 1}, {"kind", "computer"}});
  ann.call("seat", {{"seat", 1}, {"kind", "person"}});
  bo.call("sit", {{"seat", 1}});
  ann.call("start");
  ann.play();
  ann.call("ask_back");
  bo.call("answer_back", {{"accept", false}});
  ann.call("ask_back");
  bo.call("answer_back", {{"accept", true}});
  bo.call("leave");
  ann.presence_until(Json::array({0}), 1);
  ann.call("replace", {{"seat", 1}});
  bo.join(table);
  play_on({&ann, &bo}, 3);
  ann.call("rematch");
  const std::vector<Json> live = eve.events_until("rematch");
  std::set<std::string> types;
  for (const Json& event : live) types.insert(event["type"]);
  EXPECT_EQ(types, (std::set<std::string>{"agreed_back", "asked_back", "chat", "over", "played",
                                          "refused_back", "rematch", "replaced", "resumed", "sat", "seat",
                                          "started", "stood", "took_back"}));
  const int first = live.front()["number"];
  for (std::size_t i = 0; i < live.size(); ++i)
    ASSERT_EQ(live[i]["number"], first + static_cast<int>(i)) << "numbered without gaps";
  ASSERT_EQ(first, 3) << "it was created and Bo sat down before Eve came";

  const Json joined = eve.join(table, {{"after", first - 1}});
  EXPECT_EQ(joined["number"], live.back()["number"]);
  EXPECT_EQ(joined["more"], false);
  EXPECT_EQ(texts(list_of(joined["events"])), texts(live));
  const Json middle = ann.call("events", {{"after", 20}});
  EXPECT_EQ(texts(list_of(middle["events"])), texts({live.begin() + 18, live.end()}));
  const Json all = ann.call("events", {{"after", 0}});
  EXPECT_EQ(all["events"].size(), all["number"].get<std::size_t>());
  EXPECT_EQ(ann.call("events", {{"after", all["number"]}})["events"], Json::array());
  EXPECT_EQ(ann.call("events", {{"after", 1'000'000}})["events"], Json::array());
}

TYPED_TEST(Devices, what_is_told_later_is_the_same_after_a_restart) {
  TypeParam server;
  std::string token;
  Json table, before, view;
  {
    Visitor ann(server, "Ann");
    token = ann.token();
    table = ann.create({PERSON, COMPUTER}, {{"map", "france"}, {"chips", true}, {"postman", true}},
                       {{"clock", {{"kind", "move"}, {"seconds", 300}}}});
    ann.call("start");
    for (int i = 0; i < 12; ++i) {
      while (ann.call("legal")["decision"]["player"] == 1) ann.await_event("played");
      ann.play(7);
    }
    while (ann.call("legal")["decision"]["player"] == 1) ann.await_event("played");
    before = ann.join(table, {{"after", 0}});
  }
  server.restart();
  Visitor ann(server, "Ann", token);
  Json after = ann.join(table, {{"after", 0}});
  for (Json* each : {&before, &after}) each->erase("clocks"); // they run
  EXPECT_EQ(text_of(after), text_of(before));
  ann.play();
}

TYPED_TEST(Devices, of_very_much_that_happened_five_hundred_events_are_told_at_a_time) {
  const TypeParam server({"--per-address", "1000"});
  Visitor ann(server, "Ann"), bo(server, "Bo"), cy(server, "Cy"), di(server, "Di");
  const Json table = ann.create({PERSON}, SHORT, {{"public", true}});
  for (Visitor* each : {&bo, &cy, &di}) each->join(table);
  for (int i = 0; i < 550; ++i) // few enough from each that all are heard at once
    std::array{&ann, &bo, &cy, &di}[static_cast<std::size_t>(i) % 4]->send(
        R"({"jsonrpc":"2.0","method":"chat","params":{"text":"more"}})");
  for (Visitor* each : {&bo, &cy, &di}) each->call("events", {{"after", 600}}); // all was said
  ASSERT_TRUE(comes_true([&] { return ann.call("events", {{"after", 600}})["number"] == 551; }));
  const Json joined = bo.join(table, {{"after", 10}});
  EXPECT_EQ(joined["number"], 551);
  EXPECT_EQ(joined["more"], true);
  EXPECT_EQ(joined["events"].size(), 500U);
  EXPECT_EQ(joined["events"].back()["number"], 510);
  const Json rest = bo.call("events", {{"after", 510}});
  EXPECT_EQ(rest["events"].size(), 41U);
  EXPECT_EQ(rest["events"].back()["number"], 551);
  EXPECT_EQ(rest["number"], 551);
}

} // namespace

} // namespace mappa::server
