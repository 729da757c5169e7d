// What the server counts.
#pragma once

#include "report/metrics.h"

#include <cstdint>
#include <map>
#include <string>

namespace mappa::server {

struct Metrics {
  uint64_t connections = 0; // now
  uint64_t websockets = 0;  // now
  uint64_t relays = 0;      // now, to other servers
  uint64_t http_requests = 0;
  std::map<int, uint64_t> http_answers; // by status
  report::Histogram http_seconds;       // from a request to its answer
  report::Counts refused;               // connections and requests, by why
  uint64_t slow_readers = 0;            // dropped
  uint64_t throttled = 0;               // requests that waited long for their turn
  report::Counts requests;              // by method
  report::Histograms request_seconds;   // likewise, from a request to its answer
  std::map<int, uint64_t> errors;       // by code
  report::Histogram hub_late;           // what the hub had to do before its next tick
  uint64_t moves = 0;
  uint64_t tables_made = 0, tables_loaded = 0, tables_dropped = 0, tables_deleted = 0;
  report::Histogram stored; // from a request that changes a table to its answer

  // Methods that there are not are not counted: they are whatever anybody writes.
  void answered(const std::string& method, double seconds) {
    if (requests.contains(method)) request_seconds[method].add(seconds);
  }
};

std::string metrics_text(const Metrics& metrics);

} // namespace mappa::server
