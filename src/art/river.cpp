// The course of rivers: like roads, but wider; one with a single side has a spring, a lake or a water gate.
#include "art/way.h"

namespace mappa::art {

static std::vector<int> sides_of(const Feature& feature) {
  std::vector<int> out;
  for (int side = 0; side < SIDES; ++side)
    if (feature.sides >> side & 1) out.push_back(side);
  return out;
}

static Curve straight_river(Point a, Point b) { // with a slight swing
  Point u = (b - a) * .01, middle = CENTRE + Point{u.y != 0 ? 3.0 : 0.0, u.x != 0 ? 3.0 : 0.0};
  return {a, a + u * 18, middle - u * 20, middle, middle + u * 20, b - u * 18, b};
}

static void add_ending_river(const Tile& tile, Layout& out, int feature, Point from) {
  bool into_city = !out.cities.empty();
  Point to = mix(from, CENTRE, into_city ? 1.34 : .9);
  out.rivers.push_back({feature, {from, mix(from, to, .3), mix(from, to, .7), to}, {}});
  if (into_city)
    out.gates.push_back({to, out.cities.front().feature, true});
  else if (tile.river_part == RiverPart::Lake)
    out.waters.push_back({{mix(from, CENTRE, 1.14), 24}, false});
  else
    out.waters.push_back({{to, 9.5}, true});
}

void add_rivers(const Tile& tile, Layout& out) {
  for (size_t i = 0; i < tile.features.size(); ++i) {
    if (tile.features[i].kind != Kind::River) continue;
    int feature = static_cast<int>(i);
    std::vector<int> sides = sides_of(tile.features[i]);
    if (sides.size() == 1)
      add_ending_river(tile, out, feature, SIDE_MIDDLE[sides[0]]);
    else if (sides.size() == 2) {
      Point a = SIDE_MIDDLE[sides[0]], b = SIDE_MIDDLE[sides[1]];
      bool bend = sides[1] != opposite(sides[0]);
      out.rivers.push_back(
          {feature, bend ? Curve{a, mix(a, CENTRE, .55), mix(b, CENTRE, .55), b} : straight_river(a, b), {}});
    } else
      for (int side : sides) {
        Point a = SIDE_MIDDLE[side];
        out.rivers.push_back({feature, {a, mix(a, CENTRE, .4), mix(a, CENTRE, .7), CENTRE}, {}});
      }
  }
  for (RiverShape& river : out.rivers) river.line = flatten(river.curve, 14);
}

} // namespace mappa::art
