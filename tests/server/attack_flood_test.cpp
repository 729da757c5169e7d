// What an outsider tries with very much of something: others must not notice.
#include "server/rough.h"
#include "server/visitor.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(AttackFlood, a_thousand_connections_from_one_address) {
  const RunningServer server({"--patience", "3600"});
  std::vector<std::unique_ptr<Wire>> many;
  for (int i = 0; i < 1'000; ++i) many.push_back(std::make_unique<Wire>(server.address()));
  int refused = 0;
  for (const auto& wire : many) {
    wire->send(upgrade_request(server.address()));
    const std::string answer = receive_until(*wire, "\r\n\r\n");
    refused += answer.starts_with("HTTP/1.1 429");
    if (answer.starts_with("HTTP/1.1 429")) {
      EXPECT_THAT(answer, HasSubstr("\r\nRetry-After: "));
    }
  }
  EXPECT_EQ(refused, 900);
  Client elsewhere(from(server, "127.0.0.2"));
  EXPECT_EQ(elsewhere.call("hello", {{"name", "Ann"}})["name"], "Mappamundi");
  many.resize(50);
  EXPECT_TRUE(comes_true([&] { return Rough(server).welcome(); })) << "there is room again";
}

TEST(AttackFlood, no_more_connections_than_the_server_has_room_for) {
  const RunningServer server({"--max-connections", "5"});
  std::vector<std::unique_ptr<Rough>> all;
  for (int i = 0; i < 5; ++i) all.push_back(std::make_unique<Rough>(server));
  EXPECT_TRUE(all.back()->welcome());
  EXPECT_FALSE(Rough(server).welcome());
  all.pop_back();
  EXPECT_TRUE(comes_true([&] { return Rough(server).welcome(); }));
}

// How soon is a matter of `./test load floods`, and who comes first of reception_test.cpp.
TEST(AttackFlood, a_flood_on_many_connections_is_answered_and_so_are_others) {
  const RunningServer server;
  Client ann(from(server, "127.0.0.2"));
  constexpr int LINES = 20, EACH = 20;
  std::string flood;
  for (int i = 0; i < EACH; ++i) flood += websocket_frame(0x81, rpc("hello"));
  std::vector<std::unique_ptr<Rough>> eve;
  for (int i = 0; i < LINES; ++i) eve.push_back(std::make_unique<Rough>(server));
  for (const auto& line : eve) line->send(flood);
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(ann.call("lobby").contains("tables"));
  for (const auto& line : eve)
    for (int i = 0; i < EACH; ++i) EXPECT_THAT(line->text(), HasSubstr("result")) << "nothing is lost";
}

TEST(AttackFlood, plain_requests_are_limited_too) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  const std::string get = "GET /api/games/aaaaaaaaaaaa HTTP/1.1\r\nHost: a\r\n\r\n";
  int refused = 0;
  for (int round = 0; round < 100 && !refused; ++round) {
    Wire eve(server.address());
    std::string flood;
    for (int i = 0; i < 100; ++i) flood += get;
    eve.send(flood + "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    refused += eve.receive_all().find("HTTP/1.1 429") != std::string::npos;
  }
  EXPECT_GT(refused, 0);
  EXPECT_EQ(ann.fault("lobby"), 0);
}

TEST(AttackFlood, tables_are_made_slowly_by_one_address) {
  const RunningServer server({"--per-address", "10"});
  Visitor eve(server, "Eve");
  EXPECT_GE(eve.times_granted("create", {{"setup", SHORT}, {"seats", Json::array({PERSON})}}), 10);
  Client other(from(server, "127.0.0.2"));
  other.call("hello", {{"name", "Ann"}});
  EXPECT_TRUE(other.call("create", {{"setup", SHORT}, {"seats", Json::array({PERSON})}}).contains("table"));
}

TEST(AttackFlood, who_asks_for_older_tables_without_end_is_stopped) {
  const RunningServer server({"--per-address", "10"});
  Rough eve(server);
  std::string flood;
  for (int i = 0; i < 30; ++i) flood += websocket_frame(0x81, rpc("lobby", R"({"before":9})"));
  eve.send(flood);
  int told = 0;
  for (int i = 0; i < 30; ++i) told += eve.text().find("\"result\"") != std::string::npos;
  EXPECT_GE(told, 10);
  EXPECT_LT(told, 30);
  eve.say(rpc("lobby"));
  EXPECT_THAT(eve.text(), HasSubstr("\"result\"")) << "what everybody sees she sees, too";
  Client ann(from(server, "127.0.0.2"));
  EXPECT_TRUE(ann.call("lobby", {{"before", 9}}).contains("tables"));
}

TEST(AttackFlood, tables_in_memory_are_bounded_and_the_idle_ones_make_room) {
  const RunningServer server({"--max-tables", "3", "--unload", "1"});
  std::vector<std::unique_ptr<Visitor>> people;
  const Json own{{"setup", SHORT}, {"seats", Json::array({PERSON})}};
  for (int i = 0; i < 3; ++i) {
    people.push_back(std::make_unique<Visitor>(server, "Eve"));
    people.back()->call("create", own);
  }
  Visitor ann(server, "Ann");
  EXPECT_EQ(ann.fault("create", own), TOO_MANY);
  people.pop_back();
  EXPECT_TRUE(comes_true([&] { return ann.fault("create", own) == 0; }));
}

TEST(AttackFlood, who_talks_without_end_is_stopped_and_others_may_talk) {
  const RunningServer server({"--per-address", "10"});
  Visitor eve(server, "Eve");
  const Json table = eve.create({PERSON, PERSON}, SHORT, {{"public", true}});
  EXPECT_GE(eve.times_granted("chat", {{"text", "buy now"}}), 10);
  Client ann(from(server, "127.0.0.2"));
  ann.call("hello", {{"name", "Ann"}});
  ann.call("join", {{"table", table["table"]["id"]}});
  EXPECT_EQ(ann.call("chat", {{"text", "stop it"}}), Json::object());
}

TEST(AttackFlood, two_hundred_are_at_a_table_and_who_has_a_seat_still_comes_in) {
  const RunningServer server({"--per-address", "1000"});
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  const std::string join = rpc("join", text_of({{"table", table["table"]["id"]}}));
  std::vector<std::unique_ptr<Rough>> crowd;
  for (int i = 0; i < 199; ++i) {
    crowd.push_back(std::make_unique<Rough>(server));
    crowd.back()->say(join);
  }
  for (const auto& one : crowd) EXPECT_THAT(one->text(), HasSubstr("\"result\""));
  Visitor late(server, "Late"), again(server, "Ann", ann.token());
  EXPECT_EQ(late.fault("join", {{"table", table["table"]["id"]}}), TOO_MANY);
  EXPECT_EQ(again.join(table)["you"]["seats"], Json::array({0}));
  ann.call("chat", {{"text", "so many of you"}});
  for (const auto& one : crowd)
    for (std::string text = one->text(); text.find("so many of you") == std::string::npos;)
      text = one->text();
}

// How much of it is left when nothing more is read, though somebody else is answered again and again
// meanwhile.
std::size_t unheard(Rough& deaf, std::string_view flood, Visitor& other) {
  constexpr int OFTEN = 200;
  for (int answers = 0; answers < OFTEN && !flood.empty(); ++answers) {
    const std::size_t sent = deaf.send_now(flood);
    if (sent > 0) answers = 0;
    flood.remove_prefix(sent);
    other.call("lobby");
  }
  return flood.size();
}

// Who asks and does not read is not listened to any more; who is told very much besides is dropped.
TEST(AttackFlood, who_does_not_read_is_dropped_and_delays_nobody) {
  const RunningServer server({"--per-address", "100000", "--patience", "3600"});
  std::vector<std::unique_ptr<Visitor>> talkers;
  for (int i = 0; i < 6; ++i) talkers.push_back(std::make_unique<Visitor>(server, fmt::format("Ann {}", i)));
  const Json table = talkers.front()->create({PERSON, PERSON}, SHORT, {{"public", true}});
  for (const auto& one : talkers) one->join(table);
  Rough deaf(server);
  deaf.say(rpc("join", text_of({{"table", table["table"]["id"]}})));
  const Json ask{
      {"jsonrpc", "2.0"}, {"id", std::string(60'000, 'x')}, {"method", "leave?"}}; // its id comes back
  const std::string frame = websocket_frame(0x81, text_of(ask));
  std::string flood;
  for (int i = 0; i < 1'000; ++i) flood += frame;
  EXPECT_GT(unheard(deaf, flood, *talkers.front()), 0U) << "at last nobody listens";
  EXPECT_EQ(metric(server, "mappa_slow_readers_total"), 0);
  const std::string text(500, '"'); // twice as long as JSON
  for (int i = 0; i < 900 && metric(server, "mappa_slow_readers_total") == 0; ++i)
    talkers[static_cast<std::size_t>(i) % talkers.size()]->call("chat", {{"text", text}});
  EXPECT_EQ(metric(server, "mappa_slow_readers_total"), 1);
  EXPECT_TRUE(comes_true([&] { return metric(server, "mappa_websockets") == 6; }));
  EXPECT_EQ(talkers.front()->fault("lobby"), 0);
}

} // namespace

} // namespace mappa::server
