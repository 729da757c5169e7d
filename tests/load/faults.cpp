// The store fails: its disk is full, somebody keeps it locked, the database is away. What health and the log
// say, and how soon. Tables are made all the time, since that is what fails.
#include "load/scenario.h"
#include "support/client.h"
#include "support/postgres_server.h"
#include "support/running_server.h"

#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <sqlite3.h>
#include <sys/resource.h>
#include <thread>

namespace mappa::load {

using namespace client;
using namespace std::chrono_literals;
using notation::Json;

namespace {

double since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

bool can_write(const RunningServer& server) {
  try {
    Client client(server.target());
    client.call("hello", {{"name", "Ann"}});
    client.call("create", {{"setup", Json::object()}, {"seats", Json::array({Json{{"kind", "person"}}})}});
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

bool healthy(const RunningServer& server) { return http_get(server.address(), "/health").status == 200; }

int count(const std::string& text, const std::string& what) {
  int times = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; ++at) ++times;
  return times;
}

struct Fault {
  std::string name, cause;
  std::function<void()> begin, end;
};

void examine(Report& report, const RunningServer& server, const Fault& fault) {
  constexpr int POLLS = 40;
  if (!can_write(server) || !healthy(server)) return report.wrong(fault.name + ": it was not well before");
  fault.begin();
  const auto begun = Clock::now();
  while (can_write(server)) std::this_thread::sleep_for(5ms);
  const auto failed = Clock::now();
  while (healthy(server)) std::this_thread::sleep_for(5ms);
  report.figure(fault.name + ": until a write failed", std::chrono::duration<double>(failed - begun).count(),
                "s");
  report.figure(fault.name + ": until health said so, from then", since(failed), "s", 1);
  int said_ok = 0;
  for (int i = 0; i < POLLS; ++i, std::this_thread::sleep_for(50ms)) said_ok += healthy(server);
  report.figure(fmt::format("{}: of {} polls of health said ok", fault.name, POLLS), said_ok, "", 1);
  const std::string told = http_get(server.address(), "/health").body;
  if (count(told, fault.cause) == 0) report.wrong(fault.name + ": health says " + told);
  fault.end();
  const auto mended = Clock::now();
  while (!healthy(server)) std::this_thread::sleep_for(5ms);
  report.figure(fault.name + ": until health was well again", since(mended), "s", 2);
  if (!can_write(server)) report.wrong(fault.name + ": nothing can be written afterwards");
  const int lines = count(server.said(), "cause=\"" + fault.cause + "\"");
  report.figure(fault.name + ": lines of the log about the fault", lines, "", 2);
  if (lines == 0 || count(server.said(), "event=store_well") == 0)
    report.wrong(fault.name + ": the log does not tell it: " + server.said());
}

void limit_files(const RunningServer& server, rlim_t bytes) {
  const rlimit limit{bytes, RLIM_INFINITY};
  prlimit(server.process(), RLIMIT_FSIZE, &limit, nullptr);
}

// Beyond a limit of its process the system takes no more bytes of it, as on a full disk.
void full_disk(Report& report) {
  const RunningServer server(MANY);
  examine(
      report, server,
      {.name = "full disk",
       .cause = "its disk is full or cannot be written",
       .begin = [&] { limit_files(server, std::filesystem::file_size(server.store() + "-wal") + 50'000); },
       .end = [&] { limit_files(server, RLIM_INFINITY); }});
}

void held_lock(Report& report) {
  const RunningServer server(MANY);
  sqlite3* other = nullptr;
  sqlite3_open(server.store().c_str(), &other);
  sqlite3_busy_timeout(other, 10'000);
  const auto run = [&](const char* sql) { sqlite3_exec(other, sql, nullptr, nullptr, nullptr); };
  examine(report, server,
          {.name = "held lock",
           .cause = "another program keeps it locked",
           .begin = [&] { run("BEGIN IMMEDIATE"); },
           .end = [&] { run("ROLLBACK"); }});
  sqlite3_close(other);
}

void lost_database(Report& report) {
  PostgresServer postgres;
  const RunningServer server(MANY, postgres.database());
  examine(report, server,
          {.name = "lost database",
           .cause = "the database cannot be reached",
           .begin = [&] { postgres.stop(); },
           .end = [&] { postgres.start(); }});
}

void faults(Report& report) {
  full_disk(report);
  held_lock(report);
  lost_database(report);
}

const Scenario FAULTS("faults", "a full disk, a held lock, a lost database: what health and log say", faults);

} // namespace

} // namespace mappa::load
