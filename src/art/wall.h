// Where the walls of a tile's cities run.
#pragma once

#include "art/layout.h"

namespace mappa::art {

std::vector<CityShape> city_shapes(const Tile&);

} // namespace mappa::art
