// Great Britain: turns are bought with meeples, sets of chips bring them back (GB1-GB3).
#pragma once

#include "game/action.h"
#include "game/event.h"

namespace mappa {

// GB3: three chips, all of one number or one of each colour.
inline constexpr int CHIP_SETS = 26;
const Hand& chip_set(int number);

void legal_sets(const Position& position, Actions& actions);
bool has_set(const Position& position);

// The set leaves the game, the player's meeples come back from the Isle.
void redeem(Position& position, const Action& action, Events* events);

// GB2: after a normal turn, for a meeple from the stash.
bool may_buy_turn(const Ruleset& rules, const Position& position);
void send_to_isle(Position& position, Events* events);

} // namespace mappa
