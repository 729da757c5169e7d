// Clocks: they run for whoever has to decide, and at zero the game goes on.
#include "server/store_file.h"
#include "server/visitor.h"

#include <fmt/format.h>

namespace mappa::server {

using namespace notation;

namespace {

Json clock_of(const char* kind, int seconds, const char* at_zero = "move") {
  return {{"clock", {{"kind", kind}, {"seconds", seconds}, {"at_zero", at_zero}}}};
}

template <class Place>
struct Clocks : testing::Test {};
TYPED_TEST_SUITE(Clocks, Places);

TYPED_TEST(Clocks, at_zero_a_quick_player_makes_the_move) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo}, SHORT, clock_of("move", 1));
  EXPECT_EQ(ann.await_event("started")["clocks"], (Json{1000, 1000}));
  const Json played = bo.await_event("played");
  EXPECT_EQ(played["by"], "clock");
  EXPECT_EQ(played["seat"], 0);
  EXPECT_EQ(played["clocks"][1], 1000);
  const Json joined = ann.join(table);
  EXPECT_EQ(joined["table"]["seats"][0]["kind"], "person") << "only this decision";
  EXPECT_EQ(joined["clocks"].size(), 2U);
}

TYPED_TEST(Clocks, of_one_move_are_full_again_with_each_turn) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  play_together({&ann, &bo}, SHORT, clock_of("move", 3600));
  ann.play();
  EXPECT_LE(bo.await_event("played")["clocks"][0], 3'600'000) << "her turn goes on";
  while (ann.call("legal")["decision"]["player"] == 0) ann.play();
  const Json told = bo.call("events", {{"after", 0}});
  EXPECT_EQ(told["events"].back()["clocks"], (Json{3'600'000, 3'600'000}));
}

TYPED_TEST(Clocks, of_the_game_get_an_increment_after_each_turn) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  Json clock = clock_of("game", 600);
  clock["clock"]["increment"] = 100;
  const Json table = play_together({&ann, &bo}, SHORT, clock);
  while (ann.call("legal")["decision"]["player"] == 0) ann.play();
  const Json clocks = bo.join(table)["clocks"];
  EXPECT_GT(clocks[0], 600'000);
  EXPECT_LE(clocks[0], 700'000);
  EXPECT_LE(clocks[1], 600'000) << "it runs now";
}

TYPED_TEST(Clocks, C5_each_chip_that_a_player_lays_is_a_turn) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json setup{{"map", "france"}, {"chips", true}, {"chips_laid", "players"}, {"tile_limit", 40}};
  Json clock = clock_of("game", 600);
  clock["clock"]["increment"] = 100;
  const Json table = play_together({&ann, &bo}, setup, clock);
  EXPECT_EQ(ann.call("legal")["decision"], (Json{{"player", 0}, {"kind", "chip"}}));
  ann.play();
  EXPECT_EQ(bo.await_event("played")["events"][0]["type"], "chip_laid");
  bo.play();
  ann.play();
  const Json clocks = bo.join(table)["clocks"];
  EXPECT_GT(clocks[0], 700'000);
  EXPECT_GT(clocks[1], 600'000);
  EXPECT_LE(clocks[1], 700'000);
}

constexpr int DAY = 24 * 3600;
constexpr int64_t DAY_MS = DAY * int64_t{1000};

// As if so many days had passed while nobody ran it.
void sleep_days(RunningServer& server, int days) {
  server.kill();
  StoreFile(server.store())
      .change(fmt::format(
          "UPDATE log SET entry = json_set(entry, '$.time', json_extract(entry, '$.time') - {0}); "
          "UPDATE tables SET changed = changed - {0}, due = due - {0} WHERE due > 1",
          days * DAY_MS));
  server.start();
}
void sleep_days(RunningHub& hub, int days) { hub.sleep(days * DAY_MS); }

TYPED_TEST(Clocks, of_days_run_by_the_calendar_also_while_the_server_is_down) {
  TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo}, SHORT, clock_of("move", 3 * DAY));
  ann.play();
  sleep_days(server, 2);
  Visitor again(server, "Bo", bo.token());
  const Json clocks = again.join(table)["clocks"];
  EXPECT_LE(clocks[0], DAY_MS);
  EXPECT_GT(clocks[0], DAY_MS / 2);
  EXPECT_EQ(clocks[1], 3 * DAY_MS);
}

TEST(ServerClocks, of_days_that_ran_out_while_nobody_was_there_are_decided_when_the_server_comes_back) {
  RunningServer server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo}, {{"tile_limit", 40}}, clock_of("move", 2 * DAY));
  ann.play();
  sleep_days(server, 3);
  const StoreFile file(server.store());
  const std::string by_clock = "SELECT count(*) FROM log WHERE json_extract(entry, '$.by') = 'clock'";
  EXPECT_TRUE(comes_true([&] { return file.number(by_clock) > 0; })); // though nobody comes
  Visitor again(server, "Bo", bo.token());
  const Json joined = again.join(table, {{"after", 0}});
  EXPECT_EQ(joined["view"]["decision"]["player"], 1) << "her turn is over";
  EXPECT_GT(joined["clocks"][1], 2 * DAY_MS - 600'000) << "and his begins only now";
  again.play();
}

TEST(ServerClocks, of_days_do_not_keep_a_table_in_memory) {
  const RunningServer server({"--unload", "0"});
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo}, SHORT, clock_of("move", 14 * DAY, "computer"));
  ann.call("leave");
  bo.call("leave");
  EXPECT_TRUE(comes_true([&] { return metric(server, "mappa_tables") == 0; }));
  EXPECT_LE(ann.join(table)["clocks"][0], 14 * DAY_MS);
  EXPECT_EQ(ann.fault("create", {{"setup", SHORT},
                                 {"seats", {PERSON}},
                                 {"clock", {{"kind", "move"}, {"seconds", 14 * DAY + 1}}}}),
            BAD_PARAMS);
}

TEST(ServerClocks, of_days_let_a_table_wait_in_the_lobby) {
  RunningServer server;
  Visitor ann(server, "Ann");
  const Json days = ann.create({PERSON, PERSON}, SHORT,
                               {{"public", true}, {"clock", {{"kind", "move"}, {"seconds", DAY}}}});
  ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  ASSERT_EQ(ann.call("lobby")["tables"].size(), 2U);
  server.kill();
  StoreFile(server.store()).change(fmt::format("UPDATE tables SET changed = changed - {}", 2 * DAY_MS));
  server.start();
  Visitor bo(server, "Bo");
  const Json tables = bo.call("lobby")["tables"];
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0]["id"], days["table"]["id"]);
}

TYPED_TEST(Clocks, computer_players_have_all_the_time) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON, COMPUTER}, SHORT, clock_of("game", 600));
  ann.call("start");
  const Json over = play_on({&ann, nullptr});
  EXPECT_EQ(over["why"], "played");
  EXPECT_EQ(ann.join(table)["clocks"][1], 600'000);
}

TYPED_TEST(Clocks, a_game_whose_players_are_all_gone_is_played_to_the_end) {
  const TypeParam server({"--unload", "0"});
  std::string token;
  Json table;
  {
    Visitor ann(server, "Ann"), bo(server, "Bo");
    token = ann.token();
    table = play_together({&ann, &bo}, {{"tile_limit", 5}}, clock_of("game", 1));
  }
  Visitor ann(server, "Ann", token);
  ann.join(table);
  Json over = ann.call("events", {{"after", 0}})["events"].back();
  if (over["type"] != "over") over = ann.await_event("over");
  EXPECT_EQ(over["why"], "played");
  int by_clock = 0;
  const Json told = ann.call("events", {{"after", 0}});
  for (const Json& event : told["events"]) by_clock += event.value("by", "") == "clock";
  EXPECT_GE(by_clock, 4);
}

} // namespace

} // namespace mappa::server
