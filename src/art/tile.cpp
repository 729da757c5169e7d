#include "art/tile.h"

#include "art/building.h"
#include "art/chip.h"
#include "art/palette.h"
#include "art/sketch.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace mappa::art {

bool Sketch::is_free(Point middle, double r, double margin) const {
  constexpr double H = .8660254037844386;
  static constexpr Point CLOCK[12] = {{1, 0},  {H, .5},   {.5, H},   {0, 1},  {-.5, H}, {-H, .5},
                                      {-1, 0}, {-H, -.5}, {-.5, -H}, {0, -1}, {.5, -H}, {H, -.5}};
  double near = r + margin, far = 100 - near;
  if (middle.x < near || middle.y < near || middle.x > far || middle.y > far) return false;
  auto open = [&](Point p) { return flat.regions.at(p.x, p.y) != 0; };
  return open(middle) &&
         std::all_of(std::begin(CLOCK), std::end(CLOCK), [&](Point way) { return open(middle + way * r); }) &&
         std::all_of(used.begin(), used.end(),
                     [&](const Disc& disc) { return distance(middle, disc.at) > disc.r + r; });
}

static void add_sites(Sketch& sketch) {
  const Layout& now = sketch.now;
  Detail detail = sketch.look.detail;
  auto put = [&](Point middle, double foot, std::string svg) {
    sketch.things.push_back({middle + Point{0, foot}, std::move(svg), false});
  };
  if (now.inn) put(*now.inn, 2, draw_inn(*now.inn, detail));
  if (now.garden && sketch.look.gardens) put(now.garden->at, 2, draw_garden(*now.garden, detail));
  if (now.monastery) put(*now.monastery, MONASTERY_FOOT, draw_monastery(*now.monastery, detail));
  if (now.post_office) put(*now.post_office, POST_OFFICE_FOOT, draw_post_office(*now.post_office, detail));
}

static bool is_behind_wall(const Upright& thing, const Layout& now) {
  auto covers = [&](Point wall) {
    return std::abs(wall.x - thing.foot.x) < 7 && wall.y - thing.foot.y > -1 && wall.y - thing.foot.y < 18;
  };
  if (!thing.may_hide) return false;
  for (const CityShape& city : now.cities)
    for (const Line& wall : city.wall_lines)
      if (std::any_of(wall.begin(), wall.end(), covers)) return true;
  return false;
}

std::string draw_tile(const Tile& tile, const Layout& flat, const TileLook& asked) {
  TileLook look = asked;
  look.rot &= 3;
  Layout now = turned(flat, look.rot);
  std::string seed = tile.id + "#" + std::to_string(look.copy);
  Sketch sketch{tile, flat, now, look, Chance(seed)};
  Chance town_chance(seed + "#" + std::to_string(look.rot));

  std::string ground = draw_land(sketch);
  ground += draw_rivers(sketch);
  ground += draw_roads(sketch);
  std::string cities;
  for (const CityShape& city : now.cities) cities += draw_city(sketch, city, town_chance);
  add_sites(sketch);
  add_villages(sketch);
  add_nature(sketch);
  std::stable_sort(sketch.things.begin(), sketch.things.end(),
                   [](const Upright& a, const Upright& b) { return a.foot.y < b.foot.y; });
  std::string behind, before;
  for (const Upright& thing : sketch.things) (is_behind_wall(thing, now) ? behind : before) += thing.svg;
  constexpr const char* EDGE =
      R"(<path d="M.35 .35H99.65V99.65H.35Z" fill="none" stroke="#3A2C14" stroke-width=".7" opacity=".22"/>)";
  return "<g stroke-linejoin=\"round\">" + ground + behind + cities + before + EDGE + "</g>";
}

std::string draw_tile(const Tile& tile, const TileLook& look) { return draw_tile(tile, layout(tile), look); }

std::string draw_tile_back() {
  return rectangle({}, 100, 100, {.fill = "#B28B4C"}) +
         rectangle({7, 7}, 86, 86, {.line = "#8C6A34", .width = 2.4}, 4) +
         rectangle({11, 11}, 78, 78, {.line = "#8C6A34", .width = 1}, 2) +
         moved(CENTRE, draw_compass_star(44, "#6E4E22", "#D9BE83"));
}

std::string framed(const std::string& tile, Point at, double size) {
  return fmt::format("<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"0 0 100 100\">{}</svg>",
                     number(at.x), number(at.y), number(size), number(size), tile);
}

Point figure_spot(const Layout& flat, int feature, int rot) {
  return turn(flat.spots.at(static_cast<size_t>(feature)).at, rot);
}
Point figure_spot(const Tile& tile, int feature, int rot) { return figure_spot(layout(tile), feature, rot); }

} // namespace mappa::art
