// An exception on the hub's thread costs what threw it, never the server.
#pragma once

#include "server/log.h"

#include <exception>
#include <fmt/format.h>

namespace mappa::server {

// False if it failed, which is logged.
template <class Work>
bool safely(const char* what, const Work& work) {
  try {
    work();
    return true;
  } catch (const std::exception& error) {
    log_line(fmt::format("{} failed: {}", what, error.what()));
  } catch (...) {
    log_line(fmt::format("{} failed", what));
  }
  return false;
}

} // namespace mappa::server
