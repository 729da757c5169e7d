// The marks on the board, and what the chips are good for, in words.
#pragma once

#include "command/tongue.h"
#include "game/ruleset.h"

#include <string>

namespace mappa::command {

// Only what can be seen in a game of these rules.
std::string legend_text(const Ruleset& rules, const Tongue& tongue, int columns);

// The map's chip rules and the town variants, in short; empty without any.
std::string rules_text(const Ruleset& rules, const Tongue& tongue, int columns);

// In lines of so many characters, all but the first indented.
std::string wrapped(std::string_view text, int columns, int indent = 0);

} // namespace mappa::command
