// Drawings by their addresses: tiles and their shapes, maps, figures, arms, chips.
#pragma once

#include "data/library.h"
#include "notation/address.h"

#include <functional>
#include <string>

namespace mappa::art {

// What was asked for, and how to make it; nothing to make: there is no such thing.
struct Order {
  std::string name; // the same for all who want the same
  std::function<std::string()> make;
  const char* type = "image/svg+xml";
};

// The address begins with /art/. The library must outlive the order.
Order order(const data::Library& library, const notation::Address& address);

} // namespace mappa::art
