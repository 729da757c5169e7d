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

// A map that a setup brings along has a fault.
struct MapFault : InputError {
  using InputError::InputError;
};
// A map is neither the program's nor kept here.
struct NoMap : InputError {
  using InputError::InputError;
};

// Faults that reading JSON found (data/object.h), the first ones, as one message.
std::string told_faults(const std::vector<std::string>& faults);
// Throws InputError with the faults that reading JSON found (data/object.h), if any.
void throw_faults(const std::vector<std::string>& faults);

} // namespace mappa::notation
