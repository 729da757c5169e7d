// What is printed on a tile, as JSON for those who draw it.
#pragma once

#include "game/tile.h"
#include "notation/json.h"

namespace mappa::notation {

Json tile_json(const Tile& tile);

} // namespace mappa::notation
