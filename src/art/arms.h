// Coats of arms and trade goods of cities, about their middle.
#pragma once

#include "art/part.h"
#include "game/tile.h"

namespace mappa::art {

inline constexpr int CHARGES = 6; // gold figures on the coats

std::string draw_coat(Point middle, int charge, Detail);
std::string draw_goods(Point middle, Goods, Detail);

} // namespace mappa::art
