#include "tables/metrics.h"

namespace mappa::tables {

using namespace report;

report::Counts by_name(const std::map<int, uint64_t>& numbers) {
  Counts names;
  for (const auto& [number, count] : numbers) names[std::to_string(number)] = count;
  return names;
}

std::string metrics_text(const Metrics& m) {
  const auto figure = [](uint64_t value) { return static_cast<double>(value); };
  return counters("mappa_requests_total", "Requests on WebSockets.", "method", m.requests) +
         histograms("mappa_request_seconds", "From a request to its answer.", "method", m.request_seconds) +
         counters("mappa_errors_total", "Requests answered with an error.", "code", by_name(m.errors)) +
         counter("mappa_moves_total", "Actions stored.", figure(m.moves)) +
         counter("mappa_tables_made_total", "Tables made.", figure(m.tables_made)) +
         counter("mappa_tables_loaded_total", "Tables read from the store.", figure(m.tables_loaded)) +
         counter("mappa_tables_dropped_total", "Tables dropped since the store failed or refused.",
                 figure(m.tables_dropped)) +
         counter("mappa_tables_deleted_total", "Tables deleted from the store, since they were too old.",
                 figure(m.tables_deleted)) +
         counter("mappa_maps_deleted_total", "Maps deleted from the store, since nobody uses them.",
                 figure(m.maps_deleted)) +
         histogram("mappa_change_seconds", "From a request that changes a table to its answer.", m.stored);
}

} // namespace mappa::tables
