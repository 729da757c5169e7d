// The meadow: washes of colour, crops and grass.
#include "art/palette.h"
#include "art/plant.h"
#include "art/sketch.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mappa::art {
namespace {

struct Crop {
  Colour ground, furrow;
  bool dotted = false;
};
constexpr Crop WHEAT_FIELD{WHEAT, WHEAT_LINE}, FALLOW{MEADOW_LIGHT, MEADOW_DARK};
constexpr Crop CROPS[] = {WHEAT_FIELD, {PLOUGH, PLOUGH_LINE}, {VINE, VINE_LINE, true},         WHEAT_FIELD,
                          FALLOW,      WHEAT_FIELD,           {LAVENDER, LAVENDER_LINE, true}, FALLOW};

constexpr double HALF_ROOT = .7071067811865476;
constexpr Point COMPASS[8] = {{1, 0},  {HALF_ROOT, HALF_ROOT},   {0, 1},  {-HALF_ROOT, HALF_ROOT},
                              {-1, 0}, {-HALF_ROOT, -HALF_ROOT}, {0, -1}, {HALF_ROOT, -HALF_ROOT}};

std::string draw_washes(Sketch& sketch) {
  std::string out;
  for (int i = 0; i < (sketch.small() ? 2 : 4); ++i) {
    Point middle{sketch.chance.range(12, 88), sketch.chance.range(12, 88)};
    double r = sketch.chance.range(9, 19);
    Line shore;
    for (Point way : COMPASS) {
      double reach = r * sketch.chance.range(.65, 1.15);
      Point p = middle + Point{way.x * reach * 1.3, way.y * reach * .8};
      shore.push_back(sketch.turned({std::clamp(p.x, 4.0, 96.0), std::clamp(p.y, 4.0, 96.0)}));
    }
    out += draw(Path::of(smooth_closed(shore, .2)).close(),
                {.fill = i % 2 ? MEADOW_LIGHT : MEADOW_DARK, .opacity = i % 2 ? .55 : .4});
  }
  return out;
}

// A small field: four sides, two of them bowed, with furrows ruled between and a hedge of beads around.
std::string draw_crop(Sketch& sketch, Disc place) {
  Chance& chance = sketch.chance;
  double r = place.r, slope = chance.range(-.287, .287),
         norm = std::sqrt(1 + slope * slope); // up to 16 degrees
  Crop crop = chance.pick(CROPS);
  auto at = [&](double u, double v) {
    Point p{u * r, v * r};
    return sketch.turned(place.at + Point{p.x - p.y * slope, p.x * slope + p.y} * (1 / norm));
  };
  std::array<Point, 4> corner;
  constexpr Point SIGNS[4] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  for (size_t i = 0; i < 4; ++i) {
    Point moved_by{chance.range(-.16, .16), chance.range(-.16, .16)};
    corner[i] = at(SIGNS[i].x * .98 + moved_by.x, SIGNS[i].y * .66 + moved_by.y);
  }
  Point bow = at(0, chance.range(-.16, .16)) - at(0, 0);
  Point upper = mix(corner[0], corner[1], .5) + bow, lower = mix(corner[3], corner[2], .5) + bow;
  Path outline, furrows;
  outline.move(corner[0]).quad(upper, corner[1]).line(corner[2]).quad(lower, corner[3]).close();
  int rows = std::max(3, static_cast<int>(std::lround(2 * .66 * r / (sketch.small() ? 3 : 1.9))));
  for (int i = 1; i < rows; ++i) {
    double t = static_cast<double>(i) / rows;
    Point west = mix(corner[0], corner[3], t), east = mix(corner[1], corner[2], t);
    furrows.move(mix(west, east, .05)).quad(mix(upper, lower, t), mix(east, west, .05));
  }
  bool small = sketch.small();
  Paint line{.line = crop.furrow, .width = small ? .9 : .5, .opacity = .85, .round = true};
  if (crop.dotted) {
    line.width = small ? 1.5 : 1.05;
    line.dash = small ? "0 2" : "0 1.35";
  }
  const char* beads = small ? "0 2.1" : "0 1.55";
  return draw(outline, {.fill = crop.ground, .opacity = crop.ground == MEADOW_LIGHT ? .8 : .95}) +
         draw(furrows, line) +
         draw(outline, {.line = TREE_DARK, .width = small ? 2 : 1.5, .dash = beads, .round = true}) +
         draw(outline, {.line = TREE_2,
                        .width = small ? 1.1 : .8,
                        .dash = beads,
                        .round = true,
                        .shift = {-.15, -.25}});
}

std::string draw_crops(Sketch& sketch) {
  std::string out;
  for (int tries = 0, left = sketch.small() ? 1 : 2; tries < 60 && left > 0; ++tries) {
    double r = sketch.chance.range(8, 12.5);
    Point middle{sketch.chance.range(10, 90), sketch.chance.range(10, 90)};
    if (!sketch.is_free(middle, r, 1)) continue;
    out += draw_crop(sketch, {middle, r});
    sketch.used.push_back({middle, r * .95});
    --left;
  }
  return out;
}

std::string draw_grass(Sketch& sketch) {
  Path stipple, tufts;
  for (int i = 0; i < (sketch.small() ? 0 : 90); ++i) {
    Point p = sketch.turned({sketch.chance.range(1, 99), sketch.chance.range(1, 99)});
    stipple.move(p).line(p);
  }
  for (int i = 0; i < (sketch.small() ? 8 : 26); ++i) {
    Point p{sketch.chance.range(3, 97), sketch.chance.range(4, 97)};
    double size = sketch.chance.range(.7, 1.1) * (sketch.small() ? 1.5 : 1);
    if (sketch.is_free(p, 1.8, .5)) tufts.add(tuft(sketch.turned(p) + Point{0, .9}, size));
  }
  return draw(stipple, {.line = MEADOW_DARK, .width = .9, .opacity = .8, .round = true}) +
         draw(tufts, {.line = TUFT, .width = sketch.small() ? .9 : .55, .opacity = .75, .round = true});
}

} // namespace

std::string draw_land(Sketch& sketch) {
  std::string out = rectangle({}, 100, 100, {.fill = MEADOW});
  out += draw_washes(sketch);
  out += draw_crops(sketch);
  return out + draw_grass(sketch);
}

} // namespace mappa::art
