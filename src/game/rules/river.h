// The river (R1, R2): its tiles come first, each joins it, and none turns towards what lies there already. On
// a map it never leaves the squares.
#pragma once

#include "game/action.h"

namespace mappa {

// R1: how the spring lies on a start square of a map: the river leads onto other squares, the farther
// straight ahead the better.
inline constexpr int NO_ROTATION = -1; // it cannot lie there
int spring_rotation(const Ruleset& rules, Square where);

// Throws SetupError where the spring may find no start square.
void check_spring(const Ruleset& rules);

// R2: why a river tile that fits the tiles round a square may not be laid there, the key of a sentence; null:
// it may.
const char* river_fault(const Ruleset& rules, const Position& position, int kind, int rot, Square where);

// Where the river tile in hand may go.
void legal_river(const Ruleset& rules, const Position& position, Actions& actions);

bool river_fits_anywhere(const Ruleset& rules, const Position& position, uint8_t kind);

// The tile just laid may have opened and closed ends.
void count_river_ends(const Ruleset& rules, Position& position);

// Whether an empty square lies before an open end.
bool river_leads_to(const Ruleset& rules, const Position& position, Square where);

// For a tile of another kind, which does not fit where the river would go on, and for the river's next one:
// only arranged draws bring that after the other.
void close_river_ends(const Ruleset& rules, Position& position);
void open_river_ends(const Ruleset& rules, Position& position);

// R1: on the stack, to be drawn before all others; the forks first, so that the river does not end before
// its tiles do, the lake last.
void deal_river(const Ruleset& rules, Position& position, Random& random);

bool river_is_left(const Ruleset& rules, const Position& position); // to draw

// How many tiles of the stack lie below the river's.
uint32_t below_river(const Ruleset& rules, const Position& position);

// Reshuffles the river's tiles, of whose order so much is known: all but the lowest n of the stack.
void hide_river(const Ruleset& rules, Position& position, uint32_t n, Random& random);

} // namespace mappa
