#include "tables/moment.h"

#include <chrono>

namespace mappa::tables {

// Alone in this file, so that a fuzzer can have its own.
int64_t wall_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

int64_t steady_us() {
  using namespace std::chrono;
  return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace mappa::tables
