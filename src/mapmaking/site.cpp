#include "mapmaking/site.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {
namespace {

double gap(const Bounds& a, const Bounds& b) {
  const double x = std::max({0.0, a.left - b.right, b.left - a.right});
  const double y = std::max({0.0, a.top - b.bottom, b.top - a.bottom});
  return std::sqrt(x * x + y * y);
}

// Is there less than so much water between them? Boxes first: most are far apart.
bool is_near(const Shore& a, const Shore& b, double most) {
  if (gap(a.bounds, b.bounds) >= most) return false;
  const std::size_t step_a = a.ring.size() / 200 + 1, step_b = b.ring.size() / 200 + 1;
  for (std::size_t i = 0; i < a.ring.size(); i += step_a)
    for (std::size_t j = 0; j < b.ring.size(); j += step_b)
      if (distance(a.ring[i], b.ring[j]) < most) return true;
  return false;
}

void project(Site& site, Spot centre) {
  const Geography& geography = *site.geography;
  site.projection = Projection(centre);
  site.shores.clear();
  for (std::size_t c = 0; c < geography.countries.size(); ++c)
    for (std::size_t number = 0; number < geography.countries[c].rings.size(); ++number) {
      Shore shore;
      shore.country = static_cast<int>(c);
      shore.number = number;
      bool seen = true;
      for (const Spot& degrees : geography.ring(geography.countries[c].rings[number])) {
        const auto p = site.projection(degrees);
        if (!(seen = p.has_value())) break;
        shore.ring.push_back(*p);
      }
      if (!seen || shore.ring.size() < 4) continue;
      shore.bounds.add(shore.ring);
      shore.area = std::abs(signed_area(shore.ring));
      site.shores.push_back(std::move(shore));
    }
}

void sight_places(Site& site) {
  const Geography& geography = *site.geography;
  site.places.clear();
  site.ports.clear();
  for (std::size_t i = 0; i < geography.places.size(); ++i)
    if (const auto p = site.projection(geography.places[i].at))
      site.places.push_back({static_cast<int>(i), *p, site.is_home(geography.places[i].country)});
  for (std::size_t i = 0; i < geography.ports.size(); ++i)
    if (const auto p = site.projection(geography.ports[i].at))
      site.ports.push_back({static_cast<int>(i), *p});
}

bool holds(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

// The first capital of the countries asked for, or their largest place.
const Sighted* anchor(const Site& site) {
  const Sighted* best = nullptr;
  double most = -1;
  for (const Sighted& seen : site.places) {
    const Place& place = site.place(seen);
    if (!holds(site.own, place.country)) continue;
    const double weight = place.people + (place.capital == 2 && place.country == site.own[0] ? 1e12 : 0);
    if (weight > most) most = weight, best = &seen;
  }
  return best;
}

Spot anchor_spot(const Site& site) {
  if (const Sighted* seen = anchor(site)) return seen->at;
  const Shore* largest = nullptr;
  for (const Shore& shore : site.shores)
    if (holds(site.own, shore.country) && (!largest || shore.area > largest->area)) largest = &shore;
  return largest ? centroid(largest->ring) : Spot{};
}

// Each country's largest part, the capital's, and all that lies near them.
void keep_near(Site& site) {
  std::vector<Shore*> mine, kept;
  for (Shore& shore : site.shores)
    if (site.is_home(shore.country)) mine.push_back(&shore);
  std::stable_sort(mine.begin(), mine.end(),
                   [](const Shore* a, const Shore* b) { return a->area > b->area; });
  if (mine.empty()) return;
  const double whole = mine[0]->area, near = std::min(std::sqrt(whole) * .4, 350.0);
  std::vector<int> countries;
  const Spot capital = anchor_spot(site);
  for (Shore* shore : mine) {
    const bool first = !holds(countries, shore->country);
    const bool large = shore->area > whole * .3 && gap(shore->bounds, mine[0]->bounds) < std::sqrt(whole) * 2;
    if (!first && !large && !inside(capital, shore->ring)) continue;
    countries.push_back(shore->country);
    shore->home = true;
    kept.push_back(shore);
  }
  for (bool more = true; more;) {
    more = false;
    for (Shore* shore : mine) {
      if (shore->home) continue;
      if (std::none_of(kept.begin(), kept.end(), [&](const Shore* k) { return is_near(*k, *shore, near); }))
        continue;
      shore->home = more = true;
      kept.push_back(shore);
    }
  }
}

Spot middle_of_home(const Site& site) {
  SphereMean mean;
  for (const Shore& shore : site.shores) {
    if (!shore.home) continue;
    const Country& country = site.geography->countries[static_cast<std::size_t>(shore.country)];
    for (const Spot& degrees : site.geography->ring(country.rings[shore.number]))
      mean.add(degrees, shore.area / static_cast<double>(shore.ring.size()));
  }
  return mean.middle();
}

double home_area(const Site& site) {
  const Bounds bounds = site.home_bounds();
  return Terrain(site.shores, site.mask, bounds, std::max(bounds.width(), bounds.height()) / 400).home_area();
}

Trail window_ring(Spot middle, double half) {
  return {{middle.x - half, middle.y - half},
          {middle.x + half, middle.y - half},
          {middle.x + half, middle.y + half},
          {middle.x - half, middle.y + half}};
}

Trail disc(Spot middle, double radius) {
  constexpr int CORNERS = 40;
  Trail out;
  for (int i = 0; i < CORNERS; ++i) {
    const double turn = 6.283185307179586 * i / CORNERS;
    out.push_back({middle.x + radius * cosine(turn), middle.y + radius * sine(turn)});
  }
  return out;
}

bool is_on_shore(const Site& site, Spot at) {
  if (!site.mask.empty() && !inside(at, site.mask)) return false;
  for (const Shore& shore : site.shores) {
    if (!shore.home || gap(Bounds{at.x, at.y, at.x, at.y}, shore.bounds) > site.size) continue;
    if (inside(at, shore.ring)) return true;
    for (const Spot& p : shore.ring)
      if (distance(p, at) < site.size * .3) return true;
  }
  return false;
}

// Places at least a square apart, so that each may have one of its own.
int places_apart(const Site& site) {
  std::vector<Spot> taken;
  for (const Sighted& seen : site.places) {
    if (!seen.home || (!site.mask.empty() && !inside(seen.at, site.mask))) continue;
    const bool near_home = std::any_of(site.shores.begin(), site.shores.end(), [&](const Shore& shore) {
      return shore.home &&
             gap(Bounds{seen.at.x, seen.at.y, seen.at.x, seen.at.y}, shore.bounds) < site.size / 2;
    });
    if (near_home && std::all_of(taken.begin(), taken.end(),
                                 [&](Spot t) { return distance(t, seen.at) > site.size * 1.2; }))
      taken.push_back(seen.at);
  }
  for (const Haven& haven : site.ports) // on the board's own shore
    if (std::all_of(taken.begin(), taken.end(),
                    [&](Spot t) { return distance(t, haven.at) > site.size * 1.2; }) &&
        is_on_shore(site, haven.at))
      taken.push_back(haven.at);
  return static_cast<int>(taken.size());
}

// A window as wide as a board may be, with as much land as the squares need.
void take_part(Site& site, int squares) {
  const Bounds bounds = site.home_bounds();
  const Spot capital = anchor_spot(site);
  double low = site.size / 8, high = site.size;
  for (int i = 0; i < 18; ++i) {
    const double size = (low + high) / 2, half = size * (MOST_ACROSS - 3) / 2;
    const auto within = [&](double at, double from, double to) {
      return to - from <= 2 * half ? (from + to) / 2 : std::clamp(at, from + half, to - half);
    };
    site.mask = window_ring(
        {within(capital.x, bounds.left, bounds.right), within(capital.y, bounds.top, bounds.bottom)}, half);
    site.size = size;
    (home_area(site) > size * size * squares ? low : high) = size;
  }
  site.extent = Extent::Part;
}

// The smallest disc round the capital with places enough; every country is home in it.
bool take_around(Site& site, int squares) {
  const Spot capital = anchor_spot(site);
  const double first = std::max(site.size * 5, 12.0);
  for (Shore& shore : site.shores) shore.home = true;
  site.home.clear();
  for (std::size_t c = 0; c < site.geography->countries.size(); ++c) site.home.push_back(static_cast<int>(c));
  sight_places(site);
  for (double radius = first; radius < 1500; radius *= 1.15) {
    site.mask = disc(capital, radius);
    Bounds bounds;
    bounds.add(site.mask);
    const double area = Terrain(site.shores, site.mask, bounds, radius / 60).home_area();
    site.size = std::sqrt(area / squares);
    if (site.size * MOST_ACROSS < 2.1 * radius || places_apart(site) < 14) continue;
    site.extent = Extent::Around;
    return true;
  }
  return false;
}

bool has_land_neighbours(const Site& site) {
  const Geography& geography = *site.geography;
  std::vector<bool> mine(geography.lines.size(), false);
  const auto each = [&](int country, auto&& visit) {
    for (const auto& ring : geography.countries[static_cast<std::size_t>(country)].rings)
      for (const int line : ring) visit(static_cast<std::size_t>(line < 0 ? ~line : line));
  };
  for (const int country : site.own) each(country, [&](std::size_t line) { mine[line] = true; });
  bool shared = false;
  for (int country = 0; country < static_cast<int>(geography.countries.size()); ++country)
    if (!holds(site.own, country)) each(country, [&](std::size_t line) { shared = shared || mine[line]; });
  return shared;
}

struct Isle {
  Shore shore;
  std::vector<Sighted> places;
  double far = 0; // from the capital
};

Shore moved(const Shore& shore, Spot from, Spot to, double scale) {
  Shore out = shore;
  out.bounds = {};
  for (Spot& p : out.ring) p = {to.x + (p.x - from.x) * scale, to.y + (p.y - from.y) * scale};
  out.bounds.add(out.ring);
  out.area = shore.area * scale * scale;
  out.home = true;
  return out;
}

// Its own islands, then the nearest ones with places, until there are places enough.
std::vector<Isle> choose_isles(const Site& site) {
  constexpr double FARTHEST = 2500;                    // km
  constexpr std::size_t MOST_ISLES = 9, MOST_BARE = 4; // of its own, without a place
  const Spot capital = anchor_spot(site);
  std::vector<Isle> own, others, out;
  double area = 0;
  for (const Shore& shore : site.shores)
    if (holds(site.own, shore.country)) area += shore.area;
  for (const Shore& shore : site.shores) {
    const bool mine = holds(site.own, shore.country);
    Isle isle{shore, {}, distance(centroid(shore.ring), capital)};
    if (isle.far > FARTHEST || (!mine && shore.area > std::max(area * 2.5, 1500.0))) continue;
    for (const Sighted& seen : site.places)
      if (site.place(seen).country == shore.country &&
          gap(Bounds{seen.at.x, seen.at.y, seen.at.x, seen.at.y}, shore.bounds) < 4)
        isle.places.push_back(seen);
    if (mine || !isle.places.empty()) (mine ? own : others).push_back(std::move(isle));
  }
  const auto weight = [](const Isle& isle) { return isle.shore.area * (isle.places.empty() ? 1 : 4); };
  std::stable_sort(own.begin(), own.end(),
                   [&](const Isle& a, const Isle& b) { return weight(a) > weight(b); });
  std::stable_sort(others.begin(), others.end(), [](const Isle& a, const Isle& b) { return a.far < b.far; });
  std::size_t places = 0, bare = 0;
  for (std::vector<Isle>* list : {&own, &others})
    for (Isle& isle : *list) {
      if (out.size() == MOST_ISLES || (list == &others && places >= FEWEST_PLACES)) break;
      if (isle.places.empty() && ++bare > MOST_BARE) continue;
      places += isle.places.size();
      out.push_back(std::move(isle));
    }
  std::stable_sort(out.begin(), out.end(), [](const Isle& a, const Isle& b) { return a.far < b.far; });
  return places >= 5 ? out : std::vector<Isle>{};
}

// The place nearest to the anchor with so much water round it, in the island's direction or a little beside.
Spot find_berth(const Shore& shore, Spot from, Spot anchor, double scale, double water,
                const std::vector<Shore>& placed) {
  constexpr int STEPS = 60;
  const Spot way{from.x - anchor.x, from.y - anchor.y};
  for (int step = 0; step <= STEPS; ++step)
    for (const double turn : {0.0, .35, -.35, .7, -.7, 1.05, -1.05}) {
      const double far = static_cast<double>(step) / STEPS, c = cosine(turn) * far, s = sine(turn) * far;
      const Spot to{anchor.x + c * way.x - s * way.y, anchor.y + s * way.x + c * way.y};
      const Shore here = moved(shore, from, to, scale);
      if (std::none_of(placed.begin(), placed.end(), [&](const Shore& other) {
            return is_near(other, here, water) || inside(to, other.ring);
          }))
        return to;
    }
  return from;
}

// Islands, each moved towards the capital's until the water between is as wide as a ferry likes it. Small
// ones with a town are drawn larger, so that it has a square.
bool take_together(Site& site, int squares) {
  std::vector<Isle> isles = choose_isles(site);
  if (isles.empty()) return false;
  double area = 0;
  for (const Isle& isle : isles) area += isle.shore.area;
  const double size = std::sqrt(area / squares);
  std::vector<Shore> placed;
  std::vector<Sighted> places;
  const Spot anchor = centroid(isles[0].shore.ring);
  for (const Isle& isle : isles) {
    const Spot from = centroid(isle.shore.ring);
    const bool shown = !isle.places.empty() || holds(site.own, isle.shore.country);
    const double least = shown ? 6 * size * size : 0;
    const double scale = isle.shore.area < least ? std::sqrt(least / isle.shore.area) : 1;
    const Spot to = find_berth(isle.shore, from, anchor, scale, 1.7 * size, placed);
    placed.push_back(moved(isle.shore, from, to, scale));
    for (const Sighted& seen : isle.places)
      places.push_back(
          {seen.place, {to.x + (seen.at.x - from.x) * scale, to.y + (seen.at.y - from.y) * scale}, true});
  }
  for (const Sighted& seen : site.places) // the rest is abroad
    if (std::none_of(places.begin(), places.end(), [&](const Sighted& p) { return p.place == seen.place; })) {
      places.push_back(seen);
      places.back().home = false;
    }
  site.home.clear();
  for (const Shore& shore : placed)
    if (!holds(site.home, shore.country)) site.home.push_back(shore.country);
  site.shores = std::move(placed);
  site.places = std::move(places);
  site.ports.clear(); // they would lie where their islands were
  site.mask.clear();
  site.size = std::sqrt(home_area(site) / squares);
  site.extent = Extent::Together;
  return true;
}

} // namespace

bool Site::is_home(int country) const { return holds(home, country); }

Bounds Site::home_bounds() const {
  Bounds bounds;
  for (const Shore& shore : shores)
    if (shore.home) bounds.add(mask.empty() ? shore.ring : clipped(shore.ring, mask));
  return bounds;
}

Site look_at(const Geography& geography, const std::vector<int>& countries) {
  Site site;
  site.geography = &geography;
  site.own = site.home = countries;
  SphereMean mean;
  for (const int country : countries) {
    const Country& land = geography.countries[static_cast<std::size_t>(country)];
    if (land.rings.empty()) throw MakeError(land.name.english() + " has no outline in the data");
    std::size_t longest = 0;
    for (std::size_t i = 0; i < land.rings.size(); ++i)
      if (geography.ring(land.rings[i]).size() > geography.ring(land.rings[longest]).size()) longest = i;
    for (const Spot& degrees : geography.ring(land.rings[longest])) mean.add(degrees, 1);
  }
  project(site, mean.middle());
  sight_places(site);
  keep_near(site);
  project(site, middle_of_home(site));
  sight_places(site);
  keep_near(site);
  return site;
}

std::optional<Site> take(const Site& seen, Extent extent, int squares) {
  Site site = seen;
  site.size = std::sqrt(home_area(site) / squares);
  const Bounds bounds = site.home_bounds();
  const bool wide = std::max(bounds.width(), bounds.height()) > site.size * (MOST_ACROSS - 3);
  bool taken = true;
  switch (extent) {
  case Extent::Whole: taken = !wide && places_apart(site) >= FEWEST_PLACES; break;
  case Extent::Part:
    if (wide) take_part(site, squares);
    taken = wide && places_apart(site) >= FEWEST_PLACES;
    break;
  case Extent::Together: taken = !has_land_neighbours(site) && take_together(site, squares); break;
  case Extent::Around: taken = take_around(site, squares); break;
  }
  if (!taken) return std::nullopt;
  return site;
}

} // namespace mappa::mapmaking
