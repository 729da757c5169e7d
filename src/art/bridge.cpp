#include "art/bridge.h"

#include "art/palette.h"

namespace mappa::art {

static constexpr Part NORTH_SOUTH[] = {
    {"M-12-6H12V6H-12Z", SHADOW, nullptr, 0, 0, .3},
    {"M11-5.4H16V5.4H11Z", SHADOW, nullptr, 0, 0, .16},
    {"M-6.6-15H6.6V15H-6.6Z", CROSSING},
    {"M0-15V15", "none", ROAD_RUT, 0, 4.6, .8},
    {"M0-15V15", "none", CROSSING, 0, 3.2},
    {"M-8.8-15h3v30h-3ZM5.8-15h3v30h-3Z", STONE, INK, 1},
    {"M-8.6-9h2.6M-8.6-3h2.6M-8.6 3h2.6M-8.6 9h2.6M6-9h2.6M6-3h2.6M6 3h2.6M6 9h2.6", "none", STONE_FACE, 0,
     .6},
};
// Seen from the south, an arch.
static constexpr Part EAST_WEST[] = {
    {"M-6-12H6V16H-6Z", SHADOW, nullptr, 0, 0, .3},
    {"M-15-6.6H15V6.6H-15Z", CROSSING},
    {"M-15 0H15", "none", ROAD_RUT, 0, 4.6, .8},
    {"M-15 0H15", "none", CROSSING, 0, 3.2},
    {"M-15 7.5H15V14.5H7.5V13A7.5 5.5 0 0 0-7.5 13V14.5H-15Z", STONE_FACE, INK, 1},
    {"M-7.5 14.5V13A7.5 5.5 0 0 1 7.5 13V14.5Z", SHADOW, nullptr, 0, 0, .45},
    {"M-15-8.8h30v3h-30ZM-15 5.8h30v3h-30Z", STONE, INK, 1},
    {"M-9-8.6v2.6M-3-8.6v2.6M3-8.6v2.6M9-8.6v2.6M-9 6v2.6M-3 6v2.6M3 6v2.6M9 6v2.6", "none", STONE_FACE, 0,
     .6},
};
static constexpr Part POST_TOP[] = {
    {"M-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z", STONE, INK, 1},
    {"M-1.4-.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0Z", STONE_MID},
};

std::string draw_bridge(const Bridge& bridge, Detail detail) {
  double ink = ink_line(detail);
  std::string out =
      bridge.upright ? draw(NORTH_SOUTH, bridge.at, ink, detail) : draw(EAST_WEST, bridge.at, ink, detail);
  for (double end : {-15.0, 15.0})
    for (double side : {-7.3, 7.3})
      out += draw(POST_TOP, bridge.at + (bridge.upright ? Point{side, end} : Point{end, side}), ink, detail);
  return out;
}

} // namespace mappa::art
