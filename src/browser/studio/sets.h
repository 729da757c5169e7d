// The tile sets of the recommended mix, which are compiled in.
#pragma once

#include "mapmaking/trial.h"

namespace mappa::browser {

const mapmaking::TileSets& recommended();
const TileSet& postman();

} // namespace mappa::browser
