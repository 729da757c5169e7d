// Computer players' turns at a server, which runs inside the test so that the test can think for them.
#include "client/client.h"
#include "client/scan.h"
#include "data/folder.h"
#include "data/library.h"
#include "server/server.h"
#include "tables/tile_and_figure.h"

#include <atomic>
#include <gmock/gmock.h>
#include <latch>
#include <thread>

namespace mappa::server {

namespace {

using notation::Json;

class InnerServer {
public:
  explicit InnerServer(const ThinkerThreads::Think& think) : server_(options(think), LIBRARY) {}
  ~InnerServer() {
    server_.stop();
    thread_.join();
  }
  InnerServer(const InnerServer&) = delete;
  InnerServer& operator=(const InnerServer&) = delete;

  client::Line::Target target() const {
    return {.address = address(), .path = "/ws", .origin = {}, .from = {}};
  }
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
    options.levels = {"quick", "slow"};
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
  Opponent dan(server, "quick");
  dan.play_until(4); // meanwhile
  go_on.count_down();
  bo.play_until(2);
  ann.play_until(2);
  server.await_metric("mappa_thinking_waiting", 0); // and Cy's table was not forgotten
}

} // namespace

} // namespace mappa::server
