// Players that look at the end of their own turn and no further.
#pragma once

#include "play/player.h"

namespace mappa::play {

// A child's way: looks at a few placements and takes what brings the most, without a thought for its meeples.
Suggestion suggest_easy(const Ruleset& rules, const Position& position, uint64_t seed, const Effort& effort);

// Counts the points as if the game ended now, and is sparing with meeples.
Suggestion suggest_medium(const Ruleset& rules, const Position& position, uint64_t seed,
                          const Effort& effort);

// Goes by the whole evaluation.
Suggestion suggest_hard(const Ruleset& rules, const Position& position, uint64_t seed, const Effort& effort);

// A reference: the most points as if the game ended now, ties at random.
Suggestion suggest_greedy(const Ruleset& rules, const Position& position, uint64_t seed,
                          const Effort& effort);

} // namespace mappa::play
