#include "client/latencies.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace mappa::client {

void Latencies::add(Clock::duration time) {
  const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
  times_.push_back(static_cast<uint32_t>(std::clamp<int64_t>(micros, 0, UINT32_MAX)));
  sorted_ = false;
}

double Latencies::percentile(double percent) const {
  if (times_.empty()) return 0;
  if (!sorted_) std::sort(times_.begin(), times_.end());
  sorted_ = true;
  const auto rank =
      static_cast<std::size_t>(std::ceil(percent / 100 * static_cast<double>(times_.size()) - 1e-9));
  return times_[std::clamp<std::size_t>(rank, 1, times_.size()) - 1] / 1000.0;
}

notation::Json latencies_json(const Latencies& latencies) {
  return {{"p50", latencies.percentile(50)},
          {"p90", latencies.percentile(90)},
          {"p99", latencies.percentile(99)},
          {"p99.9", latencies.percentile(99.9)},
          {"max", latencies.percentile(100)}};
}

} // namespace mappa::client
