// Points, curves and distances in a tile's square 0..100: x east, y south.
#pragma once

#include <vector>

namespace mappa::art {

struct Point {
  double x = 0;
  double y = 0;
};
struct Disc {
  Point at;
  double r = 0;
};
using Line = std::vector<Point>;  // straight from point to point
using Curve = std::vector<Point>; // a chain of cubics: end, handle, handle, end, handle, handle, end ...

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
constexpr Point mix(Point a, Point b, double t) { return a + (b - a) * t; }

inline constexpr Point CENTRE{50, 50};
inline constexpr Point SIDE_MIDDLE[4] = {{50, 0}, {100, 50}, {50, 100}, {0, 50}};
inline constexpr Point CORNER[4] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}}; // corner k begins side k
inline constexpr Point INWARD[4] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};

Point turn(Point, int quarters); // clockwise about the middle of the tile
Line turn(const Line&, int quarters);

double distance(Point, Point);
double distance(Point, const Line&);
bool inside(Point, const Line& outline);
double length(const Line&);
Point along(const Line&, double fraction);
Point nearest(const Line&, Point);
bool crossing(Point a, Point b, Point c, Point d, Point& where); // of the stretches a-b and c-d

Line flatten(const Curve&, int steps = 10); // each cubic in so many steps
Curve smooth(const Line&, double roundness);
Curve smooth_closed(const Line&, double roundness);

} // namespace mappa::art
