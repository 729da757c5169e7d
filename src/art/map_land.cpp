// The country with its washed border, and its neighbours.
#include "art/map_sketch.h"

#include <cmath>
#include <fmt/format.h>

namespace mappa::art {

using data::Trail;
namespace {

constexpr double SMALL_STEP = 20; // units between points that still show in small

std::string neighbour_part(size_t i) { return "neighbour" + std::to_string(i); }

// A border washed with colour on its inner side.
std::string draw_wash(const MapSketch& sketch, const std::string& part, Colour colour, double strength) {
  struct Stroke {
    double width, opacity;
  };
  std::string out;
  for (Stroke stroke : {Stroke{54, .1}, Stroke{38, .12}, Stroke{24, .16}, Stroke{12, .22}})
    out += sketch.use(part, {.line = colour, .width = stroke.width, .opacity = stroke.opacity * strength});
  return fmt::format("<g clip-path=\"url(#{})\">{}</g>", sketch.id("in-" + part), out);
}

std::string draw_lakes(const MapSketch& sketch) {
  Path shores;
  for (const data::LakePicture& lake : sketch.picture.lakes) shores.add(ring_path(plain_ring(lake.ring)));
  return draw(shores, {.fill = sketch.colour.lake, .line = sketch.colour.shore, .width = 2});
}

} // namespace

// Two banks and the water between them.
std::string draw_rivers(const MapSketch& sketch) {
  constexpr double BANKS = 5.2, STREAM = 2.6;
  const ChartColours& c = sketch.colour;
  std::string banks, water;
  for (const data::RiverPicture& river : sketch.picture.rivers) {
    Line bed = crinkled_line(river.path);
    if (sketch.detail() == Detail::Small) bed = thinned(bed, SMALL_STEP);
    if (bed.size() < 2) continue;
    Curve curve = smooth(bed, .2);
    for (Point& p : curve) p = {std::round(p.x), std::round(p.y)};
    const Path path = Path::of(curve);
    banks += with_tip(sketch.text(river.name), draw(path, {.line = c.shore, .width = BANKS, .round = true}));
    water += draw(path, {.line = c.lake, .width = STREAM, .round = true});
  }
  return banks + water;
}

// The country, islands for chips, each neighbour, all neighbours, all land; and the country and each
// neighbour to clip with.
std::string define_coasts(const MapSketch& sketch) {
  std::string paths, neighbours, clips;
  auto define = [&](const std::string& part, const std::vector<Trail>& rings) {
    Path path;
    for (const Trail& ring : rings) {
      const Line coast = crinkled_ring(ring, sketch.picture.frame);
      path.add(ring_path(sketch.detail() == Detail::Small ? thinned(coast, SMALL_STEP) : coast));
    }
    paths += fmt::format("<path id=\"{}\" d=\"{}\"/>", sketch.id(part), path.data());
    clips += fmt::format("<clipPath id=\"{}\">{}</clipPath>", sketch.id("in-" + part), sketch.use(part));
  };
  define("home", sketch.picture.outline);
  define("islands", sketch.look.with_chips ? chip_islands(sketch.picture) : std::vector<Trail>{});
  for (size_t i = 0; i < sketch.picture.neighbours.size(); ++i) {
    define(neighbour_part(i), sketch.picture.neighbours[i].rings);
    neighbours += sketch.use(neighbour_part(i));
  }
  auto group = [&](const char* part, const std::string& content) {
    return fmt::format("<g id=\"{}\">{}</g>", sketch.id(part), content);
  };
  return "<defs>" + paths + group("neighbours", neighbours) +
         group("land", sketch.use("neighbours") + sketch.use("islands") + sketch.use("home")) + clips +
         "</defs>";
}

std::string draw_neighbours(const MapSketch& sketch) {
  const ChartColours& c = sketch.colour;
  std::string washes;
  for (size_t i = 0; i < sketch.picture.neighbours.size(); ++i)
    washes += draw_wash(sketch, neighbour_part(i), c.washes[i % std::size(c.washes)], c.wash_strength);
  return sketch.use("neighbours", {.fill = c.neighbour, .line = c.neighbour, .width = 5}) + washes +
         draw_relief(sketch, false) +
         sketch.use("neighbours",
                    {.line = c.neighbour_line, .width = 1.8, .dash = "9 4 1.5 4", .round = true}) +
         sketch.use("land", {.line = c.coast, .width = 1.4, .opacity = .28});
}

std::string draw_country(const MapSketch& sketch) {
  const ChartColours& c = sketch.colour;
  Path borders;
  for (const Trail& line : sketch.picture.inner_borders)
    if (line.size() > 1) borders.add(Path::open(crinkled_line(line)));
  return sketch.use("islands", {.fill = c.country, .line = c.coast, .width = 3.2}) +
         sketch.use("home", {.fill = c.country}) + draw_wash(sketch, "home", c.wash, 1) +
         draw_relief(sketch, true) + sketch.use("home", {.line = c.coast, .width = 3.2}) +
         draw(borders, {.line = c.border, .width = 2.6, .dash = "11 5 2 5", .round = true}) +
         draw_rivers(sketch) + draw_lakes(sketch);
}

} // namespace mappa::art
