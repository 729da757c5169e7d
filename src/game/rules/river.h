// The river (R1, R2): its tiles come first, each joins it, and none turns towards what lies there already.
#pragma once

#include "game/action.h"

namespace mappa {

// R2: why a river tile that fits the tiles round a square may not be laid there; null: it may.
const char* river_fault(const Ruleset& rules, const Position& position, int kind, int rot, Square where);

// Where the river tile in hand may go.
void legal_river(const Ruleset& rules, const Position& position, Actions& actions);

bool river_fits_anywhere(const Ruleset& rules, const Position& position, uint8_t kind);

// The tile just laid may have opened and closed ends.
void count_river_ends(const Ruleset& rules, Position& position);

// For a tile of another kind, which does not fit where the river would go on, and for the river's next one:
// only arranged draws bring that after the other.
void close_river_ends(const Ruleset& rules, Position& position);
void open_river_ends(const Ruleset& rules, Position& position);

// R1: on the stack, to be drawn before all others; the forks first, so that the river does not end before
// its tiles do, the lake last.
void deal_river(const Ruleset& rules, Position& position, Random& random);

// Reshuffles the stack, of which so much is known.
void hide_river(const Ruleset& rules, Position& position, Random& random);

} // namespace mappa
