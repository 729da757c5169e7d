// What the chip rules add to setting up a position by hand.
#pragma once

#include "game/arrange.h"

namespace mappa {

// The islands' stacks: tiles that lay there go back into the stack, those wished for are taken out of it.
void arrange_islands(const Ruleset& rules, Position& position, const Arrangement& arrangement);

// Chips on the map and before the players, meeples on the Isle of Man.
void arrange_chips(const Ruleset& rules, Position& position, const Arrangement& arrangement);

} // namespace mappa
