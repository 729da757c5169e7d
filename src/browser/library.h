// The tile sets and maps that are compiled in.
#pragma once

#include "data/library.h"

namespace mappa::browser {

const data::Library& library();

} // namespace mappa::browser
