// Before the game: making a table, coming to it, sitting down.
#include "server/visitor.h"

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

// One that there might be, where the others are.
Json unknown_table(const Json& made) {
  const std::string id = made["table"]["id"];
  return {{"table", id.substr(0, id.size() - 12) + "aaaaaaaaaaaa"}};
}

using testing::HasSubstr;
using testing::SizeIs;

template <class Place>
struct Seats : testing::Test {};
TYPED_TEST_SUITE(Seats, Places);

TYPED_TEST(Seats, whoever_makes_a_table_is_its_host_and_sits_on_the_first_seat_for_a_person) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const Json made =
      ann.create({COMPUTER, PERSON, PERSON}, {{"tile_limit", 20}, {"map", "iberia"}, {"chips", true}},
                 {{"public", true}, {"clock", {{"kind", "game"}, {"seconds", 600}, {"increment", 10}}}});
  const Json& table = made["table"];
  EXPECT_EQ(table["state"], "open");
  EXPECT_EQ(table["public"], true);
  EXPECT_EQ(table["host"], "Ann");
  EXPECT_EQ(table["setup"]["map"], "iberia");
  EXPECT_EQ(table["clock"],
            (Json{{"kind", "game"}, {"seconds", 600}, {"increment", 10}, {"at_zero", "move"}}));
  EXPECT_EQ(table["spectators"], 0);
  EXPECT_EQ(table["asked_back"], nullptr);
  EXPECT_EQ(table["next"], nullptr);
  EXPECT_EQ(table["seats"][0]["kind"], "computer");
  EXPECT_EQ(table["seats"][0]["level"], "medium");
  EXPECT_EQ(table["seats"][0]["taken"], false);
  EXPECT_EQ(table["seats"][1]["name"], "Ann");
  EXPECT_EQ(table["seats"][1]["taken"], true);
  EXPECT_EQ(table["seats"][1]["present"], true);
  EXPECT_EQ(table["seats"][1]["resigned"], false);
  EXPECT_EQ(table["seats"][2]["name"], nullptr);
  EXPECT_EQ(table["seats"][2]["taken"], false);
  EXPECT_EQ(made["you"]["seats"], Json::array({1}));
  EXPECT_EQ(made["you"]["host"], true);
  EXPECT_THAT(made["you"]["key"].get<std::string>(), SizeIs(22));
  EXPECT_EQ(made["number"], 1);
  EXPECT_EQ(made["events"], Json::array());
  EXPECT_EQ(made["more"], false);
  for (const char* key : {"view", "at", "clocks"}) EXPECT_FALSE(made.contains(key)) << key;
  const Json created = ann.call("events", {{"after", 0}})["events"][0];
  EXPECT_EQ(created["type"], "created");
  EXPECT_EQ(created["host"], "Ann");
}

TYPED_TEST(Seats, sitting_and_standing_up_is_told_to_everyone) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json made = ann.create({PERSON, PERSON, PERSON});
  const Json joined = bo.join(made);
  EXPECT_EQ(joined["you"]["seats"], Json::array());
  EXPECT_EQ(joined["you"]["host"], false);
  EXPECT_EQ(joined["table"]["spectators"], 1);
  EXPECT_EQ(bo.call("sit", {{"seat", 1}})["invite"], made["table"]["invite"]);
  bo.call("sit", {{"seat", 2}});
  EXPECT_EQ(bo.join(made)["you"]["seats"], Json::array({1, 2}));
  bo.call("stand", {{"seat", 1}});
  for (Visitor* each : {&ann, &bo}) {
    const std::vector<Json> events = each->events_until("stood");
    ASSERT_THAT(events, SizeIs(3));
    EXPECT_EQ(events[0]["type"], "sat");
    EXPECT_EQ(events[0]["seat"], 1);
    EXPECT_EQ(events[0]["name"], "Bo");
    EXPECT_EQ(events[0]["number"], 2);
    EXPECT_EQ(events[0]["table"], made["table"]["id"]);
    EXPECT_EQ(events[1]["seat"], 2);
    EXPECT_EQ(events[2]["seat"], 1);
    EXPECT_EQ(events[2]["name"], "Bo");
    EXPECT_EQ(events[2]["number"], 4);
  }
  const Json again = bo.join(made);
  EXPECT_EQ(again["you"]["seats"], Json::array({2}));
  EXPECT_EQ(again["table"]["seats"][1]["taken"], false);
}

TYPED_TEST(Seats, what_cannot_be_sat_on) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json made = ann.create({PERSON, PERSON, COMPUTER});
  bo.join(made);
  EXPECT_EQ(bo.fault("sit", {{"seat", 0}}), NOT_NOW) << "taken";
  EXPECT_EQ(bo.fault("sit", {{"seat", 2}}), NOT_NOW) << "a computer's";
  EXPECT_EQ(bo.fault("sit", {{"seat", 3}}), BAD_PARAMS) << "not there";
  EXPECT_EQ(bo.fault("sit", {{"seat", 6}}), BAD_PARAMS) << "nowhere";
  EXPECT_EQ(bo.fault("sit", {{"seat", -1}}), BAD_PARAMS);
  EXPECT_EQ(bo.fault("sit"), BAD_PARAMS);
  EXPECT_EQ(bo.fault("stand", {{"seat", 0}}), NOT_YOURS);
  EXPECT_EQ(bo.fault("stand", {{"seat", 1}}), NOT_YOURS) << "nobody's";
  bo.call("sit", {{"seat", 1}});
  ann.call("start");
  EXPECT_EQ(bo.fault("stand", {{"seat", 1}}), NOT_NOW);
  EXPECT_EQ(bo.fault("sit", {{"seat", 1}}), NOT_NOW);
}

TYPED_TEST(Seats, the_host_makes_seats_for_computers_and_for_people_and_so_frees_them) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json made = ann.create({PERSON, PERSON});
  bo.join(made);
  bo.call("sit", {{"seat", 1}});
  EXPECT_EQ(bo.fault("seat", {{"seat", 0}, {"kind", "computer"}}), NOT_YOURS);
  ann.call("seat", {{"seat", 1}, {"kind", "computer"}, {"level", "random"}});
  Json event = bo.await_event("seat");
  EXPECT_EQ(event["seat"], 1);
  EXPECT_EQ(event["kind"], "computer");
  EXPECT_EQ(event["level"], "random");
  const Json joined = bo.join(made);
  EXPECT_EQ(joined["you"]["seats"], Json::array());
  EXPECT_EQ(joined["table"]["seats"][1]["kind"], "computer");
  ann.call("seat", {{"seat", 1}, {"kind", "computer"}});
  EXPECT_EQ(bo.await_event("seat")["level"], "medium") << "unless another level is said";
  ann.call("seat", {{"seat", 1}, {"kind", "person"}});
  EXPECT_EQ(bo.await_event("seat")["kind"], "person");
  bo.call("sit", {{"seat", 1}});
  EXPECT_EQ(ann.fault("seat", {{"seat", 1}, {"kind", "cat"}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("seat", {{"seat", 1}, {"kind", "computer"}, {"level", "divine"}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("seat", {{"seat", 1}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("seat", {{"seat", 2}, {"kind", "person"}}), BAD_PARAMS);
  ann.call("start");
  EXPECT_EQ(ann.fault("seat", {{"seat", 1}, {"kind", "person"}}), NOT_NOW);
}

TYPED_TEST(Seats, the_host_begins_when_every_seat_is_taken) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json made = ann.create({PERSON, PERSON});
  bo.join(made);
  EXPECT_EQ(ann.fault("start"), NOT_NOW) << "a seat is free";
  bo.call("sit", {{"seat", 1}});
  EXPECT_EQ(bo.fault("start"), NOT_YOURS);
  for (const char* method : {"view", "legal", "resign", "ask_back", "resume", "rematch"})
    EXPECT_EQ(bo.fault(method), NOT_NOW) << method << " before the game";
  EXPECT_EQ(bo.fault("play", {{"action", {{"type", "pass"}}}}), NOT_NOW);
  EXPECT_EQ(bo.fault("answer_back", {{"accept", true}}), NOT_NOW);
  EXPECT_EQ(bo.fault("replace", {{"seat", 0}}), NOT_NOW);
  ann.call("start");
  const Json started = bo.await_event("started");
  EXPECT_EQ(started["setup"]["players"], (Json{"Ann", "Bo"}));
  EXPECT_FALSE(started["setup"].contains("seed"));
  EXPECT_EQ(started["decision"]["player"], 0);
  EXPECT_EQ(started["scores"], (Json{0, 0}));
  EXPECT_EQ(started["over"], false);
  EXPECT_FALSE(started["events"].empty());
  EXPECT_EQ(ann.fault("start"), NOT_NOW);
}

TYPED_TEST(Seats, a_host_who_gave_all_seats_to_computers_cannot_begin) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  ann.create({PERSON, COMPUTER});
  ann.call("seat", {{"seat", 0}, {"kind", "computer"}});
  EXPECT_EQ(ann.fault("start"), NOT_NOW);
}

TYPED_TEST(Seats, a_private_table_is_only_for_those_who_are_invited) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), eve(server, "Eve");
  const Json made = ann.create({PERSON, PERSON});
  const Json id = made["table"]["id"];
  EXPECT_EQ(made["table"]["public"], false);
  EXPECT_EQ(eve.fault("join", {{"table", id}}), NO_TABLE);
  EXPECT_EQ(eve.fault("join", {{"table", id}, {"invite", std::string(22, 'A')}}), NO_TABLE);
  EXPECT_EQ(eve.fault("join", {{"table", id}, {"key", std::string(22, 'A')}}), NO_TABLE);
  EXPECT_EQ(eve.fault("join", unknown_table(made)), NO_TABLE);
  const Json watching = bo.join(made);
  EXPECT_FALSE(watching["table"].contains("invite")) << "only the seated and the host are told";
  bo.call("sit", {{"seat", 1}});
  EXPECT_EQ(bo.call("join", {{"table", id}})["table"]["invite"], made["table"]["invite"])
      << "who is seated needs no invitation";
  Visitor ann_again(server, "Ann", ann.token());
  EXPECT_EQ(ann_again.call("join", {{"table", id}})["you"]["host"], true);
}

TYPED_TEST(Seats, a_join_that_fails_changes_nothing_for_those_who_sit_elsewhere) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json hidden = bo.create({PERSON, PERSON});
  const Json made = ann.create({PERSON, COMPUTER});
  EXPECT_EQ(ann.fault("join", {{"table", hidden["table"]["id"]}}), NO_TABLE);
  EXPECT_EQ(ann.fault("join", unknown_table(made)), NO_TABLE);
  ann.call("start");
  ann.play();
  EXPECT_EQ(ann.join(made)["you"], made["you"]);
}

TYPED_TEST(Seats, a_connection_is_at_one_table_at_a_time) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json first = ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  bo.join(first);
  ann.presence_until(Json::array({0}), 1);
  const Json second = bo.create({PERSON, PERSON});
  EXPECT_EQ(ann.presence_until(Json::array({0}), 0)["table"], first["table"]["id"]);
  EXPECT_EQ(bo.call("sit", {{"seat", 1}})["invite"], second["table"]["invite"]);
  ann.call("chat", {{"text", "is anybody here?"}});
  ann.await_event("chat");
  EXPECT_EQ(bo.await_event("sat")["table"], second["table"]["id"]);
  bo.call("leave");
  for (const char* method : {"view", "legal", "start", "resign"})
    EXPECT_EQ(bo.fault(method), NO_TABLE) << method;
  EXPECT_EQ(bo.call("leave"), Json::object()) << "who is nowhere may leave";
}

TYPED_TEST(Seats, who_has_no_name_watches) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const Json made = ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  Client nobody(server.connect());
  const Json joined = nobody.call("join", {{"table", made["table"]["id"]}});
  EXPECT_FALSE(joined["you"].contains("key"));
  const auto code = [&](const char* method, const Json& params) {
    try {
      nobody.call(method, params);
      return 0;
    } catch (const RpcError& error) {
      return error.code;
    }
  };
  EXPECT_EQ(code("sit", {{"seat", 1}}), NOT_NOW);
  EXPECT_EQ(code("chat", {{"text", "hello"}}), NOT_NOW);
  EXPECT_EQ(code("create", {{"setup", Json::object()}, {"seats", {PERSON}}}), NOT_NOW);
  nobody.call("hello", {{"name", "Bo"}}); // now it is somebody
  EXPECT_EQ(code("sit", {{"seat", 1}}), 0);
  ann.presence_until({0, 1}, 0);
}

TYPED_TEST(Seats, what_create_refuses) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const auto refused = [&](const Json& params) -> std::string {
    try {
      ann.call("create", params);
    } catch (const RpcError& error) {
      EXPECT_EQ(error.code, BAD_PARAMS);
      return error.what();
    }
    return "nothing";
  };
  const Json two{PERSON, PERSON};
  EXPECT_THAT(refused({{"seats", two}}), HasSubstr("setup"));
  EXPECT_THAT(refused({{"setup", Json::object()}}), HasSubstr("seats"));
  EXPECT_THAT(refused({{"setup", 5}, {"seats", two}}), HasSubstr("setup"));
  EXPECT_THAT(refused({{"setup", Json::object()}, {"seats", Json::array()}}), HasSubstr("has 0, not 1 to 6"));
  EXPECT_THAT(refused({{"setup", Json::object()}, {"seats", std::vector<Json>(7, PERSON)}}),
              HasSubstr("has 7, not 1 to 6"));
  EXPECT_THAT(refused({{"setup", Json::object()}, {"seats", Json::array({COMPUTER})}}),
              HasSubstr("no seat is for a person"));
  EXPECT_THAT(refused({{"setup", Json::object()}, {"seats", {PERSON, {{"kind", "computer"}}}}}),
              HasSubstr("level"));
  EXPECT_THAT(refused({{"setup", Json::object()}, {"seats", {PERSON, 7}}}), HasSubstr("seat 1"));
  EXPECT_THAT(refused({{"setup", {{"map", "atlantis"}}}, {"seats", two}}), HasSubstr("atlantis"));
  for (const char* ours : {"players", "seed", "analysis"}) {
    Json setup;
    setup[ours] = ours == std::string("players") ? Json{"A", "B"}
                  : ours == std::string("seed")  ? Json(7)
                                                 : Json(true);
    EXPECT_THAT(refused({{"setup", setup}, {"seats", two}}), HasSubstr(ours));
  }
  EXPECT_THAT(refused({{"setup", Json::object()}, {"seats", two}, {"secret", 1}}), HasSubstr("secret"));
  const auto clock = [&](const Json& value) {
    return refused({{"setup", Json::object()}, {"seats", two}, {"clock", value}});
  };
  EXPECT_THAT(clock(5), HasSubstr("clock"));
  EXPECT_THAT(clock({{"kind", "sand"}, {"seconds", 5}}), HasSubstr("sand"));
  EXPECT_THAT(clock({{"kind", "move"}, {"seconds", 0}}), HasSubstr("seconds"));
  EXPECT_THAT(clock({{"kind", "move"}}), HasSubstr("seconds"));
  EXPECT_THAT(clock({{"kind", "move"}, {"seconds", 5}, {"increment", 5}}), HasSubstr("increment"));
  EXPECT_THAT(clock({{"kind", "game"}, {"seconds", 5}, {"at_zero", "lose"}}), HasSubstr("lose"));
}

} // namespace

} // namespace mappa::server
