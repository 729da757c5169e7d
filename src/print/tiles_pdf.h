// Tile sets as sheets of tiles to cut out, so that what is not in the shops can be played on a table.
#pragma once

#include "game/tile.h"
#include "print/map_pdf.h"

#include <string>
#include <vector>

namespace mappa::print {

struct TileSheets {
  double size = TILE; // mm
  Size paper = PAPERS[0].size;
  bool backs = true;   // every second page: the backs of the page before, for printing on both sides
  bool gardens = true; // drawn
};

// The file: every copy of every tile.
std::string tiles_pdf(const std::vector<const TileSet*>& sets, const TileSheets& sheets);

} // namespace mappa::print
