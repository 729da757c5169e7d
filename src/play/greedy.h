// The greedy player: looks at the end of its own turn and no further.
#pragma once

#include "play/player.h"

namespace mappa {

Suggestion suggest_greedy(const Ruleset& rules, const Position& position, uint64_t seed);

} // namespace mappa
