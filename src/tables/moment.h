// What time it is.
#pragma once

#include <cstdint>

namespace mappa::tables {

int64_t wall_ms();   // since 1970: for what is stored
int64_t steady_us(); // never goes back: for how long something took

inline int64_t steady_ms() { return steady_us() / 1000; }

} // namespace mappa::tables
