// A city as it is painted: ground, streets, houses, walls, towers, gates, arms.
#include "art/arms.h"
#include "art/building.h"
#include "art/house.h"
#include "art/palette.h"
#include "art/plant.h"
#include "art/sketch.h"
#include "art/stone.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mappa::art {
namespace {

struct KeepOut { // no house stands in this disc, flattened if `squash` is more than 1
  Disc disc;
  double squash = 1;
};

struct WalledCity {
  Sketch& sketch;
  const CityShape& city;
  Chance& chance;
  const Feature& feature = sketch.tile.features[static_cast<size_t>(city.feature)];
  bool large = std::popcount(city.sides) > 1;
  Detail detail = sketch.look.detail;
  std::vector<KeepOut> keep_outs = {};
  std::vector<Line> streets = {};
  std::vector<House> houses = {};

  Point square() const { return feature.cathedral ? Point{50, 72} : city.figure + Point{0, 4}; }
  std::vector<Gate> gates() const;
  bool is_inside(Point, double from_walls) const;
  bool on_street(Point, double within) const;
  bool fits(const House&) const;

  void find_keep_outs();
  std::string draw_ground();
  std::string draw_streets();
  void place_houses();
  std::string draw_houses();
  std::string draw_walls(bool back) const;
  std::string draw_stones() const;
  std::string draw_signs() const;
};

std::vector<Gate> WalledCity::gates() const {
  std::vector<Gate> out;
  for (const Gate& gate : sketch.now.gates)
    if (gate.city == city.feature) out.push_back(gate);
  auto add_where_crossed = [&](const Line& way, bool water) { // by a way that runs under the city
    Point at;
    for (const Line& wall : city.wall_lines)
      for (size_t i = 1; i < wall.size(); ++i)
        for (size_t j = 1; j < way.size(); ++j)
          if (crossing(wall[i - 1], wall[i], way[j - 1], way[j], at) &&
              std::none_of(out.begin(), out.end(),
                           [&](const Gate& gate) { return distance(gate.at, at) < 8; }))
            out.push_back({at, city.feature, water});
  };
  for (const RiverShape& river : sketch.now.rivers) add_where_crossed(river.line, true);
  for (const RoadShape& road : sketch.now.roads) add_where_crossed(road.line, false);
  return out;
}

bool WalledCity::is_inside(Point p, double from_walls) const {
  return inside(p, city.outline) &&
         std::all_of(city.wall_lines.begin(), city.wall_lines.end(),
                     [&](const Line& wall) { return distance(p, wall) > from_walls; });
}

bool WalledCity::on_street(Point p, double within) const {
  return std::any_of(streets.begin(), streets.end(),
                     [&](const Line& street) { return distance(p, street) < within; });
}

void WalledCity::find_keep_outs() {
  auto add = [&](Point at, double r, double squash = 1) { keep_outs.push_back({{at, r}, squash}); };
  if (feature.cathedral)
    add({50, 47}, 25);
  else
    add(city.figure, large ? 8.5 : 7, 1.25);
  if (feature.coats > 0 || feature.goods != Goods::None) add(city.arms, 9.5);
  for (int keep : city.keeps) add(CORNER[keep], 12);
  for (Point bastion : city.bastions) add(bastion, 7);
  for (const Gate& gate : sketch.now.gates) add(gate.at, 6.5);
}

std::string WalledCity::draw_ground() {
  std::string out = draw(Path::closed(city.outline), {.fill = GROUND});
  if (sketch.small()) return out;
  Path paving;
  for (int i = 0; i < 46; ++i) {
    Point p{chance.range(1, 99), chance.range(1, 99)};
    double wide = chance.range(.8, 2);
    if (is_inside(p, 3)) paving.move(p).line(p + Point{wide, 0});
  }
  return out + draw(paving, {.line = GROUND_DARK, .width = .6, .opacity = .8, .round = true});
}

std::string WalledCity::draw_streets() {
  Path path;
  auto add = [&](const Curve& street) {
    path.add(Path::of(street));
    streets.push_back(flatten(street, 12));
  };
  Point hub = square();
  for (int side = 0; side < SIDES; ++side)
    if (city.sides >> side & 1) {
      Point from = SIDE_MIDDLE[side];
      add({from, mix(from, CENTRE, .34), mix(from, hub, 2 / 3.0), hub});
    }
  for (const Gate& gate : gates())
    if (!gate.water) add({gate.at, mix(gate.at, hub, .3), mix(gate.at, hub, .7), hub});
  std::string out = draw(path, {.line = GROUND_DARK, .width = 6.6, .opacity = .55}) +
                    draw(path, {.line = STREET, .width = 5.4});
  if (!feature.cathedral)
    out += ellipse(hub, large ? 9.4 : 7.8, large ? 5.8 : 4.8,
                   {.fill = STREET, .line = GROUND_DARK, .width = .7});
  return out;
}

bool WalledCity::fits(const House& house) const {
  double left = house.foot.x, y = house.foot.y, w = house.width, h = house.height, right = left + w;
  if (right >= 98 || y - h <= -.5) return false;
  for (Point foot : {Point{left, y}, Point{right, y}})
    if (!is_inside(foot, 4.4)) return false;
  for (Point upper : {Point{left + 1, y - .7 * h}, Point{right - 1, y - .7 * h}})
    if (!is_inside(upper, 2.2)) return false;
  if (!is_inside({left + w / 2, y}, 4.6)) return false;
  if (on_street({left + .6, y}, 2.4) || on_street({right - .6, y}, 2.4) ||
      on_street({left + w / 2, y - 1}, 3) || on_street({left + w / 2, y - .3 * h}, 2.6))
    return false;
  return std::all_of(keep_outs.begin(), keep_outs.end(), [&](const KeepOut& keep) {
    Point off = keep.disc.at -
                Point{std::clamp(keep.disc.at.x, left, right), std::clamp(keep.disc.at.y, y - .62 * h, y)};
    return distance(Point{}, Point{off.x, off.y * keep.squash}) > keep.disc.r * .86;
  });
}

void WalledCity::place_houses() {
  double grown = sketch.small() ? 1.28 : 1;
  for (double row = 9.8; row <= 98; row += 8.9 * grown)
    for (double x = chance.range(1.5, 5); x < 94;) {
      House house;
      house.width = chance.range(8.6, 12) * grown;
      house.height = chance.range(8.8, 11) * grown;
      house.foot = {x, std::min(97.4, row + chance.range(-1.4, 1.4))};
      if (fits(house) && !chance.happens(.1)) {
        houses.push_back(house);
        x += house.width + chance.range(.2, 1.6);
      } else
        x += 2.2;
    }
}

std::string WalledCity::draw_houses() {
  std::vector<Upright> things;
  Path shadows;
  size_t church = houses.size();
  if (large && !feature.cathedral && houses.size() > 9 && !sketch.small())
    church = static_cast<size_t>(static_cast<double>(houses.size()) * chance.range(.35, .7));
  for (size_t i = 0; i < houses.size(); ++i) {
    House& house = houses[i];
    house.roof = chance.happens(.1) ? chance.pick(RARE_ROOFS) : chance.pick(ROOFS);
    house.mirrored = chance.happens(.5);
    shadows.add(Path::ellipse(house.foot + Point{.62 * house.width, .1}, .6 * house.width, 1.2));
    things.push_back({house.foot, i == church ? draw_church(house.foot + Point{house.width / 2, 0}, detail)
                                              : draw_house(house, detail, sketch.ink())});
  }
  for (int tries = 0, left = sketch.small() ? 0 : 3; tries < 40 && left > 0; ++tries) {
    Point p{chance.range(6, 94), chance.range(12, 95)};
    bool room =
        is_inside(p, 5.5) && is_inside(p - Point{0, 6}, 3) &&
        std::all_of(keep_outs.begin(), keep_outs.end(),
                    [&](const KeepOut& keep) { return distance(p, keep.disc.at) > keep.disc.r + 2; }) &&
        std::none_of(houses.begin(), houses.end(), [&](const House& house) {
          Point off = p - house.foot;
          return off.x > -2.6 && off.x < house.width + 2.6 && off.y > -2 && off.y < 9;
        });
    if (!room) continue;
    things.push_back({p, draw_tree(p, .72, chance, detail)});
    --left;
  }
  std::stable_sort(things.begin(), things.end(),
                   [](const Upright& a, const Upright& b) { return a.foot.y < b.foot.y; });
  std::string out = draw(shadows, {.fill = "#4A2C12", .opacity = .25});
  for (const Upright& thing : things) out += thing.svg;
  return out;
}

double mean_height(const Line& line) {
  double sum = 0;
  for (Point p : line) sum += p.y;
  return sum / static_cast<double>(line.size());
}

// Back walls stand behind the houses, all others before them.
std::string WalledCity::draw_walls(bool back) const {
  std::string out;
  for (size_t i = 0; i < city.walls.size(); ++i) {
    if ((mean_height(city.wall_lines[i]) < city.figure.y - 4) != back) continue;
    out += draw_wall(city.walls[i], detail);
    std::vector<Point> towers;
    size_t vertices = city.walls[i].size();
    for (size_t at : {2u, 4u})
      if (at == 2 || vertices > 5) towers.push_back(city.walls[i][at]);
    std::sort(towers.begin(), towers.end(), [](Point a, Point b) { return a.y < b.y; });
    for (Point foot : towers) {
      const auto& all = sketch.now.gates;
      if (std::any_of(all.begin(), all.end(), [&](const Gate& gate) { return distance(gate.at, foot) < 9; }))
        continue;
      out += foot.y > 15 ? draw_tower(foot, detail) : draw_bastion(foot, 4.2, detail);
    }
  }
  return out;
}

// Stone where walls meet a side, at joined corners, and at gates.
std::string WalledCity::draw_stones() const {
  std::string out;
  for (Point bastion : city.bastions) out += draw_bastion(bastion, 5, detail);
  for (int keep : city.keeps) out += draw_keep(CORNER[keep], detail);
  for (const Gate& gate : gates())
    out += gate.water ? draw_water_gate(gate.at, detail) : draw_gate(gate.at, detail);
  return out;
}

std::string WalledCity::draw_signs() const {
  int signs = feature.coats + (feature.goods != Goods::None ? 1 : 0);
  auto place = [&](int i) { return city.arms + Point{(i - (signs - 1) / 2.0) * 13, 0}; };
  Chance arms(sketch.tile.id + "#" + std::to_string(sketch.look.copy) + "#arms");
  int charge = arms.below(CHARGES);
  std::string out;
  for (int i = 0; i < feature.coats; ++i) out += draw_coat(place(i), charge + i, detail);
  return out + draw_goods(place(feature.coats), feature.goods, detail);
}

} // namespace

std::string draw_city(Sketch& sketch, const CityShape& city, Chance& chance) {
  WalledCity town{sketch, city, chance};
  town.find_keep_outs();
  std::string out = town.draw_ground();
  out += town.draw_streets();
  town.place_houses();
  out += town.draw_walls(true);
  out += town.draw_houses();
  if (town.feature.cathedral) out += draw_cathedral(CENTRE, sketch.look.detail);
  out += town.draw_walls(false);
  return out + town.draw_stones() + town.draw_signs();
}

} // namespace mappa::art
