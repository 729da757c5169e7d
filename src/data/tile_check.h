// Do a tile's features fit together and fill its sides?
#pragma once

#include "data/object.h"
#include "game/tile.h"

namespace mappa::data {

// `split_sides`: the field sides whose two halves may lie in different fields.
void check_tile(const Tile& tile, uint8_t split_sides, const Place& place);

} // namespace mappa::data
