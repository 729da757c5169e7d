// Where chips may lie, and how they are spread over a map (C2).
#pragma once

#include "game/map.h"
#include "game/random.h"
#include "game/square.h"

#include <vector>

namespace mappa {

// C2, but for the other chips and the starts.
bool takes_chip(const Map& map, At at);

// Of such squares, those that are not beside a start that is used.
std::vector<Square> away_from(const std::vector<Square>& starts, const std::vector<Square>& places);

// How many chips have room, no two beside each other.
int chip_room(const std::vector<Square>& places);

// As many of the places, no two beside each other, each as far as may be from those chosen before. There must
// be room for them.
std::vector<Square> spread_chips(const std::vector<Square>& places, int chips, Random& random);

} // namespace mappa
