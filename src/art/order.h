// Drawings by their addresses: tiles and their shapes, maps, figures, arms, chips.
#pragma once

#include "data/carried.h"
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

// The address begins with /art/. The library must outlive the order. `carried` is a map beside it that may be
// asked for.
Order order(const data::Library& library, const notation::Address& address,
            const data::MapPtr& carried = nullptr);

// The map that an address wants drawn; empty: none.
std::string drawn_map(const notation::Address& address);

} // namespace mappa::art
