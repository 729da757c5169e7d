// Numbers that nobody can guess.
#pragma once

#include <span>

namespace mappa::tables {

// Throws std::runtime_error if the system gives none.
void fill_at_random(std::span<unsigned char> bytes);

} // namespace mappa::tables
