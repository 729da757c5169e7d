// What the server counts, and how Prometheus reads it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace mappa::server {

// Seconds, counted in steps that double.
class Histogram {
public:
  void add(double seconds);
  std::string text(const std::string& name, const std::string& help) const;

private:
  static constexpr double FIRST = 0.000'25;
  static constexpr std::size_t STEPS = 16; // the last but one is 8 s
  std::array<uint64_t, STEPS> counts_{};
  uint64_t count_ = 0;
  double sum_ = 0;
};

struct Metrics {
  uint64_t connections = 0;         // now
  uint64_t websockets = 0;          // now
  uint64_t connections_refused = 0; // too many
  uint64_t http_requests = 0;
  uint64_t slow_readers = 0;                // dropped
  uint64_t throttled = 0;                   // requests that waited long for their turn
  uint64_t relays = 0;                      // now, to other servers
  std::map<std::string, uint64_t> requests; // by method
  std::map<int, uint64_t> errors;           // by code
  uint64_t moves = 0;
  uint64_t tables_made = 0, tables_loaded = 0, tables_dropped = 0;
  Histogram stored; // from a request that changes a table to its answer
};

// One line or more each, in Prometheus's text format.
std::string gauge(const std::string& name, const std::string& help, double value);
std::string counter(const std::string& name, const std::string& help, double value);
std::string metrics_text(const Metrics& metrics);

double resident_memory(); // bytes of this process

} // namespace mappa::server
