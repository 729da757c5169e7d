// What always holds on a good board, beyond what a map file must have (docs/maps.md).
#pragma once

#include "game/map.h"
#include "mapmaking/trial.h"

#include <string>

namespace mappa::mapmaking {

// Each rule that the map breaks, in plain words; the sets are those of the recommended mix.
std::vector<std::string> broken_rules(const Map& map, const TileSets& sets);

} // namespace mappa::mapmaking
