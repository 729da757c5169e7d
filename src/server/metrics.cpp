#include "server/metrics.h"

namespace mappa::server {

using namespace report;

namespace {

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
         counters("mappa_http_answers_total", "HTTP requests answered.", "status",
                  tables::by_name(m.http_answers)) +
         histogram("mappa_http_seconds", "From an HTTP request to its answer.", m.http_seconds) +
         histogram("mappa_hub_late_seconds", "How late the hub's next tick came: what waits for it.",
                   m.hub_late);
}

} // namespace

std::string metrics_text(const Metrics& metrics) { return process_metrics() + connection_metrics(metrics); }

} // namespace mappa::server
