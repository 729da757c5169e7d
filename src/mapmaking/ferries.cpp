// Ferries: ways over the water from side to side.
#include "mapmaking/draft.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

namespace mappa::mapmaking {
namespace {

constexpr int FINE = 4;          // spots of a way in a square's side
constexpr int MARGIN_OF_SEA = 2; // squares round the grid

// The water round a board, as spots a quarter of a square apart.
class Water {
public:
  explicit Water(const Draft& draft)
      : width_((draft.grid.width + 2 * MARGIN_OF_SEA) * FINE + 1),
        height_((draft.grid.height + 2 * MARGIN_OF_SEA) * FINE + 1) {
    for (int y = 0; y < height_; ++y)
      for (int x = 0; x < width_; ++x) price_.push_back(price(draft, spot(x, y)));
  }

  // Spots from a to b, both beside a square; none if there is no way.
  Trail way(Spot a, Spot b, double most) const {
    const std::size_t from = near(a), to = near(b);
    std::vector<double> cost(price_.size(), std::numeric_limits<double>::infinity());
    std::vector<std::size_t> before(price_.size(), from);
    using Entry = std::pair<double, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> waiting;
    cost[from] = 0;
    waiting.emplace(0, from);
    while (!waiting.empty()) {
      const auto [spent, at] = waiting.top();
      waiting.pop();
      if (at == to || spent > most) break;
      if (spent > cost[at]) continue;
      const int x = static_cast<int>(at) % width_, y = static_cast<int>(at) / width_;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
          if (x + dx < 0 || y + dy < 0 || x + dx >= width_ || y + dy >= height_) continue;
          const std::size_t next = index(x + dx, y + dy);
          const double step = price_[next] * (dx != 0 && dy != 0 ? 1.4142 : 1) / FINE;
          if (cost[at] + step >= cost[next]) continue;
          cost[next] = cost[at] + step;
          before[next] = at;
          waiting.emplace(cost[next], next);
        }
    }
    if (!(cost[to] <= most)) return {};
    Trail out;
    for (std::size_t at = to; at != from; at = before[at]) out.push_back(spot(at));
    out.push_back(spot(from));
    std::reverse(out.begin(), out.end());
    return out;
  }

private:
  static double price(const Draft& draft, Spot at) {
    constexpr double WALL = std::numeric_limits<double>::infinity();
    double price = draft.is_sea(at) ? 1 : 7;
    for (const double reach : {.05, .22})
      for (const Spot by : {Spot{reach, 0}, Spot{-reach, 0}, Spot{0, reach}, Spot{0, -reach}}) {
        const At cell{static_cast<int>(std::floor(at.x + by.x)), static_cast<int>(std::floor(at.y + by.y))};
        if (draft.map().at(cell) != Ground::Outside) {
          if (reach < .1) return WALL;
          price += 1;
        }
      }
    return price;
  }
  std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }
  static Spot spot(int x, int y) {
    return {static_cast<double>(x) / FINE - MARGIN_OF_SEA, static_cast<double>(y) / FINE - MARGIN_OF_SEA};
  }
  Spot spot(std::size_t i) const { return spot(static_cast<int>(i) % width_, static_cast<int>(i) / width_); }
  std::size_t near(Spot p) const {
    const auto at = [](double v, int most) {
      return std::clamp(static_cast<int>(std::floor((v + MARGIN_OF_SEA) * FINE + .5)), 0, most - 1);
    };
    return index(at(p.x, width_), at(p.y, height_));
  }

  int width_, height_;
  std::vector<double> price_;
};

struct Link {
  SideAt a, b;
  double cost = 0;
};

double trail_length(const Trail& trail) {
  double sum = 0;
  for (std::size_t i = 1; i < trail.size(); ++i) sum += distance(trail[i - 1], trail[i]);
  return sum;
}

// How much of the cell beyond is water, up to 1.
double water_beyond(const Draft& draft, const SideAt& side) {
  int sea = 0;
  for (const double out : {.1, .25, .4, .55, .7}) sea += draft.is_sea(side_spot(side, out));
  return sea / 5.0;
}

std::vector<SideAt> piers(const Draft& draft) {
  std::vector<SideAt> out;
  for (const At at : draft.grid.squares()) {
    if (!takes_tile(draft.map().at(at)) || draft.is_start(at) || draft.beside_city(at)) continue;
    if (draft.printed[draft.map().index(at)] > 1) continue;
    for (int side = 0; side < SIDES; ++side) {
      const SideAt here{at, side};
      if (draft.map().at(faced_by(here)) != Ground::Outside || draft.faced(faced_by(here))) continue;
      if (neighbours(draft.grid, faced_by(here)) < 4 && water_beyond(draft, here) >= .6) out.push_back(here);
    }
  }
  return out;
}

// A way drawn from side to side, bent gently.
Trail drawn(const Trail& way, const SideAt& a, const SideAt& b) {
  Trail out{side_spot(a)};
  out.insert(out.end(), way.begin(), way.end());
  out.push_back(side_spot(b));
  for (int pass = 0; pass < 3; ++pass) {
    Trail smooth = out;
    for (std::size_t i = 2; i + 2 < out.size(); ++i)
      smooth[i] = {(out[i - 1].x + 2 * out[i].x + out[i + 1].x) / 4,
                   (out[i - 1].y + 2 * out[i].y + out[i + 1].y) / 4};
    out = smooth;
  }
  for (Spot& p : out) p = rounded(p);
  return out;
}

data::Name ferry_name(const Draft& draft, const SideAt& a, const SideAt& b) {
  constexpr double NEAR_ENOUGH = 8;
  const data::Name from = name_near(draft, side_spot(a), NEAR_ENOUGH, {});
  const data::Name to = name_near(draft, side_spot(b), NEAR_ENOUGH, {from.english()});
  if (from.empty() || to.empty()) return from.empty() ? to : from;
  data::Name name;
  for (const char* code : data::LANGUAGE_NAME) {
    const data::Language language = *data::language_named(code);
    name.in(language) = from.in(language) + " – " + to.in(language);
  }
  return name;
}

bool crosses(const Draft& draft, const Trail& way) {
  for (const data::FerryPicture& ferry : draft.file.picture.ferries)
    for (const Spot& p : ferry.path)
      for (const Spot& q : way)
        if (distance(p, q) < .3) return true;
  return false;
}

// The first of the links that has a way; true if there is one.
bool sail(Draft& draft, std::vector<Link> links, double detour) {
  std::stable_sort(links.begin(), links.end(), [](const Link& a, const Link& b) { return a.cost < b.cost; });
  if (links.size() > 14) links.resize(14);
  const Water water(draft);
  for (const Link& link : links) {
    const Spot a = side_spot(link.a, .25), b = side_spot(link.b, .25);
    const Trail way = water.way(a, b, distance(a, b) * detour + 1.5);
    if (way.empty() || trail_length(way) < .2 || crosses(draft, way)) continue;
    data::Name name = ferry_name(draft, link.a, link.b);
    if (name.empty()) continue;
    draft.map().ferries.push_back({{link.a, link.b}, 1});
    draft.file.picture.ferries.push_back({name, drawn(way, link.a, link.b)});
    for (const SideAt& end : {link.a, link.b}) ++draft.printed[draft.map().index(end.at)];
    return true;
  }
  return false;
}

double harbour_cost(const Draft& draft, const SideAt& side) {
  return name_near(draft, side_spot(side), 1.3, {}).empty() ? .8 : 0;
}

void remove_part(Draft& draft, const std::vector<int>& part, int number) {
  for (const At at : draft.grid.squares())
    if (part[draft.grid.index(at)] == number) {
      draft.grid.on[draft.grid.index(at)] = 0;
      draft.map().squares[draft.map().index(at)] = Ground::Outside;
    }
}

std::vector<int> land_steps(const Draft& draft, At from) {
  std::vector<int> far(draft.grid.on.size(), 1000);
  std::vector<At> waiting{from};
  far[draft.grid.index(from)] = 0;
  for (std::size_t i = 0; i < waiting.size(); ++i)
    for (int side = 0; side < SIDES; ++side) {
      const At next = neighbour(waiting[i], side);
      if (!draft.grid.has(next) || far[draft.grid.index(next)] < 1000) continue;
      far[draft.grid.index(next)] = far[draft.grid.index(waiting[i])] + 1;
      waiting.push_back(next);
    }
  return far;
}

} // namespace

void join_parts(Draft& draft) {
  const std::vector<int> part = find_parts(draft.grid);
  const int parts = part.empty() ? 0 : *std::max_element(part.begin(), part.end());
  std::vector<int> size(static_cast<std::size_t>(parts + 1), 0);
  for (const int p : part) ++size[static_cast<std::size_t>(p)];
  size[0] = 0;
  std::vector<bool> joined(size.size(), false);
  joined[static_cast<std::size_t>(std::max_element(size.begin(), size.end()) - size.begin())] = true;
  for (bool more = true; more;) {
    more = false;
    const std::vector<SideAt> sides = piers(draft);
    std::vector<double> costs;
    for (const SideAt& side : sides) costs.push_back(harbour_cost(draft, side));
    std::vector<Link> links;
    for (std::size_t i = 0; i < sides.size(); ++i)
      for (std::size_t j = 0; j < sides.size(); ++j) {
        const auto p = static_cast<std::size_t>(part[draft.grid.index(sides[i].at)]);
        const auto q = static_cast<std::size_t>(part[draft.grid.index(sides[j].at)]);
        if (!joined[p] || joined[q]) continue;
        links.push_back({sides[i], sides[j],
                         distance(side_spot(sides[i], .25), side_spot(sides[j], .25)) + costs[i] + costs[j]});
      }
    if (!links.empty() && sail(draft, links, 1.8)) {
      joined[static_cast<std::size_t>(part[draft.grid.index(draft.map().ferries.back().ends[1].at)])] = more =
          true;
      continue;
    }
  }
  for (int p = 1; p <= parts; ++p)
    if (!joined[static_cast<std::size_t>(p)]) remove_part(draft, part, p);
}

void add_ferries(Draft& draft) {
  constexpr std::size_t WANTED = 3;
  while (draft.map().ferries.size() < WANTED) {
    const std::vector<SideAt> sides = piers(draft);
    std::vector<double> costs;
    for (const SideAt& side : sides) costs.push_back(harbour_cost(draft, side));
    std::vector<Link> links;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const std::vector<int> far = land_steps(draft, sides[i].at);
      for (std::size_t j = i + 1; j < sides.size(); ++j) {
        const double straight = distance(side_spot(sides[i], .25), side_spot(sides[j], .25));
        const int land = far[draft.grid.index(sides[j].at)];
        if (land < 5 || straight > 4.5 || land < straight * 2.1) continue;
        links.push_back({sides[i], sides[j], straight - .2 * std::min(land, 14) + costs[i] + costs[j]});
      }
    }
    if (links.empty() || !sail(draft, links, 1.5)) break;
  }
  // Coats by length.
  auto& ferries = draft.map().ferries;
  std::vector<std::size_t> order(ferries.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto length_of = [&](std::size_t i) { return trail_length(draft.file.picture.ferries[i].path); };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return length_of(a) > length_of(b); });
  if (!order.empty()) ferries[order[0]].coats = 2;
  if (order.size() > 3) ferries[order.back()].coats = 0;
}

} // namespace mappa::mapmaking
