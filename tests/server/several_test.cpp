// Several servers that share a PostgreSQL: it does not matter where anyone connects.
#include "client/scan.h"
#include "client/wire.h"
#include "server/rough.h"
#include "server/visitor.h"
#include "support/postgres_server.h"

#include <csignal>
#include <fmt/format.h>
#include <limits>
#include <memory>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::HasSubstr;

class SeveralPostgres : public testing::Test {
protected:
  const std::string database = PostgresServer::shared().database();
  RunningServer a{{"--absent", "0"}, database}, b{{"--absent", "0"}, database};
};

TEST_F(SeveralPostgres, a_table_is_played_through_either_and_all_are_told_the_same) {
  Visitor ann(a, "Ann"), bo(b, "Bo"), eve(b, "Eve");
  const Json table = sit_together({&ann, &bo}, {{"tile_limit", 10}, {"map", "france"}, {"chips", true}});
  eve.join(table);
  EXPECT_EQ(metric(b, "mappa_relays"), 2);
  EXPECT_EQ(metric(a, "mappa_relays"), 0);
  ann.presence_until({0, 1}, 1);
  bo.presence_until({0, 1}, 1);
  ann.call("start");
  const Json over = play_on({&ann, &bo});
  EXPECT_EQ(over["why"], "played");
  EXPECT_EQ(bo.events_until("over").back(), over);
  EXPECT_EQ(ann.call("events", {{"after", 0}}), eve.call("events", {{"after", 0}}));
  EXPECT_EQ(bo.call("view"), eve.call("view"));
  eve.call("chat", {{"text", "well played"}});
  EXPECT_EQ(ann.await_event("chat")["name"], "Eve");
  EXPECT_EQ(eve.fault("resign"), NOT_NOW);
  const std::string record = "/api/games/" + ann.table();
  EXPECT_EQ(http_get(a.address(), record, invited(table)).body,
            http_get(b.address(), record, invited(table)).body);
}

TEST_F(SeveralPostgres, keys_invitations_and_tokens_hold_everywhere) {
  Visitor ann(a, "Ann"), eve(b, "Eve");
  const Json table = ann.create({PERSON, PERSON});
  EXPECT_EQ(eve.fault("join", {{"table", ann.table()}}), NO_TABLE);
  EXPECT_EQ(eve.fault("join", {{"table", "aaaaaaaaaaaa"}}), NO_TABLE);
  Visitor phone(b, "Phone"), again(b, "Ann", ann.token());
  EXPECT_EQ(phone.call("join", {{"table", ann.table()}, {"key", table["you"]["key"]}})["you"], table["you"]);
  EXPECT_EQ(again.call("join", {{"table", ann.table()}})["you"], table["you"]);
  EXPECT_EQ(again.call("hello")["token"], ann.token());
}

TEST_F(SeveralPostgres, a_relayed_guest_moves_between_tables_here_and_there) {
  Visitor ann(a, "Ann"), bo(b, "Bo");
  const Json there = ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  const Json here = bo.create({PERSON, PERSON}, SHORT, {{"public", true}});
  bo.join(there);
  ann.presence_until(Json::array({0}), 1);
  Visitor cy(b, "Cy");
  EXPECT_EQ(cy.join(here)["table"]["seats"][0]["present"], false) << "Bo has left it";
  bo.join(here);
  ann.presence_until(Json::array({0}), 0);
  cy.presence_until(Json::array({0}), 1);
  bo.join(there);
  bo.call("leave");
  ann.presence_until(Json::array({0}), 0);
  EXPECT_EQ(bo.fault("view"), NO_TABLE);
  EXPECT_TRUE(comes_true([&] { return metric(b, "mappa_relays") == 0; }));
  bo.join(there);
  bo.create({PERSON});
  ann.presence_until(Json::array({0}), 0);
  EXPECT_EQ(bo.fault("start"), 0) << "at the new table";
}

TEST_F(SeveralPostgres, who_says_a_name_only_after_coming_is_known_to_both) {
  Visitor ann(a, "Ann");
  const Json there = ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  Client bo(b.target());
  bo.call("join", {{"table", ann.table()}});
  const Json hello = bo.call("hello", {{"name", "Bo"}});
  bo.call("sit", {{"seat", 1}});
  EXPECT_EQ(ann.await_event("sat")["name"], "Bo");
  ann.presence_until({0, 1}, 0);
  bo.call("leave");
  const Json made = bo.call("create", {{"setup", Json::object()}, {"seats", Json::array({PERSON})}});
  EXPECT_EQ(made["table"]["host"], "Bo");
  Visitor again(b, "Bo", hello["token"]);
  EXPECT_EQ(again.join(there)["you"]["seats"], Json::array({1}));
}

TEST_F(SeveralPostgres, the_lobby_is_the_same_everywhere_and_statistics_too) {
  Visitor ann(a, "Ann"), bo(b, "Bo");
  ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  bo.create({PERSON, PERSON}, SHORT, {{"public", true}});
  const Json all{{"before", std::numeric_limits<int64_t>::max()}};
  EXPECT_EQ(ann.call("lobby", all), bo.call("lobby", all));
  EXPECT_EQ(ann.call("lobby", all)["tables"].size(), 2U);
  EXPECT_EQ(Json::parse(http_get(b.address(), "/api/statistics").body)["tables"]["open"], 2);
}

TEST_F(SeveralPostgres, a_rematch_asked_for_through_the_other_server) {
  Visitor ann(a, "Ann"), bo(b, "Bo");
  play_together({&ann, &bo}, {{"tile_limit", 3}});
  play_on({&ann, &bo});
  const Json next = bo.call("rematch")["table"];
  EXPECT_EQ(ann.await_event("rematch")["next"], next);
  EXPECT_EQ(bo.call("join", {{"table", next}})["you"]["host"], true);
  EXPECT_EQ(ann.call("join", {{"table", next}})["you"]["seats"], Json::array({1}));
  bo.call("start");
  EXPECT_EQ(play_on({&bo, &ann})["why"], "played");
}

TEST_F(SeveralPostgres, who_was_relayed_to_a_server_that_dies_is_sent_away_and_comes_back_to_its_seat) {
  Visitor bo(b, "Bo");
  Json table;
  std::string token;
  {
    Visitor ann(a, "Ann");
    token = ann.token();
    table = play_together({&ann, &bo});
    ann.play();
    a.kill();
  }
  EXPECT_EQ(bo.await_closed(), 1012);
  // Until the database has noticed that the server is gone, one is sent away again.
  const auto comes_back = [&](std::unique_ptr<Visitor>& who, const char* name, const std::string& of) {
    Json joined;
    EXPECT_TRUE(comes_true([&] {
      try {
        who = std::make_unique<Visitor>(b, name, of);
        joined = who->join(table);
      } catch (const std::exception&) {
        return false;
      }
      return true;
    }));
    return joined;
  };
  std::unique_ptr<Visitor> ann, back;
  EXPECT_EQ(comes_back(ann, "Ann", token)["number"], 4);
  EXPECT_EQ(comes_back(back, "Bo", bo.token())["you"]["seats"], Json::array({1}));
  EXPECT_TRUE(comes_true([&] { return metric(b, "mappa_relays") == 0; })) << "it is this server's now";
  EXPECT_EQ(play_on({ann.get(), back.get()})["why"], "played");
}

TEST_F(SeveralPostgres, a_server_that_goes_in_good_order_leaves_its_tables_to_the_other_at_once) {
  Visitor ann(a, "Ann"), bo(b, "Bo");
  const Json table = play_together({&ann, &bo});
  a.signal(SIGTERM);
  EXPECT_EQ(ann.await_closed(), 1001);
  EXPECT_EQ(a.wait(), 0);
  EXPECT_EQ(bo.await_closed(), 1012) << "its own server is well";
  Visitor back(b, "Bo", bo.token());
  EXPECT_EQ(back.join(table)["you"]["seats"], Json::array({1}));
}

TEST_F(SeveralPostgres, tables_that_are_due_are_taken_over_though_nobody_is_there) {
  std::string token;
  Json clocked, alone;
  {
    Visitor ann(a, "Ann");
    token = ann.token();
    alone = ann.create({PERSON, COMPUTER}, {{"tile_limit", 6}});
    ann.call("start");
    clocked = ann.create({PERSON, PERSON}, {{"tile_limit", 6}},
                         {{"public", true}, {"clock", {{"kind", "game"}, {"seconds", 1}}}});
    ann.call("sit", {{"seat", 1}});
    ann.call("start");
  }
  a.kill();
  const std::string games = fmt::format("/api/games?before={}", std::numeric_limits<int64_t>::max());
  EXPECT_TRUE(comes_true([&] { return !Json::parse(http_get(b.address(), games).body)["tables"].empty(); }))
      << b.said();
  Visitor ann(b, "Ann", token);
  EXPECT_EQ(ann.join(clocked)["table"]["state"], "over");
  EXPECT_EQ(ann.join(alone)["table"]["state"], "playing") << "it waits for her";
}

// Its session with the database lives as long as the process; but it says no more that it does.
TEST_F(SeveralPostgres,
       a_server_that_hangs_loses_its_tables_to_the_other_and_tells_nothing_old_when_it_wakes) {
  Visitor ann(a, "Ann"), bo(b, "Bo");
  const Json table = play_together({&ann, &bo}, SHORT, {{"public", true}});
  ann.play();
  a.signal(SIGSTOP);
  ann.send(text_of({{"jsonrpc", "2.0"}, {"id", 1}, {"method", "view"}})); // read when it wakes
  Visitor cy(b, "Cy");
  cy.create({PERSON, COMPUTER});
  cy.call("start");
  EXPECT_EQ(play_on({&cy, nullptr})["type"], "over") << "others do not notice";
  EXPECT_EQ(bo.await_closed(), 1012) << "come back";
  std::unique_ptr<Visitor> there, back;
  EXPECT_TRUE(comes_true([&] { // until the other has it, one is relayed and sent away
    try {
      there = std::make_unique<Visitor>(b, "Ann", ann.token());
      back = std::make_unique<Visitor>(b, "Bo", bo.token());
      return there->join(table)["number"] == 4 && back->join(table)["you"]["seats"] == Json::array({1});
    } catch (const std::exception&) {
      return false;
    }
  }));
  there->play();
  a.signal(SIGCONT);
  EXPECT_EQ(ann.await_closed(), 1012);
  EXPECT_THROW(ann.answer(), ConnectionError) << "not what it knew";
  Visitor again(a, "Ann", ann.token());
  EXPECT_TRUE(comes_true([&] { return again.fault("join", {{"table", ann.table()}}) == 0; }));
  EXPECT_EQ(metric(a, "mappa_relays"), 1);
  EXPECT_EQ(play_on({&again, back.get()})["why"], "played");
}

TEST_F(SeveralPostgres, a_session_that_is_ended_from_outside_costs_nothing_but_a_reconnect) {
  Visitor ann(a, "Ann");
  const Json table = ann.create({PERSON, COMPUTER}, {{"tile_limit", 20}});
  ann.call("start");
  const Json played = ann.play();
  PostgresServer::shared().run(database, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                         "WHERE datname = current_database() AND pid <> pg_backend_pid()");
  EXPECT_EQ(ann.await_closed(), 1012);
  Visitor elsewhere(b, "Ann", ann.token());
  EXPECT_TRUE(comes_true([&] { return elsewhere.fault("join", {{"table", ann.table()}}) == 0; }));
  EXPECT_GE(elsewhere.join(table)["number"], played["number"]);
  EXPECT_EQ(play_on({&elsewhere, nullptr})["type"], "over");
}

TEST(DownPostgres, while_the_database_is_away_everything_is_refused_and_afterwards_all_is_there) {
  PostgresServer postgres;
  const RunningServer server({}, postgres.database());
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON, COMPUTER});
  postgres.stop();
  EXPECT_EQ(ann.await_closed(), 1012);
  EXPECT_TRUE(comes_true([&] { return http_get(server.address(), "/health").status == 503; }));
  EXPECT_THAT(http_get(server.address(), "/health").body, HasSubstr("the database cannot be reached"));
  EXPECT_EQ(http_get(server.address(), "/api/tables?before=9").status, 503);
  Visitor bo(server, "Bo");
  EXPECT_EQ(bo.fault("join", {{"table", ann.table()}}), STORE_FAILED);
  EXPECT_EQ(bo.fault("lobby", {{"before", 9}}), STORE_FAILED);
  EXPECT_EQ(bo.fault("create", {{"setup", SHORT}, {"seats", Json::array({PERSON})}}), STORE_FAILED);
  postgres.start();
  EXPECT_TRUE(comes_true([&] { return http_get(server.address(), "/health").status == 200; }));
  Visitor again(server, "Ann", ann.token());
  EXPECT_EQ(again.join(table)["you"], table["you"]);
  again.call("start");
  EXPECT_EQ(play_on({&again, nullptr})["type"], "over");
  EXPECT_THAT(server.said(), testing::Not(HasSubstr("postgres@"))) << "no addresses or passwords in the log";
}

} // namespace

} // namespace mappa::server
