// The Postman of Carcassonne (P1-P12): what a postman may do besides being put as a meeple is, and features
// that it holds after they were scored.
#pragma once

#include "game/action.h"
#include "game/event.h"

namespace mappa {

// A player's postman on the board, 0: it is in the stash.
uint8_t postman_of(const Position& position, uint8_t player);

// The post office of the tile just placed, or NO_SEGMENT.
uint8_t new_office(const Ruleset& rules, const Position& position);

// P5-P8: everything the player may do with a postman instead of putting a figure.
void legal_postman(const Ruleset& rules, const Position& position, Actions& actions);
bool may_use_postman(const Ruleset& rules, const Position& position);

void use_postman(const Ruleset& rules, Position& position, const Action& action, Events* events);

// P9: a feature that was just scored, if postmen stand on it: their owners will be asked. False if none does.
bool ask_owners(const Ruleset& rules, Position& position, Node root);

// The next owner to be asked; NOBODY: all have been.
inline uint8_t next_owner(const Position& p) { return p.asked_size ? p.standing[p.asked[0]].player : NOBODY; }

// The owner keeps the postman there: when all of a feature have done so, its figures are held.
void keep_postman(Position& position, Events* events);
// The owner takes it off: every figure returns.
void release_postman(Position& position, Events* events);

} // namespace mappa
