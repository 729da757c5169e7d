// The chip rules (C, FR, BX, GB, IB, DE), slow and plain. Lists of actions are empty where a rule is not
// played.
#pragma once

#include "referee.h"

namespace mappa::proof {

// What the player whose turn it is may do, passing and drawing left out.
std::vector<Action> layings(const Game& game, const Facts& facts);                    // C5
std::vector<Action> takes(const Game& game, const Facts& facts, const Survey& board); // BX3
std::vector<Action> hand_ins(const Game& game, const Facts& facts);                   // GB3
std::vector<Action> treats(const Game& game, const Facts& facts);                     // IB2
std::vector<Action> upgrades(const Game& game, const Facts& facts);                   // DE1
std::vector<Action> sales(const Game& game, const Facts& facts);                      // FR2-FR4
bool may_buy_turn(const Game& game, const Facts& facts, const Survey& board);         // GB2

// C3, IB1, IB3: the tile just placed.
void cover(const Game& game, Facts& facts, Told& told);

void lay_chip(const Game& game, Facts& facts, Told& told, const Action& action);
void take(Facts& facts, Told& told, const Action& action);
void hand_in(Facts& facts, Told& told, const Action& action);
void lay_treat(Facts& facts, Told& told, const Action& action);
void upgrade(const Game& game, Facts& facts, Told& told, const Action& action);
void sell(Facts& facts, Told& told, const Action& action);
void buy_turn(Facts& facts, Told& told);

void lose_treat(Facts& facts);          // IB2: without a free square
void turn_up(Facts& facts, Told& told); // BX3: at the end of a turn
void lose_upgrade(ChipFacts& chips);    // DE2: with the meeple

} // namespace mappa::proof
