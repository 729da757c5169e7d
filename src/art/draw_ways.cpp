// Rivers, roads, crossings and bridges as they are painted.
#include "art/bridge.h"
#include "art/palette.h"
#include "art/sketch.h"

namespace mappa::art {
namespace {

Path pool(const Disc& disc, double grown) { // not quite round
  static constexpr Point SHORE[9] = {{1, 0},         {.689, .544},  {.184, .981},
                                     {-.47, .765},   {-.977, .334}, {-.865, -.296},
                                     {-.525, -.855}, {.165, -.879}, {.781, -.616}};
  Line line;
  for (Point p : SHORE) line.push_back(disc.at + p * (disc.r + grown));
  return Path::of(smooth_closed(line, .17)).close();
}

Path pools(const Layout& now, double grown) {
  Path out;
  for (const Water& water : now.waters) out.add(pool(water.disc, grown));
  return out;
}

std::string draw_shore_things(const Water& water, Detail detail) {
  static constexpr Part STONES[] = {{"M-10.1-5a3.1 2.6 0 1 0 6.2 0a3.1 2.6 0 1 0-6.2 0ZM-11.4 0a2.4 2 0 1 0 "
                                     "4.8 0a2.4 2 0 1 0-4.8 0ZM-8.8 5.6a2.8 2.3 0 1 0 5.6 0a2.8 "
                                     "2.3 0 1 0-5.6 0ZM-2.4-8.4a2.4 2 0 1 0 4.8 0a2.4 2 0 1 0-4.8 0Z",
                                     STONE_MID, INK, 1}};
  static constexpr Part WAVES[] = {{"M-9-7q1.6-1.3 3.2 0t3.2 0M3-11q1.6-1.3 3.2 0t3.2 0M8 2q1.6-1.3 3.2 "
                                    "0t3.2 0M-6 8q1.6-1.3 3.2 0t3.2 0M-13 1q1.6-1.3 3.2 0t3.2 0",
                                    "none", WATER_LIGHT, 0, .9, 1, true}};
  return draw(water.spring ? STONES : WAVES, water.disc.at, ink_line(detail), detail);
}

// A little life in straight roads; their ends stay at right angles to the side.
Curve swaying(const RoadShape& road, const Layout& flat, Chance& chance) {
  if (!road.straight || flat.flyover || !flat.bridges.empty()) return road.curve;
  Point a = road.curve.front(), b = road.curve.back(), along = (b - a) * .01;
  double sway = chance.range(-2.6, 2.6);
  Point middle = CENTRE + Point{along.y != 0 ? sway : 0, along.x != 0 ? sway : 0};
  return {a, a + along * 18, middle - along * 20, middle, middle + along * 20, b - along * 18, b};
}

struct Bed { // the layers of a road, so that roads that meet run into one another
  std::string shadow, edge, fill, wear;
};

Bed bed_of(const Path& path, bool small) {
  double width = small ? 10.5 : 9, edge = width + 2 * (small ? 1.7 : 1.1);
  Bed bed{draw(path, {.line = SHADOW, .width = edge, .opacity = .13, .shift = {.8, 1.2}}),
          draw(path, {.line = ROAD_EDGE, .width = edge}), draw(path, {.line = ROAD, .width = width}), ""};
  if (small)
    bed.wear = draw(path, {.line = ROAD_RUT, .width = 1.4, .opacity = .8});
  else
    bed.wear = draw(path, {.line = ROAD_RUT, .width = 4.6, .opacity = .75}) +
               draw(path, {.line = ROAD, .width = 3.2}) +
               draw(path, {.line = ROAD_EDGE, .width = .7, .opacity = .5, .dash = ".7 6.3 1.1 4.7"});
  return bed;
}

std::string draw_crossing(const Disc& disc, bool small) {
  std::string out = circle(disc.at, disc.r, {.fill = CROSSING});
  if (small) return out;
  return out + circle(disc.at, disc.r - 1.6, {.line = ROAD_RUT, .width = 1.3, .dash = "1.9 .9"}) +
         circle(disc.at, disc.r - 4.1, {.line = ROAD_RUT, .width = 1.3, .dash = "1.7 .9"});
}

} // namespace

std::string draw_rivers(const Sketch& sketch) {
  const Layout& now = sketch.now;
  if (now.rivers.empty()) return "";
  constexpr double WIDTH = 14;
  Path course;
  for (const RiverShape& river : now.rivers) course.add(Path::of(river.curve));
  double ink = sketch.ink();
  std::string out = draw(course, {.line = MEADOW_DARK, .width = WIDTH + 5, .opacity = .8}) +
                    draw(pools(now, 2.4), {.fill = MEADOW_DARK, .opacity = .8}) +
                    draw(course, {.line = WATER_EDGE, .width = WIDTH + 2 * ink}) +
                    draw(pools(now, 0), {.fill = WATER, .line = WATER_EDGE, .width = 2 * ink}) +
                    draw(course, {.line = WATER, .width = WIDTH}) +
                    draw(pools(now, -.6 * ink), {.fill = WATER});
  if (!sketch.small())
    out +=
        draw(course, {.line = WATER_LIGHT, .width = .9, .opacity = .9, .dash = "7 6", .round = true}) +
        draw(course, {.line = WATER_LIGHT, .width = 6, .opacity = .26, .dash = "1.2 9 3 14", .round = true});
  for (const Water& water : now.waters) out += draw_shore_things(water, sketch.look.detail);
  return out;
}

std::string draw_roads(Sketch& sketch) {
  const Layout& now = sketch.now;
  bool small = sketch.small();
  std::vector<Bed> beds;
  for (const RoadShape& road : sketch.flat.roads)
    beds.push_back(bed_of(Path::of(turn(swaying(road, sketch.flat, sketch.chance), sketch.look.rot)), small));
  for (const Line& lane : now.lanes) beds.push_back(bed_of(Path::open(lane), small));
  std::string out;
  if (now.flyover) { // the first straight road is the upper one
    for (auto bed = beds.rbegin(); bed != beds.rend(); ++bed)
      out += bed->shadow + bed->edge + bed->fill + bed->wear;
    return out + draw_bridge(*now.flyover, sketch.look.detail);
  }
  for (const Bed& bed : beds) out += bed.shadow;
  for (const Bed& bed : beds) out += bed.edge;
  for (const Disc& disc : now.crossings)
    out += circle(disc.at, disc.r + (small ? 1.7 : 1.1), {.fill = ROAD_EDGE});
  for (const Bed& bed : beds) out += bed.fill;
  for (const Bed& bed : beds) out += bed.wear;
  for (const Bridge& bridge : now.bridges) out += draw_bridge(bridge, sketch.look.detail);
  for (const Disc& disc : now.crossings) out += draw_crossing(disc, small);
  return out;
}

} // namespace mappa::art
