#include "server/metrics.h"

#include <fmt/format.h>
#include <fstream>
#include <unistd.h>

namespace mappa::server {

namespace {

std::string heading(const std::string& name, const std::string& help, const char* type) {
  return fmt::format("# HELP {} {}\n# TYPE {} {}\n", name, help, name, type);
}

std::string number(double value) {
  return value == static_cast<double>(static_cast<int64_t>(value))
             ? fmt::format("{}", static_cast<int64_t>(value))
             : fmt::format("{}", value);
}

template <class Key>
std::string by_label(const std::string& name, const std::string& help, const char* label,
                     const std::map<Key, uint64_t>& values) {
  std::string out = heading(name, help, "counter");
  for (const auto& [key, value] : values) out += fmt::format("{}{{{}=\"{}\"}} {}\n", name, label, key, value);
  return out;
}

} // namespace

void Histogram::add(double seconds) {
  ++count_;
  sum_ += seconds;
  double limit = FIRST;
  for (std::size_t i = 0; i < STEPS; ++i, limit *= 2)
    if (seconds <= limit) {
      ++counts_[i];
      return;
    }
}

std::string Histogram::text(const std::string& name, const std::string& help) const {
  std::string out = heading(name, help, "histogram");
  double limit = FIRST;
  uint64_t so_far = 0;
  for (std::size_t i = 0; i < STEPS; ++i, limit *= 2) {
    so_far += counts_[i];
    out += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, limit, so_far);
  }
  return out + fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count_, sum_);
}

std::string gauge(const std::string& name, const std::string& help, double value) {
  return heading(name, help, "gauge") + fmt::format("{} {}\n", name, number(value));
}

std::string counter(const std::string& name, const std::string& help, double value) {
  return heading(name, help, "counter") + fmt::format("{} {}\n", name, number(value));
}

std::string metrics_text(const Metrics& m) {
  const auto count = [](uint64_t value) { return static_cast<double>(value); };
  return gauge("process_resident_memory_bytes", "Memory in use.", resident_memory()) +
         gauge("mappa_connections", "Connections now.", count(m.connections)) +
         gauge("mappa_websockets", "WebSockets now.", count(m.websockets)) +
         gauge("mappa_relays", "Connections that are relayed to another server now.", count(m.relays)) +
         counter("mappa_connections_refused_total", "Connections refused for their number.",
                 count(m.connections_refused)) +
         counter("mappa_http_requests_total", "HTTP requests answered.", count(m.http_requests)) +
         counter("mappa_slow_readers_total", "Connections dropped since they read too slowly.",
                 count(m.slow_readers)) +
         counter("mappa_throttled_total", "Requests that waited for more than 50 ms for their turn.",
                 count(m.throttled)) +
         by_label("mappa_requests_total", "Requests on WebSockets.", "method", m.requests) +
         by_label("mappa_errors_total", "Requests answered with an error.", "code", m.errors) +
         counter("mappa_moves_total", "Actions stored.", count(m.moves)) +
         counter("mappa_tables_made_total", "Tables made.", count(m.tables_made)) +
         counter("mappa_tables_loaded_total", "Tables read from the store.", count(m.tables_loaded)) +
         counter("mappa_tables_dropped_total", "Tables dropped since the store failed or refused.",
                 count(m.tables_dropped)) +
         m.stored.text("mappa_change_seconds", "From a request that changes a table to its answer.");
}

double resident_memory() {
  std::ifstream file("/proc/self/statm");
  double size = 0, resident = 0;
  file >> size >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

} // namespace mappa::server
