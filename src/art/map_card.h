// A map in small, for cards and lists: coasts, the country as a meadow, its large cities.
#pragma once

#include "art/theme.h"
#include "data/map_file.h"

#include <string>

namespace mappa::art {

std::string draw_map_card(const data::MapFile&, Theme); // a whole document over the map's frame

} // namespace mappa::art
