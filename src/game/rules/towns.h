// The town variants (V1-V4), each of which can be switched on by itself.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

// The tile just placed may have covered a town: what that costs and brings (V2, V3).
void cover_town(const Ruleset& rules, Position& position, Events* events);

// V4: uncovered towns beside the tiles of a road, each once.
int towns_beside(const Ruleset& rules, const Position& position, Node road);

} // namespace mappa
