// The expert: takes the turns that the evaluation likes best and plays each of them on, many times, with the
// hidden things shuffled anew each time and every player choosing by the evaluation; the better ones are
// looked at longer.
#pragma once

#include "play/player.h"

namespace mappa::play {

Suggestion suggest_expert(const Ruleset& rules, const Position& position, uint64_t seed,
                          const Effort& effort);

} // namespace mappa::play
