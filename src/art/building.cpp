#include "art/building.h"

#include "art/palette.h"

#include <algorithm>

namespace mappa::art {

static constexpr Part MONASTERY[] = {
    {"M-16 0a20 4 0 1 0 40 0a20 4 0 1 0-40 0Z", SHADOW, nullptr, 0, 0, .2},
    // court
    {"M-18.5-2.6a18.5 6.6 0 1 0 37 0a18.5 6.6 0 1 0-37 0Z", "#D9CF9E", SOFT_INK, .7},
    // cloister
    {"M-1 0V-7H16V0Z", PLASTER_SHADE, INK, 1},
    {"M-2-7L2-13H14L17.2-7Z", SLATE, INK, 1},
    {"M2-12.2H13.6", "none", SLATE_LIGHT, 0, 1},
    {"M3-.3v-2.7a1.15 1.15 0 0 1 2.3 0v2.7ZM6.4-.3v-2.7a1.15 1.15 0 0 1 2.3 0v2.7ZM9.8-.3v-2.7a1.15 1.15 0 0 "
     "1 2.3 0v2.7Z"
     "M13.2-.3v-2.7a1.15 1.15 0 0 1 2.3 0v2.7Z",
     WINDOW},
    // church
    {"M-14 0V-11L-8.5-18L-3-11V0Z", PLASTER, INK, 1},
    {"M-8.5-18.4H3.4L7.6-11H-2.6Z", SLATE, INK, 1},
    {"M-7.6-17.6H3", "none", SLATE_LIGHT, 0, 1.1},
    {"M-3 0V-11H6.4V-7H-1V0Z", PLASTER_SHADE, INK, .8},
    {"M-10.4 0v-4a1.9 1.9 0 0 1 3.8 0v4Z", WINDOW},
    {"M-10.2-10.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", WINDOW, GOLD_DARK, 0, .5},
    // tower
    {"M-16.4 0V-21H-9.6V0Z", PLASTER, INK, 1},
    {"M-12.1-.3V-21H-9.9V-.3Z", PLASTER_SHADE},
    {"M-17.2-21L-13-30L-8.8-21Z", SLATE, INK, 1},
    {"M-16.2-21.5L-13.2-28.4L-13.8-21.5Z", SLATE_LIGHT},
    {"M-14.2-14v-2.6a1.2 1.2 0 0 1 2.4 0v2.6Z", WINDOW},
    {"M-13-30v-5M-14.7-33.3h3.4", "none", GOLD_DARK, 0, 1.5, 1, true},
    {"M-13-30v-5M-14.7-33.3h3.4", "none", GOLD, 0, .8, 1, true},
};

static constexpr Part POST_OFFICE[] = {
    {"M-12 0a16 3.2 0 1 0 32 0a16 3.2 0 1 0-32 0Z", SHADOW, nullptr, 0, 0, .22},
    // stable
    {"M4 0V-7H14V0Z", POST_SHADE, INK, 1},
    {"M3-7L6-12H13L15.2-7Z", ROOFS[1], INK, 1},
    {"M7-.3v-3.3a2 2 0 0 1 4 0v3.3Z", WINDOW},
    // house
    {"M-12 0V-13H5V0Z", POST, INK, 1},
    {"M1-.3V-13H4.7V-.3Z", POST_SHADE},
    {"M-13.4-13L-10-21H3L6.4-13Z", SLATE_DARK, INK, 1},
    {"M-9.4-20.2H2.4", "none", SLATE, 0, 1.1},
    {"M-.6-18V-24H2V-18Z", ROOFS[0], INK, .9},
    // pennant
    {"M-8-21v-9", "none", INK, 0, .9},
    {"M-8-30l6.6 1.7l-6.6 2.3Z", INDIGO, INK, .7},
    // door, window
    {"M-10-.3v-4.7a1.8 1.8 0 0 1 3.6 0v4.7Z", POST_DARK, INK, .6},
    {"M-.6-3V-6.4H2.6V-3Z", WINDOW, nullptr, 0, 0, 1, false, true},
    {"M1-3v-3.4", "none", POST, 0, .4, 1, false, true},
    // letter over the door
    {"M-7.5-12.4h9.4v6.2h-9.4Z", WHITE, INK, 1},
    {"M-7.5-12.4L-2.8-8.5L1.9-12.4", "none", INK, 1},
    {"M-3.7-8.7a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0Z", "#B5382A"},
    // horn on a round sign
    {"M-12-10.6h-4.4", "none", INK, 0, .8, 1, false, true},
    {"M-18.9-6.8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0Z", INDIGO, INK, .8, 0, 1, false, true},
    {"M-16.7-6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM-15.2-7.5h2.3M-15.2-7.5h-1.6l-1.6-1M-16.8-7.5l-1.6 "
     ".9v-1.9",
     "none", GOLD_LIGHT, 0, .75, 1, true, true},
};

static constexpr Part INN[] = {
    {"M-12 4C-13-3-4-3 1-2C9-3 14 1 12 6C10 11 1 10-3 9.6C-8 10-11.6 8-12 4Z", WATER, WATER_EDGE, 1},
    {"M3 3q1.4-1 2.8 0t2.8 0M-8 6.4q1.4-1 2.8 0t2.8 0M1 7q1.2-.9 2.4 0t2.4 0", "none", WATER_LIGHT, 0, .7, 1,
     true},
    {"M-9 3a9 1.6 0 1 0 18 0a9 1.6 0 1 0-18 0Z", SHADOW, nullptr, 0, 0, .25},
    {"M-3.6 2.4V-3.6H5V2.4Z", PLASTER_SHADE, INK, 1},
    {"M-10 2.4V-3.6L-6.8-9.6L-3.6-3.6V2.4Z", PLASTER, INK, 1},
    {"M-6.8-9.9H2.6L6-3.6H-3.8Z", ROOFS[0], INK, 1},
    {"M-10-3.6h6.4M-10-.6h6.4M-8.8-.6l2-3l2 3M-.6 2.4v-6M2.2 2.4v-6M-3.6-.6h8.6", "none", TIMBER, 0, .6},
    {"M-7.8 2.1V-.3h2V2.1Z", WINDOW},
    {"M5-2.6h4", "none", INK, 0, .7, 1, false, true},
    {"M6.4-2h3.2v3h-3.2Z", GOLD, INK, .7, 0, 1, false, true},
    {"M0-9.6v-3h1.8v3Z", PLASTER_SHADE, INK, .7, 0, 1, false, true},
};

static constexpr Part GARDEN[] = {
    {"M-10 2a11.6 10.2 0 1 0 23.2 0a11.6 10.2 0 1 0-23.2 0Z", SHADOW, nullptr, 0, 0, .16},
    {"M-8.8-8.9H8.8Q10.4-8.9 10.4-7.3V7.3Q10.4 8.9 8.8 8.9H-8.8Q-10.4 8.9-10.4 7.3V-7.3Q-10.4-8.9-8.8-8.9Z",
     TREE_DARK, INK, 1},
    {"M-8.1-7.5H8.1Q8.9-7.5 8.9-6.7V6.7Q8.9 7.5 8.1 7.5H-8.1Q-8.9 7.5-8.9 6.7V-6.7Q-8.9-7.5-8.1-7.5Z", ROAD},
    // four beds
    {"M-8.6-7.2h7.8v6.4h-7.8ZM.8-7.2h7.8v6.4h-7.8ZM-8.6 .8h7.8v6.4h-7.8ZM.8 .8h7.8v6.4h-7.8Z", TREE_2, INK,
     .6},
    // flowers: round dots
    {"M-6.5-5.2h0M-2.9-5.2h0M-4.7-3.9h0M-6.5-2.6h0M-2.9-2.6h0M2.9 2.8h0M6.5 2.8h0M4.7 4.1h0M2.9 5.4h0M6.5 "
     "5.4h0",
     "none", "#D9706A", 0, 1.84, 1, true},
    {"M2.9-5.2h0M6.5-5.2h0M4.7-3.9h0M2.9-2.6h0M6.5-2.6h0", "none", "#8A6BB0", 0, 1.84, 1, true},
    {"M-6.5 2.8h0M-2.9 2.8h0M-4.7 4.1h0M-6.5 5.4h0M-2.9 5.4h0", "none", "#E5B54A", 0, 1.84, 1, true},
    {"M-6.7-5.4h0M-3.1-5.4h0M-4.9-4.1h0M-6.7-2.8h0M-3.1-2.8h0M2.7-5.4h0M6.3-5.4h0M4.5-4.1h0M2.7-2.8h0M6.3-2."
     "8h0M-6.7 2.6h0M-3.1 2.6h0"
     "M-4.9 3.9h0M-6.7 5.2h0M-3.1 5.2h0M2.7 2.6h0M6.3 2.6h0M4.5 3.9h0M2.7 5.2h0M6.3 5.2h0",
     "none", "#F8E0CC", 0, .8, .9, true, true},
    // fountain
    {"M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z", STONE, INK, .8},
    {"M-1.9 0a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z", WATER, WATER_EDGE, 0, .4},
    {"M0 .4v-3.2", "none", WHITE, 0, .8, 1, true},
};

static constexpr Part CATHEDRAL[] = {
    {"M-18 0a24 5 0 1 0 48 0a24 5 0 1 0-48 0Z", SHADOW, nullptr, 0, 0, .2},
    // nave
    {"M2 0V-18H21V0Z", STONE_MID, INK, 1},
    {"M1-18L4-29H18.5L22.4-18Z", COPPER, INK, 1},
    {"M4.6-28H18", "none", COPPER_LIGHT, 0, 1.4},
    {"M9-5v-7a1.1 1.1 0 0 1 2.2 0v7ZM12.4-5v-7a1.1 1.1 0 0 1 2.2 0v7ZM15.8-5v-7a1.1 1.1 0 0 1 2.2 "
     "0v7ZM19.2-5v-7a1.1 1.1 0 0 1 1.4-.9v7.9Z",
     SLATE_DARK},
    {"M7.4 0V-15h.9V0ZM10.8 0V-15h.9V0ZM14.2 0V-15h.9V0ZM17.6 0V-15h.9V0Z", STONE},
    // crossing spire
    {"M8.6-29L11-41L13.4-29Z", COPPER, INK, 1},
    {"M9.6-29.6L10.9-38L11-29.6Z", COPPER_LIGHT},
    // west front
    {"M-14 0V-22L-6-31L2-22V0Z", STONE, INK, 1},
    {"M-10.3-17.5a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0Z", SLATE_DARK, INK, 1},
    {"M-6-21.1L-5.5-18.7L-3.45-20.05L-4.8-18L-2.4-17.5L-4.8-17L-3.45-14.95L-5.5-16.3L-6-13.9L-6.5-16.3L-8.55-"
     "14.95L-7.2-17L-9.6-17.5L-7.2-18"
     "L-8.55-20.05L-6.5-18.7Z",
     "#E8C66A"},
    {"M-7.2-17.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z", "#B5382A"},
    {"M-9 0v-6a3 3.4 0 0 1 6 0v6Z", STONE_DARK, INK, .8},
    {"M-7.8 0v-5.6a1.8 2.2 0 0 1 3.6 0v5.6Z", WINDOW},
};
static constexpr Part CATHEDRAL_TOWER[] = {
    {"M-4.4 0V-30H4.4V0Z", STONE, INK, 1},
    {"M1.2-.4V-30H4V-.4Z", STONE_MID},
    {"M-4.4-12h8.8M-4.4-21h8.8", "none", STONE_FACE, 0, .7},
    {"M-2.7-22.6v-4a1 1 0 0 1 2 0v4ZM.6-22.6v-4a1 1 0 0 1 2 0v4ZM-1.1-14v-3.6a1.1 1.1 0 0 1 2.2 "
     "0v3.6ZM-1.1-4.4v-3.6a1.1 1.1 0 0 1 2.2 0v3.6Z",
     SLATE_DARK},
    {"M-5-30L0-47L5-30Z", COPPER, INK, 1},
    {"M-3.8-30.6L-.2-44.6L-.8-30.6Z", COPPER_LIGHT},
    {"M2.2-30.6L.3-44L4-30.6Z", COPPER_DARK},
    {"M-1-47.6a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z", GOLD, INK, .6},
};

static double grown(Detail detail, double small) { return detail == Detail::Small ? small : 1; }

// In the small drawing a building grows about a point 6 below its middle.
static std::string draw_building(std::span<const Part> parts, Point middle, double foot, double small,
                                 Detail detail) {
  double scale = grown(detail, small);
  return draw(parts, middle + Point{0, 6 + (foot - 6) * scale}, .9 * ink_line(detail), detail, scale);
}

std::string draw_monastery(Point middle, Detail detail) {
  return draw_building(MONASTERY, middle, MONASTERY_FOOT, 1.2, detail);
}
std::string draw_post_office(Point middle, Detail detail) {
  return draw_building(POST_OFFICE, middle, POST_OFFICE_FOOT, 1.22, detail);
}
std::string draw_inn(Point middle, Detail detail) { return draw(INN, middle, ink_line(detail), detail); }

std::string draw_garden(Disc room, Detail detail) {
  double scale = std::clamp(room.r / 10.5, .66, 1.0);
  return draw(GARDEN, room.at, ink_line(detail) / scale, detail, scale);
}

std::string draw_cathedral(Point middle, Detail detail) {
  Point foot = middle + Point{0, 22};
  std::string out = draw(CATHEDRAL, foot, ink_line(detail), detail);
  for (double x : {-17.0, 5.0}) out += draw(CATHEDRAL_TOWER, foot + Point{x, 0}, ink_line(detail), detail);
  return out;
}

} // namespace mappa::art
