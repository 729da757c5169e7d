#include "art/layout.h"

#include "art/wall.h"
#include "art/way.h"

#include <algorithm>
#include <cmath>

namespace mappa::art {
namespace {

constexpr double ROAD_HALF = 5, RIVER_HALF = 7.6;

bool has(const Tile& tile, Kind kind) {
  return std::any_of(tile.features.begin(), tile.features.end(),
                     [&](const Feature& f) { return f.kind == kind; });
}

bool is_open(uint8_t region) { return region != 0; }

// Where a monastery or post office stands if the roads decide it; otherwise the roomiest place, found later.
std::optional<Point> place_of_building(const Tile& tile, const Layout& out) {
  std::vector<int> ending = ending_roads(tile);
  if (!ending.empty() && !out.cities.empty()) {
    Point place{50, 52};
    for (const CityShape& city : out.cities)
      for (int side = 0; side < SIDES; ++side)
        if (city.sides >> side & 1) place = place + Point{INWARD[side].x * 11, INWARD[side].y * 10};
    return place;
  }
  if (!ending.empty() && !out.rivers.empty()) // beyond the bridge
    return CENTRE + INWARD[side_of(tile.features[static_cast<size_t>(ending[0])])] * 25;
  bool through_road = std::any_of(tile.features.begin(), tile.features.end(), [](const Feature& f) {
    return f.kind == Kind::Road && (f.sides & (f.sides - 1));
  });
  if (!out.cities.empty() || !out.rivers.empty() || through_road) return {};
  return Point{50, 52};
}

bool is_in_city(const CityShape& city, Point p) {
  if (inside(p, city.outline)) return true;
  for (const Line& wall : city.wall_lines)
    if (distance(p, wall) < 2.6) return true;
  for (Point bastion : city.bastions)
    if (distance(p, bastion) < 5.2) return true;
  return city.point >= 0 && distance(p, CORNER[city.point]) < 9;
}

bool is_on_way(const Layout& out, Point p) {
  for (const RoadShape& road : out.roads)
    if (distance(p, road.line) < ROAD_HALF) return true;
  for (const Line& lane : out.lanes)
    if (distance(p, lane) < ROAD_HALF) return true;
  for (const Disc& disc : out.crossings)
    if (distance(p, disc.at) < disc.r) return true;
  for (const RiverShape& river : out.rivers)
    if (distance(p, river.line) < RIVER_HALF) return true;
  for (const Water& water : out.waters)
    if (distance(p, water.disc.at) < water.disc.r + 1) return true;
  return false;
}

Regions regions_of(const Layout& out, std::optional<Point> building) {
  return flood([&](Point p) {
    for (const CityShape& city : out.cities)
      if (is_in_city(city, p)) return true;
    return is_on_way(out, p) || (building && distance(p, *building) < 6);
  });
}

// 15 to 22 from its road, as free as possible, rather below it. A straight road leaves a row of equally good
// places: of these, the one nearest to x = 30 or 86.
Point place_of_inn(const Layout& out, const RoadShape& road) {
  Point best = CENTRE;
  double best_worth = -1e9;
  auto oddness = [](Point p) { return std::abs(std::abs(p.x - 58) - 28); };
  for (int y = 14; y <= 88; ++y)
    for (int x = 12; x <= 88; ++x) {
      Point p{static_cast<double>(x), static_cast<double>(y)};
      if (!is_open(out.regions.at(p.x, p.y))) continue;
      double off = distance(p, road.line);
      if (off < 15 || off > 22) continue;
      double room = std::min({x, y, 100 - x, 100 - y, clearance(out.regions, p, is_open)});
      for (const Disc& disc : out.reserved) room = std::min(room, distance(p, disc.at) - disc.r);
      double worth = std::min(room, 13.0) - std::abs(off - 16) * .15 + y * .004;
      bool equal = std::abs(worth - best_worth) < 1e-9;
      if (equal ? oddness(p) >= oddness(best) : worth < best_worth) continue;
      best = p;
      best_worth = worth;
    }
  return best;
}

Point within_tile(Point building) { // so that it shows whole, however the tile lies
  return {std::clamp(building.x, 19.0, 81.0), std::clamp(building.y, 19.0, 81.0)};
}

void place_sites(const Tile& tile, Layout& out, std::optional<Point> building) {
  if (has(tile, Kind::Monastery) || has(tile, Kind::PostOffice)) {
    if (!building) building = within_tile(roomiest(out.regions, {is_open, 11, {50, 52}}, {}).at);
    (has(tile, Kind::Monastery) ? out.monastery : out.post_office) = building;
  }
  if (out.monastery) out.reserved.push_back({*out.monastery, 21});
  if (out.post_office) out.reserved.push_back({*out.post_office, 18});
  for (const Disc& disc : out.crossings) out.reserved.push_back({disc.at, disc.r + 1});
  for (const RoadShape& road : out.roads)
    if (tile.features[static_cast<size_t>(road.feature)].inn && !out.inn) {
      out.inn = place_of_inn(out, road);
      out.reserved.push_back({*out.inn, 12});
    }
  if (has(tile, Kind::Garden)) {
    out.garden = roomiest(out.regions, {is_open, 9.5, CENTRE}, out.reserved);
    out.reserved.push_back({out.garden->at, 12 * std::clamp(out.garden->r / 10.5, .66, 1.0)});
  }
}

Disc road_spot(const Layout& out, int feature) {
  for (const RoadShape& road : out.roads)
    if (road.feature == feature) return {along(road.line, !road.through ? .42 : out.flyover ? .2 : .5), 0};
  return {CENTRE, 0};
}

Disc spot_of(const Tile& tile, const Layout& out, int feature) {
  switch (tile.features[static_cast<size_t>(feature)].kind) {
  case Kind::Field: {
    std::vector<uint8_t> mine = field_regions(tile, out.regions, feature);
    auto wanted = [&](uint8_t region) {
      return region && std::find(mine.begin(), mine.end(), region) != mine.end();
    };
    return roomiest(out.regions, {wanted, 12, CENTRE}, out.reserved);
  }
  case Kind::Road: return road_spot(out, feature);
  case Kind::City:
    for (const CityShape& city : out.cities)
      if (city.feature == feature) return {city.figure, 0};
    break;
  case Kind::Monastery: return {out.monastery.value_or(CENTRE), 0};
  case Kind::PostOffice: return {out.post_office.value_or(CENTRE), 0};
  case Kind::Garden: return {out.garden ? out.garden->at : CENTRE, 0};
  case Kind::River:
    for (const RiverShape& river : out.rivers)
      if (river.feature == feature) return {along(river.line, .5), 0};
    break;
  }
  return {CENTRE, 0};
}

} // namespace

std::vector<uint8_t> field_regions(const Tile& tile, const Regions& regions, int field) {
  auto region_at = [&](size_t port) { return regions.at(PORT_PROBE[port].x, PORT_PROBE[port].y); };
  auto add = [](std::vector<uint8_t>& list, uint8_t region) {
    if (std::find(list.begin(), list.end(), region) == list.end()) list.push_back(region);
  };
  std::vector<uint8_t> mine, taken;
  for (size_t i = 0; i < tile.features.size(); ++i)
    for (size_t port = 0; port < PORTS; ++port)
      if (tile.features[i].kind == Kind::Field && tile.features[i].ports >> port & 1)
        add(static_cast<int>(i) == field ? mine : taken, region_at(port));
  if (!mine.empty()) return mine;
  size_t best = 0; // enclosed on the tile: the largest region no other field has
  for (size_t i = 1; i < regions.size.size(); ++i)
    if (regions.size[i] > regions.size[best] && std::find(taken.begin(), taken.end(), i) == taken.end())
      best = i;
  return {static_cast<uint8_t>(best)};
}

Layout layout(const Tile& tile) {
  Layout out;
  out.cities = city_shapes(tile);
  add_rivers(tile, out);
  bool has_building = has(tile, Kind::Monastery) || has(tile, Kind::PostOffice);
  std::optional<Point> building = has_building ? place_of_building(tile, out) : std::nullopt;
  add_roads(tile, out, building);
  out.regions = regions_of(out, building);
  place_sites(tile, out, building);
  for (size_t i = 0; i < tile.features.size(); ++i)
    out.spots.push_back(spot_of(tile, out, static_cast<int>(i)));
  return out;
}

Layout turned(const Layout& from, int quarters) {
  Layout out = from;
  auto go = [&](Point& p) { p = turn(p, quarters); };
  auto go_all = [&](std::vector<Point>& list) {
    for (Point& p : list) go(p);
  };
  for (CityShape& city : out.cities) {
    city.sides = turn_sides(city.sides, quarters & 3);
    for (Line& wall : city.walls) go_all(wall);
    for (Line& wall : city.wall_lines) go_all(wall);
    go_all(city.outline);
    go_all(city.bastions);
    for (int& keep : city.keeps) keep = turn_side(keep, quarters);
    if (city.point >= 0) city.point = turn_side(city.point, quarters);
    go(city.figure);
    go(city.arms);
  }
  for (RoadShape& road : out.roads) {
    go_all(road.curve);
    go_all(road.line);
  }
  for (RiverShape& river : out.rivers) {
    go_all(river.curve);
    go_all(river.line);
  }
  for (Line& lane : out.lanes) go_all(lane);
  for (auto* discs : {&out.crossings, &out.reserved, &out.spots})
    for (Disc& disc : *discs) go(disc.at);
  for (Water& water : out.waters) go(water.disc.at);
  for (Gate& gate : out.gates) go(gate.at);
  auto go_bridge = [&](Bridge& bridge) {
    go(bridge.at);
    if (quarters & 1) bridge.upright = !bridge.upright;
  };
  for (Bridge& bridge : out.bridges) go_bridge(bridge);
  if (out.flyover) go_bridge(*out.flyover);
  for (auto* site : {&out.monastery, &out.post_office, &out.inn})
    if (*site) go(**site);
  if (out.garden) go(out.garden->at);
  out.regions = turned(from.regions, quarters);
  return out;
}

} // namespace mappa::art
