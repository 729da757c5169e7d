// Upright boxes, and the room that is left between those taken.
#pragma once

#include "art/geometry.h"

#include <algorithm>

namespace mappa::art {

struct Box {
  double left = 0, top = 0, right = 0, bottom = 0;

  double width() const { return right - left; }
  double height() const { return bottom - top; }
  Point middle() const { return {(left + right) / 2, (top + bottom) / 2}; }
  Box grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
  bool holds(Point p) const { return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom; }
  bool holds(const Box& b) const {
    return b.left >= left && b.right <= right && b.top >= top && b.bottom <= bottom;
  }
};

inline Box box_around(Point middle, double width, double height) {
  return {middle.x - width / 2, middle.y - height / 2, middle.x + width / 2, middle.y + height / 2};
}
inline Box box_of(const Line& line) {
  Box out{line.front().x, line.front().y, line.front().x, line.front().y};
  for (Point p : line)
    out = {std::min(out.left, p.x), std::min(out.top, p.y), std::max(out.right, p.x),
           std::max(out.bottom, p.y)};
  return out;
}

// The area two boxes share; 0 if they only touch.
inline double overlap(const Box& a, const Box& b) {
  double width = std::min(a.right, b.right) - std::max(a.left, b.left);
  double height = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
inline double overlap(const Box& box, const std::vector<Box>& taken) {
  double sum = 0;
  for (const Box& other : taken) sum += overlap(box, other);
  return sum;
}

// How far a point is from a box; 0 inside.
inline double distance(Point p, const Box& box) {
  return distance(p, Point{std::clamp(p.x, box.left, box.right), std::clamp(p.y, box.top, box.bottom)});
}

} // namespace mappa::art
