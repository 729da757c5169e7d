// The colours of the chart under the tiles, by day and by night.
#pragma once

#include "art/palette.h"
#include "art/theme.h"

#include <string>

namespace mappa::art {

struct ChartColours {
  Colour sea, wave, shore, rhumb;
  double rhumb_opacity;
  Colour country, wash, coast, border; // border: between the countries of one board
  Colour neighbour, neighbour_line, neighbour_name;
  Colour washes[5]; // along the neighbours' borders
  double wash_strength;
  Colour plate;
  double plate_opacity;
  Colour grid;
  double grid_opacity;
  Colour name, halo, soft, sea_name;
  Colour relief, lake, roof;
  Colour frame, frame_light, gold;
  Colour paper, fold; // of the title
  Colour age;         // darkens the sheet towards its corners
  double age_strength;
  Colour sail, serpent, serpent_dark;
};

const ChartColours& chart_colours(Theme);

std::string mixed(Colour from, Colour to, double part); // of two "#RRGGBB"

} // namespace mappa::art
