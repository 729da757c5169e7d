// What is wrong with something said to the program; every message names the fault and its place.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace mappa::notation {

// It cannot be understood: a wrong type, an unknown key or name, a number out of range.
struct InputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// It is understood, but the rules forbid it in this position.
struct IllegalAction : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Throws InputError with the faults that reading JSON found (data/object.h), if any.
void throw_faults(const std::vector<std::string>& faults);

} // namespace mappa::notation
