// Península Ibérica: a chip that was taken is laid again as a treat (IB2).
#pragma once

#include "game/action.h"
#include "game/event.h"

namespace mappa {

// Free squares in the rows of the chip's colour.
void legal_treats(const Ruleset& rules, const Position& position, Actions& actions);

// Is there a chip to lay, and room for it? Without room it leaves the game.
bool asks_treat(const Ruleset& rules, Position& position);

void lay_treat(Position& position, const Action& action, Events* events);

} // namespace mappa
