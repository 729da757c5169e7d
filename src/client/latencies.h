// Every measured time is kept, so that percentiles are exact.
#pragma once

#include "client/connection.h"
#include "notation/json.h"

#include <cstdint>
#include <vector>

namespace mappa::client {

class Latencies {
public:
  void add(Clock::duration time);
  std::size_t count() const { return times_.size(); }

  // Milliseconds that so many percent of the times did not exceed; 0 if there are none.
  double percentile(double percent) const;

private:
  mutable std::vector<uint32_t> times_; // microseconds
  mutable bool sorted_ = true;
};

// {"p50":1.5,"p90":...,"p99":...,"p99.9":...,"max":...} in milliseconds
notation::Json latencies_json(const Latencies& latencies);

} // namespace mappa::client
