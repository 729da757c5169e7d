// The marks on the board, and what the chips are good for, in words.
#pragma once

#include "game/ruleset.h"

#include <string>

namespace mappa::command {

// Only what can be seen in a game of these rules.
std::string legend_text(const Ruleset& rules);

// The map's chip rules and the town variants, in short; empty without any.
std::string rules_text(const Ruleset& rules);

} // namespace mappa::command
