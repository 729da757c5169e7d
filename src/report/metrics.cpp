#include "report/metrics.h"

#include <fmt/format.h>

namespace mappa::report {

namespace {

std::string heading(const std::string& name, const std::string& help, const char* type) {
  return fmt::format("# HELP {} {}\n# TYPE {} {}\n", name, help, name, type);
}

std::string number(double value) {
  return value == static_cast<double>(static_cast<int64_t>(value))
             ? fmt::format("{}", static_cast<int64_t>(value))
             : fmt::format("{}", value);
}

std::string by_label(const std::string& name, const char* label, const Counts& values) {
  std::string out;
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

std::string Histogram::lines(const std::string& name, const std::string& labels) const {
  const std::string before = labels.empty() ? "" : labels + ",";
  const std::string alone = labels.empty() ? "" : "{" + labels + "}";
  std::string out;
  double limit = FIRST;
  uint64_t so_far = 0;
  for (std::size_t i = 0; i < STEPS; ++i, limit *= 2) {
    so_far += counts_[i];
    out += fmt::format("{}_bucket{{{}le=\"{}\"}} {}\n", name, before, limit, so_far);
  }
  return out + fmt::format("{0}_bucket{{{1}le=\"+Inf\"}} {3}\n{0}_sum{2} {4}\n{0}_count{2} {3}\n", name,
                           before, alone, count_, sum_);
}

std::string gauge(const std::string& name, const std::string& help, double value) {
  return heading(name, help, "gauge") + fmt::format("{} {}\n", name, number(value));
}

std::string gauges(const std::string& name, const std::string& help, const char* label,
                   const Counts& values) {
  return heading(name, help, "gauge") + by_label(name, label, values);
}

std::string counter(const std::string& name, const std::string& help, double value) {
  return heading(name, help, "counter") + fmt::format("{} {}\n", name, number(value));
}

std::string counters(const std::string& name, const std::string& help, const char* label,
                     const Counts& values) {
  return heading(name, help, "counter") + by_label(name, label, values);
}

std::string histogram(const std::string& name, const std::string& help, const Histogram& values) {
  return heading(name, help, "histogram") + values.lines(name, "");
}

std::string histograms(const std::string& name, const std::string& help, const char* label,
                       const Histograms& values) {
  std::string out = heading(name, help, "histogram");
  for (const auto& [key, one] : values) out += one.lines(name, fmt::format("{}=\"{}\"", label, key));
  return out;
}

} // namespace mappa::report
