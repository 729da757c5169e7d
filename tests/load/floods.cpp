// One address asks for as much as it can, on all the connections it may have; meanwhile others play and come.
#include "load/scenario.h"
#include "support/client.h"
#include "support/running_server.h"

#include <atomic>
#include <fmt/format.h>
#include <memory>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace mappa::load {

using namespace client;
using namespace std::chrono_literals;
using notation::Json;

namespace {

constexpr int CONNECTIONS = 100;  // all that one address may have
constexpr int UNDER_WAY = 4;      // requests of each that wait for their answers
constexpr int PUBLIC_TABLES = 90; // what the lobby shows

std::string request(const std::string& method, const std::string& params) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":1,"method":"{}","params":{}}})", method, params);
}

// The machine under attack is not the attacker's: here it must share, and yields.
void yield_to_others() { setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 19); }

class Flood {
public:
  Flood(const RunningServer& server, std::string first, std::string again)
      : target_(server.target()), first_(std::move(first)), again_(std::move(again)) {
    target_.from = "127.0.0.2";
    thread_ = std::thread([this] { run(); });
  }
  ~Flood() {
    ending_ = true;
    thread_.join();
  }
  Flood(const Flood&) = delete;
  Flood& operator=(const Flood&) = delete;

  int64_t answers() const { return answers_; }

private:
  void run() {
    yield_to_others();
    Loop loop;
    std::vector<std::unique_ptr<Connection>> connections(CONNECTIONS);
    for (auto& connection : connections)
      connection = std::make_unique<Connection>(
          loop, target_,
          Connection::Callbacks{.opened = [this, &connection] { begin(*connection); },
                                .heard = [this, &connection](std::string_view) { heard(*connection); },
                                .closed = [](int, const std::string&) {}});
    while (!ending_) loop.run_until(Clock::now() + 100ms);
  }
  void begin(Connection& connection) {
    connection.say(first_);
    for (int i = 0; i < UNDER_WAY; ++i) connection.say(again_);
  }
  void heard(Connection& connection) {
    ++answers_;
    connection.say(again_);
  }

  Connection::Target target_;
  std::string first_, again_;
  std::atomic<bool> ending_ = false;
  std::atomic<int64_t> answers_ = 0;
  std::thread thread_;
};

// Somebody of another address, who comes again and again to a table that the store must be asked for.
class Comer {
public:
  explicit Comer(const RunningServer& server) : target_(server.target()) {
    target_.from = "127.0.0.3";
    thread_ = std::thread([this] { run(); });
  }
  ~Comer() {
    ending_ = true;
    if (thread_.joinable()) thread_.join();
  }
  Comer(const Comer&) = delete;
  Comer& operator=(const Comer&) = delete;

  const Latencies& end() {
    ending_ = true;
    thread_.join();
    return joins_;
  }

private:
  void run() {
    Client client(target_);
    while (!ending_) {
      const auto begun = Clock::now();
      client.send(request("join", R"({"table":"aaaaaaaaaaaa"})"));
      client.answer();
      joins_.add(Clock::now() - begun);
      std::this_thread::sleep_until(begun + 20ms);
    }
  }

  Connection::Target target_;
  Latencies joins_;
  std::atomic<bool> ending_ = false;
  std::thread thread_;
};

// A game with a computer player, played to its end: much can be asked about it.
std::string long_game(const RunningServer& server) {
  Client host(server.target());
  host.call("hello", {{"name", "Host"}});
  const Json person{{"kind", "person"}}, computer{{"kind", "computer"}, {"level", "easy"}};
  const Json made =
      host.call("create", {{"setup", Json::object()}, {"seats", {person, computer}}, {"public", true}});
  host.call("start");
  for (Json legal = host.call("legal"); !legal["decision"].is_null(); legal = host.call("legal"))
    if (legal["decision"]["player"] == 0)
      host.call("play", {{"action", legal["actions"].front()}, {"at", legal["at"]}});
    else
      host.next_event(PATIENCE);
  return made["table"]["id"];
}

void fill_lobby(const RunningServer& server) {
  Client host(server.target());
  host.call("hello", {{"name", "Host"}});
  const Json person{{"kind", "person"}};
  for (int i = 0; i < PUBLIC_TABLES; ++i)
    host.call("create", {{"setup", Json::object()}, {"seats", {person, person}}, {"public", true}});
}

// As much to read as a frame may hold.
std::string large_text() {
  std::string list = "[0";
  while (list.size() < 60'000) list += ",[0]";
  return request("games", R"({"tables":)" + list + "]}");
}

// Meanwhile somebody joins.
void play(Report& report, const RunningServer& server, const std::string& beside) {
  LoadOptions options;
  options.servers = {server.address()};
  options.tables = 10;
  options.every = 0.1;
  options.seconds = 10;
  Comer comer(server);
  const LoadReport load = run_load(options, progress);
  const Latencies joins = comer.end();
  report.check(load);
  if (!load.errors.empty() || !load.breaks.empty()) report.wrong(report_notes(load));
  report.figure(fmt::format("ten tables {}: p99", beside), load.answered.percentile(99), "ms", 60);
  report.figure(fmt::format("joining {}: p99", beside), joins.percentile(99), "ms", 60);
}

void floods(Report& report) {
  const RunningServer server;
  const std::string table = long_game(server);
  fill_lobby(server);
  play(report, server, "alone");
  const std::string join = request("join", fmt::format(R"({{"table":"{}"}})", table));
  const std::pair<const char*, std::string> kinds[]{
      {"events", request("events", R"({"after":0})")},
      {"lobby", request("lobby", "{}")},
      {"features", request("features", "{}")},
      {"large JSON", large_text()},
      {"older tables", request("lobby", R"({"before":9})")},
      {"joins", request("join", R"({"table":"bbbbbbbbbbbb"})")}};
  for (const auto& [name, again] : kinds) {
    const Flood flood(server, join, again);
    play(report, server, fmt::format("beside a flood of {}", name));
    report.figure(fmt::format("answers to that flood"), static_cast<double>(flood.answers()), "");
    if (flood.answers() == 0) report.wrong("the flood was not answered at all");
  }
}

const Scenario FLOODS("floods", "100 connections of one address ask without end; ten tables play", floods);

} // namespace

} // namespace mappa::load
