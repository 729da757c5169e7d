// What must hold of the chips of a position, and how they differ from what they should be.
#pragma once

#include "compare.h"

namespace mappa::proof {

// Numbers that index arrays, and what is left of chip rules that are not played: nothing.
void check_chip_ranges(const Ruleset& rules, const Position& position, Faults& faults);

void compare_chip_facts(const ChipFacts& core, const ChipFacts& wanted, Faults& faults);

// Chips lie apart, on squares that are free; a question belongs to what is asked about.
void check_chips(const Game& game, const Facts& facts, Faults& faults);

// C1, C2, BX1, GB1: of the first position of a game.
void check_chips_laid(const Game& game, const Facts& facts, Faults& faults);

} // namespace mappa::proof
