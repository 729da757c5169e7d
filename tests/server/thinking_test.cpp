// Computer players' turns at a server, which runs inside the test so that the test can think for them.
#include "client/scan.h"
#include "data/folder.h"
#include "data/library.h"
#include "server/server.h"
#include "server/visitor.h"
#include "support/client.h"
#include "tables/tile_and_figure.h"

#include <atomic>
#include <chrono>
#include <gmock/gmock.h>
#include <latch>
#include <semaphore>
#include <thread>

namespace mappa::server {

namespace {

class InnerServer {
public:
  explicit InnerServer(const ThinkerThreads::Think& think) : server_(options(think), LIBRARY) {}
  ~InnerServer() {
    server_.stop();
    thread_.join();
  }
  InnerServer(const InnerServer&) = delete;
  InnerServer& operator=(const InnerServer&) = delete;

  client::Connection::Target target() const {
    return {.address = address(), .path = "/ws", .origin = {}, .from = {}};
  }
  client::Connect connect() const { return client::to_server(target()); }
  // Comes to be so.
  void await_metric(const std::string& name, double value) const {
    while (client::metric(client::http_get(address(), "/metrics").body, name) != value)
      std::this_thread::yield();
  }

private:
  client::Address address() const { return {"127.0.0.1", std::to_string(server_.port())}; }
  ServerOptions options(const ThinkerThreads::Think& think) const {
    ServerOptions options;
    options.port = 0;
    options.seed = 1;
    options.store = (folder_.path / "games.db").string();
    options.absent_seconds = 0;
    options.levels = {"medium", "slow"};
    options.uses_time = [](const std::string& level) { return level == "slow"; };
    options.think = think;
    return options;
  }

  static inline const data::Library LIBRARY = data::load_library({});
  Folder folder_;
  Server server_;
  std::thread thread_{[this] { server_.run(); }};
};

// Somebody at a table with a computer player, who begins.
class Opponent : public client::Client {
public:
  Opponent(const InnerServer& server, const std::string& level) : Client(server.target()) {
    call("hello", {{"name", "Ann"}});
    const Json computer{{"kind", "computer"}, {"level", level}}, person{{"kind", "person"}};
    table_ = call("create", {{"setup", {{"tile_limit", 20}}}, {"seats", {computer, person}}})["table"];
    call("start");
  }
  void come_back() { call("join", {{"table", table_["id"]}, {"invite", table_["invite"]}}); }
  // The last action of each decision, until the computer player has made so many.
  void play_until(int actions) {
    for (int made = 0, decider = 0; made < actions;) {
      if (decider == 1) call("play", {{"action", call("legal")["actions"].back()}});
      const Json event = await_event("played");
      decider = event["decision"]["player"];
      made += event["by"] == "computer";
    }
  }

private:
  Json table_;
};

TEST(Thinking, a_player_is_asked_once_for_tile_and_figure) {
  std::atomic<int> thoughts = 0;
  const InnerServer server([&](const Problem& problem, const std::atomic<bool>&) {
    ++thoughts;
    return tables::tile_and_figure(*problem.rules, *problem.position);
  });
  Opponent ann(server, "slow");
  ann.play_until(6);
  EXPECT_EQ(thoughts, 3);
}

TEST(Thinking, a_table_knows_whether_somebody_watches_it_while_it_waits) {
  std::latch go_on{1};
  const InnerServer server([&](const Problem& problem, const std::atomic<bool>&) {
    if (problem.level == "slow") go_on.wait();
    return tables::tile_and_figure(*problem.rules, *problem.position);
  });
  Opponent bo(server, "slow"); // has the only thread
  Opponent ann(server, "slow"), cy(server, "slow");
  server.await_metric("mappa_thinking_waiting", 2);
  server.await_metric("mappa_thinking_unwatched", 0);
  ann.call("leave");
  cy.call("leave");
  server.await_metric("mappa_thinking_unwatched", 2);
  ann.come_back();
  server.await_metric("mappa_thinking_unwatched", 1);
  Opponent dan(server, "medium");
  dan.play_until(4); // meanwhile
  go_on.count_down();
  bo.play_until(2);
  ann.play_until(2);
  server.await_metric("mappa_thinking_waiting", 0); // and Cy's table was not forgotten
}

// Its computer players think as often as the test lets them.
class PatientServer {
public:
  client::Connect connect() const { return server_.connect(); }
  void let_think() { thoughts_.release(); }

private:
  notation::Advice think(const Problem& problem, const std::atomic<bool>& stop) {
    while (!stop && !thoughts_.try_acquire_for(std::chrono::milliseconds(1))) continue;
    return tables::tile_and_figure(*problem.rules, *problem.position);
  }

  std::counting_semaphore<> thoughts_{0};
  InnerServer server_{
      [this](const Problem& problem, const std::atomic<bool>& stop) { return think(problem, stop); }};
};

// At one device they think only while somebody waits.
class PatientHub : public RunningHub {
public:
  PatientHub() : RunningHub({"--absent", "0"}) {}
  void let_think() {}
};

using PatientPlaces = testing::Types<PatientServer, PatientHub>;
template <class Place>
struct WhileThinking : testing::Test {};
TYPED_TEST_SUITE(WhileThinking, PatientPlaces);

TYPED_TEST(WhileThinking, who_comes_back_decides_themselves) {
  TypeParam place;
  Visitor ann(place, "Ann"), bo(place, "Bo");
  const Json table = play_together({&ann, &bo}, {{"tile_limit", 30}});
  bo.call("leave");
  while (ann.call("legal")["decision"]["player"] == 0) ann.play();
  const Json before = ann.call("legal");
  ann.call("replace", {{"seat", 1}});
  bo.join(table);
  EXPECT_EQ(ann.await_event("resumed")["seat"], 1);
  EXPECT_EQ(bo.call("legal"), before);
  place.let_think(); // too late
  bo.play();
  EXPECT_EQ(ann.await_event("played")["by"], "person");
  EXPECT_EQ(play_on({&ann, &bo})["type"], "over");
}

TYPED_TEST(WhileThinking, who_was_replaced_at_zero_resumes_and_has_no_more_time_than_before) {
  TypeParam place;
  Visitor ann(place, "Ann"), bo(place, "Bo");
  const Json clock{{"kind", "game"}, {"seconds", 1}, {"at_zero", "computer"}};
  const Json table = play_together({&ann, &bo}, {{"tile_limit", 40}}, {{"clock", clock}});
  const Json replaced = bo.await_event("replaced");
  EXPECT_EQ(replaced["seat"], 0);
  EXPECT_EQ(replaced["why"], "clock");
  place.let_think();
  EXPECT_EQ(bo.await_event("played")["by"], "computer");
  EXPECT_EQ(bo.await_event("replaced")["seat"], 1);
  EXPECT_EQ(bo.join(table)["table"]["seats"][1]["kind"], "computer");
  bo.call("resume");
  EXPECT_EQ(ann.await_event("resumed")["seat"], 1);
  place.let_think(); // too late
  EXPECT_EQ(ann.await_event("replaced")["seat"], 1) << "there is still no time on the clock";
}

} // namespace

} // namespace mappa::server
