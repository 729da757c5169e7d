// Points: what a feature is worth, to whom it goes, and the scoring during and after the game.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

// Points of a road, city or monastery, complete (B6-B8) or as it stands (B12).
int worth(Kind kind, Word word, bool complete);

// Scores and clears the features that the tile just placed completed, in the order of X7.
void score_completed(const Ruleset& rules, Position& position, Events* events);

// B12.
void score_final(const Ruleset& rules, Position& position, Events* events);

} // namespace mappa
