// The panel above a board: title, caption, and the players with their arms and scores.
#pragma once

#include "art/board.h"

namespace mappa::art {

struct Legend {
  std::string svg;   // in pixels from (0, 0)
  double height = 0; // 0: there is nothing to say
};

Legend draw_legend(const Scene&, double width);

} // namespace mappa::art
