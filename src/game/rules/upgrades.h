// Deutschland: chips worth exactly 4 give a meeple a second strength (DE1, DE2).
#pragma once

#include "game/action.h"
#include "game/event.h"

namespace mappa {

// The numbers of the chips paid, and how many of each.
inline constexpr std::array<std::array<int, CHIP_NUMBERS>, 3> PAYMENTS{{{4, 0}, {2, 1}, {0, 2}}};

// Every own meeple on the board that has no chip yet and is not held, with every payment.
void legal_upgrades(const Ruleset& rules, const Position& position, Actions& actions);
bool may_upgrade(const Ruleset& rules, const Position& position);

void upgrade(Position& position, const Action& action, Events* events);

} // namespace mappa
