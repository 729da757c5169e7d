// The rules once more, slow and plain, to foretell what the core must do. One function per step of a turn;
// further rule families have files of their own.
#pragma once

#include "game/action.h"
#include "happening.h"
#include "survey.h"

#include <compare>
#include <vector>

namespace mappa::proof {

struct Award { // points for one player, in the order of scoring: X5, X7
  bool final;
  int starts; // whose tiles were laid before, in the same action (R1)
  int rank, y, x;
  int whole; // its key; NONE: the cost of a town at x, y (V3)
  int player, points;

  auto operator<=>(const Award&) const = default;
};

int scoring_rank(Kind kind);              // X7
inline constexpr int TOWN_COST_RANK = -1; // before all features (X5)

// What the game comes to, and what happened on the way.
struct Told {
  std::vector<Award> awards;            // those of some points, sorted
  std::vector<StandingFigure> returned; // whether upgraded is not told
  std::vector<Happening> happened;      // all of it, in order (X5)
  bool starts_due = false;              // those that waited got their tiles, or are towns now (R1, V1)
};

struct Worth {
  int points = 0;
  int tiles = 0, coats = 0, cities = 0, towns = 0; // how they come about
};

// B6-B8 for a complete feature, B12 for one as it stands; M9-M11, V4.
Worth worth_of(const Game& game, const Facts& facts, const Survey& board, const Whole& whole);

bool fits_somewhere(const Game& game, const Facts& facts, const Tile& tile, const Survey& board);

// B4: without a tile to draw, or on a map without a square for it (M13), the game ends.
bool can_draw(const Game& game, const Facts& facts, const Survey& board);

// Every legal action, by no particular order; hints are left out.
std::vector<Action> legal_actions(const Game& game, const Facts& facts, const Survey& board);

// Plays a legal action. `board` is the survey of facts.board, and is brought up to date.
Told play(const Game& game, Facts& facts, Survey& board, const Action& action);

} // namespace mappa::proof
