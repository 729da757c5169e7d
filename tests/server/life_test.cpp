// How a server begins and ends, and what it keeps meanwhile.
#include "client/scan.h"
#include "client/wire.h"
#include "command/program.h"
#include "server/store_file.h"
#include "server/visitor.h"

#include <csignal>
#include <fmt/format.h>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::HasSubstr;

TEST(ServerLife, answers_ends_in_good_order_and_comes_back_at_the_same_port) {
  RunningServer server;
  EXPECT_EQ(http_get(server.address(), "/health").status, 200);
  Client client(server.target());
  const std::string token = client.call("hello")["token"];
  server.signal(SIGTERM);
  EXPECT_EQ(client.await_closed(), 1001);
  EXPECT_EQ(server.wait(), 0);
  EXPECT_THROW(Client{server.target()}, ConnectionError);
  server.start();
  Client again(server.target());
  EXPECT_EQ(again.call("hello", {{"token", token}})["token"], token);
  server.kill();
  EXPECT_EQ(again.await_closed(), 1006);
}

TEST(ServerLife, ends_when_asked_even_if_somebody_does_not_listen) {
  RunningServer server;
  Client deaf(server.target());
  deaf.call("hello");
  EXPECT_EQ(server.stop(), 0); // its closing frame is never answered
}

TEST(ServerLife, what_was_acknowledged_before_it_was_told_to_go_is_there_afterwards) {
  RunningServer server;
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON}, {{"tile_limit", 70}});
  ann.call("start");
  std::vector<int> acknowledged;
  try {
    for (int i = 0;; ++i) {
      const Json legal = ann.call("legal");
      ann.send(text_of({{"jsonrpc", "2.0"},
                        {"id", "play"},
                        {"method", "play"},
                        {"params", {{"action", legal["actions"][0]}, {"at", legal["at"]}}}}));
      if (i == 10) server.signal(SIGINT); // somewhere on the way
      const Json answer = ann.answer();
      if (answer.contains("result")) acknowledged.push_back(answer["result"]["number"]);
    }
  } catch (const ConnectionError&) {
    EXPECT_EQ(ann.await_closed(), 1001);
  }
  ASSERT_GE(acknowledged.size(), 10U);
  EXPECT_EQ(server.wait(), 0);
  EXPECT_THAT(server.said(), HasSubstr("event=stopping why=SIGINT"));
  server.start();
  Visitor again(server, "Ann", ann.token());
  again.join(table);
  const Json events = again.call("events", {{"after", 0}})["events"];
  for (const int number : acknowledged)
    EXPECT_EQ(events.at(static_cast<std::size_t>(number - 1))["type"], "played") << number;
  again.play();
}

TEST(ServerLife, a_file_has_one_server) {
  const RunningServer server;
  const Said second = run_mappa("serve --listen 127.0.0.1:0 --store '" + server.store() + "'");
  EXPECT_EQ(second.code, 1);
  EXPECT_THAT(second.err, HasSubstr("games.db"));
  EXPECT_THAT(second.err, HasSubstr("another server is using it"));
  EXPECT_EQ(http_get(server.address(), "/health").status, 200);
}

TEST(ServerLife, bad_command_lines_are_told_clearly) {
  const RunningServer server;
  const auto refused = [](const std::string& arguments, int code, const std::string& why) {
    const Folder folder;
    const Said said = run_mappa("serve --store '" + (folder.path / "g.db").string() + "' " + arguments);
    EXPECT_EQ(said.code, code) << arguments;
    EXPECT_THAT(said.err, HasSubstr(why)) << arguments;
  };
  const std::string taken = server.address().host + ":" + server.address().port;
  refused("--listen nonsense", 2, "'nonsense' is not an address and a port");
  refused("--listen 127.0.0.1:65536", 2, "'127.0.0.1:65536' is not an address and a port");
  refused("--listen 127.0.0.1:", 2, "'127.0.0.1:' is not an address and a port");
  refused("--listen :8080", 1, "'' is not an IP address");
  refused("--listen somewhere.invalid:8080", 1, "'somewhere.invalid' is not an IP address");
  refused("--listen 192.0.2.1:8080", 1, "cannot listen at 192.0.2.1:8080");
  refused("--listen " + taken, 1, "cannot listen at " + taken + ": Address already in use");
  refused("--listen 127.0.0.1:0 --data /no/such/folder", 1, "/no/such/folder");
  refused("--per-address 0", 2, "--per-address");
  refused("--max-tables many", 2, "--max-tables");
  refused("--absent -1", 2, "--absent");
  refused("--unload x", 2, "--unload");
  refused("--seed x", 2, "--seed");
  refused("--frobnicate", 2, "--frobnicate");
  refused("now", 2, "now");
  const auto no_store = [](const std::string& store, const std::string& why) {
    const Said said = run_mappa("serve --listen 127.0.0.1:0 --store '" + store + "'");
    EXPECT_EQ(said.code, 1) << store;
    EXPECT_THAT(said.err, HasSubstr(why)) << store;
  };
  no_store("", "no name");
  no_store("/no/such/folder/games.db", "/no/such/folder/games.db");
  no_store("/", "Is a directory");
  no_store("postgresql://127.0.0.1:1/none", "PostgreSQL");
}

TEST(ServerLife, tables_that_nobody_is_at_are_unloaded_and_come_back) {
  const RunningServer server({"--unload", "0"});
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON, COMPUTER});
  ann.call("start");
  ann.play();
  EXPECT_EQ(metric(server, "mappa_tables"), 1);
  ann.call("leave");
  EXPECT_TRUE(comes_true([&] { return metric(server, "mappa_tables") == 0; }));
  const Json joined = ann.join(table);
  EXPECT_EQ(joined["you"], table["you"]);
  EXPECT_EQ(joined["view"]["board"].size(), 2U);
  EXPECT_EQ(metric(server, "mappa_tables"), 1);
}

TEST(ServerLife, games_that_stood_still_too_long_are_closed) {
  RunningServer server({"--settle", "0"});
  Visitor ann(server, "Ann");
  const Json playing = ann.create({PERSON, PERSON});
  ann.call("sit", {{"seat", 1}});
  ann.call("start");
  const Json fresh = ann.create({PERSON, PERSON});
  server.kill();
  const StoreFile file(server.store());
  file.change(fmt::format("UPDATE tables SET changed = changed - 61 * 86400000 WHERE id = '{}'",
                          playing["table"]["id"].get<std::string>()));
  server.start();
  EXPECT_TRUE(comes_true([&] { return file.number("SELECT count(*) FROM tables WHERE state = 3") == 1; }));
  Visitor again(server, "Ann", ann.token());
  const Json joined = again.join(playing, {{"after", 0}});
  EXPECT_EQ(joined["table"]["state"], "closed");
  EXPECT_EQ(joined["events"].back()["type"], "over");
  EXPECT_EQ(joined["events"].back()["why"], "closed");
  EXPECT_EQ(again.fault("start"), NOT_NOW);
  EXPECT_EQ(again.fault("rematch"), NOT_NOW);
  EXPECT_EQ(again.join(fresh)["table"]["state"], "open");
}

// A game that its clock plays on by itself, at most ten decisions a second.
void leave_to_the_clock(const RunningServer& server) {
  Visitor cy(server, "Cy");
  cy.create({PERSON, PERSON}, {{"tiles", {{"base", 3}}}, {"tile_limit", 170}},
            {{"clock", {{"kind", "game"}, {"seconds", 1}, {"increment", 0}}}});
  cy.call("sit", {{"seat", 1}});
  cy.call("start");
}

TEST(ServerLife, when_the_store_fails_it_is_told_and_everything_goes_on_as_soon_as_it_works_again) {
  const RunningServer server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo});
  leave_to_the_clock(server);
  const StoreFile file(server.store());
  file.run("BEGIN IMMEDIATE"); // nobody else can write
  EXPECT_EQ(ann.fault("play", {{"action", ann.call("legal")["actions"][0]}}), STORE_FAILED);
  EXPECT_EQ(ann.await_closed(), 1012);
  EXPECT_EQ(bo.await_closed(), 1012);
  EXPECT_TRUE(comes_true([&] { return metric(server, "mappa_tables_dropped_total") >= 2; })) << "Cy's, too";
  const auto played = [&] {
    return file.number("SELECT count(*) FROM log WHERE json_extract(entry, '$.by') = 'clock'");
  };
  const int before = played();
  file.run("ROLLBACK");
  EXPECT_TRUE(comes_true([&] { return played() > before; })) << "though nobody is there";
  Visitor again(server, "Ann", ann.token());
  EXPECT_EQ(again.join(table)["you"], table["you"]);
}

} // namespace

} // namespace mappa::server
