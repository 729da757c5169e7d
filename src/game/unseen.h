// The tiles that nobody has seen.
#pragma once

#include "game/position.h"

#include <array>

namespace mappa {

using TileCounts = std::array<int16_t, MAX_KINDS>; // by kind

// In the stack, face down on islands, and, since nobody knows which they are, those of the mix that are not
// played (M2). In an analysis game, where nothing is secret, without these.
TileCounts count_unseen(const Ruleset& rules, const Position& position);

} // namespace mappa
