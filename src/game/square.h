// Places on the table.
#pragma once

#include "game/tile.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace mappa {

inline constexpr int TABLE_EDGE = 126; // coordinates run from -126 to 126

// A square as one number: y in the high byte, x in the low one, both 128 too large, so that stepping to a
// neighbour is an addition that never carries from one byte into the other. 0 is no square.
using Square = uint16_t;
inline constexpr Square NOWHERE = 0;
constexpr Square square(int x, int y) { return static_cast<Square>((y + 128) * 256 + x + 128); }
constexpr int x_of(Square s) { return (s & 0xFF) - 128; }
constexpr int y_of(Square s) { return (s >> 8) - 128; }

inline constexpr std::array<Square, SIDES> STEPS{static_cast<Square>(-256), 1, 256, static_cast<Square>(-1)};
constexpr Square beside(Square s, size_t side) { return static_cast<Square>(s + STEPS[side]); }

constexpr bool on_table(int x, int y) { return std::max(std::abs(x), std::abs(y)) <= TABLE_EDGE; }
constexpr bool on_table(Square s) { return on_table(x_of(s), y_of(s)); }

// The same square or one of the eight round it: both bytes of the difference are 0, 1 or 2.
constexpr bool near(Square a, Square b) {
  const unsigned d = (a + 0x0101u - b) & 0xFFFFu;
  return ((d & 0xFCFCu) | (d & d >> 1 & 0x0101u)) == 0;
}

} // namespace mappa
