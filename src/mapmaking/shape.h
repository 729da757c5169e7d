// Rings and lines in the plane.
#pragma once

#include "data/map_picture.h"

namespace mappa::mapmaking {

using data::Spot;
using data::Trail;

struct Bounds {
  double left = 1e30, top = 1e30, right = -1e30, bottom = -1e30;

  void add(Spot p);
  void add(const Trail& trail) {
    for (const Spot& p : trail) add(p);
  }
  bool meets(const Bounds& other) const;
  double width() const { return right - left; }
  double height() const { return bottom - top; }
};

double distance(Spot a, Spot b);
double distance_to_segment(Spot p, Spot a, Spot b);
double signed_area(const Trail& ring);
Spot centroid(const Trail& ring);
bool inside(Spot p, const Trail& ring);
Trail clipped(const Trail& ring, const Trail& convex);           // by a convex ring; empty if nothing is left
Trail simplified(const Trail& line, double most);                // off by no more than that
std::vector<Trail> cut(const Trail& line, const Bounds& window); // the pieces of a line inside

} // namespace mappa::mapmaking
