// Coasts and borders: the rings of a map file as hand-drawn lines.
#pragma once

#include "art/svg.h"
#include "data/map_picture.h"

namespace mappa::art {

inline constexpr double SQUARE = 100; // units of a square's side

Point units(data::Spot);
inline Point corner_of(At square) { return {square.x * SQUARE, square.y * SQUARE}; }
Line units(const data::Trail&);

Line plain_ring(const data::Trail&); // without the repeated end
Line crinkled_ring(const data::Trail&,
                   const data::Frame&); // does not crinkle along the frame, but runs on outside of it
Line crinkled_line(const data::Trail&);
Line thinned(const Line&, double step); // in small a coast needs fewer points
Path ring_path(const Line&);

// `of` directions, evenly around the clock from the east, clockwise; at most 64, a power of two.
Line clock(int of);

} // namespace mappa::art
