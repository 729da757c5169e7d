// Why an action is not legal, in words that help.
#pragma once

#include "game/position.h"

#include <string>

namespace mappa {

// The tile in hand, which is not legal there.
std::string why_not_tile(const Ruleset& rules, const Position& position, Square where, int rot);

// A figure on the tile just placed, which is not legal there.
std::string why_not_figure(const Ruleset& rules, const Position& position, const std::string& figure,
                           const std::string& on);

} // namespace mappa
