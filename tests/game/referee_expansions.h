// What the referee knows of the expansions' rules: I, T, A, R.
#pragma once

#include "referee.h"

namespace mappa::proof {

int strength_of(const StandingFigure& figure); // I1, P2, T1, T2, A1, DE2

// I2, I3: what a road or city is worth; `plain` is its worth without inns and cathedrals.
int with_prints(const Game& game, const Facts& facts, const Survey& board, const Whole& whole, int plain);

// T2: what a field is worth to one of its owners.
int with_pig(const Facts& facts, const Survey& board, int field, int player, int cities);

// Whether a figure may be put on a feature of the tile just placed, whoever has one in the stash.
bool may_put(const Facts& facts, const Survey& board, Figure figure, int feature);

// T1: the tile just placed may wake the builder.
void wake_builder(const Game& game, Facts& facts, const Survey& board);

// A builder without a meeple of its owner beside it goes home.
void send_lonely_builder_home(Facts& facts, const Survey& board, int player, int whole, Told& told);

// T3.
void take_goods(const Game& game, Facts& facts, const Survey& board, Told& told);
void score_goods(const Game& game, Facts& facts, Told& told);

// A3.
bool may_take_abbot_back(const Facts& facts, const Survey& board);
void take_abbot_back(Facts& facts, const Survey& board, Told& told);

} // namespace mappa::proof
