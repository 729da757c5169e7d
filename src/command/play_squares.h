// Choosing a square of the board.
#pragma once

#include "command/play_choices.h"

namespace mappa::command {

// "3 -1 r2", "5", "5 r2". Throws NotUnderstood.
Action parse_square(const notation::Game& game, std::string_view line, const Tongue& tongue);

} // namespace mappa::command
