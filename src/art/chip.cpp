#include "art/chip.h"

#include "art/coast.h"
#include "art/lettering.h"

#include <array>

namespace mappa::art {
namespace {

constexpr std::array<ChipColours, COLOURS> CHIP{{
    {"#7B4FA3", "#4E2D70", "#A884CB"},
    {"#2C74B8", "#184A7C", "#72A9DC"},
    {"#C96A10", "#8A4606", "#F0A65A"},
}};
constexpr ChipColours SECRET{"#E9D3A0", "#8C6A34", "#F7E8C4"};

// Colours are told without colour, too: beads, rings, rays.
std::string draw_rim(mappa::Colour colour, double r, Colour line) {
  switch (colour) {
  case mappa::Colour::Purple: {
    std::string dash = "0 " + number(r * .33);
    return circle({}, r * .84, {.line = line, .width = r * .13, .dash = dash.c_str(), .round = true});
  }
  case mappa::Colour::Blue:
    return circle({}, r * .86, {.line = line, .width = r * .05}) +
           circle({}, r * .76, {.line = line, .width = r * .05});
  case mappa::Colour::Orange: {
    std::string dash = number(r * .08) + " " + number(r * .25);
    return circle({}, r * .84, {.line = line, .width = r * .2, .dash = dash.c_str()});
  }
  }
  return "";
}

std::string draw_number(int value, double size, Colour letters, Colour outline) {
  return chart_letters({0, size * .32}, std::to_string(value),
                       {.face = Face::ExtraBold,
                        .size = size,
                        .colour = letters,
                        .halo = outline,
                        .halo_width = outline ? size * .11 : 0});
}

std::string draw_front(const ChipFace& chip, const ChipColours& look, double r) {
  return (chip.colour ? draw_rim(*chip.colour, r, look.light) : "") +
         draw_number(chip.number, r * 1.12, "#FFF8E6", look.dark);
}

// The star within a rim that tells the colour, or two rings where it is secret.
std::string draw_back(const ChipFace& chip, const ChipColours& look, double r) {
  std::string out = chip.colour ? draw_rim(*chip.colour, r, look.light)
                                : circle({}, r * .8, {.line = look.dark, .width = r * .06});
  out += circle({}, r * .7, {.line = look.dark, .width = r * .03}) +
         draw_compass_star(r, chip.colour ? look.dark : "#6E4E22", chip.colour ? "#FBEFD6" : "#B28B4C");
  if (chip.number)
    out += moved({r * .66, r * .66}, circle({}, r * .42, {.fill = WHITE, .line = INK, .width = r * .06}) +
                                         draw_number(chip.number, r * .6, INK, nullptr));
  return out;
}

} // namespace

// Eight points, each half in the light and half in the shade.
std::string draw_compass_star(double r, Colour dark, Colour light) {
  Line ways = clock(16);
  Path shade, shine;
  for (size_t i = 0; i < 16; i += 2) {
    Point tip = ways[i] * (r * (i % 4 ? .42 : .68));
    shade.add(Path::closed({{}, ways[(i + 15) % 16] * (r * .16), tip}));
    shine.add(Path::closed({{}, ways[i + 1] * (r * .16), tip}));
  }
  return draw(shade, {.fill = dark}) + draw(shine, {.fill = light});
}

const ChipColours& chip_colours(mappa::Colour colour) { return CHIP[static_cast<size_t>(colour)]; }

std::string draw_chip(const ChipFace& chip, double r) {
  const ChipColours& look = chip.colour ? chip_colours(*chip.colour) : SECRET;
  std::string disc = circle({r * .1, r * .16}, r * 1.02, {.fill = SHADOW, .opacity = .32}) +
                     circle({0, r * .08}, r, {.fill = look.dark, .line = INK, .width = r * .07}) +
                     circle({}, r, {.fill = look.fill, .line = INK, .width = r * .07});
  return disc + (chip.face_down ? draw_back(chip, look, r) : draw_front(chip, look, r));
}

std::string draw_chip_mark(mappa::Colour colour, double r) {
  const ChipColours& look = chip_colours(colour);
  return circle({}, r, {.fill = look.fill, .line = INK, .width = r * .06}) +
         draw_back({.colour = colour, .face_down = true}, look, r);
}

std::string draw_grapes(mappa::Colour colour) {
  constexpr Point BERRIES[] = {{-7, -6}, {0, -6}, {7, -6}, {-3.5, 0}, {3.5, 0}, {0, 6}};
  const ChipColours& look = chip_colours(colour);
  std::string out =
      draw_data("M0-11q2-8 9-8M1-12q-10-8-14 1q6 5 14-1Z", {.fill = "#6E9150", .line = INK, .width = 1.2});
  for (Point at : BERRIES)
    out += circle(at, 4.3, {.fill = look.fill, .line = INK, .width = 1.2}) +
           circle(at - Point{1.2, 1.3}, 1.2, {.fill = look.light});
  return out;
}

} // namespace mappa::art
