// What time it is.
#pragma once

#include <chrono>
#include <cstdint>

namespace mappa {

inline int64_t wall_ms() { // since 1970: for what is stored
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

inline int64_t steady_us() { // never goes back: for how long something took
  using namespace std::chrono;
  return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

inline int64_t steady_ms() { return steady_us() / 1000; }

} // namespace mappa
