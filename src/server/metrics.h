// What the server counts besides the hub.
#pragma once

#include "tables/metrics.h"

#include <cstdint>
#include <map>
#include <string>

namespace mappa::server {

struct Metrics : tables::Metrics {
  uint64_t connections = 0; // now
  uint64_t websockets = 0;  // now
  uint64_t relays = 0;      // now, to other servers
  uint64_t http_requests = 0;
  std::map<int, uint64_t> http_answers; // by status
  report::Histogram http_seconds;       // from a request to its answer
  uint64_t slow_readers = 0;            // dropped
  uint64_t throttled = 0;               // requests that waited long for their turn
  report::Histogram hub_late;           // what the hub had to do before its next tick
};

std::string metrics_text(const Metrics& metrics);

} // namespace mappa::server
