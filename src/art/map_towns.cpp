// Towns with their names, start squares, grapes.
#include "art/chance.h"
#include "art/chip.h"
#include "art/house.h"
#include "art/map_sketch.h"
#include "art/ornament.h"

#include <algorithm>

namespace mappa::art {
namespace {

std::string draw_start_frame(Start start, Colour gold) {
  bool used = start == Start::Used;
  std::string out;
  if (start != Start::Unused)
    out += rectangle({6, 6}, 88, 88, {.fill = gold, .opacity = used ? .13 : .07}, 6);
  out +=
      rectangle({6, 6}, 88, 88, {.line = gold, .width = used ? 3.4 : 2, .dash = used ? nullptr : "5 6"}, 6);
  for (Point corner : {Point{6, 6}, Point{94, 6}, Point{94, 94}, Point{6, 94}})
    out += draw_star(corner, used ? 8 : 5.5, gold);
  return out;
}

std::string draw_flag(Start start, Colour grey) {
  return draw_data("M76 62v-44", {.line = INK, .width = 2.2, .round = true}) +
         draw_data("M77 18q10-5 20 0l-5 8l5 8q-10-5-20 0Z",
                   {.fill = start == Start::Unused ? grey : "#B5382A", .line = INK, .width = 1.6});
}

std::string draw_spire(Point foot) {
  static constexpr Part SPIRE[] = {
      {"M-5 0V-22H5V0Z", PLASTER, INK, 1},       {"M1.5-.8V-21H4.4V-.8Z", PLASTER_SHADE},
      {"M-6.6-22L0-41L6.6-22Z", SLATE, INK, 1},  {"M-4.6-23L-.6-36L-.9-23Z", SLATE_LIGHT},
      {"M0-41v-7M-3-45h6", "none", INK, 0, 1.4}, {"M0-13v-4", "none", WINDOW, 0, 2.4},
  };
  return draw(SPIRE, foot, 1.5, Detail::Full);
}

std::string draw_houses(const std::string& id, Colour roof) {
  constexpr double GROUND_LINE = 62;
  Chance chance("town" + id);
  std::string out = ellipse({50, GROUND_LINE + 4}, 34, 7, {.fill = SHADOW, .opacity = .16}) +
                    draw_spire({52 + chance.range(-9, 9), GROUND_LINE - 2});
  struct Plot {
    double x, y, width, height;
  };
  for (Plot plot : {Plot{-25, 0, 19, 18}, Plot{9, 1, 18, 17}, Plot{-11, 5, 20, 20}}) {
    House house{{50 + plot.x, GROUND_LINE + plot.y}, plot.width, plot.height, roof, false};
    if (chance.happens(.3)) house.roof = ROOFS[4];
    house.mirrored = chance.happens(.5);
    out += draw_house(house, Detail::Full, 1.5);
  }
  return out;
}

std::string draw_town(const MapSketch& sketch, const Town& town) {
  const ChartColours& c = sketch.colour;
  Start start = start_of(sketch, town.id);
  std::string picture = draw_houses(town.id, c.roof);
  if (start != Start::No) picture += draw_flag(start, c.soft);
  if (town.grape && sketch.look.with_chips) picture += moved({19, 22}, draw_grapes(*town.grape));
  std::string out =
      (start == Start::No ? "" : draw_start_frame(start, c.gold)) + dimmed(picture, sketch.look.theme);
  return moved(corner_of(town.at), out);
}

} // namespace

Start start_of(const MapSketch& sketch, const std::string& id) {
  const auto& possible = sketch.map.starts;
  const auto& used = sketch.look.starts;
  auto has = [&](const std::vector<std::string>& list) {
    return std::find(list.begin(), list.end(), id) != list.end();
  };
  if (!has(possible)) return Start::No;
  if (static_cast<size_t>(sketch.map.starts_used) == possible.size() || has(used)) return Start::Used;
  return used.empty() ? Start::Possible : Start::Unused;
}

std::string draw_towns(const MapSketch& sketch) {
  std::string out;
  for (const Town& town : sketch.map.towns) out += draw_town(sketch, town);
  return out;
}

} // namespace mappa::art
