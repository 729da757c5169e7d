// What decorates a chart: rose, ships, serpent, boats; each about (0, 0).
#pragma once

#include "art/chart_colours.h"
#include "art/geometry.h"

#include <string>

namespace mappa::art {

std::string draw_boat();                       // 44 wide, water line at 0
std::string draw_ship(const ChartColours&);    // 130 wide, heading west
std::string draw_serpent(const ChartColours&); // 230 wide
std::string draw_whale(const ChartColours&);   // 150 wide, heading west
std::string draw_rose(double r, const ChartColours&);
std::string draw_star(Point middle, double r, Colour); // with four points

} // namespace mappa::art
