// The course of roads: from side to side, or to a building, a crossing or a city's gate.
#include "art/way.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mappa::art {
namespace {

bool is_ending_road(const Feature& f) { return f.kind == Kind::Road && std::popcount(f.sides) == 1; }

struct Roads {
  const Tile& tile;
  Layout& out;
  std::optional<Point> site;
  std::vector<int> ending = ending_roads(tile);
  std::vector<int> meeting = {}; // those that end at the crossing
  Point meeting_point = CENTRE;

  const Feature& feature(int i) const { return tile.features[static_cast<size_t>(i)]; }
  bool is(int i, Kind kind) const { return feature(i).kind == kind; }

  std::vector<int> linked(int road) const {
    for (const auto& group : tile.links)
      if (std::find(group.begin(), group.end(), road) != group.end()) return group;
    return {};
  }
  std::vector<int> linked_cities(int road) const {
    std::vector<int> group = linked(road);
    std::erase_if(group, [&](int i) { return !is(i, Kind::City); });
    return group;
  }
  CityShape* city(int feature_index) {
    for (CityShape& shape : out.cities)
      if (shape.feature == feature_index) return &shape;
    return nullptr;
  }

  void find_crossing();
  void add(int road);
  void add_through(int road, int from, int to);
  void add_ending(int road);
  void add_gate(Point at, int city);
  void add_lane(int city);
  Curve to_gate(int city, int side, bool rivals);
  void end_against_another(int road);
};

// Starts at right angles to its side and ends at `to`.
Curve bend_to(int side, Point to) {
  Point from = SIDE_MIDDLE[side], in = INWARD[side];
  double reach = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y)) * .55;
  return {from, from + in * reach, mix(to, from + in * (reach * 1.4), .45), to};
}

void Roads::find_crossing() {
  for (int road : ending) {
    std::vector<int> group = linked(road);
    if (group.empty() && !tile.links_known && !site && out.cities.empty()) group = ending;
    auto roads = std::count_if(group.begin(), group.end(), [&](int i) { return is(i, Kind::Road); });
    bool at_monastery =
        std::any_of(group.begin(), group.end(), [&](int i) { return is(i, Kind::Monastery); });
    if (roads >= 2 && !at_monastery) meeting.push_back(road);
  }
  std::vector<int> caps;
  for (const CityShape& shape : out.cities)
    if (std::popcount(shape.sides) == 1) caps.push_back(std::countr_zero(shape.sides));
  if (caps.size() == 1) meeting_point = CENTRE + INWARD[caps[0]] * 5;
  if (!meeting.empty()) out.crossings.push_back({meeting_point, 8.5});
}

void Roads::add_gate(Point at, int city_index) {
  for (const Gate& gate : out.gates)
    if (gate.city == city_index && distance(gate.at, at) < 1) return;
  out.gates.push_back({at, city_index, false});
}

void Roads::add_lane(int city_index) {
  CityShape* shape = city(city_index);
  if (!shape || shape->walls.empty()) return;
  Point gate = nearest(shape->wall_lines[0], meeting_point);
  for (const Line& lane : out.lanes)
    if (distance(lane[0], gate) < 1) return;
  out.lanes.push_back({gate, meeting_point});
  add_gate(gate, city_index);
}

std::optional<Point> straight_ahead(const CityShape& shape, int side) {
  Point from = SIDE_MIDDLE[side], far = from + INWARD[side] * 100, hit;
  std::optional<Point> first;
  for (const Line& wall : shape.wall_lines)
    for (size_t i = 1; i < wall.size(); ++i)
      if (crossing(wall[i - 1], wall[i], from, far, hit) && distance(hit, from) > 4 &&
          (!first || distance(hit, from) < distance(*first, from)))
        first = hit;
  return first;
}

Curve Roads::to_gate(int city_index, int side, bool rivals) {
  const CityShape& shape = *city(city_index);
  Point from = SIDE_MIDDLE[side], in = INWARD[side];
  bool corner_city = shape.keeps.size() == 1 && std::popcount(shape.sides) == 2 && shape.point < 0;
  std::optional<Point> ahead = straight_ahead(shape, side);
  if (ahead && !(rivals && corner_city)) {
    add_gate(*ahead, city_index);
    return {from, mix(from, *ahead, .33), mix(from, *ahead, .67), *ahead};
  }
  Line vertices(shape.walls[0].begin() + 1, shape.walls[0].end() - 1);
  Point gate = nearest(vertices, from + in * 32), handle = from + in * 34;
  add_gate(gate, city_index);
  return {from, handle, mix(gate, handle, .55), gate};
}

void Roads::add_through(int road, int from, int to) {
  Point a = SIDE_MIDDLE[from], b = SIDE_MIDDLE[to];
  bool straight = to == opposite(from);
  Curve curve = straight ? Curve{a, mix(a, b, .3), mix(a, b, .7), b}
                         : Curve{a, mix(a, CENTRE, .55), mix(b, CENTRE, .55), b};
  out.roads.push_back({road, true, straight, RoadEnd::Sides, curve, {}});
}

void Roads::add_ending(int road) {
  int side = side_of(feature(road));
  std::vector<int> group = linked(road), cities = linked_cities(road);
  if (cities.empty() && !tile.links_known && !site && meeting.empty() && ending.size() == 1 &&
      !out.cities.empty())
    cities = {out.cities.front().feature}; // nothing recorded, nowhere else to go
  bool to_site = site && (group.empty() || std::any_of(group.begin(), group.end(), [&](int i) {
                            return is(i, Kind::Monastery) || is(i, Kind::PostOffice);
                          }));
  RoadShape shape{road, false, false, RoadEnd::Site, {}, {}};
  if (to_site)
    shape.curve = bend_to(side, *site);
  else if (std::find(meeting.begin(), meeting.end(), road) != meeting.end()) {
    shape.end = RoadEnd::Crossing;
    shape.curve = bend_to(side, meeting_point);
    for (int i : cities) add_lane(i);
  } else if (!cities.empty() && city(cities[0]) && !city(cities[0])->walls.empty()) {
    bool rivals = std::any_of(ending.begin(), ending.end(), [&](int other) {
      return other != road && std::any_of(tile.links.begin(), tile.links.end(), [&](const auto& link) {
               auto in_link = [&](int i) { return std::find(link.begin(), link.end(), i) != link.end(); };
               return in_link(other) && in_link(cities[0]);
             });
    });
    shape.end = RoadEnd::Gate;
    shape.curve = to_gate(cities[0], side, rivals);
  }
  out.roads.push_back(shape); // without a curve yet: ends against another road
}

void Roads::add(int road) {
  std::vector<int> sides;
  for (int side = 0; side < SIDES; ++side)
    if (feature(road).sides >> side & 1) sides.push_back(side);
  if (sides.size() == 1)
    add_ending(road);
  else if (sides.size() == 2)
    add_through(road, sides[0], sides[1]);
  else
    for (int side : sides)
      out.roads.push_back({road, true, false, RoadEnd::Sides, bend_to(side, CENTRE), {}});
}

void Roads::end_against_another(int road) {
  Point to = CENTRE;
  for (const RoadShape& other : out.roads)
    if (!other.curve.empty()) {
      to = nearest(flatten(other.curve), CENTRE);
      break;
    }
  RoadShape& shape = out.roads[static_cast<size_t>(road)];
  shape.curve = bend_to(side_of(feature(shape.feature)), to);
  shape.end = RoadEnd::Crossing;
  for (const Disc& known : out.crossings)
    if (distance(known.at, to) < known.r) return;
  out.crossings.push_back({to, 7});
}

void add_bridges(Layout& out) {
  Point at;
  for (const RoadShape& road : out.roads)
    for (const RiverShape& river : out.rivers)
      for (size_t i = 1; i < road.line.size(); ++i)
        for (size_t j = 1; j < river.line.size(); ++j) {
          Point a = road.line[i - 1], b = road.line[i];
          if (!crossing(a, b, river.line[j - 1], river.line[j], at)) continue;
          bool known = std::any_of(out.bridges.begin(), out.bridges.end(),
                                   [&](const Bridge& bridge) { return distance(bridge.at, at) < 8; });
          if (!known) out.bridges.push_back({at, std::abs(b.x - a.x) < std::abs(b.y - a.y)});
        }
}

} // namespace

std::vector<int> ending_roads(const Tile& tile) {
  std::vector<int> out;
  for (size_t i = 0; i < tile.features.size(); ++i)
    if (is_ending_road(tile.features[i])) out.push_back(static_cast<int>(i));
  return out;
}

int side_of(const Feature& feature) { return std::countr_zero(feature.sides) & 3; }

void add_roads(const Tile& tile, Layout& out, std::optional<Point> site) {
  Roads roads{tile, out, site};
  roads.find_crossing();
  for (size_t i = 0; i < tile.features.size(); ++i)
    if (tile.features[i].kind == Kind::Road) roads.add(static_cast<int>(i));
  for (size_t i = 0; i < out.roads.size(); ++i)
    if (out.roads[i].curve.empty()) roads.end_against_another(static_cast<int>(i));
  for (RoadShape& road : out.roads) road.line = flatten(road.curve, 14);
  std::vector<const RoadShape*> straight;
  for (const RoadShape& road : out.roads)
    if (road.straight) straight.push_back(&road);
  if (straight.size() == 2) out.flyover = Bridge{CENTRE, straight[0]->curve[0].x == 50};
  add_bridges(out);
}

} // namespace mappa::art
