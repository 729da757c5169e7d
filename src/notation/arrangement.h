// Arrangements as JSON: the params of `arrange`, and its entries in saved games.
#pragma once

#include "game/arrange.h"
#include "notation/json.h"

namespace mappa {

// Throws InputError, or IllegalAction where a tile has no such segment.
Arrangement parse_arrangement(const Ruleset& rules, const Position& position, const nlohmann::json& value);

// The position is the one before it.
Json arrangement_json(const Ruleset& rules, const Position& position, const Arrangement& arrangement);

} // namespace mappa
