// A map made ready to play: its preprinted things become kinds of tiles (rules M).
#pragma once

#include "game/ruleset.h"

namespace mappa {

// Throws SetupError.
void add_printed(Ruleset& rules, const Map& map);

} // namespace mappa
