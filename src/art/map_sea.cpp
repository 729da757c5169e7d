// The sea: waves, rhumb lines from the rose, lines of water along the shore.
#include "art/map_sketch.h"

#include <fmt/format.h>

namespace mappa::art {
namespace {

std::string filled(const Box& box, const char* fill) {
  return rectangle({box.left, box.top}, box.width(), box.height(), {.fill = fill});
}

std::string draw_waves(const MapSketch& sketch) {
  std::string id = sketch.id("waves");
  std::string glyphs = draw_data("M8 16q7-6 14 0t14 0t14 0M84 49q7-6 14 0t14 0t14 0",
                                 {.line = sketch.colour.wave, .width = 1.5, .opacity = .75, .round = true});
  return fmt::format(
             "<pattern id=\"{}\" width=\"150\" height=\"66\" patternUnits=\"userSpaceOnUse\">{}</pattern>",
             id, glyphs) +
         filled(sketch.layout.window, fmt::format("url(#{})", id).c_str());
}

std::string draw_rhumb_lines(const MapSketch& sketch) {
  constexpr int WINDS = 32;
  const Box& w = sketch.layout.window;
  Disc rose = sketch.layout.rose.value_or(Disc{w.middle(), 0});
  double far = w.width() + w.height();
  Path lines;
  for (Point way : clock(WINDS)) lines.move(rose.at + way * rose.r).line(rose.at + way * far);
  return draw(lines, {.line = sketch.colour.rhumb, .width = 1.1, .opacity = sketch.colour.rhumb_opacity});
}

// The widest first; of each only its rim is left, the next is drawn over the rest.
std::string draw_water_lines(const MapSketch& sketch) {
  struct Ring {
    double width, strength;
  };
  std::string out;
  for (Ring ring : {Ring{118, .22}, Ring{84, .34}, Ring{54, .5}, Ring{27, .75}}) {
    std::string line = mixed(sketch.colour.sea, sketch.colour.shore, ring.strength);
    out += sketch.use("land", {.line = line.c_str(), .width = ring.width}) +
           sketch.use("land", {.line = sketch.colour.sea, .width = ring.width - 3});
  }
  return out;
}

} // namespace

std::string draw_sea(const MapSketch& sketch) {
  return filled(sketch.layout.window, sketch.colour.sea) + draw_waves(sketch) + draw_rhumb_lines(sketch) +
         draw_water_lines(sketch);
}

} // namespace mappa::art
