// Where chips may lie, and how they are spread over a map (C2).
#pragma once

#include "game/map.h"
#include "game/random.h"
#include "game/square.h"

#include <span>
#include <vector>

namespace mappa {

// C2, but for the other chips and the starts.
bool takes_chip(const Map& map, At at);

// Of such squares, those that are not beside a start that is used.
std::vector<Square> away_from(const std::vector<Square>& starts, const std::vector<Square>& places);

// Squared, of a square to the nearest chip; that of no chips is far away. NOWHERE is no chip.
int distance_to_nearest(Square place, std::span<const Square> chips);

// How many chips have room, no two beside each other.
int chip_room(const std::vector<Square>& places);

// Of the places, those on which the first of so many chips leaves room for the others.
std::vector<Square> with_room(std::vector<Square> places, int chips);

// As many of the places, no two beside each other, each as far as may be from those chosen before. There must
// be room for them.
std::vector<Square> spread_chips(const std::vector<Square>& places, int chips, Random& random);

} // namespace mappa
