// Islands far apart, closer together than they are.
#include "mapmaking/shores.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {
namespace {

struct Isle {
  Shore shore;
  std::vector<Sighted> places;
  std::vector<Haven> ports;
  double far = 0; // from the capital
};

bool lies_on(Spot at, const Shore& shore) {
  constexpr double OFF = 4; // km: what the outlines leave out
  return gap(Bounds{at.x, at.y, at.x, at.y}, shore.bounds) < OFF;
}

// Its own islands, then the nearest ones with places, until there are places enough.
std::vector<Isle> choose_isles(const Site& site, std::size_t most) {
  constexpr double FARTHEST = 2500;       // km
  const std::size_t most_bare = most / 2; // of its own, without a place
  const Spot capital = anchor_spot(site);
  std::vector<Isle> own, others, out;
  double area = 0;
  for (const Shore& shore : site.shores)
    if (has_country(site.own, shore.country)) area += shore.area;
  for (const Shore& shore : site.shores) {
    const bool mine = has_country(site.own, shore.country);
    Isle isle{shore, {}, {}, distance(centroid(shore.ring), capital)};
    if (isle.far > FARTHEST || (!mine && shore.area > std::max(area * 2.5, 1500.0))) continue;
    for (const Sighted& seen : site.places)
      if (site.place(seen).country == shore.country && lies_on(seen.at, shore)) isle.places.push_back(seen);
    for (const Haven& haven : site.ports)
      if (lies_on(haven.at, shore)) isle.ports.push_back(haven);
    if (mine || !isle.places.empty()) (mine ? own : others).push_back(std::move(isle));
  }
  const auto weight = [](const Isle& isle) { return isle.shore.area * (isle.places.empty() ? 1 : 4); };
  std::stable_sort(own.begin(), own.end(),
                   [&](const Isle& a, const Isle& b) { return weight(a) > weight(b); });
  std::stable_sort(others.begin(), others.end(), [](const Isle& a, const Isle& b) { return a.far < b.far; });
  std::size_t places = 0, bare = 0;
  for (std::vector<Isle>* list : {&own, &others})
    for (Isle& isle : *list) {
      if (out.size() == most || (list == &others && places >= FEWEST_PLACES)) break;
      if (isle.places.empty() && ++bare > most_bare) continue;
      places += isle.places.size() + isle.ports.size();
      out.push_back(std::move(isle));
    }
  std::stable_sort(out.begin(), out.end(), [](const Isle& a, const Isle& b) { return a.far < b.far; });
  return places >= 3 ? out : std::vector<Isle>{};
}

// The size of a square if no isle may be smaller than `least` of them.
double size_of_square(const std::vector<Isle>& isles, int squares, double least) {
  double size = 0;
  for (int pass = 0; pass < 12; ++pass) {
    double area = 0;
    for (const Isle& isle : isles) area += std::max(isle.shore.area, least * size * size);
    size = std::sqrt(area / squares);
  }
  return size;
}

// The place nearest to the anchor with so much water round it, in the island's direction or beside that.
Spot find_berth(const Shore& shore, Spot from, Spot anchor, double scale, double size,
                const std::vector<Shore>& placed) {
  constexpr double WATER = 1.6, STEP = .5; // squares
  constexpr int MOST_STEPS = 80;
  const double far = std::max(distance(from, anchor), 1e-6);
  const Spot way{(from.x - anchor.x) / far, (from.y - anchor.y) / far};
  const auto is_free = [&](Spot to) {
    const Shore here = enlarged(shore, from, to, scale);
    return std::none_of(placed.begin(), placed.end(), [&](const Shore& other) {
      return is_near(other, here, WATER * size) || inside(to, other.ring);
    });
  };
  Spot best = from;
  double least = 1e30;
  for (const double turn : {0.0, .3, -.3, .6, -.6, .9, -.9, 1.3, -1.3, 1.7, -1.7}) {
    const double c = cosine(turn), s = sine(turn);
    const Spot along{c * way.x - s * way.y, s * way.x + c * way.y};
    for (int step = 0; step < MOST_STEPS; ++step) {
      const double price = step * (1 + .2 * std::abs(turn));
      if (price >= least) break;
      const Spot to{anchor.x + along.x * step * STEP * size, anchor.y + along.y * step * STEP * size};
      if (is_free(to)) least = price, best = to;
    }
  }
  return best;
}

} // namespace

// Each is moved towards the capital's until the water between is as wide as a ferry likes it. Small ones are
// drawn larger, so that there is something to do on each.
bool take_together(Site& site, int squares, std::size_t most) {
  const std::vector<Isle> isles = choose_isles(site, most);
  if (isles.empty()) return false;
  const double least = std::max(5.0, squares / (2.5 * static_cast<double>(isles.size())));
  const double size = size_of_square(isles, squares, least);
  std::vector<Shore> placed;
  std::vector<Sighted> places;
  std::vector<Haven> ports;
  const Spot anchor = centroid(isles[0].shore.ring);
  for (const Isle& isle : isles) {
    const Spot from = centroid(isle.shore.ring);
    const double scale = std::max(1.0, std::sqrt(least * size * size / isle.shore.area));
    const Spot to = find_berth(isle.shore, from, anchor, scale, size, placed);
    placed.push_back(enlarged(isle.shore, from, to, scale));
    const auto there = [&](Spot at) {
      return Spot{to.x + (at.x - from.x) * scale, to.y + (at.y - from.y) * scale};
    };
    for (const Sighted& seen : isle.places) places.push_back({seen.place, there(seen.at), true});
    for (const Haven& haven : isle.ports) ports.push_back({haven.port, there(haven.at)});
  }
  for (const Sighted& seen : site.places) // the rest is abroad
    if (std::none_of(places.begin(), places.end(), [&](const Sighted& p) { return p.place == seen.place; })) {
      places.push_back(seen);
      places.back().home = false;
    }
  site.home.clear();
  for (const Shore& shore : placed)
    if (!has_country(site.home, shore.country)) site.home.push_back(shore.country);
  site.shores = std::move(placed);
  site.places = std::move(places);
  site.ports = std::move(ports);
  site.mask.clear();
  site.size = std::sqrt(home_area(site) / squares);
  site.extent = Extent::Together;
  return true;
}

} // namespace mappa::mapmaking
