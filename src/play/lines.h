// The rest of a turn as a whole: every way to place the tile, put a figure and do what else may be done, up
// to the next draw, which nobody can foresee.
#pragma once

#include "game/turn.h"
#include "play/evaluation.h"

#include <array>
#include <span>
#include <vector>

namespace mappa::play {

struct Line {
  static constexpr size_t MAX = 8;

  std::array<Action, MAX> actions;
  size_t size = 0;
  double merit = 0; // how good its end is for the player
  Values value{};   // final scores expected there

  void add(const Action& action) { actions[size++] = action; }
};

// True while the decider goes on with the turn and nothing was drawn; but where drawing is what was decided,
// the hidden tile stands for any other.
inline bool goes_on(const Position& p, const Position& before) {
  return p.turn == before.turn && p.part == before.part && p.decider == before.decider &&
         (p.decision != Decision::Tile || before.decision == Decision::Draw) &&
         p.decision != Decision::Draw && p.decision != Decision::LayChip && p.decision != Decision::Over;
}

// True if an action told nobody anything that was hidden.
inline bool nothing_seen(const Position& p, const Position& before) {
  return p.face_down == before.face_down && p.stack_size == before.stack_size;
}

// What is looked at after the first action of a line. Treats are laid anywhere, and meeples are upgraded only
// when that is asked: there are too many ways, and most of them come to the same.
inline bool worth_a_look(const Action& action, int index) {
  return action.type != ActionType::Upgrade && (action.type != ActionType::Treat || index == 0);
}

// Calls end(line, position) with every line and the position at its end.
template <class End>
void each_line(const Ruleset& rules, const Position& position, Line& line, const End& end) {
  Actions actions;
  legal(rules, position, actions);
  Position after;
  for (int i = 0; i < actions.size; ++i) {
    if (line.size && !worth_a_look(actions[i], i)) continue;
    after = position;
    apply(rules, after, actions[i]);
    line.add(actions[i]);
    if (goes_on(after, position) && line.size < Line::MAX)
      each_line(rules, after, line, end);
    else
      end(line, after);
    --line.size;
  }
}

// All lines with their merits for the decider, as the evaluation sees them, in the order of the rules. The
// position must be hidden, and the evaluation has looked at it.
std::vector<Line> all_lines(const Ruleset& rules, const Position& position, Evaluation& evaluation);

// Plays the best line; of equal ones the first.
void play_best_line(const Ruleset& rules, Position& position, Evaluation& evaluation);

// Plays a line that is nearly as good, in less than half the time: only the placements that are best without
// a figure are looked at with one.
void play_good_line(const Ruleset& rules, Position& position, Evaluation& evaluation);

// How much of a line is sure: up to the first action with which something hidden is seen.
size_t foreseen(const Ruleset& rules, Position position, std::span<const Action> actions);

// Plays as much of a line as the position allows, which may differ in what was hidden.
void follow(const Ruleset& rules, Position& position, std::span<const Action> actions);

} // namespace mappa::play
