// No exception leaves the library: what was thrown becomes a code, and a message that the thread keeps.
#pragma once

#include "mappa/mappa.h"

#include <stdexcept>
#include <string>

namespace mappa::api {

struct WrongUse : std::logic_error {
  using std::logic_error::logic_error;
};

// Of the exception that is being handled.
mappa_code note_fault() noexcept;

template <class Work>
mappa_code attempt(Work work) noexcept {
  try {
    work();
    return MAPPA_FINE;
  } catch (...) {
    return note_fault();
  }
}

inline void need(const void* pointer, const char* name) {
  if (!pointer) throw WrongUse(std::string(name) + " is a null pointer");
}

} // namespace mappa::api
