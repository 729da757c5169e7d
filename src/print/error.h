#pragma once

#include <stdexcept>

namespace mappa::print {

struct PrintError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

} // namespace mappa::print
