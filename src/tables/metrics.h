// What the hub counts.
#pragma once

#include "report/metrics.h"

#include <cstdint>
#include <map>
#include <string>

namespace mappa::tables {

struct Metrics {
  report::Counts refused;             // connections and requests, by why
  report::Counts requests;            // by method
  report::Histograms request_seconds; // likewise, from a request to its answer
  std::map<int, uint64_t> errors;     // by code
  uint64_t moves = 0;
  uint64_t tables_made = 0, tables_loaded = 0, tables_dropped = 0, tables_deleted = 0;
  uint64_t maps_deleted = 0;
  report::Histogram stored; // from a request that changes a table to its answer

  // Methods that there are not are not counted: they are whatever anybody writes.
  void answered(const std::string& method, double seconds) {
    if (requests.contains(method)) request_seconds[method].add(seconds);
  }
};

report::Counts by_name(const std::map<int, uint64_t>& numbers);

std::string metrics_text(const Metrics& metrics);

} // namespace mappa::tables
