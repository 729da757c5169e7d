// Borders: roads and cities that lead to the neighbours' towns, and over the sea.
#include "mapmaking/draft.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {
namespace {

constexpr std::size_t WANTED = 14, CITIES = 3;
constexpr double NEAR = 2.0;    // no two stubs closer than this
constexpr double FAR_LAND = 14; // squares to what they lead to

struct Crossing {
  SideAt where;
  data::Name to, place;
  int country = -1;  // it leads to
  double people = 0; // of the place it leads to
  double merit = 0;
  bool land = false;
};

bool is_on_board(const Draft& draft, const Place& place) {
  const Map& map = draft.map();
  return map.town(place.id) || std::any_of(map.large_cities.begin(), map.large_cities.end(),
                                           [&](const LargeCity& city) { return city.id == place.id; });
}

bool may_stand(const Draft& draft, const SideAt& side) {
  const At beyond = faced_by(side);
  for (const data::FerryPicture& ferry : draft.file.picture.ferries)
    for (const Spot& p : ferry.path)
      if (distance(p, side_spot(side, .3)) < .55) return false;
  return takes_tile(draft.map().at(side.at)) && !draft.is_start(side.at) && !draft.beside_city(side.at) &&
         draft.printed[draft.map().index(side.at)] == 0 && draft.map().at(beyond) == Ground::Outside &&
         !draft.faced(beyond) && neighbours(draft.grid, beyond) < 3;
}

// Whose land lies beyond: a country, home land without squares, or the sea.
int owner_beyond(const Draft& draft, const SideAt& side) {
  int sea = 0;
  for (const double out : {.25, .5, .75, 1.1}) {
    const Spot at = side_spot(side, out);
    const int owner = draft.terrain->owner(draft.grid.to_plane(at));
    if (owner == SEA)
      ++sea;
    else if (out > .3 && sea < 2 && !draft.terrain->home(draft.grid.to_plane(at)))
      return owner;
  }
  return SEA;
}

double liking(double people) { // the cube root, roughly: powers of eight
  double value = 1;
  for (double p = people; p > 2000; p /= 8) value *= 1.7;
  return value;
}

Spot outward(const SideAt& side) {
  const Spot a = side_spot(side), b = side_spot(side, 1);
  return {b.x - a.x, b.y - a.y};
}

// No ship crosses the board's own land, and not much of others'.
bool is_over_sea(const Draft& draft, Spot from, Spot to) {
  constexpr int LOOKS = 40;
  int land = 0;
  for (int i = 2; i < LOOKS - 3; ++i) {
    const double t = i / static_cast<double>(LOOKS);
    const Spot at = draft.grid.to_plane({from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t});
    const int owner = (draft.terrain->shows(at) ? draft.terrain : draft.afar)->owner(at);
    land += owner != SEA;
    if (owner != SEA && draft.site->is_home(owner)) return false;
  }
  return land < LOOKS / 3;
}

struct Abroad { // a town off the board to which a road or a ship may lead
  const Sighted* seen = nullptr;
  Spot at; // in grid units
  int country = SEA;
  bool foreign = false; // a ship leads only there
  double liking = 0;
};

// All of them within reach. Every side asks them, so that they are looked up once.
std::vector<Abroad> find_abroad(const Draft& draft) {
  std::vector<Abroad> out;
  for (const Sighted& seen : draft.site->places) {
    const Place& place = draft.site->place(seen);
    const Spot at = draft.grid.to_grid(seen.at);
    const auto beyond = [](double value, int size) { return std::max(-value, value - size) > FAR_SEA; };
    if (beyond(at.x, draft.grid.width) || beyond(at.y, draft.grid.height)) continue;
    const At square{static_cast<int>(std::floor(at.x)), static_cast<int>(std::floor(at.y))};
    if (draft.map().at(square) != Ground::Outside || is_on_board(draft, place)) continue;
    const bool foreign = !draft.site->is_home(place.country) || draft.site->extent == Extent::Around;
    out.push_back({&seen, at, place.country, foreign, liking(place.people)});
  }
  return out;
}

// The town abroad to which a road would lead from there.
const Sighted* target(const Draft& draft, const std::vector<Abroad>& abroad, const SideAt& side, int country,
                      double most, double narrow) {
  const Spot from = side_spot(side), way = outward(side);
  const Sighted* best = nullptr;
  double merit = 0;
  for (const Abroad& town : abroad) {
    if (country != SEA ? town.country != country : !town.foreign) continue;
    const double far = distance(town.at, from);
    if (far > most || far < .3) continue;
    const double along = ((town.at.x - from.x) * way.x + (town.at.y - from.y) * way.y) / far;
    if (along < narrow) continue;
    const double here = town.liking * (.5 + along) / (country == SEA ? far * far : 2 + far);
    if (here > merit && (country != SEA || is_over_sea(draft, from, town.at))) merit = here, best = town.seen;
  }
  return best;
}

std::optional<Crossing> crossing(const Draft& draft, const std::vector<Abroad>& abroad, const SideAt& side) {
  if (!may_stand(draft, side)) return std::nullopt;
  const Geography& geography = *draft.site->geography;
  const int owner = owner_beyond(draft, side);
  const Sighted* to =
      target(draft, abroad, side, owner, owner == SEA ? FAR_SEA : FAR_LAND, owner == SEA ? .55 : .1);
  if (!to && owner == SEA) return std::nullopt;
  Crossing out;
  out.where = side;
  out.land = owner != SEA;
  out.country = to ? draft.site->place(*to).country : owner;
  out.people = to ? draft.site->place(*to).people : 0;
  out.to = geography.countries[static_cast<std::size_t>(out.country)].name;
  // On from a part of a country or from a region: to the town itself.
  const bool inner = draft.site->is_home(out.country);
  if (inner && !to) return std::nullopt;
  if (out.land && to) out.place = draft.site->place(*to).name;
  if (inner) out.to = draft.site->place(*to).name;
  if (!out.land) {
    out.place = name_near(draft, side_spot(side), 1.4, {});
    out.merit = out.place.empty() ? .6 : 1.6;
  } else {
    out.merit = 1.5 + (to ? .25 * liking(out.people) /
                                (1 + .3 * distance(draft.grid.to_grid(to->at), side_spot(side)))
                          : 0);
  }
  return out;
}

bool same_name(const Crossing& a, const Crossing& b) { return a.to == b.to; }

// Far from the others, to a land that has none yet.
double crossing_merit(const Crossing& here, const std::vector<Crossing>& chosen) {
  double near = 5;
  int same = 0;
  for (const Crossing& other : chosen) {
    const double far = distance(side_spot(here.where), side_spot(other.where));
    if (far < NEAR) return 0;
    if (faced_by(here.where) == faced_by(other.where) || here.where.at == other.where.at) return 0;
    near = std::min(near, far);
    if (same_name(here, other)) {
      ++same;
      if (far < 4.5) return 0;
    }
  }
  return here.merit * (1 + near) / (1 + .5 * same) * (here.land || same == 0 ? 1 : .5);
}

// The largest towns abroad have cities at the border.
void build_cities(Draft& draft, const std::vector<Crossing>& chosen) {
  std::vector<std::size_t> order(chosen.size()), cities;
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto size = [&](std::size_t i) { return chosen[i].people * (chosen[i].land ? 3 : 1); };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return size(a) > size(b); });
  const std::size_t wanted = std::min(CITIES, chosen.size() / 4);
  for (const std::size_t i : order) {
    if (cities.size() == wanted) break;
    if (std::all_of(cities.begin(), cities.end(), [&](std::size_t j) {
          return distance(side_spot(chosen[i].where), side_spot(chosen[j].where)) > 4.5;
        }))
      cities.push_back(i);
  }
  std::size_t twos = 0, roads = 0;
  for (const std::size_t i : order) {
    Border& border = draft.map().borders[i];
    const bool city = std::find(cities.begin(), cities.end(), i) != cities.end();
    if (city) {
      border.kind = Kind::City;
      border.coats = i == cities.front() ? 2 : 1;
    } else {
      border.coats = ++roads % 3 == 1 && twos < 4 ? 2 : 1;
      twos += border.coats == 2;
    }
  }
}

} // namespace

void place_borders(Draft& draft, Random& random) {
  const std::vector<Abroad> abroad = find_abroad(draft);
  std::vector<Crossing> all, chosen;
  for (const At at : draft.grid.squares()) {
    const bool must = neighbours(draft.grid, at) == 1; // nothing hangs by one side alone
    for (int side = 0; side < SIDES; ++side)
      if (auto found = crossing(draft, abroad, {at, side})) {
        found->merit *= (must ? 20 : 1) * (1 + .3 * chance(random));
        all.push_back(std::move(*found));
      }
  }
  while (chosen.size() < WANTED) {
    const Crossing* best = nullptr;
    double most = 0;
    for (const Crossing& here : all)
      if (const double merit = crossing_merit(here, chosen); merit > most) most = merit, best = &here;
    if (!best) break;
    chosen.push_back(*best);
  }
  for (const Crossing& here : chosen) {
    draft.map().borders.push_back({here.where, Kind::Road, 1});
    draft.file.picture.borders.push_back({here.to, here.place});
    ++draft.printed[draft.map().index(here.where.at)];
  }
  build_cities(draft, chosen);
}

} // namespace mappa::mapmaking
