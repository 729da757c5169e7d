#include "server/log.h"

#include <cstdio>
#include <ctime>
#include <fmt/chrono.h>
#include <fmt/format.h>

namespace mappa::server {

void log_line(std::string_view line) {
  std::tm now{};
  const std::time_t time = std::time(nullptr);
  gmtime_r(&time, &now);
  fmt::print(stderr, "{:%Y-%m-%dT%H:%M:%SZ} {}\n", now, line);
}

} // namespace mappa::server
