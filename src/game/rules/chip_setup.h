// Which chip rules a map is played with (C6), and whether its chips have room (C2).
#pragma once

#include "game/ruleset.h"

#include <vector>

namespace mappa {

// Those for which the map has what they need, its own first.
std::vector<ChipRules> chip_rules_for(const Map& map);

// The chip rules of the setup, and what the map prints for them. Throws SetupError where they cannot be
// played.
void add_chips(Ruleset& rules, const Map& map);

} // namespace mappa
