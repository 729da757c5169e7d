// A day of mixed play, hour by hour: games played to their end, also against computer players and with chat,
// games with clocks of days that run out, tables to which nobody came, records that were looked at. What is
// done with leaves memory, and in time the store.
#include "client/scan.h"
#include "client/wire.h"
#include "load/scenario.h"
#include "server/store_file.h"
#include "support/client.h"
#include "support/running_server.h"

#include <chrono>
#include <fmt/format.h>
#include <thread>

namespace mappa::load {

namespace {

using client::Client;
using notation::Json;

constexpr int HOURS = 24, SETTLED = 18; // by then as much goes as comes
constexpr int WAITING = 150, BY_DAYS = 50, SHOWN = 20, PLAYED = 40;

const Json PERSON{{"kind", "person"}};
const Json TWO = Json::array({PERSON, PERSON});

double metric(const RunningServer& server, const std::string& name) {
  return client::metric(client::http_get(server.address(), "/metrics").body, name).value_or(-1);
}

// Each hour the tables become half a day older: those that nobody came to are a week old in the end.
void grow_older(const RunningServer& server) {
  server::StoreFile(server.store())
      .change("UPDATE tables SET changed = changed - 43200000, "
              "due = CASE WHEN due > 1 THEN due - 43200000 ELSE due END");
}

void make_tables(const RunningServer& server, const Json& record) {
  Client client(server.target());
  client.call("hello", {{"name", "Ann"}});
  const auto make = [&](const Json& params) { client.call("create", params); };
  for (int i = 0; i < WAITING; ++i) make({{"setup", {{"tile_limit", 8}}}, {"seats", TWO}});
  for (int i = 0; i < BY_DAYS; ++i) {
    make({{"setup", {{"tile_limit", 3}}},
          {"seats", TWO},
          {"clock", {{"kind", "move"}, {"seconds", 86'400}, {"at_zero", "move"}}}});
    client.call("sit", {{"seat", 1}});
    client.call("start");
  }
  for (int i = 0; i < SHOWN; ++i) client.call("open", {{"game", record}});
}

Json any_record(const RunningServer& server) {
  Client client(server.target());
  client.call("hello", {{"name", "Ann"}});
  const std::string id = client.call(
      "create",
      {{"setup", {{"tile_limit", 3}}}, {"seats", Json::array({PERSON})}, {"public", true}})["table"]["id"];
  client.call("start");
  while (true) {
    const Json legal = client.call("legal");
    if (legal["decision"].is_null()) break;
    client.call("play", {{"action", legal["actions"][0]}});
  }
  return Json::parse(client::http_get(server.address(), "/api/games/" + id).body);
}

// A short game against a computer player, with a word on each move.
void play_computer(const RunningServer& server, const char* level) {
  Client client(server.target());
  client.call("hello", {{"name", "Ann"}});
  const Json computer{{"kind", "computer"}, {"level", level}};
  client.call("create", {{"setup", {{"tile_limit", 5}}}, {"seats", Json::array({PERSON, computer})}});
  client.call("start");
  for (Json legal = client.call("legal"); !legal["decision"].is_null(); legal = client.call("legal"))
    if (legal["decision"]["player"] == 0) {
      client.call("play", {{"action", legal["actions"][0]}, {"at", legal["at"]}});
      client.call("chat", {{"text", "your turn"}});
    } else {
      client.next_event(client::PATIENCE);
    }
}

client::LoadReport play(const RunningServer& server) {
  client::LoadOptions options;
  options.servers = {server.address()};
  options.tables = PLAYED;
  options.seconds = 4;
  options.every = 0.05;
  options.setup = {{"tile_limit", 8}};
  return run_load(options, [](const std::string&) {});
}

template <class Condition>
bool comes_true(const Condition& condition) {
  for (int i = 0; i < 600; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return false;
}

bool memory_is_empty(const RunningServer& server) {
  double tables = 0;
  for (const char* state : {"open", "playing", "over", "closed"})
    tables += metric(server, fmt::format("mappa_tables{{state=\"{}\"}}", state));
  return tables == 0;
}

// Nobody waits for longer than a week, and games that are over are kept for three days.
bool store_is_tidy(const server::StoreFile& file) {
  return file.number("SELECT count(*) FROM tables WHERE changed / 1000 < unixepoch() - 86400 * "
                     "CASE state WHEN 0 THEN 7 WHEN 2 THEN 3 ELSE 60 END") == 0;
}

void day(Report& report) {
  const RunningServer server(
      {"--unload", "1", "--settle", "0", "--keep", "3", "--per-address", "1000000", "--max-tables", "500"});
  const Json record = any_record(server);
  const server::StoreFile file(server.store());
  double memory = 0;
  int kept = 0;
  int64_t moves = 0, games = 0;
  for (int hour = 1; hour <= HOURS; ++hour) {
    const client::LoadReport load = play(server);
    report.check(load);
    moves += load.moves;
    games += load.games;
    for (const char* level : {"expert", "easy"}) play_computer(server, level);
    make_tables(server, record);
    if (!comes_true([&] { return memory_is_empty(server); }))
      return report.wrong(fmt::format("hour {}: tables stay in memory", hour));
    grow_older(server);
    if (!comes_true([&] { return store_is_tidy(file) && memory_is_empty(server); }))
      return report.wrong(fmt::format("hour {}: old tables stay in the store", hour));
    const double now = metric(server, "process_resident_memory_bytes") / (1 << 20);
    const int tables = file.number("SELECT count(*) FROM tables");
    progress(fmt::format("hour {:2}: {:.0f} MiB, {} tables in the store", hour, now, tables));
    if (hour == SETTLED) memory = now, kept = tables;
    if (hour != HOURS) continue;
    report.figure("tables made", metric(server, "mappa_tables_made_total"), "");
    report.figure("games played to their end", static_cast<double>(games), "");
    report.figure("moves", static_cast<double>(moves), "");
    report.figure("tables deleted", metric(server, "mappa_tables_deleted_total"), "");
    report.figure(fmt::format("memory, growth since hour {}", SETTLED), now - memory, "MiB", 5);
    report.figure(fmt::format("tables in the store, growth since hour {}", SETTLED), tables - kept, "", 100);
    if (tables - kept > WAITING + BY_DAYS + SHOWN) report.wrong("the store grows without end");
    if (now - memory > 50) report.wrong("memory grows without end");
  }
}

const Scenario DAY("day", "24 hours of mixed play: nothing grows", day);

} // namespace

} // namespace mappa::load
