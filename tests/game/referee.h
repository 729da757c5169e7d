// The rules once more, slow and plain, to foretell what the core must do. One function per step of a turn;
// further rule families add theirs here.
#pragma once

#include "game/action.h"
#include "survey.h"

#include <compare>
#include <vector>

namespace mappa::proof {

struct Award { // points for one player, in the order of scoring: X7
  bool final;
  int rank, y, x;
  int whole;
  int player, points;

  auto operator<=>(const Award&) const = default;
};

int scoring_rank(Kind kind); // X7

// What the game comes to, and what happened on the way.
struct Told {
  std::vector<Award> awards; // those of some points, sorted
  std::vector<StandingFigure> returned;
};

// B6-B8 for a complete feature, B12 for one as it stands.
int worth_of(const Whole& whole);

// Every legal action, by no particular order; hints are left out.
std::vector<Action> legal_actions(const Ruleset& rules, const Facts& facts, const Survey& board);

// Plays a legal action. `board` is the survey of facts.board, and is brought up to date.
Told play(const Ruleset& rules, Facts& facts, Survey& board, const Action& action);

} // namespace mappa::proof
