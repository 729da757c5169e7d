// Counting the tree of actions: the cross-check for move generation.
#pragma once

#include "game/turn.h"

#include <cstdint>

namespace mappa::play {

// Leaves of the tree of legal actions, `depth` actions deep; a game that is over is a leaf.
uint64_t perft(const Ruleset& rules, const Position& position, int depth);

} // namespace mappa::play
