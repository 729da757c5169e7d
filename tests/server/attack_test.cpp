// What an outsider tries with requests that are well-formed: to be somebody else, to guess what is secret, to
// say again what was said before.
#include "server/rough.h"
#include "server/visitor.h"

#include <fmt/format.h>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::string NOBODYS(22, 'A'); // a secret that nobody has

int number(Visitor& visitor) { return visitor.call("events", {{"after", 0}})["number"]; }

TEST(Attack, nobody_does_anything_with_anothers_seat) {
  const RunningServer server({"--absent", "0"});
  Visitor ann(server, "Ann"), bo(server, "Bo"), guest(server, "Ann"); // a name is no proof
  const Json table = play_together({&ann, &bo});
  guest.join(table);
  const int before = number(ann);
  const Json action = ann.call("legal")["actions"][0];
  for (const char* method : {"resign", "ask_back", "resume"})
    EXPECT_EQ(guest.fault(method), NOT_YOURS) << method;
  for (const Json& params : {Json{{"action", action}}, Json{{"action", action}, {"at", before}}}) {
    EXPECT_EQ(guest.fault("play", params), NOT_YOURS);
    EXPECT_EQ(bo.fault("play", params), NOT_YOURS) << "it is Ann's turn";
  }
  EXPECT_EQ(guest.fault("replace", {{"seat", 0}}), NOT_YOURS);
  EXPECT_EQ(bo.fault("replace", {{"seat", 0}}), NOT_NOW) << "Ann is here";
  EXPECT_EQ(guest.fault("answer_back", {{"accept", true}}), NOT_NOW);
  EXPECT_EQ(guest.fault("start"), NOT_NOW);
  EXPECT_EQ(guest.fault("rematch"), NOT_NOW);
  EXPECT_EQ(guest.fault("sit", {{"seat", 0}}), NOT_NOW);
  EXPECT_EQ(guest.fault("stand", {{"seat", 0}}), NOT_NOW);
  EXPECT_EQ(guest.fault("seat", {{"seat", 0}, {"kind", "computer"}}), NOT_NOW);
  EXPECT_EQ(number(ann), before);

  ann.play();
  ann.call("ask_back");
  EXPECT_EQ(guest.fault("answer_back", {{"accept", true}}), NOT_YOURS);
  EXPECT_EQ(ann.fault("answer_back", {{"accept", true}}), NOT_YOURS) << "one does not ask oneself";
}

TEST(Attack, before_the_game_only_the_host_and_the_holder_of_a_seat_change_it) {
  const RunningServer server;
  Visitor ann(server, "Ann"), bo(server, "Bo"), eve(server, "Ann");
  const Json table = sit_together({&ann, &bo});
  eve.join(table);
  const int before = number(ann);
  for (const int seat : {0, 1}) {
    EXPECT_EQ(eve.fault("sit", {{"seat", seat}}), NOT_NOW);
    EXPECT_EQ(eve.fault("stand", {{"seat", seat}}), NOT_YOURS);
    EXPECT_EQ(eve.fault("seat", {{"seat", seat}, {"kind", "person"}}), NOT_YOURS);
    EXPECT_EQ(bo.fault("seat", {{"seat", seat}, {"kind", "person"}}), NOT_YOURS);
  }
  EXPECT_EQ(bo.fault("stand", {{"seat", 0}}), NOT_YOURS);
  EXPECT_EQ(eve.fault("start"), NOT_YOURS);
  EXPECT_EQ(bo.fault("start"), NOT_YOURS);
  EXPECT_EQ(number(ann), before);
}

// The answer to a join that must fail.
std::string refusal(Visitor& visitor, const Json& params) {
  try {
    return "joined: " + text_of(visitor.call("join", params));
  } catch (const RpcError& error) {
    return error.what();
  }
}

TEST(Attack, invitations_cannot_be_guessed_nor_tables_found) {
  const RunningServer server;
  Visitor ann(server, "Ann"), eve(server, "Eve");
  const Json mine = ann.create({PERSON, PERSON});
  const Json other = eve.create({PERSON, PERSON}); // her own
  const std::string id = mine["table"]["id"], invite = mine["table"]["invite"];
  const std::string nothing = refusal(eve, {{"table", "aaaaaaaaaaaa"}});
  EXPECT_THAT(nothing, HasSubstr(std::to_string(NO_TABLE)));
  for (const Json& guess :
       {Json{{"table", id}}, Json{{"table", id}, {"invite", NOBODYS}},
        Json{{"table", id}, {"invite", other["table"]["invite"]}},
        Json{{"table", id}, {"key", other["you"]["key"]}}, Json{{"table", id}, {"key", invite}},
        Json{{"table", id}, {"key", eve.token()}}, Json{{"table", id}, {"invite", mine["you"]["key"]}}})
    EXPECT_EQ(refusal(eve, guess), nothing) << guess << ": the answer must not tell that there is a table";
  for (const Json& bad :
       {Json(""), Json(invite.substr(0, 21)), Json(invite + "A"), Json(std::string(60'000, 'A')),
        Json(invite + std::string(1, '\0')), Json(nullptr), Json(true), Json::array({invite})})
    EXPECT_EQ(eve.fault("join", {{"table", id}, {"invite", bad}}), BAD_PARAMS);
  for (const Headers& headers : {Headers{}, bearing(NOBODYS), bearing("")})
    EXPECT_EQ(http_get(server.address(), "/api/games/" + id, headers).body,
              http_get(server.address(), "/api/games/aaaaaaaaaaaa").body);
  EXPECT_EQ(eve.call("join", {{"table", id}, {"invite", invite}})["you"]["seats"], Json::array());
}

TEST(Attack, the_record_of_a_private_game_needs_its_invitation) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON, COMPUTER});
  ann.call("start");
  ann.call("resign");
  const std::string path = "/api/games/" + table["table"]["id"].get<std::string>();
  const std::string invite = table["table"]["invite"];
  for (const std::string& said :
       {std::string(), NOBODYS, invite.substr(0, 21), invite + "A", "\"" + invite + "\""})
    EXPECT_EQ(http_get(server.address(), path, bearing(said)).status, 404) << said;
  for (const Headers& headers :
       {Headers{}, Headers{{"Authorization", invite}}, Headers{{"Authorization", "Basic " + invite}}})
    EXPECT_EQ(http_get(server.address(), path, headers).status, 404);
  const HttpAnswer in_the_address = http_get(server.address(), path + "?invite=" + invite);
  EXPECT_EQ(in_the_address.status, 400) << "it would stand in the logs of proxies";
  EXPECT_THAT(in_the_address.body, testing::HasSubstr("Bearer"));
  const HttpAnswer answer = http_get(server.address(), path, invited(table));
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.headers.at("cache-control"), "no-store");
}

TEST(Attack, keys_and_tokens_cannot_be_guessed_and_open_nothing_else) {
  const RunningServer server;
  Visitor ann(server, "Ann"), eve(server, "Eve");
  const Json open{{"public", true}};
  const Json table = ann.create({PERSON, PERSON}, SHORT, open),
             other = ann.create({PERSON, PERSON}, SHORT, open);
  const std::string id = table["table"]["id"], key = table["you"]["key"];
  EXPECT_NE(key, other["you"]["key"]);
  EXPECT_NE(key, ann.token());
  for (const std::string& guess : {NOBODYS, other["you"]["key"].get<std::string>(), ann.token(), eve.token(),
                                   std::string(key.rbegin(), key.rend())}) {
    const Json joined = eve.call("join", {{"table", id}, {"key", guess}});
    EXPECT_THAT(joined["you"]["seats"], IsEmpty()) << guess;
    EXPECT_EQ(joined["you"]["host"], false);
    EXPECT_EQ(eve.fault("start"), NOT_YOURS);
    EXPECT_EQ(eve.fault("stand", {{"seat", 0}}), NOT_YOURS);
  }
  for (const std::string& bad :
       {std::string(), key.substr(0, 21), key + "A", std::string(22, '+'), std::string(50'000, 'A')}) {
    EXPECT_EQ(eve.fault("join", {{"table", id}, {"key", bad}}), BAD_PARAMS);
    EXPECT_EQ(eve.fault("hello", {{"token", bad}}), BAD_PARAMS);
  }
  // A key is no token: who shows it as one is somebody else.
  Visitor thief(server, "Ann", key);
  EXPECT_THAT(thief.call("join", {{"table", id}})["you"]["seats"], IsEmpty());
  // A new hello does not make one somebody else at the table where one is.
  eve.call("join", {{"table", id}});
  eve.call("sit", {{"seat", 1}});
  eve.call("hello", {{"token", ann.token()}});
  EXPECT_EQ(eve.fault("stand", {{"seat", 0}}), NOT_YOURS);
}

TEST(Attack, what_was_said_before_does_nothing_when_it_is_said_again) {
  const RunningServer server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  play_together({&ann, &bo});
  const Json legal = ann.call("legal");
  const Json sure{{"action", legal["actions"][0]}, {"at", legal["at"]}},
      unsure{{"action", legal["actions"][0]}};
  ann.call("play", sure);
  const int after = number(ann);
  EXPECT_EQ(ann.fault("play", sure), NOT_NOW);
  EXPECT_THAT(ann.fault("play", unsure), AnyOf(ILLEGAL, NOT_YOURS)) << "the tile lies already";
  EXPECT_EQ(bo.fault("play", sure), NOT_YOURS);
  EXPECT_EQ(number(ann), after);

  ann.call("ask_back");
  bo.call("answer_back", {{"accept", true}});
  ann.await_event("took_back");
  const int back = number(ann);
  EXPECT_EQ(bo.fault("answer_back", {{"accept", true}}), NOT_NOW);
  EXPECT_EQ(ann.fault("play", sure), NOT_NOW) << "it stands where it stood, but not when";
  EXPECT_EQ(number(ann), back);
  EXPECT_EQ(ann.fault("play", unsure), 0) << "who does not say when says it anew";

  for (const char* method : {"start", "sit"})
    EXPECT_EQ(ann.fault(method, std::string(method) == "sit" ? Json{{"seat", 0}} : Json::object()), NOT_NOW);
}

// The same frame many times at once, before the first is stored.
TEST(Attack, a_frame_that_is_sent_many_times_counts_once) {
  const RunningServer server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  play_together({&ann, &bo});
  const Json legal = ann.call("legal");
  const Json play{{"jsonrpc", "2.0"},
                  {"id", "p"},
                  {"method", "play"},
                  {"params", {{"action", legal["actions"][0]}, {"at", legal["at"]}}}};
  for (int i = 0; i < 50; ++i) ann.send(text_of(play));
  int played = 0;
  for (int i = 0; i < 50; ++i) played += ann.answer().contains("result");
  EXPECT_EQ(played, 1);
  const Json events = bo.call("events", {{"after", legal["at"]}})["events"];
  ASSERT_EQ(events.size(), 1U);
  EXPECT_EQ(events[0]["action"], legal["actions"][0]);
}

TEST(Attack, who_leaves_or_hangs_up_before_the_answer_breaks_nothing) {
  const RunningServer server({"--unload", "1"});
  Visitor ann(server, "Ann");
  const Json table = ann.create(std::vector<Json>(6, PERSON), SHORT, {{"public", true}});
  const std::string join = rpc("join", text_of({{"table", table["table"]["id"]}}));
  for (int seat = 1; seat < 6; ++seat) {
    Rough eve(server);
    eve.say(rpc("hello", fmt::format(R"({{"name":"Eve {}"}})", seat)));
    eve.say(join);
    const std::string sit = rpc("sit", fmt::format(R"({{"seat":{}}})", seat));
    if (seat % 2)
      eve.send(websocket_frame(0x81, sit) + websocket_frame(0x81, rpc("leave")));
    else
      eve.say(sit);
    ann.await_event("sat");
  }
  for (int i = 0; i < 20; ++i) {
    Rough eve(server);
    eve.send(websocket_frame(0x81, rpc("hello", R"({"name":"Eve"})")) +
             websocket_frame(0x81, rpc("create", R"({"setup":{},"seats":[{"kind":"person"}]})")));
  }
  // Nobody is at those tables: they do not stay in memory.
  EXPECT_TRUE(comes_true([&] {
    return metric(server, "mappa_tables_made_total") == 21 &&
           metric(server, "mappa_tables{state=\"open\"}") == 1;
  }));
  EXPECT_EQ(ann.call("events", {{"after", 0}})["number"], 6);
}

TEST(Attack, what_was_asked_at_one_table_is_not_done_at_another) {
  const RunningServer server;
  Visitor ann(server, "Ann"), eve(server, "Eve");
  const Json open{{"public", true}};
  const Json hers = ann.create({PERSON, PERSON}, SHORT, open);
  const std::string there = text_of({{"table", hers["table"]["id"]}});
  for (int i = 0; i < 20; ++i) {
    const Json own = eve.create({PERSON, PERSON}, SHORT, open);
    // While the first is stored the others wait, and meanwhile Eve has gone to Ann's table.
    for (const std::string& text : {rpc("chat", R"({"text":"a"})"), rpc("chat", R"({"text":"b"})"),
                                    rpc("sit", R"({"seat":1})"), rpc("join", there)})
      eve.send(text);
    ann.call("chat", {{"text", fmt::format("{}", i)}});
    for (int answers = 0; answers < 4; ++answers) eve.answer();
  }
  const Json events = ann.call("events", {{"after", 0}})["events"];
  for (const Json& event : events) {
    EXPECT_NE(event["type"], "sat") << event;
    if (event["type"] == "chat") {
      EXPECT_EQ(event["name"], "Ann");
    }
  }
  EXPECT_EQ(metric(server, "mappa_tables_dropped_total"), 0);
}

} // namespace

} // namespace mappa::server
