// The pig (T2): a field's cities are worth more to an owner who has one there.
#pragma once

#include "game/position.h"

namespace mappa {

// The field of a segment of the tile just placed: the player has a meeple there.
bool may_put_pig(const Position& position, uint8_t segment);

bool has_pig(const Position& position, uint8_t player, Node field);

} // namespace mappa
