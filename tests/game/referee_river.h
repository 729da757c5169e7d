// The river on the board, and the start squares that wait until it is laid (R1, R2).
#pragma once

#include "referee.h"

namespace mappa::proof {

// R2: a tile that fits a square goes on with the river, and each of its open ends leads to a square (R1) and
// has room ahead.
bool river_allows(const Game& game, const Facts& facts, const Tile& tile, int rot, const OpenSquare& square);

bool river_left(const Game& game, const Facts& facts); // to draw

// V1: a start that is used is no town, also while it waits.
bool start_waits(const Facts& facts, int x, int y);

// Lays the tile of the next start that gets one; the survey is not brought up to date. False: there is none.
bool lay_next_start(const Game& game, Facts& facts, Told& told);

// How many start tiles were told so far.
int starts_told(const Told& told);

} // namespace mappa::proof
