// The drawing of one tile, from its topology.
#pragma once

#include "art/layout.h"
#include "art/part.h"

#include <string>

namespace mappa::art {

struct TileLook {
  int rot = 0;  // quarter turns clockwise
  int copy = 0; // how many tiles of this kind were laid before: no two copies look cloned
  Detail detail = Detail::Full;
  bool gardens = true; // drawn only if the abbot plays
};

// One <g> over the square 0..100; what reaches beyond it is to be clipped, as framed() does.
std::string draw_tile(const Tile&, const TileLook&);
std::string draw_tile(const Tile&, const Layout&, const TileLook&); // with the layout at hand

std::string draw_tile_back(); // the same for all tiles

// The drawing clipped to its square, with the corner north-west at `at`, `size` wide.
std::string framed(const std::string& tile, Point at, double size = 100);

// Where a figure on a feature stands, in the turned tile.
Point figure_spot(const Layout&, int feature, int rot);
Point figure_spot(const Tile&, int feature, int rot);

} // namespace mappa::art
