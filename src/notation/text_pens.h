// The colours of text drawings: ANSI palette numbers near the colours of the pictures.
#pragma once

#include "notation/text_canvas.h"

#include <array>

namespace mappa::notation::pens {

inline constexpr std::array<int16_t, 3> MEADOW{107, 143, 150};
inline constexpr std::array<int16_t, 2> LAND{187, 186}; // squares of a map without a tile
inline constexpr int16_t WALL = 180, ROOF = 131, ROAD = 231, WATER = 67, CHURCH = 60, POST = 220, GARDEN = 65;
inline constexpr int16_t INK = 236, PALE = 255, SOFT = 64, CHOICE = 214, ARMS = 18, SEA = 74, FAINT = 144;
inline constexpr Pen DIM{245}, FACE_DOWN{231, 94, true};

} // namespace mappa::notation::pens
