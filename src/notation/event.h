// Events as JSON.
#pragma once

#include "game/event.h"
#include "game/scoring.h"
#include "notation/json.h"

namespace mappa::notation {

// The position is the one after the events.
Json events_json(const Ruleset& rules, const Position& position, const Events& events);

// How the points of a feature come about; only what can count for that kind.
Json parts_json(Kind kind, const Points& points);

} // namespace mappa::notation
