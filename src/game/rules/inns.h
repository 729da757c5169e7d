// Inns (I2) and cathedrals (I3): a road or city with one is worth more when complete, and nothing else.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

// What a road or city has.
Modifier modifier_of(const Ruleset& rules, const Position& position, Kind kind, Node root);

// The points of one with an inn or cathedral; `plain` is what it would be worth without.
int modified_points(Modifier modifier, Word word, bool complete, int plain);

} // namespace mappa
