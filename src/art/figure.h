// The wooden figures in six player colours, each colour with a heraldic mark (look 2.4, 6).
#pragma once

#include "art/geometry.h"

#include <string>

namespace mappa::art {

enum class FigureKind { Meeple, Large, Abbot, Builder, Pig, Postman };
enum class Chip { None, Purple, Blue, Orange };

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
  bool lies = false;          // a farmer: head to the left
  Chip upgraded = Chip::None; // stands on a chip of this colour
  bool held = false;          // sealed by a postman
};

// Foot at (0, 0), a meeple is 98 high.
std::string draw_figure(const FigureLook&);
// On a figure spot.
std::string draw_figure_at(Point spot, double scale, const FigureLook&);
// The player's arms about (0, 0), 20 wide.
std::string draw_player_arms(int player);

} // namespace mappa::art
