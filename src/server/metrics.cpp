#include "server/metrics.h"

namespace mappa::server {

using namespace report;

namespace {

Counts by_name(const std::map<int, uint64_t>& numbers) {
  Counts names;
  for (const auto& [number, count] : numbers) names[std::to_string(number)] = count;
  return names;
}

double figure(uint64_t value) { return static_cast<double>(value); }

std::string connection_metrics(const Metrics& m) {
  return gauge("mappa_connections", "Connections now.", figure(m.connections)) +
         gauge("mappa_websockets", "WebSockets now.", figure(m.websockets)) +
         gauge("mappa_relays", "Connections that are relayed to another server now.", figure(m.relays)) +
         counters("mappa_refused_total", "Connections and requests refused.", "why", m.refused) +
         counter("mappa_slow_readers_total", "Connections dropped since they read too slowly.",
                 figure(m.slow_readers)) +
         counter("mappa_throttled_total", "Requests that waited for more than 50 ms for their turn.",
                 figure(m.throttled)) +
         counter("mappa_http_requests_total", "HTTP requests.", figure(m.http_requests)) +
         counters("mappa_http_answers_total", "HTTP requests answered.", "status", by_name(m.http_answers)) +
         histogram("mappa_http_seconds", "From an HTTP request to its answer.", m.http_seconds);
}

std::string table_metrics(const Metrics& m) {
  return counters("mappa_requests_total", "Requests on WebSockets.", "method", m.requests) +
         histograms("mappa_request_seconds", "From a request to its answer.", "method", m.request_seconds) +
         counters("mappa_errors_total", "Requests answered with an error.", "code", by_name(m.errors)) +
         histogram("mappa_hub_late_seconds", "How late the hub's next tick came: what waits for it.",
                   m.hub_late) +
         counter("mappa_moves_total", "Actions stored.", figure(m.moves)) +
         counter("mappa_tables_made_total", "Tables made.", figure(m.tables_made)) +
         counter("mappa_tables_loaded_total", "Tables read from the store.", figure(m.tables_loaded)) +
         counter("mappa_tables_dropped_total", "Tables dropped since the store failed or refused.",
                 figure(m.tables_dropped)) +
         counter("mappa_tables_deleted_total", "Tables deleted from the store, since they were too old.",
                 figure(m.tables_deleted)) +
         histogram("mappa_change_seconds", "From a request that changes a table to its answer.", m.stored);
}

} // namespace

std::string metrics_text(const Metrics& metrics) {
  return process_metrics() + connection_metrics(metrics) + table_metrics(metrics);
}

} // namespace mappa::server
