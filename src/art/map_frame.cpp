// The map's frame, with coordinates of columns and rows if they are wanted.
#include "art/map_sketch.h"

namespace mappa::art {
namespace {

std::string draw_coordinates(const MapSketch& sketch) {
  const Box& w = sketch.layout.window;
  const ChartColours& c = sketch.colour;
  std::string out;
  auto put = [&](Point at, int value) {
    out +=
        rectangle({at.x - 12, at.y - 9}, 24, 18, {.fill = c.frame_light, .line = c.frame, .width = 1.2}, 3) +
        chart_letters({at.x, at.y + 5}, std::to_string(value),
                      {.face = Face::Bold, .size = 15, .colour = c.name});
  };
  constexpr double MIDDLE = FRAME_WIDTH / 2;
  for (int x = 0; x < sketch.map.width; ++x)
    for (double y : {w.top + MIDDLE, w.bottom - MIDDLE}) put({(x + .5) * SQUARE, y}, x);
  for (int y = 0; y < sketch.map.height; ++y)
    for (double x : {w.left + MIDDLE, w.right - MIDDLE}) put({x, (y + .5) * SQUARE}, y);
  return out;
}

} // namespace

std::string draw_frame(const MapSketch& sketch) {
  std::string out = draw_chart_frame(sketch.layout.window, sketch.colour);
  return sketch.look.coordinates ? out + draw_coordinates(sketch) : out;
}

} // namespace mappa::art
