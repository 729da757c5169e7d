// The one exception of this folder: a data file that cannot be used.
#pragma once

#include <stdexcept>

namespace mappa::data {

// The message names the file, the place in it and the fault: "mine.json: tile mine/CC: half side 3 is in two
// fields".
struct DataError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

} // namespace mappa::data
