// The squares: plates, their lines, wave squares, names of island squares.
#include "art/arms.h"
#include "art/map_sketch.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::art {
namespace {

bool is_square(Ground ground) { return ground != Ground::Outside && ground != Ground::Wave; }

Path plates(const Map& map) {
  Path out;
  for (const Box& box : square_boxes(map, false))
    out.add(Path::box({box.left, box.top}, {box.right, box.bottom}));
  return out;
}

// Sides between two squares are dashed, all others solid.
std::string draw_lines(const MapSketch& sketch) {
  Path inner, outer;
  const Map& map = sketch.map;
  auto add = [&](Ground one, Ground other, Point from, Point to) {
    if (is_square(one) && is_square(other))
      inner.move(from).line(to);
    else if (is_square(one) || is_square(other))
      outer.move(from).line(to);
  };
  for (int y = 0; y <= map.height; ++y)
    for (int x = 0; x <= map.width; ++x) {
      Point at = corner_of({x, y});
      add(map.at(x, y), map.at(x, y - 1), at, at + Point{SQUARE, 0});
      add(map.at(x, y), map.at(x - 1, y), at, at + Point{0, SQUARE});
    }
  const ChartColours& c = sketch.colour;
  return draw(inner, {.line = c.grid,
                      .width = 1.7,
                      .opacity = c.grid_opacity,
                      .dash = "6 8 8 8 8 8 8 8 8 8 8 8 6 0"}) +
         draw(outer, {.line = c.grid, .width = 2.4, .opacity = c.grid_opacity + .18, .round = true});
}

std::string draw_wave_square(const MapSketch& sketch, const data::WavePicture& wave) {
  constexpr const char* WAVES =
      "M14 34q12-10 24 0t24 0t24 0M14 56q12-10 24 0t24 0t24 0M14 78q12-10 24 0t24 0t24 0";
  const ChartColours& c = sketch.colour;
  std::string square = rectangle({}, SQUARE, SQUARE, {.fill = c.sea, .line = c.shore, .width = 2}) +
                       draw_data(WAVES, {.line = c.shore, .width = 3, .round = true});
  return with_tip(sketch.text(wave.name), moved(corner_of(wave.at), square));
}

std::string draw_island_coats(const MapSketch& sketch, const Island& island) {
  Point at = corner_of(island.at);
  std::string out;
  int coats = sketch.look.with_chips ? island.coats : 0;
  double apart = std::min(30.0, 90.0 / std::max(coats, 1)), scale = std::min(1.7, apart / 16);
  for (int i = 0; i < coats; ++i)
    out += moved(at + Point{50 + (i - (coats - 1) / 2.0) * apart, 46}, draw_coat({}, i + 1, Detail::Full),
                 scale);
  return out;
}

} // namespace

std::string draw_squares(const MapSketch& sketch) {
  const ChartColours& c = sketch.colour;
  Path all = plates(sketch.map);
  std::string id = sketch.id("squares");
  std::string out = draw(all, {.fill = c.plate, .opacity = c.plate_opacity}) +
                    fmt::format("<clipPath id=\"{}\"><path d=\"{}\"/></clipPath><g clip-path=\"url(#{})\">",
                                id, all.data(), id) +
                    sketch.use("home", {.line = c.coast, .width = 2, .opacity = .3}) + "</g>";
  for (const data::WavePicture& wave : sketch.picture.waves) out += draw_wave_square(sketch, wave);
  out += draw_lines(sketch);
  for (const Island& island : sketch.map.islands) out += draw_island_coats(sketch, island);
  return out;
}

} // namespace mappa::art
