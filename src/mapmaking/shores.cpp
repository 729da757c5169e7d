#include "mapmaking/shores.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {

bool has_country(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

double gap(const Bounds& a, const Bounds& b) {
  const double x = std::max({0.0, a.left - b.right, b.left - a.right});
  const double y = std::max({0.0, a.top - b.bottom, b.top - a.bottom});
  return std::sqrt(x * x + y * y);
}

// Boxes first: most are far apart.
bool is_near(const Shore& a, const Shore& b, double most) {
  if (gap(a.bounds, b.bounds) >= most) return false;
  const std::size_t step_a = a.ring.size() / 200 + 1, step_b = b.ring.size() / 200 + 1;
  for (std::size_t i = 0; i < a.ring.size(); i += step_a)
    for (std::size_t j = 0; j < b.ring.size(); j += step_b)
      if (distance(a.ring[i], b.ring[j]) < most) return true;
  return false;
}

namespace {

// The first capital of the countries asked for, or their largest place.
const Sighted* anchor(const Site& site) {
  const Sighted* best = nullptr;
  double most = -1;
  for (const Sighted& seen : site.places) {
    const Place& place = site.place(seen);
    if (!has_country(site.own, place.country)) continue;
    const double weight = place.people + (place.capital == 2 && place.country == site.own[0] ? 1e12 : 0);
    if (weight > most) most = weight, best = &seen;
  }
  return best;
}

} // namespace

Spot anchor_spot(const Site& site) {
  if (const Sighted* seen = anchor(site)) return seen->at;
  const Shore* largest = nullptr;
  for (const Shore& shore : site.shores)
    if (has_country(site.own, shore.country) && (!largest || shore.area > largest->area)) largest = &shore;
  return largest ? centroid(largest->ring) : Spot{};
}

double home_area(const Site& site) {
  const Bounds bounds = site.home_bounds();
  return Terrain(site.shores, site.mask, bounds, std::max(bounds.width(), bounds.height()) / 400).home_area();
}

Shore enlarged(const Shore& shore, Spot from, Spot to, double scale) {
  Shore out = shore;
  out.bounds = {};
  for (Spot& p : out.ring) p = {to.x + (p.x - from.x) * scale, to.y + (p.y - from.y) * scale};
  out.bounds.add(out.ring);
  out.area = shore.area * scale * scale;
  out.home = true;
  return out;
}

} // namespace mappa::mapmaking
