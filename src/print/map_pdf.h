// A map to lay real tiles on.
#pragma once

#include "art/map.h"
#include "print/paper.h"

#include <optional>
#include <string>

namespace mappa::print {

inline constexpr double TILE = 45; // mm, as printed tiles are

struct MapSheets {
  double square = TILE;      // mm
  std::optional<Size> paper; // none: one sheet as large as the map
  double overlap = 10;       // of neighbouring sheets
  art::MapLook look;         // with chips: also sheets of chips to cut out
};

// The file. Throws PrintError.
std::string map_pdf(const data::MapFile& map, const MapSheets& sheets);

} // namespace mappa::print
