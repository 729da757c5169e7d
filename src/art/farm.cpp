#include "art/farm.h"

#include "art/house.h"
#include "art/palette.h"

namespace mappa::art {

static constexpr Part SHEEP[] = {
    {"M-2 0a2.6 .8 0 1 0 5.2 0a2.6 .8 0 1 0-5.2 0Z", SHADOW, nullptr, 0, 0, .2},
    {"M-1.1 0v-1.6M1.1 0v-1.6", "none", INK, 0, .6},
    {"M-2.2-2a1.2 1.2 0 0 1 .9-1.7a1.4 1.4 0 0 1 2.5-.1a1.2 1.2 0 0 1 1 1.8a1.1 1.1 0 0 1-1 1h-2.5a1 1 0 0 "
     "1-.9-1Z",
     "#FBF4E2", INK, .75},
};
static constexpr Part HAYSTACK[] = {
    {"M-2.2 0a3.6 1.1 0 1 0 7.2 0a3.6 1.1 0 1 0-7.2 0Z", SHADOW, nullptr, 0, 0, .22},
    {"M-2.8 0C-3-3-1.2-4.4 0-5.2C1.2-4.4 3-3 2.8 0Z", WHEAT, INK, 1},
    {"M-1.2-.8l.5-2.4M.4-.8v-2.8M1.8-.8l-.5-2", "none", WHEAT_LINE, 0, .5},
};
static constexpr Part WELL[] = {
    {"M-2 0a3.2 1 0 1 0 6.4 0a3.2 1 0 1 0-6.4 0Z", SHADOW, nullptr, 0, 0, .2},
    {"M-2.2-1.4v1a2.2 .9 0 0 0 4.4 0v-1Z", STONE_MID, INK, .8},
    {"M-2.2-1.5a2.2 .9 0 1 0 4.4 0a2.2 .9 0 1 0-4.4 0Z", WATER_EDGE, INK, .7},
    {"M-2-1.5v-3.4M2-1.5v-3.4", "none", TIMBER, 0, .55},
    {"M-3-4.7L0-6.8L3-4.7Z", THATCH, INK, .8},
};
static constexpr Part WINDMILL[] = {
    {"M-2.6 0a5 1.4 0 1 0 10 0a5 1.4 0 1 0-10 0Z", SHADOW, nullptr, 0, 0, .22},
    {"M-2.6 0L-1.7-9H1.7L2.6 0Z", PLASTER, INK, 1},
    {"M.5-.4L.4-9H1.5L2.3-.4Z", PLASTER_SHADE},
    {"M0 0v-2.6", "none", WINDOW, 0, 1.3},
    {"M-2.3-8.8Q0-13 2.3-8.8Z", TIMBER, INK, 1},
};
static constexpr Part SAIL[] = {
    {"M0 0v-7.4", "none", INK, 0, .6},
    {"M.3-1.4h1.7v-5.6h-1.7Z", WHITE, INK, 0, .45},
};
static constexpr Part POND[] = {
    {"M-5.2 0a5.2 3.1 0 1 0 10.4 0a5.2 3.1 0 1 0-10.4 0Z", WATER, WATER_EDGE, .9},
    {"M-2.6-.5q1-.9 2.1 0t2.1 0M-.5 1.4q.9-.8 1.8 0", "none", WATER_LIGHT, 0, .55, 1, true},
};

std::string draw_sheep(Point foot, bool looks_left, Detail detail) {
  Point head = foot + Point{looks_left ? -2.5 : 2.5, -2.6};
  return draw(SHEEP, foot, ink_line(detail), detail) + ellipse(head, .95, .8, {.fill = "#4A3B2E"});
}
std::string draw_haystack(Point foot, double size, Detail detail) {
  return draw(HAYSTACK, foot, ink_line(detail) / size, detail, size);
}
std::string draw_well(Point foot, Detail detail) { return draw(WELL, foot, ink_line(detail), detail); }
std::string draw_pond(Point middle, Detail detail) { return draw(POND, middle, ink_line(detail), detail); }

std::string draw_cottage(Point foot, bool mirrored, Detail detail) {
  return cast_shadow(foot + Point{3, 0}, 6, 1.4) +
         draw_house({{foot.x - 4.6, foot.y}, 9.2, 7.8, THATCH, mirrored}, detail, ink_line(detail));
}

std::string draw_windmill(Point foot, Detail detail) {
  Point hub = foot - Point{0, 9.6};
  std::string out = draw(WINDMILL, foot, ink_line(detail), detail),
              sail = draw(SAIL, {}, ink_line(detail), detail);
  for (double degrees : {25.0, 115.0, 205.0, 295.0}) out += moved(hub, sail, 1, degrees);
  return out + circle(hub, .8, {.fill = INK});
}

} // namespace mappa::art
