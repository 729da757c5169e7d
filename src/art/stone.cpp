#include "art/stone.h"

#include "art/layout.h"
#include "art/palette.h"

namespace mappa::art {

std::string draw_wall(const Line& vertices, Detail detail) {
  constexpr double THICK = 5;
  double lined = THICK + 2 * ink_line(detail);
  std::string data = Path::of(smooth(vertices, WALL_ROUNDNESS)).data();
  auto band = [&](const char* colour, double width, double down = 0, const char* dash = nullptr) {
    return draw_data(data, {.line = colour, .width = width, .dash = dash, .shift = {0, down}});
  };
  std::string out =
      draw_data(data, {.line = SHADOW, .width = THICK + 2, .opacity = .22, .shift = {1.2, 4.6}}) +
      band(INK, lined, 3) + band(STONE_DARK, THICK, 3) + band(STONE_FACE, THICK, 2) +
      band(STONE_FACE, THICK, 1) + band(INK, lined);
  if (detail == Detail::Small) return out + band(STONE, THICK) + band(STONE_MID, 1.6);
  return out + band(INK, lined + 1, 0, "2 1.6") + band(STONE, THICK) +
         draw_data(data, {.line = STONE, .width = THICK + 1, .dash = "1.4 2.2", .dash_offset = -.3}) +
         band(STONE_MID, 2.4);
}

std::string draw_tower(Point foot, Detail detail) {
  static constexpr Part TOWER[] = {
      {"M-1 3a4.2 1.75 0 1 0 8.4 0a4.2 1.75 0 1 0-8.4 0Z", SHADOW, nullptr, 0, 0, .22},
      {"M-3.5-6V3A3.5 1.5 0 0 0 3.5 3V-6Z", STONE, INK, 1},
      {"M.7-6V4.4A3.5 1.5 0 0 0 3.1 3V-6Z", STONE_FACE},
      {"M-1-.6v-2", "none", WINDOW, 0, 1},
      {"M-4.3-6A4.3 1.8 0 0 0 4.3-6L0-13.4Z", SLATE, INK, 1},
      {"M-3.5-6A4.3 1.8 0 0 0-1.3-4.4L-.3-12.1Z", SLATE_LIGHT},
      {"M1.9-4.4A4.3 1.8 0 0 0 3.5-6L.2-12.1Z", SLATE_DARK},
  };
  double scale = detail == Detail::Small ? 4 / 3.5 : 1;
  return draw(TOWER, foot, ink_line(detail) / scale, detail, scale);
}

std::string draw_bastion(Point p, double r, Detail detail) {
  double ink = ink_line(detail);
  Path face;
  face.move({p.x - r, p.y})
      .line({p.x - r, p.y + 3})
      .arc(r, r, {p.x + r, p.y + 3})
      .line({p.x + r, p.y})
      .close();
  std::string merlons = number(r * .42) + " " + number(r * .42);
  return draw(face, {.fill = STONE_FACE, .line = INK, .width = ink}) +
         circle(p, r, {.fill = STONE, .line = INK, .width = ink}) +
         circle(p, r * .8, {.line = STONE_MID, .width = r * .26, .dash = merlons.c_str()}) +
         circle(p, r * .56, {.fill = STONE_MID, .line = SOFT_INK, .width = ink * .7});
}

std::string draw_keep(Point corner, Detail detail) {
  constexpr double R = 10;
  return draw_bastion(corner, R, detail) +
         circle(corner, R * .4, {.fill = SLATE, .line = INK, .width = ink_line(detail)}) +
         circle(corner - Point{.4, .4}, R * .2, {.fill = SLATE_LIGHT});
}

static constexpr Part GATEHOUSE[] = {
    {"M-3 3a7 2.4 0 1 0 14 0a7 2.4 0 1 0-14 0Z", SHADOW, nullptr, 0, 0, .2},
    {"M-6.2 3.2V-8.4H6.2V3.2Z", STONE, INK, 1},
    {"M1.9 2.8V-8H5.8V2.8Z", STONE_MID},
    {"M-6.8-8.4v-2.4h1.5v2.4h1.5v-2.4h1.5v2.4h1.5v-2.4h1.5v2.4h1.5v-2.4h1.5v2.4h1.5v-2.4h1.5v2.4Z", STONE,
     INK, 1},
};

std::string draw_gate(Point at, Detail detail) {
  static constexpr Part PORTCULLIS[] = {
      {"M-3.1 3.2v-5a3.1 3.1 0 0 1 6.2 0v5Z", "#4B3421", INK, .8},
      {"M-1 2.4v-7M1 2.4v-7M-3-.8h6", "none", GOLD, 0, .45, .75},
  };
  return draw(GATEHOUSE, at, ink_line(detail), detail) + draw(PORTCULLIS, at, ink_line(detail), detail);
}

std::string draw_water_gate(Point at, Detail detail) {
  static constexpr Part ARCH[] = {
      {"M-4.4 3.2v-4.6a4.4 4.4 0 0 1 8.8 0v4.6Z", WATER_EDGE, INK, .8},
      {"M-4 3.2v-1.6q2-1.2 4 0t4 0v1.6Z", WATER},
      {"M-1.5 .6v-6M1.5 .6v-6M-4.2-2.4h8.4", "none", GOLD, 0, .45, .75},
  };
  return draw(GATEHOUSE, at, ink_line(detail), detail) + draw(ARCH, at, ink_line(detail), detail);
}

} // namespace mappa::art
