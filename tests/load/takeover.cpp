// Two servers on one PostgreSQL, of which one hangs: its tables go on with the other, and when it wakes it
// tells and writes nothing old.
#include "load/scenario.h"
#include "support/client.h"
#include "support/postgres_server.h"
#include "support/running_server.h"

#include <csignal>
#include <fmt/format.h>
#include <memory>
#include <thread>

namespace mappa::load {

using namespace client;
using namespace std::chrono_literals;
using notation::Json;

namespace {

Json play(Client& client) {
  const Json legal = client.call("legal");
  return client.call("play", {{"action", legal["actions"][0]}, {"at", legal["at"]}});
}

// Somebody alone at a table, who comes back to it.
struct Player {
  std::string token{}, table{}, invite{};

  std::unique_ptr<Client> begin(const RunningServer& server) {
    auto client = std::make_unique<Client>(server.target());
    token = client->call("hello", {{"name", "Ann"}})["token"];
    const Json made = client->call(
        "create", {{"setup", Json::object()}, {"seats", Json::array({Json{{"kind", "person"}}})}});
    table = made["table"]["id"];
    invite = made["table"]["invite"];
    client->call("start");
    return client;
  }
  // Null: not yet.
  std::unique_ptr<Client> come_back(const RunningServer& server) const {
    try {
      auto client = std::make_unique<Client>(server.target());
      client->call("hello", {{"token", token}});
      client->call("join", {{"table", table}, {"invite", invite}});
      return client;
    } catch (const std::exception&) {
      return nullptr;
    }
  }
};

void takeover(Report& report) {
  PostgresServer postgres(true);
  const std::string database = postgres.database();
  RunningServer a(MANY, database);
  const RunningServer b(MANY, database);
  LoadReport load;
  std::thread bots([&] {
    load = run_load({.servers = {a.address(), b.address()}, .tables = 40, .every = 0.5, .seconds = 40},
                    progress);
  });
  Player ann;
  const auto old = ann.begin(a);
  std::this_thread::sleep_for(5s); // all play
  const int number = play(*old)["number"];

  a.signal(SIGSTOP);
  const auto hung = Clock::now();
  old->send(R"({"jsonrpc":"2.0","id":1,"method":"view"})"); // it reads this when it wakes
  std::unique_ptr<Client> now;
  while (!now) now = ann.come_back(b);
  const double took = std::chrono::duration<double>(Clock::now() - hung).count();
  report.figure("until a table of the hung server went on", took, "s", 10);
  const int next = play(*now)["number"];
  if (next != number + 1) report.wrong(fmt::format("event {} came after {}", next, number));

  a.signal(SIGCONT);
  try {
    const Json stale = old->answer();
    report.wrong("the server that woke told what it knew: " + notation::text_of(stale));
  } catch (const ConnectionError&) {
  } // it sends everybody away
  if (play(*now)["number"] != next + 1) report.wrong("something was written by the server that woke");
  bots.join();
  report.figure("moves at 40 tables meanwhile", static_cast<double>(load.moves), "");
  report.check(load);
}

const Scenario TAKEOVER("takeover", "one of two servers hangs: the other goes on with its tables", takeover);

} // namespace

} // namespace mappa::load
