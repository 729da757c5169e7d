// Where a tile's rivers and roads run, and what stands where they end.
#pragma once

#include "art/layout.h"

namespace mappa::art {

void add_rivers(const Tile&, Layout&);
void add_roads(const Tile&, Layout&, std::optional<Point> site); // site: the building in the middle, if any

std::vector<int> ending_roads(const Tile&); // roads with one side
int side_of(const Feature&);                // its first side

} // namespace mappa::art
