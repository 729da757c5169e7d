// Where a computer player lays a chip (C5).
#pragma once

#include "play/player.h"

namespace mappa::play {

// Nobody knows what the chips show, so there is nothing to search for: the square farthest from the chips
// that lie already, of several any.
Suggestion suggest_chip(const Ruleset& rules, const Position& position, uint64_t seed);

} // namespace mappa::play
