// Small things of the fields: animals, stacks, wells, ponds, mills.
#pragma once

#include "art/part.h"

namespace mappa::art {

std::string draw_sheep(Point foot, bool looks_left, Detail);
std::string draw_haystack(Point foot, double size, Detail);
std::string draw_well(Point foot, Detail);
std::string draw_cottage(Point foot, bool mirrored, Detail);
std::string draw_windmill(Point foot, Detail);
std::string draw_pond(Point middle, Detail);

} // namespace mappa::art
