// Figures that may be put, are chosen, may be upgraded.
#include "art/lettering.h"
#include "art/state_colours.h"
#include "art/states.h"

namespace mappa::art {
namespace {

// Under a figure, whose drawing it belongs to.
std::string draw_oval(bool lies, const Paint& paint) {
  return lies ? ellipse({0, 2}, 62, 46, paint) : ellipse({0, -2}, 57, 24, paint);
}

} // namespace

std::string draw_ghost_at(Point spot, double scale, const FigureLook& figure) {
  std::string oval = draw_oval(figure.lies, {.fill = CREAM, .opacity = .7}) +
                     draw_oval(figure.lies, {.line = "#5C482D", .width = 4, .opacity = .7, .dash = "12 9"});
  return at_spot(spot, scale, figure.lies, oval + draw_ghost(figure));
}

std::string draw_chosen_at(Point spot, double scale, const FigureLook& figure) {
  constexpr double LARGER = 1.14;
  std::string oval = draw_oval(figure.lies, {.fill = CREAM, .line = DAY_STATES.legal, .width = 7});
  return at_spot(spot, scale * LARGER, figure.lies, oval + draw_figure(figure));
}

std::string draw_upgrade_sign(Point spot, double scale) {
  std::string sign = circle({}, 27, {.fill = CREAM, .line = "#5A3200", .width = 4.6}) +
                     draw_data("M-12 2.6L0-10L12 2.6M-12 15.4L0 2.6L12 15.4",
                               {.line = "#8A4A00", .width = 6.2, .round = true});
  return moved(spot + Point{43, -53} * scale, "<g stroke-linejoin=\"round\">" + sign + "</g>", scale);
}

std::string draw_points(Point at, int player, int points, double pixel) {
  constexpr const char* FLAG = "M-40-58H40V-16L8-16L0 0L-8-16H-40Z"; // its point at (0, 0)
  const Player& look = player_look(player);
  std::string flag = draw_data(FLAG, {.fill = look.fill, .line = CREAM, .width = 6}) +
                     draw_data(FLAG, {.fill = look.fill, .line = INK, .width = 2}) +
                     chart_letters({0, -26}, "+" + std::to_string(points),
                                   {.face = Face::ExtraBold, .size = 34, .colour = look.text});
  return moved(at, "<g stroke-linejoin=\"round\">" + flag + "</g>", pixel);
}

} // namespace mappa::art
