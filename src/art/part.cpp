#include "art/part.h"

#include "art/palette.h"

namespace mappa::art {

std::string draw(std::span<const Part> parts, Point foot, double ink, Detail detail, double scale) {
  std::string out;
  for (const Part& part : parts) {
    if (part.fine && detail == Detail::Small) continue;
    out += draw_data(part.data, {.fill = part.fill,
                                 .line = part.line,
                                 .width = part.ink > 0 ? part.ink * ink : part.width,
                                 .opacity = part.opacity,
                                 .round = part.round});
  }
  return moved(foot, out, scale);
}

std::string cast_shadow(Point p, double rx, double ry, double opacity) {
  return ellipse(p, rx, ry, {.fill = SHADOW, .opacity = opacity});
}

} // namespace mappa::art
