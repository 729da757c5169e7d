#include "art/house.h"

#include "art/palette.h"

namespace mappa::art {

std::string draw_house(const House& house, Detail detail, double ink) {
  double w = house.width, h = house.height, gable = .44 * w, eaves = .46 * h;
  auto at = [&](double across, double up) {
    return Point{house.foot.x + (house.mirrored ? w - across : across), house.foot.y - up};
  };
  Line front{at(0, 0), at(0, eaves), at(gable / 2, h), at(gable, eaves), at(gable, 0)};
  Line side{at(gable, 0), at(gable, eaves), at(w, eaves), at(w, 0)};
  Line roof{at(gable / 2, h), at(w - .38 * gable, h), at(w + .5, eaves - .5), at(gable - .1, eaves - .5)};
  std::string out = draw(Path::closed(side), {.fill = PLASTER_SHADE}) +
                    draw(Path::closed(front), {.fill = PLASTER}) +
                    draw(Path::closed(roof), {.fill = house.roof});
  if (detail == Detail::Full) {
    double rest = w - gable;
    Path tiles, openings;
    tiles.move(at(gable * .5 + rest * .3, h * .99)).line(at(gable + rest * .3, eaves));
    tiles.move(at(gable * .5 + rest * .62, h * .99)).line(at(gable + rest * .66, eaves));
    auto open = [&](double middle, double half, double low, double high) {
      openings.add(Path::box(at(middle - half, low), at(middle + half, high)));
    };
    open(gable * .5, gable * .13, 0, eaves * .62);
    for (double across : {.32, .7}) open(gable + rest * across, w * .042, eaves * .35, eaves * .71);
    out += draw(tiles, {.line = ROOF_SHADE, .width = .35, .opacity = .55}) +
           draw(openings, {.fill = WINDOW, .opacity = .9});
  }
  Path outline = Path::open({at(-.6, eaves - .5), at(gable / 2, h), at(w - .38 * gable, h),
                             at(w + .5, eaves - .5), at(w, eaves - .5), at(w, 0), at(0, 0), at(0, eaves)});
  outline.move(at(gable / 2, h)).line(at(gable, eaves - .5)).line(at(gable, 0));
  outline.move(at(gable, eaves - .5)).line(at(w, eaves - .5));
  return out + draw(outline, {.line = INK, .width = ink, .round = true});
}

std::string draw_church(Point foot, Detail detail) {
  static constexpr Part TOWER[] = {
      {"M-6.4 0V-10H-2.4V0Z", PLASTER, INK, 1},
      {"M-7 -10L-4.4 -16.5L-1.8 -10Z", SLATE, INK, 1},
      {"M-6 -10.5L-4.5 -14.6L-4.6 -10.5Z", SLATE_LIGHT},
      {"M-4.4 -6v-2", "none", WINDOW, 0, 1.1},
  };
  House nave{{foot.x - 4, foot.y}, 11, 9.5, SLATE, false};
  return draw_house(nave, detail, ink_line(detail)) + draw(TOWER, foot, ink_line(detail), detail);
}

} // namespace mappa::art
