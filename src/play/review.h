// A game looked back at: for each turn the luck of the draw and what the decisions lost, so that a result is
// what could be expected at the start, and luck, and skill, and the rest, which is what the estimates got
// wrong: exactly.
#pragma once

#include "play/decision.h"
#include "play/reasons.h"

#include <functional>
#include <optional>

namespace mappa::play {

// A game, or a part of it: actions and the positions in which they were played, and the one after the last.
struct Course {
  std::vector<Position> positions;
  std::vector<Action> actions;
};
Course course_from(const Ruleset& rules, const Position& position, std::span<const Action> actions);

struct DecisionReview {
  size_t at; // actions before it
  uint8_t player;
  Decision decision;
  std::vector<Action> played, best;
  double lost, chance; // points of lead and chance to win
  Mark mark;
  std::vector<Fact> reasons;
};

struct DrawReview {
  uint8_t kind;
  double luck, chance; // of the player whose turn it is
};

// From a draw to the next, so that a turn with several tiles is several of these.
struct TurnReview {
  size_t at;
  uint16_t turn;
  uint8_t player;
  std::optional<DrawReview> drawn;
  std::vector<DecisionReview> decisions;
  Values before{}, luck{}, skill{}, lead{}; // lead = before + luck + skill, of each player
  Values chances{};                         // after it
};

// The index of the action with which the turn ends that begins at `from`, and one more.
size_t turn_end(const Course& course, size_t from);

// Nothing if it was told to stop. `from` begins a turn.
std::optional<TurnReview> review_turn(const Ruleset& rules, const Course& course, size_t from,
                                      Evaluation& evaluation, const Care& care);

// Chips that the players lay are not judged (C5).
size_t first_turn(const Course& course);

struct PlayerReview {
  double result = 0, start = 0, luck = 0, skill = 0, rest = 0;
  std::array<int, MARK_NAME.size()> marks{};
};

struct Moment { // what moved the chance to win most
  size_t at;
  uint16_t turn;
  uint8_t player;
  bool luck;    // else a decision
  double swing; // of the player's chance
};

struct GameReview {
  std::vector<TurnReview> turns;
  std::vector<PlayerReview> players;
  std::vector<Moment> moments; // three, in the order of the game
};

GameReview summed_up(int players, std::vector<TurnReview> turns);

} // namespace mappa::play
