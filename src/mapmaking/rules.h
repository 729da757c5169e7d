// What always holds on a good board, beyond what a map file must have (docs/maps.md).
#pragma once

#include "data/fault.h"
#include "mapmaking/trial.h"

namespace mappa::mapmaking {

// Each rule that the map breaks; the sets are those of the recommended mix.
std::vector<data::Fault> broken_rules(const Map& map, const TileSets& sets);

} // namespace mappa::mapmaking
