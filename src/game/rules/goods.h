// Trade goods (T3): who completes a city takes its tokens; the most of each kind bring points at the end.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

// The tokens of the cities that the tile just placed completed, whoever owns them.
void take_goods(const Ruleset& rules, Position& position, Events* events);

void score_goods(const Ruleset& rules, Position& position, Events* events);

} // namespace mappa
