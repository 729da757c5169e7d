// A map as JSON for those who draw it: in the format of the map files.
#pragma once

#include "data/map_file.h"
#include "notation/json.h"

namespace mappa {

Json map_json(const MapFile& file);

} // namespace mappa
