// An exception on the hub's thread costs what threw it, never the server.
#pragma once

#include "report/log.h"

#include <exception>

namespace mappa::server {

// False if it failed, which is logged.
template <class Work>
bool safely(const char* what, const Work& work) {
  try {
    work();
    return true;
  } catch (const std::exception& error) {
    report::log_fault("exception", {{"in", what}, {"why", error.what()}});
  } catch (...) {
    report::log_fault("exception", {{"in", what}});
  }
  return false;
}

} // namespace mappa::server
