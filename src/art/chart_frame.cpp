#include "art/chart_frame.h"

#include "art/ornament.h"
#include "art/svg.h"

#include <algorithm>

namespace mappa::art {
namespace {

constexpr double BAND = 9, INSET = 9, STEP = 50;

// Dark parts of the band, beginning from every second step of the grid.
Path graduation(const Box& w) {
  Path out;
  auto add = [&](Box part) {
    part = {std::max(part.left, w.left + INSET), std::max(part.top, w.top + INSET),
            std::min(part.right, w.right - INSET), std::min(part.bottom, w.bottom - INSET)};
    if (part.width() > 0 && part.height() > 0)
      out.add(Path::box({part.left, part.top}, {part.right, part.bottom}));
  };
  for (double x = w.left; x < w.right; x += 2 * STEP) {
    add({x, w.top + INSET, x + STEP, w.top + INSET + BAND});
    add({x, w.bottom - INSET - BAND, x + STEP, w.bottom - INSET});
  }
  for (double y = w.top; y < w.bottom; y += 2 * STEP) {
    add({w.left + INSET, y, w.left + INSET + BAND, y + STEP});
    add({w.right - INSET - BAND, y, w.right - INSET, y + STEP});
  }
  return out;
}

std::string draw_hairline(const Box& w, double inset, double width, Colour colour) {
  Box b = w.grown(-inset);
  return rectangle({b.left, b.top}, b.width(), b.height(), {.line = colour, .width = width});
}

std::string draw_corners(const Box& w, const ChartColours& c) {
  std::string out;
  for (double x : {w.left, w.right - FRAME_WIDTH})
    for (double y : {w.top, w.bottom - FRAME_WIDTH})
      out += rectangle({x, y}, FRAME_WIDTH, FRAME_WIDTH,
                       {.fill = c.frame_light, .line = c.frame, .width = 2.4}) +
             rectangle({x + 5, y + 5}, FRAME_WIDTH - 10, FRAME_WIDTH - 10, {.line = c.gold, .width = 1.2}) +
             draw_star({x + FRAME_WIDTH / 2, y + FRAME_WIDTH / 2}, 8, c.gold);
  return out;
}

} // namespace

std::string draw_chart_frame(const Box& w, const ChartColours& c) {
  Box inner = w.grown(-FRAME_WIDTH);
  Path border =
      Path::open({{w.left, w.top}, {w.right, w.top}, {w.right, w.bottom}, {w.left, w.bottom}}).close();
  border.add(Path::open({{inner.left, inner.top},
                         {inner.left, inner.bottom},
                         {inner.right, inner.bottom},
                         {inner.right, inner.top}})
                 .close());
  return draw(border, {.fill = c.frame_light}) + draw(graduation(w), {.fill = c.frame}) +
         draw_hairline(w, 0, 4, c.frame) + draw_hairline(w, INSET, 1.2, c.frame) +
         draw_hairline(w, INSET + BAND, 1.2, c.frame) + draw_hairline(w, FRAME_WIDTH, 2.4, c.frame) +
         draw_corners(w, c);
}

} // namespace mappa::art
