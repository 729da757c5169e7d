// Events as JSON.
#pragma once

#include "game/event.h"
#include "notation/json.h"

namespace mappa {

// The position is the one after the events.
Json events_json(const Ruleset& rules, const Position& position, const Events& events);

} // namespace mappa
