// A map as JSON for those who draw it: in the format of the map files.
#pragma once

#include "data/map_file.h"
#include "notation/json.h"

namespace mappa::notation {

Json map_json(const data::MapFile& file);

} // namespace mappa::notation
