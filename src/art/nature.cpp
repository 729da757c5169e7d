// What grows and stands in the fields: villages at crossings, farm details, hedgerows, trees.
#include "art/farm.h"
#include "art/house.h"
#include "art/palette.h"
#include "art/plant.h"
#include "art/sketch.h"

#include <array>
#include <cmath>

namespace mappa::art {
namespace {

// The cross says: roads end here.
constexpr Part MARKET_CROSS[] = {
    {"M-3.8 .4a4.6 1.8 0 1 0 9.2 0a4.6 1.8 0 1 0-9.2 0Z", SHADOW, nullptr, 0, 0, .2},
    {"M-4 0a4 1.7 0 0 0 8 0v-1.3h-8Z", STONE_FACE, INK, 1},
    {"M-4-1.3a4 1.7 0 1 0 8 0a4 1.7 0 1 0-8 0Z", STONE, INK, 1},
    {"M0-1.4v-8M-2.4-7h4.8", "none", INK, 2.6, 0, 1, true},
    {"M0-1.6v-7.6M-2.2-7h4.4", "none", STONE, 0, 1, 1, true},
};

enum class Farm { Cottage, Sheep, Hay, Pond, Well, Mill, Grove };
struct FarmSize {
  double r, foot; // radius, and how far the foot lies below the middle
};
constexpr FarmSize FARM_SIZE[] = {{6.6, 3.6}, {5.6, 1}, {5, 2.4}, {6.4, 1.6}, {4.6, 3.2}, {9.6, 8}, {8, 3.4}};

void put_grove(Sketch& sketch, Point foot) {
  for (Point off : {Point{-3.6, -1.4}, Point{3.6, -1}, Point{0, 2}, Point{.4, -3.6}}) {
    Point p = foot + off;
    bool fir = sketch.chance.happens(.4), autumn = sketch.chance.happens(.1);
    sketch.put(p, fir ? draw_fir(p, .9, sketch.look.detail)
                      : draw_tree(p, .92, sketch.chance, sketch.look.detail, autumn));
  }
}

void put_sheep(Sketch& sketch, Point foot) {
  for (Point off : {Point{-3.2, -1.6}, Point{2.8, -.8}, Point{.4, 2.2}}) {
    Point p = foot + off + Point{sketch.chance.range(-.5, .5), 0};
    sketch.put(p, draw_sheep(p, sketch.chance.happens(.5), sketch.look.detail));
  }
}

void put_farm(Sketch& sketch, Farm kind, Point foot) {
  Detail detail = sketch.look.detail;
  double grown = sketch.small() ? 1.35 : 1;
  switch (kind) {
  case Farm::Cottage: return sketch.put(foot, draw_cottage(foot, sketch.chance.happens(.5), detail));
  case Farm::Sheep: return put_sheep(sketch, foot);
  case Farm::Hay:
    return sketch.put(foot, draw_haystack(foot - Point{1.8, 0}, .9 * grown, detail) +
                                draw_haystack(foot + Point{2.6, 1}, .7 * grown, detail));
  case Farm::Pond:
    return sketch.put(foot, draw_pond(foot - Point{.6, 1.6}, detail) +
                                draw_bush(foot + Point{4.4, .4}, .85, detail));
  case Farm::Well: return sketch.put(foot, draw_well(foot, detail));
  case Farm::Mill: return sketch.put(foot, draw_windmill(foot, detail));
  case Farm::Grove: return put_grove(sketch, foot);
  }
}

void add_farm(Sketch& sketch) {
  Chance& chance = sketch.chance;
  std::array<Farm, 8> kinds{Farm::Cottage, Farm::Sheep, Farm::Hay,   Farm::Pond,
                            Farm::Well,    Farm::Mill,  Farm::Sheep, Farm::Grove};
  int left = sketch.small() ? 1 : 2;
  for (Farm kind : chance.shuffled(kinds)) {
    FarmSize size = FARM_SIZE[static_cast<int>(kind)];
    for (int tries = 0; tries < 24 && left > 0; ++tries) {
      Point middle{chance.range(8, 92), chance.range(8, 92)};
      if (!sketch.is_free(middle, size.r, .5)) continue;
      put_farm(sketch, kind, sketch.turned(middle) + Point{0, size.foot});
      sketch.used.push_back({middle, size.r});
      --left;
      break;
    }
  }
}

Line hedgerow(Chance& chance) {
  static constexpr double WAVE[] = {0, .39, .49, .21, -.22, -.49, -.39};
  Point start{chance.range(10, 90), chance.range(10, 90)};
  double slope = chance.range(-.55, .55), step = 2.6 / std::sqrt(1 + slope * slope);
  int bushes = 4 + chance.below(4);
  Line line;
  for (int i = 0; i < bushes; ++i) line.push_back(start + Point{i * step, i * step * slope + WAVE[i]});
  return line;
}

void add_hedgerows(Sketch& sketch) {
  for (int tries = 0, left = sketch.small() ? 0 : 2; tries < 28 && left > 0; ++tries) {
    Line line = hedgerow(sketch.chance);
    bool room = true;
    for (Point p : line) room = room && sketch.is_free(p, 3.2, .5);
    if (!room) continue;
    for (Point p : line) {
      Point foot = sketch.turned(p) + Point{0, 1};
      sketch.put(foot, draw_bush(foot, .78, sketch.look.detail));
    }
    for (Point p : line) sketch.used.push_back({p, 1.6});
    --left;
  }
}

void add_trees(Sketch& sketch) {
  Chance& chance = sketch.chance;
  for (int tries = 0, left = sketch.small() ? 4 : 8; tries < 80 && left > 0; ++tries) {
    Point middle{chance.range(4, 96), chance.range(4, 96)};
    double size = chance.range(.8, 1.12) * (sketch.small() ? 1.35 : 1), r = 4.3 * size;
    if (!sketch.is_free(middle, r, .4)) continue;
    Point foot = sketch.turned(middle) + Point{0, 3.6 * size};
    bool fir = chance.happens(.2), autumn = chance.happens(1 / 11.0), company = chance.happens(.4);
    sketch.put(foot, fir ? draw_fir(foot, .9 * size, sketch.look.detail)
                         : draw_tree(foot, size, chance, sketch.look.detail, autumn));
    sketch.used.push_back({middle, r * (company ? .45 : 1.05)}); // some stand close together
    --left;
  }
}

} // namespace

void add_villages(Sketch& sketch) {
  std::array<Point, 10> places{{{-1, -1},
                                {1, -1},
                                {-1, 1},
                                {1, 1},
                                {-1.25, -.6},
                                {1.25, -.6},
                                {0, -1.6},
                                {1.25, .8},
                                {-1.25, .8},
                                {0, 1.7}}};
  double grown = sketch.small() ? 1.2 : 1;
  Chance& chance = sketch.chance;
  for (const Disc& crossing : sketch.flat.crossings) {
    Point foot = sketch.turned(crossing.at) + Point{0, 2.4};
    sketch.things.push_back({foot, draw(MARKET_CROSS, foot, sketch.ink(), sketch.look.detail), false});
    int left = 4;
    for (Point place : chance.shuffled(places)) {
      Point middle = crossing.at + place * 15.5;
      if (left == 0 || !sketch.is_free(middle, 5.6 * grown, .5)) continue;
      double width = chance.range(8.6, 10) * grown, height = chance.range(8, 9.4) * grown;
      Point at = sketch.turned(middle) + Point{0, height / 2};
      House house{at - Point{width / 2, 0}, width, height, chance.pick(ROOFS), chance.happens(.5)};
      sketch.put(at, cast_shadow(at + Point{2.4, 0}, width * .6, 1.5) +
                         draw_house(house, sketch.look.detail, sketch.ink()));
      sketch.used.push_back({middle, 6 * grown});
      --left;
    }
  }
}

void add_nature(Sketch& sketch) {
  for (const Disc& spot : sketch.flat.spots)
    if (spot.r > 0) sketch.used.push_back({spot.at, 5}); // room for a farmer
  add_farm(sketch);
  add_hedgerows(sketch);
  add_trees(sketch);
}

} // namespace mappa::art
