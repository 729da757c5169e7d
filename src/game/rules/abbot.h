// The abbot (A1-A3): it alone stands on gardens, and may be taken back for what they are worth now.
#pragma once

#include "game/action.h"
#include "game/event.h"

namespace mappa {

// A3: from an incomplete monastery or garden.
bool may_take_abbot_back(const Ruleset& rules, const Position& position);

void take_abbot_back(const Ruleset& rules, Position& position, Events* events);

} // namespace mappa
