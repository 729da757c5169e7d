#include "client/load.h"

#include <fmt/format.h>

namespace mappa::client {

using notation::Json;

namespace {

// Bytes that each table takes beyond what the server had before.
Json per_table(const LoadReport& report, const std::optional<double>& memory) {
  if (!memory || !report.memory_before) return nullptr;
  return (*memory - *report.memory_before) / report.tables;
}

double moves_per_second(const LoadReport& report) {
  return report.seconds > 0 ? static_cast<double>(report.moves) / report.seconds : 0;
}

std::string kib(const Json& bytes) {
  return bytes.is_null() ? "-" : fmt::format("{:.1f}", bytes.get<double>() / 1024);
}

} // namespace

int64_t total(const std::map<std::string, int64_t>& counts) {
  int64_t all = 0;
  for (const auto& [what, n] : counts) all += n;
  return all;
}

Json report_json(const LoadReport& report) {
  return {{"tables", report.tables},
          {"players", report.players},
          {"seconds", report.seconds},
          {"moves", report.moves},
          {"moves_per_second", moves_per_second(report)},
          {"games", report.games},
          {"late", report.late},
          {"answer_ms", latencies_json(report.answered)},
          {"event_ms", latencies_json(report.shown)},
          {"lag_ms", latencies_json(report.lag)},
          {"errors", report.errors},
          {"breaks", report.breaks},
          {"reconnects", report.reconnects},
          {"stuck", report.stuck},
          {"violations", report.violations},
          {"faults", report.faults},
          {"own_cpu", report.own_cpu},
          {"bytes_per_table", per_table(report, report.memory_connected)},
          {"bytes_per_table_left", per_table(report, report.memory_left)}};
}

std::string report_heading() {
  return fmt::format(
      "{:>6} {:>8} {:>8} {:>7} {:>7} {:>7} {:>7} {:>7} {:>9} {:>7} {:>6} {:>6} {:>6} {:>6} {:>9}", "tables",
      "moves", "moves/s", "p50 ms", "p90", "p99", "p99.9", "max", "event p99", "lag p99", "late", "errors",
      "breaks", "lost", "KiB/table");
}

std::string report_line(const LoadReport& report) {
  const Latencies& times = report.answered;
  return fmt::format(
      "{:6} {:8} {:8.1f} {:7.1f} {:7.1f} {:7.1f} {:7.1f} {:7.1f} {:9.1f} {:7.1f} {:6} {:6} {:6} {:6} {:>9}",
      report.tables, report.moves, moves_per_second(report), times.percentile(50), times.percentile(90),
      times.percentile(99), times.percentile(99.9), times.percentile(100), report.shown.percentile(99),
      report.lag.percentile(99), report.late, total(report.errors), total(report.breaks), report.violations,
      kib(per_table(report, report.memory_connected)));
}

std::string idle_line(const LoadReport& report) {
  return fmt::format("{} idle tables: {} KiB each with {} connections, {} KiB when everyone has left",
                     report.tables, kib(per_table(report, report.memory_connected)), report.players,
                     kib(per_table(report, report.memory_left)));
}

std::string report_notes(const LoadReport& report) {
  std::string notes;
  for (const auto& [what, n] : report.errors) notes += fmt::format("{} x error: {}\n", n, what);
  for (const auto& [why, n] : report.breaks) notes += fmt::format("{} x connection broke: {}\n", n, why);
  if (report.reconnects > 0) notes += fmt::format("{} connections were made again\n", report.reconnects);
  for (const std::string& fault : report.faults) notes += "VIOLATION: " + fault + "\n";
  if (report.stuck > 0) notes += fmt::format("STUCK: {} tables could not go on in the end\n", report.stuck);
  return notes;
}

} // namespace mappa::client
