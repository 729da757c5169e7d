#include "art/figure.h"

#include "art/part.h"

#include <fmt/format.h>

namespace mappa::art {
namespace {

constexpr Player LOOKS[PLAYERS] = {
    {"Azure", "#1C56A6", "#123B75", "#4B83CF", "#FFFFFF", "#FFFFFF"},
    {"Gules", "#CC3A2A", "#8F2318", "#E77263", "#FFFFFF", "#FFFFFF"},
    {"Or", "#F2BE1A", "#B58709", "#FADF7F", "#3A2A12", "#2B1F10"},
    {"Sable", "#2B2A33", "#0F0F14", "#5B5A68", "#F6E9C8", "#FFFFFF"},
    {"Argent", "#FBF5E6", "#BDB199", "#FFFFFF", "#3A2A1C", "#2B1F10"},
    {"Verdigris", "#17A08F", "#0B6B5F", "#5CCBBC", "#FFFFFF", "#06231F"},
};
// Pale, chevron, saltire, roundel, bend, cross, in a box from -1 to 1.
constexpr const char* MARKS[PLAYERS] = {
    "M-.3-1H.3V1H-.3Z",
    "M-.95 .62L0-.5L.95 .62V.02L0-1.1L-.95 .02Z",
    "M-.65-.98L0-.33L.65-.98L.98-.65L.33 0L.98 .65L.65 .98L0 .33L-.65 .98L-.98 .65L-.33 0L-.98-.65Z",
    "M-.66 0a.66 .66 0 1 0 1.32 0a.66 .66 0 1 0-1.32 0Z",
    "M-1-.98H-.36L1 .98H.36Z",
    "M-.24-.95H.24V-.24H.95V.24H.24V.95H-.24V.24H-.95V-.24H-.24Z",
};

constexpr size_t ARGENT = 4; // whose dark tone is pale

size_t colour_of(int player) { return static_cast<unsigned>(player) % PLAYERS; }

constexpr Colour RIM = "#FFFDF4", FLOOR_SHADOW = "#1E180A";
constexpr double LINE = 4.2;

struct Shape {
  const char* outline;
  Point mark;
  double mark_size;
  const char* head_light;
  const char* shoulder_light;
};

constexpr const char* HEAD_LIGHT = "M-13.6-76C-14.2-86-8.4-93 0-93.4";
constexpr const char* SHOULDER_LIGHT = "M-36-46C-30-53-20-57.4-10.5-60.6";

constexpr Shape MEEPLE{"M0-98C10.5-98 18.5-90 18.5-80C18.5-73.5 15.5-68.5 11.5-65.5C22-62 36-57.5 "
                       "41.5-50C46-43.5 42-35.5 34-36C28-36.4 23-38.5 18.5-38.5"
                       "C20-28 30-15 33.5-5.5C34.8-1.6 32.5 0 29.5 0H11.5C8.6 0 7.4-2 6.3-4.6C4.6-9.4 2.6-13 "
                       "0-13C-2.6-13-4.6-9.4-6.3-4.6C-7.4-2-8.6 0-11.5 0"
                       "H-29.5C-32.5 "
                       "0-34.8-1.6-33.5-5.5C-30-15-20-28-18.5-38.5C-23-38.5-28-36.4-34-36C-42-35.5-46-43.5-"
                       "41.5-50C-36-57.5-22-62-11.5-65.5"
                       "C-15.5-68.5-18.5-73.5-18.5-80C-18.5-90-10.5-98 0-98Z",
                       {0, -37},
                       14,
                       HEAD_LIGHT,
                       SHOULDER_LIGHT};
constexpr Shape ABBOT{"M0-118C8-110 15-98 16.5-88C17.5-80 15.5-70.5 11.5-66C22-62.5 30-56 33-46C35-38.5 "
                      "30-33 23.5-36C24-24 30-12 32.5-4C33.5-1 32 0 29 0"
                      "H-29C-32 "
                      "0-33.5-1-32.5-4C-30-12-24-24-23.5-36C-30-33-35-38.5-33-46C-30-56-22-62.5-11.5-66C-15."
                      "5-70.5-17.5-80-16.5-88C-15-98-8-110 0-118Z",
                      {0, -30},
                      14,
                      HEAD_LIGHT,
                      "M-27-48C-25-54-18-59-10-61.5"};
constexpr Shape BUILDER{"M0-96C10.5-96 18.5-89 18.5-79C18.5-73 15.5-68.5 11.5-65.5C20-62 28-64 "
                        "34-72L39-80C43-85 52-80 48.5-73.5C43-62 34-49 19-44"
                        "C19-31 29.5-15 33.5-5.5C34.8-1.6 32.5 0 29.5 0H11.5C8.6 0 7.4-2 6.3-4.6C4.6-9.4 "
                        "2.6-13 0-13C-2.6-13-4.6-9.4-6.3-4.6C-7.4-2-8.6 0-11.5 0"
                        "H-29.5C-32.5 "
                        "0-34.8-1.6-33.5-5.5C-30-15-20-28-18.5-38.5C-23-38.5-28-36.4-34-36C-42-35.5-46-43.5-"
                        "41.5-50C-36-57.5-22-62-11.5-65.5"
                        "C-15.5-68.5-18.5-73-18.5-79C-18.5-89-10.5-96 0-96Z",
                        {0, -36},
                        14,
                        HEAD_LIGHT,
                        SHOULDER_LIGHT};
constexpr Shape POSTMAN{"M0-97C10.5-97 18-89.5 18-80C18-73.5 15.5-68.5 11.5-65.5C22-62 33-57 37.5-48C41-40.5 "
                        "37.5-33 30.5-34C26.5-34.6 22.5-37 19-38"
                        "C20.5-27 27-15 29.5-5.5C30.6-1.6 28.5 0 25.5 0H10.5C7.6 0 6.6-2 5.7-4.6C4.2-9.4 "
                        "2.4-14 0-14C-2.4-14-4.2-9.4-5.7-4.6C-6.6-2-7.6 0-10.5 0"
                        "H-25.5C-28.5 "
                        "0-30.6-1.6-29.5-5.5C-27-15-20.5-27-19-38C-22.5-37-26.5-34.6-30.5-34C-37.5-33-41-40."
                        "5-37.5-48C-33-57-22-62-11.5-65.5"
                        "C-15.5-68.5-18-73.5-18-80C-18-89.5-10.5-97 0-97Z",
                        {-7, -26},
                        11.5,
                        HEAD_LIGHT,
                        "M-32-45C-27-53-19-57.6-11-60.4"};
constexpr Shape PIG{"M-44-30C-50-33-49-42-44-42C-44-38-42-36-39-36C-34-50-14-56 6-54C14-53.4 20-51 "
                    "24-48C26-54 30-58 36-59C36-54 36-50 38-46"
                    "C42-43 44-39 45-35L51-33C54-31 54-23 51-21L43-19C40-15 34-12 30-11L30-3C30-1 29 0 27 "
                    "0H19C17 0 16-1 16-3L15.4-9C4-7-8-7-18-9L-19-3"
                    "C-19-1-20 0-22 0H-30C-32 0-33-1-33-3L-33-12C-39-16-42-23-44-30Z",
                    {-8, -28},
                    13,
                    "M-34-36C-28-46-12-50 4-49",
                    ""};

constexpr const Shape& shape_of(FigureKind kind) {
  switch (kind) {
  case FigureKind::Meeple:
  case FigureKind::Large: break;
  case FigureKind::Abbot: return ABBOT;
  case FigureKind::Builder: return BUILDER;
  case FigureKind::Pig: return PIG;
  case FigureKind::Postman: return POSTMAN;
  }
  return MEEPLE;
}

constexpr Part HAMMER[] = {
    {"M-3.5 20V-26H3.5V20Z", "#A9733E", INK, .8},
    {"M-15-37H15V-24H-15Z", "#8C97A0", INK, .8},
    {"M-12-33.5H12", "none", "#C6CFD5", 0, 3},
};
constexpr Part CROOK[] = {
    {"M33 0V-84C33-98 48-102 52-91C54.4-83 45-79.5 42-85.5", "none", RIM, 3.6, 0, 1, true},
    {"M33 0V-84C33-98 48-102 52-91C54.4-83 45-79.5 42-85.5", "none", INK, 2.2, 0, 1, true},
    {"M33 0V-84C33-98 48-102 52-91C54.4-83 45-79.5 42-85.5", "none", GOLD, 1.05, 0, 1, true},
};
constexpr Part HAT[] = {
    {"M-21-83H21C21-94 12-100.5 0-100.5C-12-100.5-21-94-21-83Z", "#E3C36B", INK, .9},
    {"M-27-82.5C-10-86.5 10-86.5 27-82.5", "none", INK, 1.3, 0, 1, true},
    {"M-27-83C-10-87 10-87 27-83", "none", "#C9A24A", .6, 0, 1, true},
};
constexpr Part CROWN[] = {
    {"M-17 2L-20-16L-9-8L0-20L9-8L20-16L17 2Z", GOLD, INK, 0, 3.6},
    {"M-13-2.5H13", "none", GOLD_LIGHT, 0, 3},
};
constexpr Part SATCHEL[] = {
    // with a letter looking out
    {"M-7.5-19H9.5Q11-19 11-17.5V-5.5Q11-4 9.5-4H-7.5Q-9-4-9-5.5V-17.5Q-9-19-7.5-19Z", RIM, INK, .75},
    {"M-9-19L1-10.5L11-19", "none", INK, .6},
    {"M-9.5-10H10.5Q14.5-10 14.5-6V8Q14.5 12 10.5 12H-9.5Q-13.5 12-13.5 8V-6Q-13.5-10-9.5-10Z", "#A86C38",
     INK, .9},
    {"M-13.5-7C-13.5 2-8 5.4 .5 5.4C9 5.4 14.5 2 14.5-7", "#C28A50", INK, .75},
    {"M-2.1 4.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z", GOLD_LIGHT, INK, 0, 1.6},
};
constexpr Part STRAP[] = {
    {"M-15-62L22-31", "none", INK, 2.1},
    {"M-15-62L22-31", "none", "#B07A45", 1.15},
};
constexpr Part SEAL[] = {
    // wax with a lock
    {"M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z", RIM},
    {"M0-16C5-18 8-13 12-12C17-10 15-5 16 0C18 5 13 8 12 12C9 16 4 14 0 16C-5 18-8 14-12 12C-17 9-14 4-16 "
     "0C-18-5-13-8-12-12C-8-16-4-14 0-16Z",
     WAX, INK, 0, 3.2},
    {"M-6-1V-5A6 6 0 0 1 6-5V-1M-8-1H8V8H-8Z", "#F6D9C8", "#F6D9C8", 0, 2.6},
    {"M-4.6-1.4V-5A4.6 4.6 0 0 1 4.6-5V-1.4Z", WAX},
};

std::string draw_parts(std::span<const Part> parts, Point at = {}) {
  return draw(parts, at, LINE, Detail::Full);
}

std::string draw_mark(int player, Point at, double size) {
  return moved(at, draw_data(MARKS[colour_of(player)], {.fill = player_look(player).mark}), size);
}

constexpr const char* CAP = "M-20-86C-23-99-14-107.5 2-107.5C17-107.5 24.5-100 20.5-86C8-89.4-8-89.4-20-86Z";
constexpr const char* VISOR = // to the left
    "M-20.5-86.5C-28.5-85-34-80.5-34.5-76.5C-26-79.4-14-80.8-3-80.4L2-87.6C-6-88.4-14-88-20.5-86.5Z";

std::string draw_cap(const Player& look) {
  return draw_data(CAP, {.fill = RIM, .line = RIM, .width = 2.2 * LINE}) +
         draw_data(CAP, {.fill = look.dark, .line = INK, .width = LINE}) +
         draw_data("M-15-95C-13-101-6-103.6 2-103.6", {.line = look.light, .width = 3.6, .round = true}) +
         draw_data("M-20-86C-8-90.4 8-90.4 20.5-86", {.line = GOLD, .width = 4.2}) +
         draw_data(VISOR, {.fill = "#241C16", .line = INK, .width = .8 * LINE}) +
         circle({2, -97}, 4.6, {.fill = GOLD_LIGHT, .line = INK, .width = 1.8});
}

// A shape that is not there yet; `ground`: how much of what lies behind it is hidden.
std::string draw_ghost_shape(const char* data, Colour fill, Colour dark, double ground = 0) {
  return draw_data(data, {.fill = RIM, .opacity = ground}) + draw_data(data, {.fill = fill, .opacity = .34}) +
         draw_data(data, {.line = "#FFFFFF", .width = 2.2 * LINE}) +
         draw_data(data, {.line = dark, .width = LINE, .dash = "10 6", .round = true});
}

// What a ghost carries: it tells the kinds apart.
std::string draw_ghost_gear(FigureKind kind, Colour fill, Colour dark) {
  const auto shape = [&](const char* data) { return draw_ghost_shape(data, fill, dark, .85); };
  const auto line = [&](const char* data) { return draw_ghost_shape(data, "none", dark); };
  switch (kind) {
  case FigureKind::Meeple:
  case FigureKind::Pig: break;
  case FigureKind::Large: return moved({0, -124}, shape(CROWN[0].data));
  case FigureKind::Abbot: return line(CROOK[0].data) + line("M0-112V-86M-8.6-101H8.6");
  case FigureKind::Builder:
    return shape(HAT[0].data) + moved({45, -80}, shape(HAMMER[0].data) + shape(HAMMER[1].data), 1, 24);
  case FigureKind::Postman:
    return shape(CAP) + shape(VISOR) + line(STRAP[0].data) + moved({20, -21}, shape(SATCHEL[2].data), 1, -6);
  }
  return "";
}

std::string draw_behind(FigureKind kind) {
  if (kind == FigureKind::Builder) return moved({45, -80}, draw_parts(HAMMER), 1, 24);
  return kind == FigureKind::Abbot ? draw_parts(CROOK) : "";
}

std::string draw_gear(FigureKind kind, const Player& look) {
  switch (kind) {
  case FigureKind::Meeple:
  case FigureKind::Large: break;
  case FigureKind::Abbot:
    return draw_data("M0-112V-86M-8.6-101H8.6", {.line = look.mark, .width = 5, .round = true}) +
           draw_data("M-16.4-83C-6-79.4 6-79.4 16.4-83", {.line = INK, .width = .8 * LINE});
  case FigureKind::Builder: return draw_parts(HAT);
  case FigureKind::Pig:
    return circle({37, -38}, 2.6, {.fill = look.mark}) + circle({49, -27}, 1.6, {.fill = INK}) +
           draw_data("M33-50C34-46 36-44 38-44", {.line = look.dark, .width = 3, .round = true});
  case FigureKind::Postman:
    return draw_cap(look) + draw_parts(STRAP) + moved({20, -21}, draw_parts(SATCHEL), 1, -6);
  }
  return "";
}

// `depth`: where the thickness of the wood shows.
std::string draw_body(FigureKind kind, int player, Point depth) {
  const Player& look = player_look(player);
  const Shape& shape = shape_of(kind);
  std::string out =
      draw_data(shape.outline, {.fill = RIM, .line = RIM, .width = 3.2 * LINE}) + draw_behind(kind) +
      draw_data(shape.outline, {.fill = look.dark, .line = INK, .width = LINE, .shift = depth}) +
      draw_data(shape.outline, {.fill = look.fill, .line = INK, .width = LINE}) +
      draw_data(shape.head_light, {.line = look.light, .width = 4.4, .round = true}) +
      draw_data(shape.shoulder_light, {.line = look.light, .width = 4.4, .round = true}) +
      draw_mark(player, shape.mark, shape.mark_size) + draw_gear(kind, look);
  if (kind == FigureKind::Large) return moved({}, out, 1.26) + draw_parts(CROWN, {0, -124});
  return out;
}

std::string draw_chip_under(mappa::Colour chip) {
  const ChipColours& look = chip_colours(chip);
  return ellipse({7, 4}, 50, 15, {.fill = FLOOR_SHADOW, .opacity = .3}) +
         draw_data("M-46-7V1A46 15 0 0 0 46 1V-7Z", {.fill = look.dark, .line = INK, .width = 3.4}) +
         ellipse({0, -7}, 46, 15, {.fill = look.fill, .line = INK, .width = 3.4}) +
         ellipse({0, -7}, 36, 11, {.line = look.light, .width = 3, .dash = "7 5"});
}

std::string draw_flat_chip(mappa::Colour chip) {
  const ChipColours& look = chip_colours(chip);
  constexpr double R = 52; // to be seen round the figure
  return circle({5, 8}, R + 1, {.fill = FLOOR_SHADOW, .opacity = .32}) +
         circle({0, 4}, R, {.fill = look.dark, .line = INK, .width = 3.2}) +
         circle({}, R, {.fill = look.fill, .line = INK, .width = 3.2}) +
         circle({}, R - 8, {.line = look.light, .width = 3, .dash = "7 5"});
}

// On its back, head to the left: the drawing with x and y exchanged, so that light and depth keep their
// sides.
std::string laid_down(const std::string& body) {
  return fmt::format("<g transform=\"matrix(0 1 1 0 48 4)\">{}</g>", body);
}

std::string draw_lying(const FigureLook& figure) {
  std::string out = figure.upgraded ? draw_flat_chip(*figure.upgraded) : "";
  out += ellipse({6, 26}, 50, 20, {.fill = FLOOR_SHADOW, .opacity = .2}) +
         laid_down(draw_body(figure.kind, figure.player, {3.2, 4.5}));
  return figure.held ? out + draw_parts(SEAL, {36, 20}) : out;
}

} // namespace

const Player& player_look(int player) { return LOOKS[colour_of(player)]; }

std::string draw_figure(const FigureLook& figure) {
  std::string out;
  if (figure.lies)
    out = draw_lying(figure);
  else {
    out = ellipse({6, 0}, 40, 9, {.fill = FLOOR_SHADOW, .opacity = .34}) +
          draw_body(figure.kind, figure.player, {4.5, 3.2});
    if (figure.upgraded) out = draw_chip_under(*figure.upgraded) + moved({0, -7}, out);
    if (figure.held) out += draw_parts(SEAL, {26, -12});
  }
  return "<g stroke-linejoin=\"round\">" + out + "</g>";
}

std::string draw_ghost(const FigureLook& figure) {
  const Player& look = player_look(figure.player);
  Colour dark = colour_of(figure.player) == ARGENT ? INK : look.dark;
  std::string out = draw_ghost_shape(shape_of(figure.kind).outline, look.fill, dark);
  if (figure.kind == FigureKind::Large) out = moved({}, out, 1.26);
  out += draw_ghost_gear(figure.kind, look.fill, dark);
  return "<g stroke-linejoin=\"round\">" + (figure.lies ? laid_down(out) : out) + "</g>";
}

std::string at_spot(Point spot, double scale, bool lies, const std::string& drawing) {
  return moved(lies ? spot : spot + Point{0, 40 * scale}, drawing, scale);
}

std::string draw_figure_at(Point spot, double scale, const FigureLook& figure) {
  return at_spot(spot, scale, figure.lies, draw_figure(figure));
}

std::string draw_player_arms(int player) {
  constexpr const char* SHIELD = "M-10-11H10V0C10 7 5 11 0 13C-5 11-10 7-10 0Z";
  const Player& look = player_look(player);
  return "<g stroke-linejoin=\"round\">" + draw_data(SHIELD, {.fill = RIM, .line = RIM, .width = 3.6}) +
         draw_data(SHIELD, {.fill = look.fill, .line = INK, .width = 1.4}) +
         draw_data("M-8-9H0V10.4C-4 8.6-8 5-8 0Z", {.fill = look.light, .opacity = .35}) +
         draw_mark(player, {0, .2}, 6.6) + "</g>";
}

} // namespace mappa::art
