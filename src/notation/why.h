// Why an action is not legal, in words that help.
#pragma once

#include "game/sentence.h"
#include "notation/wish.h"

#include <string>

namespace mappa::notation {

// The tile in hand, which is not legal there.
Sentence why_not_tile(const Ruleset& rules, const Position& position, Square where, int rot);

// A figure on the tile just placed, which is not legal there.
Sentence why_not_figure(const Ruleset& rules, const Position& position, const std::string& figure,
                        const std::string& on);

// Anything that answers the decision asked and is not legal; empty for what does not answer it.
Sentence why_not(const Ruleset& rules, const Position& position, const Wish& wish);

} // namespace mappa::notation
