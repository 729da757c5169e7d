// Small maps made by chance: everything that can be printed, in places that no maker of maps would think of.
#pragma once

#include "random_play.h"

namespace mappa::proof {

// Not every square need be in reach of a start. Any chip rules, with as many chips as there is room for or
// fewer.
Map random_map(uint64_t seed);

// Games on such a map with some of the town variants; the map must outlive it.
Configuration random_game_on(const Map& map, uint64_t seed, bool chips = false);

} // namespace mappa::proof
