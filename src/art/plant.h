// Trees, bushes and grass.
#pragma once

#include "art/chance.h"
#include "art/part.h"

namespace mappa::art {

std::string draw_tree(Point foot, double size, Chance&, Detail, bool autumn = false);
std::string draw_fir(Point foot, double size, Detail);
std::string draw_bush(Point foot, double size, Detail);
Path tuft(Point foot, double size);

} // namespace mappa::art
