// Hand-made drawings as data: parts drawn one over the other, about a foot at (0, 0).
#pragma once

#include "art/svg.h"

#include <span>

namespace mappa::art {

enum class Detail { Full, Small }; // small: under 90 pixels a tile

inline double ink_line(Detail detail) { return detail == Detail::Full ? .75 : 1.25; }

struct Part {
  const char* data; // path data
  const char* fill = "none";
  const char* line = nullptr;
  double ink = 0;   // width of the line: so many ink lines ...
  double width = 0; // ... or so many units
  double opacity = 1;
  bool round = false; // round line ends
  bool fine = false;  // left out of the small drawing
};

std::string draw(std::span<const Part>, Point foot, double ink, Detail, double scale = 1);

std::string cast_shadow(Point, double rx, double ry, double opacity = .2);

} // namespace mappa::art
