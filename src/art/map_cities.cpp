// Large cities: each square is a tile with its open sides as city, drawn by the tile recipe (M5).
#include "art/arms.h"
#include "art/map_sketch.h"
#include "art/tile.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::art {
namespace {

bool has_square(const LargeCity& city, At at) {
  return std::find(city.squares.begin(), city.squares.end(), at) != city.squares.end();
}

At beyond(SideAt where) {
  Point out = INWARD[where.side] * -1;
  return {where.at.x + static_cast<int>(out.x), where.at.y + static_cast<int>(out.y)};
}

bool is_city_side(const LargeCity& city, SideAt where) {
  return has_square(city, beyond(where)) ||
         std::find(city.open.begin(), city.open.end(), where) != city.open.end();
}

Path side_line(SideAt where, double inset) {
  Point corner = corner_of(where.at), a = CORNER[where.side], b = CORNER[(where.side + 1) % SIDES];
  Point in = INWARD[where.side] * inset;
  return Path::open({corner + a + in, corner + b + in});
}

// A field side that keeps tiles out is ruled in ink and gold.
std::string draw_closed_sides(const LargeCity& city) {
  Path closed;
  for (At at : city.squares)
    for (int side = 0; side < SIDES; ++side)
      if (!is_city_side(city, {at, side})) closed.add(side_line({at, side}, 1.5));
  return draw(closed, {.line = INK, .width = 3, .round = true}) + draw(closed, {.line = GOLD, .width = 1.1});
}

std::string draw_large_city(const MapSketch& sketch, const LargeCity& city, const std::string& name) {
  std::string out;
  for (At at : city.squares)
    out += framed(
        draw_tile(large_city_tile(city, at), {.copy = at.x * MAX_MAP_SIDE + at.y, .detail = sketch.detail()}),
        corner_of(at));
  Box box = city_box(city);
  out += draw_closed_sides(city) + rectangle({box.left, box.top}, box.width(), box.height(),
                                             {.line = INK, .width = 1.4, .opacity = .7});
  Point middle = box.middle();
  for (int i = 0; i < city.coats; ++i)
    out += moved(middle + Point{(i - (city.coats - 1) / 2.0) * 24, -17},
                 draw_coat({}, i + static_cast<int>(name.size()), Detail::Full), 1.5);
  return with_tip(name, dimmed(out, sketch.look.theme));
}

} // namespace

Box city_box(const LargeCity& city) {
  Line corners;
  for (At at : city.squares) {
    corners.push_back(corner_of(at));
    corners.push_back(corner_of(at) + Point{SQUARE, SQUARE});
  }
  return box_of(corners);
}

Tile large_city_tile(const LargeCity& city, At at) {
  Tile tile;
  tile.links_known = true;
  tile.id = "large/" + city.id;
  tile.features.push_back({.kind = Kind::City});
  for (int side = 0; side < SIDES; ++side)
    if (is_city_side(city, {at, side})) {
      tile.sides[static_cast<size_t>(side)] = Kind::City;
      tile.features[0].sides = static_cast<uint8_t>(tile.features[0].sides | 1 << side);
    } else
      tile.features.push_back(
          {.kind = Kind::Field, .ports = static_cast<uint8_t>(3 << 2 * side), .cities = 1});
  return tile;
}

std::string draw_large_cities(const MapSketch& sketch) {
  std::string out;
  for (size_t i = 0; i < sketch.map.large_cities.size(); ++i)
    out +=
        draw_large_city(sketch, sketch.map.large_cities[i], sketch.text(sketch.picture.large_cities[i].name));
  return out;
}

} // namespace mappa::art
