#include "server/moment.h"

#include <chrono>

namespace mappa {

using namespace std::chrono;

int64_t wall_ms() { return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count(); }

int64_t steady_us() { return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count(); }

} // namespace mappa
