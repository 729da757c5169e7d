// How things stand: points, figures, chips, the tiles that are left.
#pragma once

#include "command/play_screen.h"

#include <string>

namespace mappa::command {

// "A Ann 12 (5 meeples)   C Cleo 9 (6 meeples)   43 tiles left", and the islands' open tiles.
std::string status_text(const notation::Game& game, const Screen& screen);

std::string scores_text(const notation::Game& game, const Screen& screen);
std::string tiles_left_text(const notation::Game& game, const Screen& screen);

} // namespace mappa::command
