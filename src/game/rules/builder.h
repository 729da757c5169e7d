// The builder (T1): a road or city that it stands on brings its owner a second tile when it grows.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

// The road or city of a segment of the tile just placed: incomplete, and the player has a meeple there.
bool may_put_builder(const Position& position, uint8_t segment);

// Notes whether the turn's first tile, just placed, grants a second.
void wake_builder(const Ruleset& rules, Position& position);

// Goes home when its owner's last meeple has left the feature.
void return_lonely_builder(const Ruleset& rules, Position& position, uint8_t player, Node root,
                           Events* events);

} // namespace mappa
