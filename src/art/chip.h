// Chips and what the maps print for them: marks, grapes.
#pragma once

#include "art/palette.h"
#include "game/map.h"

#include <optional>
#include <string>

namespace mappa::art {

struct ChipColours {
  Colour fill, dark, light;
};
const ChipColours& chip_colours(mappa::Colour);

// A chip as everybody sees it: what is hidden is not there (C4).
struct ChipFace {
  std::optional<mappa::Colour> colour = {}; // of a chip face up always known
  int number = 0;                           // 0: hidden
  bool face_down = false;
};

// All about (0, 0).
std::string draw_chip(const ChipFace&, double r);    // a number known of a chip face down is written small
std::string draw_chip_mark(mappa::Colour, double r); // where a chip of this colour is to lie
std::string draw_grapes(mappa::Colour);              // 24 wide
std::string draw_compass_star(double r, Colour dark, Colour light); // with eight points

} // namespace mappa::art
