// A sheet of all tiles of one set, with their ids and counts.
#pragma once

#include "game/tile.h"

#include <string>

namespace mappa::art {

struct SheetLook {
  double pixels = 150; // of one tile's side; below 90 the small drawings are taken
  int columns = 8;
  bool gardens = true;
};

std::string draw_sheet(const TileSet&, const SheetLook& = {});

} // namespace mappa::art
