// What chip rules put on a board beside tiles and figures: chips, stacks on islands, meeples on the Isle of
// Man.
#pragma once

#include "art/board.h"

namespace mappa::art {

std::string draw_chips(const Scene&);
std::string draw_stacks(const Scene&);
std::string draw_isle_of_man(const Scene&);

// Where so many meeples stand on the Isle, about its middle: their feet, from north to south.
struct Crowd {
  std::vector<Point> feet;
  double scale = 0;
};
Crowd crowd_of(int meeples);

} // namespace mappa::art
