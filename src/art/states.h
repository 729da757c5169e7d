// States of squares, tiles, figures and features, laid over a board. A square is 100 units wide;
// what follows the screen gets `pixel`, the units of one of its pixels.
#pragma once

#include "art/board.h"
#include "art/box.h"

namespace mappa::art {

// Once in each document that shows legal squares.
std::string define_states(Theme);

std::string draw_legal(Cell, Theme);             // the tile fits as it is turned
std::string draw_legal_when_turned(Cell, Theme); // it would fit otherwise
std::string draw_just_placed(Cell);
std::string draw_focus(Cell, Theme);
std::string draw_reach(Cell middle,
                       const Box& window); // of the postman (P5); the rest of the window is veiled

// A tile that is not placed yet, as draw_tile makes it.
std::string draw_in_hand(const std::string& tile, Point corner);
std::string draw_preview(const std::string& tile, Cell);
std::string draw_illegal(const std::string& tile, Cell, uint8_t sides); // bit s: side s does not fit

// Figures on their spots.
std::string draw_ghost_at(Point spot, double scale, const FigureLook&); // one may be put here
std::string draw_chosen_at(Point spot, double scale, const FigureLook&);
std::string draw_upgrade_sign(Point spot, double scale); // the figure there can be upgraded (DE1)

struct FeaturePiece {
  const Tile* tile = nullptr; // of a large city: large_city_tile
  Cell at;
  int rot = 0;
  int feature = 0; // of the tile
};
struct Highlight { // of a whole feature
  Kind kind = Kind::City;
  std::vector<FeaturePiece> pieces;
  std::vector<SideAt> open; // sides where it may grow
};
std::string draw_highlight(const Highlight&, Theme, double pixel);
std::string draw_points(Point at, int player, int points, double pixel); // a flag at a feature scored

} // namespace mappa::art
