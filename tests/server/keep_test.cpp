// Which tables stay in memory, and which in the store.
#include "server/server.h"
#include "server/store_file.h"
#include "server/visitor.h"

#include <atomic>
#include <fmt/format.h>

namespace mappa::server {

using namespace notation;

namespace {

using testing::HasSubstr;

const Json HALF_AN_HOUR{{"clock", {{"kind", "move"}, {"seconds", 1800}}}};
const Json DAYS{{"clock", {{"kind", "move"}, {"seconds", 3 * 24 * 3600}}}};

TEST(Memory, a_table_whose_clock_runs_leaves_it_when_nobody_is_there_and_its_clock_goes_on) {
  const RunningServer server({"--unload", "0"});
  Visitor ann(server, "Ann"), bo(server, "Bo");
  for (const Json& clock : {HALF_AN_HOUR, DAYS}) {
    const Json table = play_together({&ann, &bo}, SHORT, clock);
    const int full = clock["clock"]["seconds"].get<int>() * 1000;
    ann.call("leave");
    bo.call("leave");
    const StoreFile file(server.store());
    EXPECT_TRUE(comes_true([&] {
      return metric(server, "mappa_tables{state=\"playing\"}") == 0 &&
             file.number("SELECT count(*) FROM tables WHERE due = 1") == 0;
    }));
    const auto due = [&](const char* rest) {
      return file.number(fmt::format("SELECT (due - changed) {} FROM tables WHERE id = '{}'", rest,
                                     table["table"]["id"].get<std::string>()));
    };
    EXPECT_NEAR(due("/ 1000"), full / 1000, 60) << "the store knows when it is due";
    file.change(fmt::format("UPDATE tables SET due = due - {} WHERE id = '{}'", full / 2,
                            table["table"]["id"].get<std::string>()));
    const int left = ann.join(table)["clocks"][0];
    EXPECT_LE(left, clock == DAYS ? full : full / 2) << "what has passed meanwhile has passed";
    EXPECT_GT(left, full / 2 - 60'000);
    ann.call("leave");
  }
}

TEST(Memory, a_table_is_woken_when_its_clock_has_run_out) {
  const RunningServer server({"--unload", "0"});
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json table = play_together({&ann, &bo}, SHORT, HALF_AN_HOUR);
  ann.call("leave");
  bo.call("leave");
  const StoreFile file(server.store());
  EXPECT_TRUE(comes_true([&] { return file.number("SELECT count(*) FROM tables WHERE due > 1") == 1; }));
  file.change("UPDATE tables SET due = 2");
  EXPECT_TRUE(comes_true(
      [&] { return file.number("SELECT count(*) FROM log WHERE entry LIKE '%\"by\":\"clock\"%'") > 0; }));
}

TEST(Memory, when_it_is_full_those_go_first_at_which_nobody_is) {
  const RunningServer server({"--max-tables", "3", "--unload", "3600"});
  Visitor ann(server, "Ann"), bo(server, "Bo"), eve(server, "Eve");
  std::vector<Json> made;
  for (int i = 0; i < 10; ++i) made.push_back(eve.create({PERSON, PERSON}, SHORT, DAYS));
  const Json kept = play_together({&ann, &bo}, SHORT, HALF_AN_HOUR);
  ann.call("leave");
  bo.call("leave");
  for (int i = 0; i < 10; ++i) made.push_back(eve.create({PERSON}));
  EXPECT_LE(metric(server, "mappa_tables{state=\"open\"}"), 3);
  for (const Json& table : made) EXPECT_EQ(eve.join(table)["you"], table["you"]);
  EXPECT_EQ(ann.join(kept)["table"]["state"], "playing");
}

// --- the store ---

std::string old(const Json& table, int days) {
  return fmt::format("UPDATE tables SET changed = changed - {} * 86400000 WHERE id = '{}';", days,
                     table["table"]["id"].get<std::string>());
}

TEST(Keeping, old_tables_are_deleted_with_all_their_entries) {
  RunningServer server({"--settle", "0", "--keep", "90", "--unload", "0"});
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json alone = ann.create({PERSON, PERSON});
  const Json met = sit_together({&ann, &bo});
  const Json recent = ann.create({PERSON, PERSON});
  const Json over = play_together({&ann, &bo}, {{"tile_limit", 3}});
  play_on({&ann, &bo});
  const Json fresh = play_together({&ann, &bo}, {{"tile_limit", 3}});
  play_on({&ann, &bo});
  server.kill();
  const StoreFile file(server.store());
  file.change(old(alone, 8) + old(met, 8) + old(over, 91) + old(fresh, 89));
  server.start();
  EXPECT_TRUE(comes_true([&] { return file.number("SELECT count(*) FROM tables") == 3; }));
  EXPECT_EQ(file.number("SELECT count(DISTINCT tbl) FROM log"), 3);
  EXPECT_TRUE(comes_true([&] { return metric(server, "mappa_tables_deleted_total") == 2; }));
  Visitor again(server, "Ann", ann.token());
  for (const Json& table : {met, recent, fresh}) EXPECT_EQ(again.join(table)["you"], table["you"]);
  for (const Json& table : {alone, over})
    EXPECT_EQ(again.fault("join", {{"table", table["table"]["id"]}, {"invite", table["table"]["invite"]}}),
              NO_TABLE);
}

TEST(Keeping, finished_games_stay_for_ever_unless_the_host_says_otherwise) {
  RunningServer server({"--settle", "0", "--unload", "0"});
  Visitor ann(server, "Ann");
  const Json over = ann.create({PERSON}, {{"tile_limit", 3}});
  ann.call("start");
  play_on({&ann});
  const Json alone = ann.create({PERSON, PERSON});
  server.kill();
  const StoreFile file(server.store());
  file.change(old(over, 5000) + old(alone, 8));
  server.start();
  EXPECT_TRUE(comes_true([&] { return file.number("SELECT count(*) FROM tables") == 1; }));
  EXPECT_EQ(Visitor(server, "Ann", ann.token()).join(over)["table"]["state"], "over");
}

TEST(Keeping, no_tables_are_made_when_the_disk_is_nearly_full) {
  const RunningServer server({"--min-free", "1000000000"});
  Visitor ann(server, "Ann");
  const Json own{{"setup", SHORT}, {"seats", Json::array({PERSON})}};
  EXPECT_TRUE(comes_true([&] {
    return http_get(server.address(), "/health").body.find(R"("disk":"low")") != std::string::npos;
  }));
  EXPECT_EQ(ann.fault("create", own), TOO_MANY);
  EXPECT_THAT(server.said(), HasSubstr("event=disk_low"));
  EXPECT_GT(metric(server, "mappa_store_free_bytes"), 0);
}

// --- a clock that jumps ---

// In this process, by a wall clock that the test sets.
class OwnTime {
public:
  explicit OwnTime(int settle_seconds) : settle_seconds_(settle_seconds) { start(); }
  ~OwnTime() { stop(); }
  void restart() { stop(), start(); }
  client::Connection::Target target() const {
    return {
        .address = {"127.0.0.1", std::to_string(server_->port())}, .path = "/ws", .origin = {}, .from = {}};
  }
  std::string store() const { return (folder_.path / "games.db").string(); }
  void jump(int days) { off_ += days * int64_t{86'400'000}; }

private:
  static const data::Library& library() {
    static const data::Library LIBRARY = data::load_library({});
    return LIBRARY;
  }
  ServerOptions options() {
    ServerOptions options;
    options.settle_seconds = settle_seconds_;
    options.port = 0;
    options.store = store();
    options.unload_seconds = 0;
    options.levels = {"medium"};
    options.wall = [this] { return tables::wall_ms() + off_; };
    return options;
  }
  void start() {
    server_ = std::make_unique<Server>(options(), library());
    thread_ = std::thread([this] { server_->run(); });
  }
  void stop() {
    server_->stop();
    thread_.join();
    server_.reset();
  }

  Folder folder_;
  int settle_seconds_;
  std::atomic<int64_t> off_ = 0;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

struct Jump : testing::Test {
  explicit Jump(int settle_seconds = 3600) : server(settle_seconds) {
    ann.call("hello", {{"name", "Ann"}});
    bo.call("hello", {{"name", "Bo"}});
  }

  Json open_table() { return ann.call("create", {{"setup", SHORT}, {"seats", {PERSON, PERSON}}}); }
  // A game of both; what one says to join it again.
  Json begin(const Json& clock) {
    Json params{{"setup", SHORT}, {"seats", {PERSON, PERSON}}};
    params.update(clock);
    const Json table = ann.call("create", params);
    const Json joining{{"table", table["table"]["id"]}, {"invite", table["table"]["invite"]}};
    bo.call("join", joining);
    bo.call("sit", {{"seat", 1}});
    ann.call("start");
    return joining;
  }
  void leave() {
    for (Client* one : {&ann, &bo}) one->call("leave");
  }

  void hang_up() {
    for (Client* one : {&ann, &bo}) one->close(1000), one->await_closed();
  }

  OwnTime server;
  Client ann{server.target()}, bo{server.target()};
};

struct SettledJump : Jump { // at once
  SettledJump() : Jump(0) {}
};

TEST_F(Jump, of_the_wall_clock_ends_no_game_and_deletes_nothing) {
  open_table();
  const Json joining = begin(DAYS);
  const Json before = ann.call("legal");
  server.jump(100);
  const Json joined = bo.call("join", joining);
  EXPECT_EQ(ann.call("legal"), before) << "nobody had that time to think";
  EXPECT_NEAR(joined["clocks"][0].get<double>(), 3 * 86'400'000.0, 600'000);
  leave();
  const StoreFile file(server.store());
  EXPECT_TRUE(comes_true([&] {
    return file.number("SELECT due > changed + 99 * 86400000 FROM tables WHERE due > 1") == 1;
  })) << "it is put away with the time that is left";
  EXPECT_EQ(file.number("SELECT count(*) FROM tables"), 2);
  EXPECT_EQ(ann.call("join", joining)["at"], joined["at"]);
  server.jump(-100);
  EXPECT_EQ(ann.call("legal"), before);
}

TEST_F(Jump, what_it_gave_to_a_clock_of_days_outlives_the_server) {
  const Json game = begin(DAYS);
  server.jump(100);
  ann.call("chat", {{"text", "how late is it?"}});
  hang_up();
  server.restart();
  Client late(server.target());
  EXPECT_NEAR(late.call("join", game)["clocks"][0].get<double>(), 3 * 86'400'000.0, 600'000);
}

TEST_F(SettledJump, makes_nothing_old_that_was_not) {
  const Json kept = open_table(), alone = open_table();
  const Json game = begin(DAYS);
  leave();
  server.jump(100);
  const StoreFile file(server.store());
  file.change(old(alone, 8));
  EXPECT_TRUE(comes_true([&] { return file.number("SELECT count(*) FROM tables") < 3; })) << "it was tidied";
  EXPECT_EQ(ann.call("join", {{"table", kept["table"]["id"]}})["table"]["state"], "open");
  EXPECT_EQ(ann.call("join", game)["table"]["state"], "playing");
}

TEST_F(Jump, takes_no_time_of_a_short_clock_that_was_put_away) {
  const Json game = begin(HALF_AN_HOUR);
  leave();
  const StoreFile file(server.store());
  EXPECT_TRUE(comes_true([&] { return file.number("SELECT count(*) FROM tables WHERE due > 1") == 1; }));
  server.jump(1);
  const Json joined = ann.call("join", game);
  EXPECT_EQ(joined["view"]["decision"]["player"], 0);
  EXPECT_NEAR(joined["clocks"][0].get<double>(), 1'800'000, 60'000);
}

} // namespace

} // namespace mappa::server
