// The traits of a position: what is counted for each player, before it is weighed (weights.h).
#pragma once

#include "play/outlook.h"
#include "play/weights.h"

#include <array>

namespace mappa::play {

using AllTraits = std::array<Traits, MAX_PLAYERS>;
using Tokens = std::array<int, GOODS>; // of goods in the game (T3)

AllTraits traits_of(const Ruleset& rules, const Position& position, const Outlook& outlook,
                    const Tokens& goods);

} // namespace mappa::play
