// A position as a row of numbers, for programs that learn (docs/library.md).
#pragma once

#include "game/position.h"

#include <string>
#include <vector>

namespace mappa::api {

// Of such a row, in its order: "decides.tile", "own.score", "other1.score" ...
std::vector<std::string> feature_names(int players);

int feature_count(int players);

// As `viewer` sees it: the own numbers first, then those of the others in the order of their turns.
// `present`: what is being decided, and the tile in hand, are told, too.
void write_features(const Ruleset& rules, const Position& position, uint8_t viewer, bool present, float* row);

} // namespace mappa::api
