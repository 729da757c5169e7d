// Where chips may lie (C2), read from the map alone.
#pragma once

#include "game/map.h"

#include <vector>

namespace mappa::proof {

// Squares where a chip may lie when these starts are used and no other chip lies beside.
std::vector<At> chip_ground(const Map& map, const std::vector<At>& used_starts);

// Those that are neither one of the chips nor beside one.
std::vector<At> apart_from(const std::vector<At>& chips, const std::vector<At>& ground);

// The most of these squares of which no two are side by side.
int most_apart(const Map& map, const std::vector<At>& ground);

// How many chips the map has room for, no two side by side, whichever starts are used.
int room_for_chips(const Map& map);

} // namespace mappa::proof
