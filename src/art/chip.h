// Chips and what the maps print for them (look 2.5): marks, grapes.
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

// All about (0, 0).
std::string draw_chip_back(std::optional<mappa::Colour>,
                           double r);                // face down; without a colour it is secret
std::string draw_chip_mark(mappa::Colour, double r); // where a chip of this colour is to lie
std::string draw_grapes(mappa::Colour);              // 24 wide

} // namespace mappa::art
