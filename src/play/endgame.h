// The last tiles, exactly: every action of every player, every tile that may be drawn.
#pragma once

#include "play/player.h"

#include <optional>

namespace mappa {

// Nothing if it would take more than so many actions, or if anything but the stack is hidden.
std::optional<Suggestion> solve_endgame(const Ruleset& rules, const Position& position, int64_t most_actions);

} // namespace mappa
