// A map to lay real tiles on.
#pragma once

#include "art/map.h"
#include "print/paper.h"

#include <optional>
#include <string>

namespace mappa::print {

inline constexpr double TILE = 45;                            // mm, as printed tiles are
inline constexpr double LEAST_SQUARE = 10, MOST_SQUARE = 200; // mm
inline constexpr const char* ONE_SHEET = "one";               // in place of a paper's name

struct MapSheets {
  double square = TILE;      // mm
  std::optional<Size> paper; // none: one sheet as large as the map
  double overlap = 10;       // of neighbouring sheets
  art::MapLook look;         // with chips: also sheets of chips to cut out
};

// The file. Throws PrintError.
std::string map_pdf(const data::MapFile& map, const MapSheets& sheets);

} // namespace mappa::print
