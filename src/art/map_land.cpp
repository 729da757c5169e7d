// The country with its washed border, and its neighbours.
#include "art/map_sketch.h"

#include <fmt/format.h>

namespace mappa::art {
namespace {

std::string defined(const std::string& id, const Path& path) {
  return fmt::format("<path id=\"{}\" d=\"{}\"/>", id, path.data());
}

std::string clipped(const std::string& id, const std::string& content) {
  return fmt::format("<g clip-path=\"url(#{})\">{}</g>", id, content);
}

std::string draw_lakes(const MapSketch& sketch) {
  Path shores;
  for (const LakePicture& lake : sketch.picture.lakes) shores.add(ring_path(plain_ring(lake.ring)));
  return draw(shores, {.fill = sketch.colour.lake, .line = sketch.colour.shore, .width = 2});
}

} // namespace

std::string define_coasts(const MapSketch& sketch) {
  Path home, out;
  for (const Trail& ring : sketch.picture.outline)
    home.add(ring_path(crinkled_ring(ring, sketch.picture.frame)));
  for (const NeighbourPicture& neighbour : sketch.picture.neighbours)
    for (const Trail& ring : neighbour.rings) out.add(ring_path(crinkled_ring(ring, sketch.picture.frame)));
  std::string home_id = sketch.id("home"), out_id = sketch.id("neighbours");
  return "<defs>" + defined(home_id, home) + defined(out_id, out) +
         fmt::format("<g id=\"{}\"><use href=\"#{}\"/><use href=\"#{}\"/></g>", sketch.id("land"), out_id,
                     home_id) +
         fmt::format("<clipPath id=\"{}\"><use href=\"#{}\"/></clipPath></defs>", sketch.id("in-home"),
                     home_id);
}

std::string draw_neighbours(const MapSketch& sketch) {
  const ChartColours& c = sketch.colour;
  return sketch.use("neighbours", {.fill = c.neighbour, .line = c.neighbour, .width = 5}) +
         draw_relief(sketch, false) +
         sketch.use("neighbours",
                    {.line = c.neighbour_line, .width = 1.8, .dash = "9 4 1.5 4", .round = true}) +
         sketch.use("land", {.line = c.coast, .width = 1.4, .opacity = .28});
}

std::string draw_country(const MapSketch& sketch) {
  struct Wash {
    double width, opacity;
  };
  const ChartColours& c = sketch.colour;
  std::string washes;
  for (Wash wash : {Wash{54, .1}, Wash{38, .12}, Wash{24, .16}, Wash{12, .22}})
    washes += sketch.use("home", {.line = c.wash, .width = wash.width, .opacity = wash.opacity});
  Path borders;
  for (const Trail& line : sketch.picture.inner_borders)
    if (line.size() > 1) borders.add(Path::open(crinkled_line(line)));
  std::string out = sketch.use("home", {.fill = c.country}) + clipped(sketch.id("in-home"), washes) +
                    draw_relief(sketch, true) + sketch.use("home", {.line = c.coast, .width = 3.2}) +
                    draw(borders, {.line = c.border, .width = 2.6, .dash = "11 5 2 5", .round = true}) +
                    draw_lakes(sketch);
  for (const PlacedName& name : sketch.layout.neighbours)
    out += draw_name(name, Face::Italic, c.neighbour_name, c.neighbour);
  return out;
}

} // namespace mappa::art
