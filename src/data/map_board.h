// Does everything on a map lie where it may, and is everything in the rows spoken of?
#pragma once

#include "data/map_file.h"
#include "data/object.h"

namespace mappa::data {

void check_board(const MapFile& file, const Place& place);

std::string square_name(At at);            // "[3,4]"
std::string side_name(const SideAt& side); // "side N of [3,4]"

} // namespace mappa::data
