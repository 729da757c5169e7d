#include "tables/entropy.h"

#include <stdexcept>
#include <unistd.h>

namespace mappa::tables {

// Alone in this file, so that a fuzzer can have its own.
void fill_at_random(std::span<unsigned char> bytes) {
  if (getentropy(bytes.data(), bytes.size()) != 0)
    throw std::runtime_error("this machine gives no random numbers");
}

} // namespace mappa::tables
