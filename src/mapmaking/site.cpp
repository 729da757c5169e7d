#include "mapmaking/site.h"

#include "mapmaking/shores.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mappa::mapmaking {
namespace {

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
    const bool first = !has_country(countries, shore->country);
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

// An island too small for a square is drawn larger, with its places: it is that country's board.
void show_own_isle(Site& site) {
  constexpr double LEAST = 2.4; // squares
  Shore* largest = nullptr;
  for (Shore& shore : site.shores)
    if (has_country(site.own, shore.country) && (!largest || shore.area > largest->area)) largest = &shore;
  const double least = LEAST * site.size * site.size;
  if (!largest || largest->area >= least || has_land_neighbours(site)) return;
  const Spot middle = centroid(largest->ring);
  const double scale = std::sqrt(least / largest->area);
  for (Sighted& seen : site.places)
    if (has_country(site.own, site.place(seen).country))
      seen.at = {middle.x + (seen.at.x - middle.x) * scale, middle.y + (seen.at.y - middle.y) * scale};
  *largest = enlarged(*largest, middle, middle, scale);
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
    show_own_isle(site);
    return true;
  }
  return false;
}

} // namespace

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
    if (!has_country(site.own, country))
      each(country, [&](std::size_t line) { shared = shared || mine[line]; });
  return shared;
}

bool Site::is_home(int country) const { return has_country(home, country); }

Bounds Site::home_bounds() const {
  Bounds bounds;
  for (const Shore& shore : shores)
    if (shore.home) bounds.add(mask.empty() ? shore.ring : clipped(shore.ring, mask));
  return bounds;
}

namespace {

// All land of the countries within the window.
void look_within(Site& site, const DegreeWindow& within) {
  constexpr double SLIVER = .006; // of the land: what the window only touches is no part of the board
  const std::array<Spot, 4> corners{{{within.west, within.north},
                                     {within.east, within.north},
                                     {within.east, within.south},
                                     {within.west, within.south}}};
  SphereMean mean;
  for (const Spot& corner : corners) mean.add(corner, 1);
  project(site, mean.middle());
  sight_places(site);
  for (const Spot& corner : corners) site.mask.push_back(site.projection(corner).value_or(Spot{}));
  site.extent = Extent::Within;
  for (Shore& shore : site.shores) shore.home = site.is_home(shore.country);
  if (site.home_bounds().width() <= 0) throw MakeError("the window shows no land of these countries");
  const double least = home_area(site) * SLIVER;
  for (Shore& shore : site.shores)
    if (shore.home && std::abs(signed_area(clipped(shore.ring, site.mask))) < least) shore.home = false;
}

} // namespace

Site look_at(const Geography& geography, const std::vector<int>& countries,
             const std::optional<DegreeWindow>& within) {
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
  if (within) {
    look_within(site, *within);
    return site;
  }
  project(site, mean.middle());
  sight_places(site);
  keep_near(site);
  project(site, middle_of_home(site));
  sight_places(site);
  keep_near(site);
  return site;
}

std::optional<Site> take(const Site& seen, Extent extent, int squares, std::size_t isles) {
  Site site = seen;
  site.size = std::sqrt(home_area(site) / squares);
  const Bounds bounds = site.home_bounds();
  const bool wide = std::max(bounds.width(), bounds.height()) > site.size * (MOST_ACROSS - 3);
  bool taken = true;
  switch (extent) {
  case Extent::Within:
    taken = std::max(bounds.width(), bounds.height()) < site.size * (MOST_ACROSS - 1);
    break;
  case Extent::Whole: taken = !wide && places_apart(site) >= FEWEST_PLACES; break;
  case Extent::Part:
    if (wide) take_part(site, squares);
    taken = wide && places_apart(site) >= FEWEST_PLACES;
    break;
  case Extent::Together: taken = take_together(site, squares, isles); break;
  case Extent::Around: taken = take_around(site, squares); break;
  }
  if (!taken) return std::nullopt;
  return site;
}

} // namespace mappa::mapmaking
