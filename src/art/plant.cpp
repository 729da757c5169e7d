#include "art/plant.h"

#include "art/palette.h"

#include <array>

namespace mappa::art {

std::string draw_tree(Point foot, double size, Chance& chance, Detail detail, bool autumn) {
  static constexpr Point LOBES[] = {{-.95, .35}, {-.78, -.5}, {0, -1.02}, {.8, -.48}, {.95, .36}, {0, .72}};
  const char* leaves = chance.happens(.5) ? TREE : TREE_2;
  double r = 3.3 * size;
  Point crown = foot - Point{0, 1.55 * r};
  std::array<Point, 6> lobes;
  for (size_t i = 0; i < lobes.size(); ++i) {
    Point sway{chance.range(-.12, .12), chance.range(-.12, .12)};
    lobes[i] = crown + (LOBES[i] + sway) * r;
  }
  Path outline, light, trunk;
  outline.move(lobes.back());
  for (Point lobe : lobes) outline.arc(.62 * r, .62 * r, lobe, true);
  light.move(crown + Point{-.62, -.1} * r).arc(.62 * r, .62 * r, crown + Point{.24, -.58} * r, true);
  trunk.move(foot).line(foot - Point{0, .9 * r});
  return cast_shadow(foot + Point{.75, .08} * r, 1.25 * r, .45 * r, .22) +
         draw(trunk, {.line = TRUNK, .width = .34 * r}) +
         draw(outline.close(), {.fill = autumn ? AUTUMN : leaves, .line = INK, .width = ink_line(detail)}) +
         draw(light, {.line = autumn ? AUTUMN_LIGHT : TREE_LIGHT, .width = .34 * r, .round = true});
}

std::string draw_fir(Point foot, double size, Detail detail) {
  double h = 9.5 * size, w = 3 * size;
  auto at = [&](double across, double up) { return Point{foot.x + across * w, foot.y - up * h}; };
  Path trunk = Path::open({foot, at(0, .2)});
  Path outline = Path::closed(
      {at(0, 1), at(.66, .52), at(.4, .52), at(1, .14), at(-1, .14), at(-.4, .52), at(-.66, .52)});
  Path light = Path::open({at(-.16, .84), at(-.44, .58)});
  light.add(Path::open({at(-.3, .46), at(-.66, .22)}));
  return cast_shadow(foot + Point{.8 * w, 0}, 1.2 * w, .42 * w, .22) +
         draw(trunk, {.line = TRUNK, .width = .3 * w}) +
         draw(outline, {.fill = TREE_DARK, .line = INK, .width = ink_line(detail)}) +
         draw(light, {.line = TREE_2, .width = .26 * w, .round = true});
}

std::string draw_bush(Point foot, double size, Detail detail) {
  double r = 2 * size;
  auto at = [&](double across, double up) { return Point{foot.x + across * r, foot.y - up * r}; };
  Path outline, light;
  outline.move(at(-1, 0)).arc(.7 * r, .7 * r, at(-.5, 1), true).arc(.6 * r, .6 * r, at(.5, 1), true);
  outline.arc(.7 * r, .7 * r, at(1, 0), true).close();
  light.move(at(-.5, .6)).quad(at(-.3, 1), at(.1, 1));
  return cast_shadow(at(.5, 0), 1.3 * r, .4 * r) +
         draw(outline, {.fill = TREE_2, .line = INK, .width = .85 * ink_line(detail)}) +
         draw(light, {.line = TREE_LIGHT, .width = .26 * r, .round = true});
}

Path tuft(Point foot, double size) {
  auto at = [&](double across, double up) { return Point{foot.x + across * size, foot.y - up * size}; };
  Path out;
  out.move(at(-1.1, 1.5)).line(at(-.3, 0)).move(at(.1, 2)).line(at(.1, 0)).move(at(1.2, 1.4)).line(at(.5, 0));
  return out;
}

} // namespace mappa::art
