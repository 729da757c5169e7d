// Figures as Prometheus reads them: each function makes the lines of one metric.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace mappa::report {

// Seconds, counted in steps that double, from 1/4 ms to a minute: Prometheus computes quantiles of any span
// of time from them. A plain value: whoever shares one between threads guards it.
class Histogram {
public:
  void add(double seconds);
  uint64_t count() const { return count_; }
  double sum() const { return sum_; }
  // `labels`: "" or `method="play"`.
  std::string lines(const std::string& name, const std::string& labels) const;

private:
  static constexpr double FIRST = 0.000'25;
  static constexpr std::size_t STEPS = 19; // the last ends at 65.5 s
  std::array<uint64_t, STEPS> counts_{};
  uint64_t count_ = 0;
  double sum_ = 0;
};

using Counts = std::map<std::string, uint64_t>; // by label
using Histograms = std::map<std::string, Histogram>;

std::string gauge(const std::string& name, const std::string& help, double value);
std::string gauges(const std::string& name, const std::string& help, const char* label, const Counts& values);
std::string counter(const std::string& name, const std::string& help, double value);
std::string counters(const std::string& name, const std::string& help, const char* label,
                     const Counts& values);
std::string histogram(const std::string& name, const std::string& help, const Histogram& values);
std::string histograms(const std::string& name, const std::string& help, const char* label,
                       const Histograms& values);

// Of this process, by the names that Prometheus's own clients use: processor time, memory, files, start.
std::string process_metrics();

} // namespace mappa::report
