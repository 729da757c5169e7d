// Large cities: by people, spread apart, open towards land.
#include "mapmaking/draft.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mappa::mapmaking {
namespace {

constexpr int APART = 3; // steps of a king between large cities
constexpr std::size_t FEWEST = 2, MOST = 6;

int kings_steps(At a, At b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

bool far_from_cities(const Draft& draft, At at, int apart) {
  for (const LargeCity& city : draft.map().large_cities)
    for (const At other : city.squares)
      if (kings_steps(at, other) < apart) return false;
  return true;
}

// No ferry, and the squares round it may take what it prints.
bool has_ground(const Draft& draft, At at) {
  if (!draft.is_free(at) || draft.printed[draft.map().index(at)] > 0) return false;
  for (int side = 0; side < SIDES; ++side)
    if (const At next = neighbour(at, side);
        draft.grid.has(next) && draft.printed[draft.map().index(next)] > 0)
      return false;
  return true;
}

std::vector<SideAt> faces(const Draft& draft, const std::vector<At>& squares) {
  std::vector<SideAt> out;
  for (const At at : squares)
    for (int side = 0; side < SIDES; ++side) {
      const At next = neighbour(at, side);
      if (std::find(squares.begin(), squares.end(), next) == squares.end() &&
          takes_tile(draft.map().at(next)))
        out.push_back({at, side});
    }
  return out;
}

void build(Draft& draft, const Candidate& place, const std::vector<At>& squares,
           const std::vector<SideAt>& open) {
  LargeCity city;
  city.id = place.place->id;
  city.squares = squares;
  city.open = open;
  for (const At at : squares) draft.map().squares[draft.map().index(at)] = Ground::LargeCity;
  for (const SideAt& face : faces(draft, squares)) ++draft.printed[draft.map().index(faced_by(face))];
  draft.map().large_cities.push_back(city);
  const Spot first = middle(squares[0]);
  draft.file.picture.large_cities.push_back(
      {place.place->name, rounded({std::clamp(place.pos.x, first.x - .4, first.x + .4),
                                   std::clamp(place.pos.y, first.y - .4, first.y + .4)})});
}

// Four of its faces: two of each square, in four directions, if it can be.
std::vector<SideAt> four_open(const std::vector<SideAt>& all, Random& random) {
  std::vector<SideAt> best;
  double most = -1;
  for (unsigned set = 0; set < 1U << all.size(); ++set) {
    if (std::popcount(set) != 4) continue;
    std::vector<SideAt> open;
    int first = 0, directions = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (set >> i & 1) {
        open.push_back(all[i]);
        first += all[i].at == all[0].at;
        directions |= 1 << all[i].side;
      }
    const double merit =
        2 - std::abs(first - 2) + std::popcount(static_cast<unsigned>(directions)) + .5 * chance(random);
    if (merit > most) most = merit, best = open;
  }
  return best;
}

// Two squares with four open sides, at or beside its place.
bool build_first(Draft& draft, const Candidate& place, Random& random) {
  std::vector<At> best;
  double most = -1;
  for (int y = place.at.y - 1; y <= place.at.y + 1; ++y)
    for (int x = place.at.x - 1; x <= place.at.x + 1; ++x)
      for (int side = 0; side < SIDES; ++side) {
        const At at{x, y}, next = neighbour(at, side);
        if (!has_ground(draft, at) || !has_ground(draft, next)) continue;
        const auto open = static_cast<double>(faces(draft, {at, next}).size());
        if (open < 4) continue;
        const Spot centre{(at.x + next.x + 1) / 2.0, (at.y + next.y + 1) / 2.0};
        const double merit = 10 + open * .3 - 2 * distance(centre, place.pos);
        if (merit > most) most = merit, best = {at, next};
      }
  if (best.empty()) return false;
  build(draft, place, best, four_open(faces(draft, best), random));
  return true;
}

enum Type { Four, Three, Opposite, Adjacent, OTHER };

Type type_of(unsigned sides) {
  switch (std::popcount(sides)) {
  case 4: return Four;
  case 3: return Three;
  case 2: return sides == 5 || sides == 10 ? Opposite : Adjacent;
  default: return OTHER;
  }
}

struct Planned {
  Candidate place;
  unsigned faces = 0; // sides that may be open
};

// Each its own way, and every way somewhere.
void build_others(Draft& draft, std::vector<Planned> planned, Random& random) {
  std::vector<std::size_t> order(planned.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::popcount(planned[a].faces) < std::popcount(planned[b].faces);
  });
  std::vector<unsigned> chosen(planned.size(), 0), used;
  std::array<int, OTHER + 1> types{};
  for (const std::size_t i : order) {
    double most = -1;
    for (unsigned sides = 1; sides < 16; ++sides) {
      if ((sides & ~planned[i].faces) != 0 || type_of(sides) == OTHER) continue;
      if (std::find(used.begin(), used.end(), sides) != used.end()) continue;
      const double merit = 10 - 3 * types[type_of(sides)] +
                           (type_of(sides) == Three  ? .6
                            : type_of(sides) == Four ? .4
                                                     : 0) +
                           chance(random);
      if (merit > most) most = merit, chosen[i] = sides;
    }
    if (chosen[i] == 0) continue;
    used.push_back(chosen[i]);
    ++types[type_of(chosen[i])];
  }
  for (std::size_t i = 0; i < planned.size(); ++i) {
    if (chosen[i] == 0) continue;
    std::vector<SideAt> open;
    for (int side = 0; side < SIDES; ++side)
      if (chosen[i] >> side & 1) open.push_back({planned[i].place.at, side});
    build(draft, planned[i].place, {planned[i].place.at}, open);
  }
}

// At its place, or one beside it if that has more land round it.
bool plan(const Draft& draft, const Candidate& place, std::vector<Planned>& planned) {
  constexpr double FARTHEST = 1.3, FACE = .22; // squares; one more face is worth so much
  Planned best;
  double least = FARTHEST;
  for (int y = place.at.y - 1; y <= place.at.y + 1; ++y)
    for (int x = place.at.x - 1; x <= place.at.x + 1; ++x) {
      const At at{x, y};
      const double off = distance(middle(at), place.pos);
      if (off >= FARTHEST || !has_ground(draft, at) || !far_from_cities(draft, at, APART)) continue;
      if (std::any_of(planned.begin(), planned.end(),
                      [&](const Planned& p) { return kings_steps(p.place.at, at) < APART; }))
        continue;
      unsigned open = 0;
      for (const SideAt& face : faces(draft, {at})) open |= 1U << face.side;
      const double price = off - FACE * std::popcount(open);
      if (std::popcount(open) < 2 || price >= least) continue;
      least = price;
      best = {place, open};
      best.place.at = at;
    }
  if (!best.place.place) return false;
  planned.push_back(best);
  return true;
}

bool is_new(const Draft& draft, const std::vector<Planned>& planned, const Candidate& place) {
  for (const LargeCity& city : draft.map().large_cities)
    if (city.id == place.place->id) return false;
  return std::none_of(planned.begin(), planned.end(),
                      [&](const Planned& p) { return p.place.place->id == place.place->id; });
}

// Twice as far is worth as much as a few times the people.
double city_merit(const Draft& draft, const std::vector<Planned>& planned, const Candidate& place) {
  double far = 6;
  for (const LargeCity& city : draft.map().large_cities)
    for (const At at : city.squares) far = std::min(far, distance(middle(at), middle(place.at)));
  for (const Planned& other : planned)
    far = std::min(far, distance(middle(other.place.at), middle(place.at)));
  if (far < APART) return 0;
  double doublings = 1;
  for (double weight = place.weight; weight > 1; weight /= 2) doublings += std::min(1.0, weight - 1);
  return doublings + .7 * far;
}

} // namespace

bool place_cities(Draft& draft, Random& random) {
  std::size_t tried = 0;
  for (const Candidate& place : draft.places)
    if (build_first(draft, place, random) || ++tried == 8) break;
  if (draft.map().large_cities.empty()) return false;
  // Few places: towns need some of them, too.
  const std::size_t wanted =
      std::clamp(draft.places.size() * 2 / 5, FEWEST, draft.grid.count() > 126 ? MOST : MOST - 1) - 1;
  std::vector<Planned> planned;
  std::vector<const Candidate*> refused;
  while (planned.size() < wanted) {
    const Candidate* best = nullptr;
    double most = 0;
    for (const Candidate& place : draft.places) {
      if (!is_new(draft, planned, place)) continue;
      if (std::find(refused.begin(), refused.end(), &place) != refused.end()) continue;
      if (const double merit = city_merit(draft, planned, place); merit > most) most = merit, best = &place;
    }
    if (!best) break;
    if (!plan(draft, *best, planned)) refused.push_back(best);
  }
  std::stable_sort(planned.begin(), planned.end(),
                   [](const Planned& a, const Planned& b) { return a.place.weight > b.place.weight; });
  build_others(draft, planned, random);
  auto& cities = draft.map().large_cities;
  for (std::size_t i = 0; i < cities.size(); ++i)
    cities[i].coats = i == 0 ? 4 : i <= cities.size() / 2 ? 2 : 1;
  return true;
}

} // namespace mappa::mapmaking
