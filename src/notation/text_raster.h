// A tile as a small grid of cells, each belonging to one of its features: what text drawings are made from.
#pragma once

#include "game/tile.h"

#include <vector>

namespace mappa::notation {

struct TileSize { // in characters, which are about twice as high as wide; both odd
  int width, height;
};

inline constexpr int NO_FEATURE = -1;

struct Raster {
  TileSize size;
  std::vector<int> feature;  // by cell, row by row: an index into Tile::features, or NO_FEATURE at a crossing
  std::vector<uint8_t> arms; // road and river cells: bit s where the line goes on to side s

  int cell(int column, int row) const { return row * size.width + column; }
};

Raster rasterise(const Tile& tile, int rot, TileSize size);

// The cell in the middle of a feature's roomiest part, none of those taken; -1 if there is none.
int roomiest_cell(const Raster& raster, int feature, const std::vector<int>& taken);

} // namespace mappa::notation
