// The town variants (V1-V4), each of which can be switched on by itself.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

// The tile just placed may have covered a town: what that costs and brings (V2, V3).
void cover_town(const Ruleset& rules, Position& position, Events* events);

// V4: an uncovered town beside a tile of the road.
bool adds_to_road(const Ruleset& rules, const Position& position, Square town, Node road);
// How many there are.
int towns_beside(const Ruleset& rules, const Position& position, Node road);

} // namespace mappa
