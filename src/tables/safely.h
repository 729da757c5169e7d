// An exception on the hub's thread costs what threw it, never the server.
#pragma once

#include "report/log.h"

#include <exception>
#include <string>

namespace mappa::tables {

// False if it failed, which is logged, with the address of whoever wanted it if that is known.
template <class Work>
bool safely(const char* what, const Work& work, const std::string& address = {}) {
  std::string why = "unknown";
  try {
    work();
    return true;
  } catch (const std::exception& error) {
    why = error.what();
  } catch (...) {
  }
  report::Fields fields{{"in", what}, {"why", why}};
  if (!address.empty()) fields.emplace_back("address", address);
  report::log_fault("exception", fields);
  return false;
}

} // namespace mappa::tables
