// A stone bridge: deck 13 wide and 30 long.
#pragma once

#include "art/layout.h"
#include "art/part.h"

namespace mappa::art {

std::string draw_bridge(const Bridge&, Detail);

} // namespace mappa::art
