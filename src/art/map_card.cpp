#include "art/map_card.h"

#include "art/chance.h"
#include "art/house.h"
#include "art/map_sketch.h"
#include "art/plant.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::art {
namespace {

constexpr double MARK = 8; // so many times as large as on a tile

// A town wall's tower: a body and a slate cone.
std::string draw_tower(Point foot) {
  return draw(Path::box({foot.x - 3, foot.y - 11}, {foot.x + 3, foot.y}),
              {.fill = "#EFE7D4", .line = "#35271B", .width = 1.1}) +
         draw(Path()
                  .move({foot.x - 4, foot.y - 11})
                  .line({foot.x, foot.y - 19})
                  .line({foot.x + 4, foot.y - 11})
                  .close(),
              {.fill = "#64798B", .line = "#35271B", .width = 1.1});
}

// Two houses and two towers.
std::string draw_mark(Point at) {
  House left{{-11, 4}, 11, 10, "#C65B3D", false}, right{{0, 5}, 12, 11, "#B64C36", true};
  return moved(at,
               draw_tower({-9, 1}) + draw_tower({9, 0}) + draw_house(left, Detail::Small, 1.1) +
                   draw_house(right, Detail::Small, 1.1),
               MARK);
}

// Trees on plain squares here and there.
std::string draw_woods(const Map& map) {
  Chance chance("card " + map.id);
  std::string out;
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x)
      if (map.at(x, y) == Ground::Plain && (x * 7 + y * 5) % 9 == 0)
        out += draw_tree({x * SQUARE + 50, y * SQUARE + 60}, 7, chance, Detail::Small);
  return out;
}

Path coast(const std::vector<data::Trail>& rings, const data::Frame& frame) {
  constexpr double STEP = 26;
  Path out;
  for (const data::Trail& ring : rings)
    if (const Line line = thinned(crinkled_ring(ring, frame), STEP); line.size() > 2)
      out.add(Path::closed(line));
  return out;
}

// The country, its neighbours, and both, as the sketch uses them.
std::string define_land(const MapSketch& sketch) {
  Path neighbours;
  for (const data::NeighbourPicture& each : sketch.picture.neighbours)
    neighbours.add(coast(each.rings, sketch.picture.frame));
  const auto define = [&](const char* part, const Path& path) {
    return fmt::format("<path id=\"{}\" d=\"{}\"/>", sketch.id(part), path.data());
  };
  return "<defs>" + define("neighbours", neighbours) +
         define("home", coast(sketch.picture.outline, sketch.picture.frame)) +
         fmt::format("<g id=\"{}\">{}</g></defs>", sketch.id("land"),
                     sketch.use("neighbours") + sketch.use("home"));
}

} // namespace

std::string draw_map_card(const data::MapFile& file, Theme theme) {
  MapLook look;
  look.theme = theme;
  const MapLayout layout = map_layout(file, look);
  const MapSketch sketch{file, look, layout};
  constexpr double WIDE = 1.4; // times as wide as high, with the whole country in it
  Box window = layout.window;
  const double more = std::max(0., window.height() * WIDE - window.width()) / 2;
  window.left -= more;
  window.right += more;
  const ChartColours& c = sketch.colour;
  const double line = window.width() * .009;
  std::string lines;
  for (const double ring : {230., 165., 105., 55.}) {
    const std::string shade = mixed(c.sea, c.shore, 1 - ring / 300);
    lines += sketch.use("land", {.line = shade.c_str(), .width = ring}) +
             sketch.use("land", {.line = c.sea, .width = ring - 7});
  }
  std::vector<Point> marks;
  for (const data::PlacePicture& city : file.picture.large_cities) marks.push_back(units(city.pos));
  std::sort(marks.begin(), marks.end(), [](Point a, Point b) { return a.y < b.y; });
  std::string cities;
  for (const Point mark : marks) cities += draw_mark(mark);
  const char* meadow = theme == Theme::Dark ? "#8FA05E" : "#A9BC6E";
  return document(
      {window.left, window.top}, window.width(), window.height(), .25,
      "<g stroke-linejoin=\"round\">" + define_land(sketch) +
          rectangle({window.left, window.top}, window.width(), window.height(), {.fill = c.sea}) + lines +
          sketch.use("neighbours", {.fill = c.neighbour, .line = c.neighbour_line, .width = line * .4}) +
          sketch.use("home", {.fill = meadow, .line = c.coast, .width = line}) + draw_woods(file.map) +
          cities + "</g>");
}

} // namespace mappa::art
