#include "art/table.h"

#include "art/chance.h"
#include "art/chart_frame.h"
#include "art/coast.h"
#include "art/ornament.h"
#include "art/svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace mappa::art {
namespace {

constexpr double INWARDS = 134; // from the sheet's corner to the middle of what decorates it

// Parchment is never of one colour.
std::string draw_stains(const Box& sheet, const ChartColours& c) {
  constexpr double AREA = 60'000; // units of a sheet for each
  Chance chance("parchment");
  std::string out;
  for (int i = 0; i < std::min(120.0, sheet.width() * sheet.height() / AREA); ++i) {
    Point at{chance.range(sheet.left, sheet.right), chance.range(sheet.top, sheet.bottom)};
    const double wide = chance.range(60, 240);
    const Paint stain{.fill = chance.happens(.5) ? c.relief : c.plate, .opacity = chance.range(.03, .07)};
    out += ellipse(at, wide, wide * chance.range(.4, .9), stain);
  }
  return out;
}

// The net of winds of old sea charts: sixteen points on a circle, each joined with most others.
std::string draw_winds(const Box& sheet, const ChartColours& c) {
  constexpr size_t POINTS = 16;
  double r = distance(Point{}, Point{sheet.width(), sheet.height()}) / 2;
  std::array<Path, 3> lines; // whole, half and quarter winds have inks of their own
  const auto ways = clock(POINTS);
  for (size_t i = 0; i < POINTS; ++i)
    for (size_t j = i + 2; j < POINTS; ++j)
      lines[(i + j) % 4 == 0   ? 0
            : (i + j) % 2 == 0 ? 1
                               : 2]
          .move(sheet.middle() + ways[i] * r)
          .line(sheet.middle() + ways[j] * r);
  std::string out;
  constexpr std::array<Colour, 3> INKS{nullptr, "#5F8049", "#A8513A"};
  for (size_t i = 0; i < lines.size(); ++i)
    out += draw(lines[i], {.line = INKS[i] ? INKS[i] : c.frame, .width = 1.1, .opacity = .2});
  return out;
}

// A small cross where squares meet: lines of which only these are drawn, so that a large sheet is not long.
std::string draw_crosses(const TableSheet& squares, const ChartColours& c) {
  constexpr double ARM = 5;
  const double left = (squares.left + 1) * SQUARE, right = (squares.right - 1) * SQUARE;
  const double top = (squares.top + 1) * SQUARE, bottom = (squares.bottom - 1) * SQUARE;
  Path lines;
  for (double y = top; y <= bottom; y += SQUARE) lines.move({left - ARM, y}).line({right + ARM, y});
  for (double x = left; x <= right; x += SQUARE) lines.move({x, top - ARM}).line({x, bottom + ARM});
  const std::string dash = number(2 * ARM) + " " + number(SQUARE - 2 * ARM);
  return draw(lines, {.line = c.grid, .width = 1.3, .opacity = c.grid_opacity, .dash = dash.c_str()});
}

// Open water to be sailed in, in a corner.
std::string draw_water(Point at, bool mirrored, const std::string& what, const ChartColours& c) {
  Chance chance(mirrored ? "west" : "east");
  std::string out;
  for (double y : {-34., -16., 2., 20., 38.})
    out += moved(at + Point{chance.range(-70, -40), y},
                 draw_data("M0 0q7-6 14 0t14 0t14 0M62 4q7-6 14 0t14 0t14 0",
                           {.line = c.shore, .width = 1.5, .opacity = .8, .round = true}));
  return out + fmt::format("<g transform=\"translate({} {}) scale({} .8)\">{}</g>", number(at.x),
                           number(at.y + 10), mirrored ? "-.8" : ".8", what);
}

std::string draw_scale(Point middle, const ChartColours& c) {
  constexpr double HALF = SQUARE, HIGH = 9, STEP = 25;
  std::string out = rectangle(middle - Point{HALF, 0}, 2 * HALF, HIGH,
                              {.fill = c.frame_light, .line = c.frame, .width = 1.4});
  for (double x = -HALF; x < HALF; x += 2 * STEP)
    out += rectangle(middle + Point{x, 0}, STEP, HIGH, {.fill = c.frame});
  for (double x : {-HALF, 0., HALF})
    out += draw_data("M0-5V0", {.line = c.frame, .width = 1.4, .shift = middle + Point{x, 0}});
  return out + draw_star(middle + Point{-HALF - 14, HIGH / 2}, 7, c.gold) +
         draw_star(middle + Point{HALF + 14, HIGH / 2}, 7, c.gold);
}

// Light falls from the north-west; the edges have aged.
std::string draw_light(const Box& sheet, const ChartColours& c) {
  auto stop = [](double offset, Colour colour, double strength) {
    return fmt::format("<stop offset=\"{}\" stop-color=\"{}\" stop-opacity=\"{}\"/>", number(offset), colour,
                       number(strength));
  };
  return "<radialGradient id=\"age\" r=\".75\">" + stop(.5, c.age, 0) + stop(.8, c.age, c.age_strength * .5) +
         stop(1, c.age, c.age_strength * 1.3) + "</radialGradient>" +
         rectangle({sheet.left, sheet.top}, sheet.width(), sheet.height(), {.fill = "url(#age)"});
}

} // namespace

std::string draw_table(const TableSheet& squares, Theme theme) {
  const ChartColours& c = chart_colours(theme);
  Box sheet{squares.left * SQUARE, squares.top * SQUARE, squares.right * SQUARE, squares.bottom * SQUARE};
  auto corner = [&](double x, double y) {
    return Point{x < 0 ? sheet.left + INWARDS : sheet.right - INWARDS,
                 y < 0 ? sheet.top + INWARDS : sheet.bottom - INWARDS};
  };
  std::string content =
      rectangle({sheet.left, sheet.top}, sheet.width(), sheet.height(), {.fill = c.country}) +
      draw_stains(sheet, c) + draw_winds(sheet, c) + draw_crosses(squares, c) + draw_light(sheet, c) +
      moved(corner(-1, -1), draw_rose(92, c)) + draw_water(corner(1, 1), true, draw_ship(c), c) +
      draw_water(corner(-1, 1), false, draw_whale(c), c) +
      draw_scale({sheet.right - INWARDS - 20, sheet.top + 62}, c) + draw_chart_frame(sheet, c);
  return document(
      {sheet.left, sheet.top}, sheet.width(), sheet.height(), 1,
      fmt::format(
          "<clipPath id=\"sheet\">{}</clipPath><g clip-path=\"url(#sheet)\" stroke-linejoin=\"round\">{}</g>",
          rectangle({sheet.left, sheet.top}, sheet.width(), sheet.height(), {}), content));
}

} // namespace mappa::art
