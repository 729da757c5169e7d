// Does a game fit in a position (limits.h), whatever is drawn and wherever it is laid?
#pragma once

#include "game/ruleset.h"

namespace mappa {

// Throws SetupError where it might not; the message says what to do.
void check_capacity(const Ruleset& rules);

// M4, M8: how many squares the map's large cities and ferries may add to the frontier, but for those that are
// connected (Position::connected).
int places_opened(const Printed& printed, uint64_t connected = 0);

} // namespace mappa
