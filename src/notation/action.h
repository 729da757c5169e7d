// Actions as JSON.
#pragma once

#include "game/action.h"
#include "notation/json.h"

#include <string>

namespace mappa::notation {

// The action must belong to the position.
Json action_json(const Ruleset& rules, const Position& position, const Action& action);

// The same as text; what is said often is written without building it first.
std::string action_text(const Ruleset& rules, const Position& position, const Action& action);

// The legal action that the JSON names. Throws InputError, or IllegalAction that says why.
Action parse_action(const Ruleset& rules, const Position& position, const nlohmann::json& value);

// The numbers of the chips paid for an upgrade: [1,1,2].
Json payment_json(int payment);

// {"player","kind"}, null when the game is over.
Json decision_json(const Position& position);
std::string decision_text(const Position& position);

} // namespace mappa::notation
