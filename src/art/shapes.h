// The shapes of a tile's features as JSON, for the page to highlight them and to put figures on them.
#pragma once

#include "game/tile.h"

#include <string>

namespace mappa::art {

// Unrotated, in a square of 100; names of segments for each of the four rotations.
std::string tile_shapes(const Tile& tile);

} // namespace mappa::art
