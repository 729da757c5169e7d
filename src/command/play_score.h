// What points were scored for, in words.
#pragma once

#include "command/tongue.h"
#include "game/event.h"

#include <string>

namespace mappa::command {

// "Ann: city, 2 tiles, complete: 4 points"
std::string score_line(const Tongue& tongue, const Ruleset& rules, const Position& position,
                       const Event& score);

// "The game is over. Ann wins with 31 points; Bo has 12."
std::string result_line(const Tongue& tongue, const Ruleset& rules, const Position& position);

} // namespace mappa::command
