// A reference: plain UCT. Each playout shuffles what is hidden, goes down the tree by upper confidence
// bounds, adds one node and plays on at random to the end.
#pragma once

#include "play/player.h"

namespace mappa::play {

Suggestion suggest_uct(const Ruleset& rules, const Position& position, uint64_t seed, const Effort& effort);

} // namespace mappa::play
