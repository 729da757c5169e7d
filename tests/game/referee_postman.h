// The postman's rules (P) once more, for the referee.
#pragma once

#include "referee.h"

namespace mappa::proof {

// P5-P8.
std::vector<Action> postman_actions(const Game& game, const Facts& facts, const Survey& board);
void use_postman(const Game& game, Facts& facts, const Survey& board, Told& told, const Action& action);

// P9: the owners of postmen on a feature just scored, in the order in which they are asked.
std::vector<int> owners_on(const Facts& facts, const Survey& board, int whole, int players);
// What the first of them answers.
void answer_keep(Facts& facts, const Survey& board, Told& told, bool keeps);

// One figure goes to its owner's stash.
void send_home(Facts& facts, StandingFigure figure, Told& told);

// Features are scored or figures return: one happening as long as nothing else comes between.
void tell_feature(Told& told);

} // namespace mappa::proof
