#include "art/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mappa::art {

Point turn(Point p, int quarters) {
  for (int i = 0; i < (quarters & 3); ++i) p = {100 - p.y, p.x};
  return p;
}

Line turn(const Line& line, int quarters) {
  Line out;
  out.reserve(line.size());
  for (Point p : line) out.push_back(turn(p, quarters));
  return out;
}

double distance(Point a, Point b) { return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)); }

static double distance_to_stretch(Point p, Point a, Point b) {
  Point d = b - a, q = p - a;
  double square = d.x * d.x + d.y * d.y;
  double t = square > 0 ? std::clamp((q.x * d.x + q.y * d.y) / square, 0.0, 1.0) : 0;
  return distance(p, a + d * t);
}

double distance(Point p, const Line& line) {
  double best = std::numeric_limits<double>::infinity();
  for (size_t i = 1; i < line.size(); ++i)
    best = std::min(best, distance_to_stretch(p, line[i - 1], line[i]));
  return best;
}

bool inside(Point p, const Line& outline) {
  bool in = false;
  for (size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    Point a = outline[i], b = outline[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

double length(const Line& line) {
  double sum = 0;
  for (size_t i = 1; i < line.size(); ++i) sum += distance(line[i - 1], line[i]);
  return sum;
}

Point along(const Line& line, double fraction) {
  double left = fraction * length(line);
  for (size_t i = 1; i < line.size(); ++i) {
    double step = distance(line[i - 1], line[i]);
    if (left <= step && step > 0) return mix(line[i - 1], line[i], left / step);
    left -= step;
  }
  return line.back();
}

Point nearest(const Line& line, Point to) {
  Point best = line.front();
  for (Point p : line)
    if (distance(p, to) < distance(best, to)) best = p;
  return best;
}

bool crossing(Point a, Point b, Point c, Point d, Point& where) {
  Point ab = b - a, cd = d - c, ac = c - a;
  double area = ab.x * cd.y - ab.y * cd.x;
  if (std::abs(area) < 1e-9) return false;
  double t = (ac.x * cd.y - ac.y * cd.x) / area, u = (ac.x * ab.y - ac.y * ab.x) / area;
  where = a + ab * t;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1;
}

Line flatten(const Curve& curve, int steps) {
  Line out{curve.front()};
  for (size_t i = 0; i + 3 < curve.size(); i += 3)
    for (int k = 1; k <= steps; ++k) {
      double t = static_cast<double>(k) / steps, u = 1 - t;
      out.push_back(curve[i] * (u * u * u) + curve[i + 1] * (3 * u * u * t) + curve[i + 2] * (3 * u * t * t) +
                    curve[i + 3] * (t * t * t));
    }
  return out;
}

// Catmull-Rom: each handle is parallel to the chord of the two neighbours.
static void append_smooth(Curve& out, Point before, Point from, Point to, Point after, double roundness) {
  out.push_back(from + (to - before) * roundness);
  out.push_back(to - (after - from) * roundness);
  out.push_back(to);
}

Curve smooth(const Line& points, double roundness) {
  Curve out{points.front()};
  size_t last = points.size() - 1;
  for (size_t i = 0; i < last; ++i)
    append_smooth(out, points[i > 0 ? i - 1 : 0], points[i], points[i + 1], points[std::min(i + 2, last)],
                  roundness);
  return out;
}

Curve smooth_closed(const Line& points, double roundness) {
  Curve out{points.front()};
  size_t n = points.size();
  for (size_t i = 0; i < n; ++i)
    append_smooth(out, points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n],
                  roundness);
  return out;
}

} // namespace mappa::art
