// The final scores if the game ended now: what a quick player goes by.
#pragma once

#include "game/position.h"

#include <array>

namespace mappa::play {

std::array<double, MAX_PLAYERS> projected_scores(const Ruleset& rules, const Position& position);

} // namespace mappa::play
