// Squares and tiles that are not placed yet.
#include "art/coast.h"
#include "art/state_colours.h"
#include "art/states.h"

#include <fmt/format.h>

namespace mappa::art {
namespace {

std::string glow_id(Theme theme) { return theme == Theme::Dark ? "glow-night" : "glow-day"; }

// At the four corners, `INSET` from the sides.
Path brackets(Point corner) {
  constexpr double INSET = 9, LENGTH = 24, ROUND = 5;
  Path out;
  for (int k = 0; k < SIDES; ++k) {
    Point at = CORNER[k] + (INWARD[k] + INWARD[(k + 3) % SIDES]) * INSET;
    Point along = INWARD[(k + 3) % SIDES], down = INWARD[k]; // the two sides that meet in corner k
    out.move(corner + at + down * LENGTH)
        .line(corner + at + down * ROUND)
        .quad(corner + at, corner + at + along * ROUND)
        .line(corner + at + along * LENGTH);
  }
  return out;
}

struct Frame2 { // a rounded frame round a square, drawn twice
  double beyond, corner;
  Colour edge;
  double edge_width;
  Colour line;
  double width;
};

std::string draw_frame(Point at, const Frame2& f) {
  Point corner = at - Point{f.beyond, f.beyond};
  double size = SQUARE + 2 * f.beyond;
  return rectangle(corner, size, size, {.line = f.edge, .width = f.edge_width}, f.corner) +
         rectangle(corner, size, size, {.line = f.line, .width = f.width}, f.corner);
}

constexpr double LIFT = 1.06; // a tile off the table is nearer

// A soft shadow without a filter, which would make panning slow.
std::string draw_lifted(Point corner, const std::string& content) {
  std::string shadow;
  for (double grown : {9.0, 6.0, 3.0, 0.0})
    shadow += rectangle(corner + Point{-grown, 7 - grown}, SQUARE + 2 * grown, SQUARE + 2 * grown,
                        {.fill = "#1A1206", .opacity = .14}, 4 + grown);
  Point edge = Point{SQUARE, SQUARE} * ((1 - LIFT) / 2);
  return shadow + moved(corner + edge, content, LIFT);
}

// Lines from side to side under 45 degrees.
std::string draw_hatching() {
  constexpr double STEP = 12;
  Path lines;
  for (double sum = STEP / 2; sum < 2 * SQUARE; sum += STEP) {
    double far = std::min(sum, SQUARE);
    lines.move({sum - far, far}).line({far, sum - far});
  }
  return rectangle({}, SQUARE, SQUARE, {.fill = DANGER, .opacity = .2}) +
         draw(lines, {.line = DANGER, .width = 3.4, .opacity = .55});
}

Path side_bar(int side) {
  Point in = INWARD[side] * 3, a = CORNER[side], b = CORNER[(side + 1) % SIDES];
  return Path::open({mix(a, b, .07) + in, mix(a, b, .93) + in});
}

} // namespace

std::string define_states(Theme theme) {
  const StateColours& c = state_colours(theme);
  auto stop = [&](int offset, double strength) {
    return fmt::format("<stop offset=\"{}\" stop-color=\"{}\" stop-opacity=\"{}\"/>", offset, c.glow,
                       number(strength));
  };
  return fmt::format("<defs><radialGradient id=\"{}\" r=\".72\">{}</radialGradient></defs>", glow_id(theme),
                     stop(0, c.glow_middle) + stop(1, c.glow_edge));
}

std::string draw_legal(Cell square, Theme theme) {
  const StateColours& c = state_colours(theme);
  Point at = corner_of(square) + Point{4, 4};
  std::string fill = fmt::format("url(#{})", glow_id(theme));
  Path marks = brackets(corner_of(square));
  return rectangle(at, 92, 92, {.fill = fill.c_str()}, 9) +
         rectangle(at, 92, 92, {.line = c.light, .width = 2.4, .opacity = .9}, 9) +
         draw(marks, {.line = c.legal_edge, .width = 9, .opacity = .85, .round = true}) +
         draw(marks, {.line = c.legal, .width = 5, .round = true});
}

std::string draw_legal_when_turned(Cell square, Theme theme) {
  return draw(brackets(corner_of(square)),
              {.line = state_colours(theme).legal, .width = 3, .opacity = .6, .round = true});
}

std::string draw_just_placed(Cell square) {
  return draw_frame(corner_of(square), {-.5, 2, "#5A3200", 4.4, "#FFC73B", 2.4});
}

std::string draw_focus(Cell square, Theme theme) {
  return draw_frame(corner_of(square), {8, 12, "#FFFFFF", 9, state_colours(theme).focus, 5});
}

std::string draw_reach(Cell middle, const Box& window) {
  Point corner = corner_of({middle.x - 1, middle.y - 1}), far = corner + Point{3 * SQUARE, 3 * SQUARE};
  Path veil = Path::box({window.left, window.top}, {window.right, window.bottom});
  veil.add(Path::closed({corner, {corner.x, far.y}, far, {far.x, corner.y}})); // the other way round: a hole
  Point ring = corner - Point{3, 3};
  double size = 3 * SQUARE + 6;
  return draw(veil, {.fill = "#3A2C14", .opacity = .34}) +
         rectangle(ring, size, size, {.line = CREAM, .width = 9}, 12) +
         rectangle(ring, size, size, {.line = INDIGO, .width = 4.5, .dash = "14 9", .round = true}, 12);
}

std::string draw_in_hand(const std::string& tile, Point corner) {
  return draw_lifted(corner, framed(tile, {}));
}

std::string draw_preview(const std::string& tile, Cell square) {
  return draw_lifted(corner_of(square), framed(tile, {})) +
         draw_frame(corner_of(square), {4, 6, "#7A4300", 5.5, "#FFFFFF", 2.8});
}

std::string draw_illegal(const std::string& tile, Cell square, uint8_t sides) {
  Path bars;
  for (int side = 0; side < SIDES; ++side)
    if (sides >> side & 1) bars.add(side_bar(side));
  return draw_lifted(corner_of(square), framed(tile, {}) + draw_hatching() +
                                            draw(bars, {.line = DANGER, .width = 9, .round = true})) +
         draw_frame(corner_of(square), {4, 6, "#5E120C", 5.5, "#F08A7D", 2.8});
}

} // namespace mappa::art
