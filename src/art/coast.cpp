#include "art/coast.h"

#include "art/chance.h"

#include <cmath>
#include <fmt/format.h>

namespace mappa::art {

using data::Trail;

Point units(data::Spot spot) { return {spot.x * SQUARE, spot.y * SQUARE}; }

Line units(const Trail& trail) {
  Line out;
  for (data::Spot spot : trail) out.push_back(units(spot));
  return out;
}

Line plain_ring(const Trail& trail) {
  Line out = units(trail);
  while (out.size() > 1 && distance(out.front(), out.back()) < .01) out.pop_back();
  return out;
}

namespace {

constexpr double OUTSIDE = 800; // so far a ring runs on outside of the frame: cards are wider than charts

// Midpoints are pushed aside by a hash of the two ends, sorted, so that two countries crinkle a common border
// alike. Short stretches twice, long ones until they are short.
void append_crinkled(Line& out, Point a, Point b, int depth = 0) {
  constexpr double AMOUNT = .07, SHORTEST = 12, SHORT = 36;
  double length = distance(a, b);
  if (length > SHORTEST && (depth < 2 || (length > SHORT && depth < 6))) {
    bool sorted = a.x < b.x || (a.x == b.x && a.y < b.y);
    Point p = sorted ? a : b, q = sorted ? b : a;
    auto tenths = [](double value) { return std::lround(value * 10); };
    uint32_t hash = fnv1a(fmt::format("{},{};{},{}", tenths(p.x), tenths(p.y), tenths(q.x), tenths(q.y)));
    double aside = (hash / 4294967296.0 - .5) * 2 * AMOUNT;
    Point middle = mix(a, b, .5) + Point{p.y - q.y, q.x - p.x} * aside;
    append_crinkled(out, a, middle, depth + 1);
    append_crinkled(out, middle, b, depth + 1);
  } else
    out.push_back(b);
}

// Which sides of the frame a point lies on, as a push out of it.
Point push(Point p, const data::Frame& frame) {
  constexpr double NEAR = 2;
  auto one = [](double value, double low, double high) {
    return std::abs(value - low * SQUARE) < NEAR    ? -OUTSIDE
           : std::abs(value - high * SQUARE) < NEAR ? OUTSIDE
                                                    : 0;
  };
  return {one(p.x, frame.left, frame.right), one(p.y, frame.top, frame.bottom)};
}

bool share_a_side(Point a, Point b) { return (a.x != 0 && a.x == b.x) || (a.y != 0 && a.y == b.y); }

} // namespace

Line crinkled_ring(const Trail& trail, const data::Frame& frame) {
  Line ring = plain_ring(trail), out;
  for (size_t i = 0; i < ring.size(); ++i) {
    Point a = ring[i], b = ring[(i + 1) % ring.size()];
    Point a_push = push(a, frame), b_push = push(b, frame);
    if (share_a_side(a_push, b_push)) {
      out.push_back(a + a_push);
      out.push_back(b + b_push);
      out.push_back(b);
    } else
      append_crinkled(out, a, b);
  }
  return out;
}

Line crinkled_line(const Trail& trail) {
  Line line = units(trail), out;
  if (!line.empty()) out.push_back(line.front());
  for (size_t i = 1; i < line.size(); ++i) append_crinkled(out, line[i - 1], line[i]);
  return out;
}

Line thinned(const Line& line, double step) {
  Line out;
  for (const Point p : line)
    if (out.empty() || distance(out.back(), p) > step) out.push_back(p);
  return out;
}

Path ring_path(const Line& ring) {
  if (ring.size() < 3) return {};
  Curve curve = smooth_closed(ring, .13);
  for (Point& p : curve) p = {std::round(p.x * 10) / 10, std::round(p.y * 10) / 10};
  return Path::of(curve).close();
}

Line clock(int of) {
  constexpr Point STEP{0.99518472667219693, 0.098017140329560604}; // one of 64
  Line all{{1, 0}}, out;
  for (int i = 1; i < 64; ++i) {
    Point p = all.back();
    all.push_back({p.x * STEP.x - p.y * STEP.y, p.x * STEP.y + p.y * STEP.x});
  }
  for (int i = 0; i < of; ++i) out.push_back(all[static_cast<size_t>(i * 64 / of)]);
  return out;
}

} // namespace mappa::art
