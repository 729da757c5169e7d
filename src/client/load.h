// Many tables of bots over real sockets: how fast a server is under load, and whether it loses anything.
#pragma once

#include "client/connection.h"
#include "client/latencies.h"
#include "notation/json.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mappa::client {

struct LoadOptions {
  std::vector<Address> servers; // that share their tables; a bot that loses its connection tries the next
  int tables = 100;
  int players = 2;  // at each table, each with a connection of its own
  double every = 2; // seconds between two moves at a table
  double seconds = 60;
  double ramp = 0;   // seconds in which the tables are opened
  bool idle = false; // a few moves, then only wait
  uint64_t seed = 1;
  notation::Json setup = notation::Json::object(); // as `create` takes it
};

struct LoadReport {
  int tables = 0;
  int players = 0;
  double seconds = 0;
  int64_t moves = 0;  // acknowledged
  int64_t games = 0;  // played to the end
  int64_t late = 0;   // moves that were due when the server had not answered what came before
  Latencies answered; // of `play`: until its answer
  Latencies shown;    // until the event is at the other players
  Latencies
      lag; // of the bots themselves behind their schedule: more than a little means that they are too slow
  std::map<std::string, int64_t> errors; // answers, by code
  std::map<std::string, int64_t> breaks; // connections that failed, by what was said
  int64_t reconnects = 0;
  int stuck = 0;                   // tables that could not go on in the end
  int64_t violations = 0;          // events lost, repeated or changed, actions nobody asked for
  std::vector<std::string> faults; // the first of them
  double own_cpu = 0;              // of the bots, in cores
  // Memory of the servers in bytes, if they tell: before, with all tables connected, with all connections
  // gone.
  std::optional<double> memory_before, memory_connected, memory_left;
};

// `progress` is told now and then how it goes. Throws std::runtime_error if it cannot be done at all.
LoadReport run_load(const LoadOptions& options, const std::function<void(const std::string&)>& progress);

int64_t total(const std::map<std::string, int64_t>& counts);

notation::Json report_json(const LoadReport& report);

// For people: a line of headings and one line for each report; or of idle tables, a sentence.
std::string report_heading();
std::string report_line(const LoadReport& report);
std::string idle_line(const LoadReport& report);
// What else there is to say: errors, violations; empty if nothing.
std::string report_notes(const LoadReport& report);

} // namespace mappa::client
