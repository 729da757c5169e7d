// The features on the board as JSON: where they are, whose they are, what they are worth.
#pragma once

#include "game/position.h"
#include "notation/json.h"

namespace mappa::notation {

// {"features","projected"}: nothing in it that a view does not tell.
Json features_json(const Ruleset& rules, const Position& position);

} // namespace mappa::notation
