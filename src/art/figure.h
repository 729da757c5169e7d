// The wooden figures in six player colours, each colour with a heraldic mark.
#pragma once

#include "art/chip.h"
#include "art/geometry.h"

namespace mappa::art {

enum class FigureKind { Meeple, Large, Abbot, Builder, Pig, Postman };

struct Player { // colours of one player; `mark` is what the heraldic mark is drawn in
  const char* name;
  const char* fill;
  const char* dark;
  const char* light;
  const char* mark;
  const char* text;
};
inline constexpr int PLAYERS = 6;
const Player& player_look(int player); // 0..5, beyond that again from the start

struct FigureLook {
  FigureKind kind = FigureKind::Meeple;
  int player = 0;
  bool lies = false;                          // a farmer: head to the left
  std::optional<mappa::Colour> upgraded = {}; // stands on a chip of this colour
  bool held = false;                          // sealed by a postman
};

// Foot at (0, 0), a meeple is 98 high.
std::string draw_figure(const FigureLook&);
// Its outline alone: where it may be put.
std::string draw_ghost(const FigureLook&);
// On a figure spot; `drawing` is one of the two.
std::string at_spot(Point spot, double scale, bool lies, const std::string& drawing);
std::string draw_figure_at(Point spot, double scale, const FigureLook&);
// The player's arms about (0, 0), 20 wide.
std::string draw_player_arms(int player);

} // namespace mappa::art
