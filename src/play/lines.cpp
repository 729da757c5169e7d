#include "play/lines.h"

#include <algorithm>

namespace mappa::play {

std::vector<Line> all_lines(const Ruleset& rules, const Position& position, Evaluation& evaluation) {
  std::vector<Line> lines;
  Line line;
  each_line(rules, position, line, [&](const Line& found, const Position& end) {
    lines.push_back(found);
    lines.back().value = evaluation.values(end);
    lines.back().merit = lead(rules, lines.back().value, position.decider);
  });
  return lines;
}

void play_best_line(const Ruleset& rules, Position& position, Evaluation& evaluation) {
  Line line;
  double best = -1e9;
  Position chosen;
  each_line(rules, position, line, [&](const Line&, const Position& end) {
    const double merit = lead(rules, evaluation.values(end), position.decider);
    if (merit <= best) return;
    best = merit;
    chosen = end;
  });
  position = chosen;
}

namespace {

// Goes on to the end of the turn, doing as little as may be: `pass` comes last in every list.
void pass_on(const Ruleset& rules, Position& position, const Position& before) {
  Actions actions;
  while (goes_on(position, before)) {
    legal(rules, position, actions);
    apply(rules, position, actions[actions.size - 1]);
  }
}

} // namespace

void play_good_line(const Ruleset& rules, Position& position, Evaluation& evaluation) {
  constexpr size_t PLACEMENTS = 6;
  if (position.decision != Decision::Tile) return play_best_line(rules, position, evaluation);
  struct Placement {
    Action action;
    double merit;
  };
  std::array<Placement, PLACEMENTS + 1> good; // the best first
  size_t size = 0;
  Actions actions;
  legal(rules, position, actions);
  Position after, chosen;
  const auto merit_after = [&](const Position& end) {
    return lead(rules, evaluation.values(end), position.decider);
  };
  for (const Action& action : actions) {
    after = position;
    apply(rules, after, action);
    pass_on(rules, after, position);
    const double merit = merit_after(after);
    size_t to = size;
    for (; to > 0 && good[to - 1].merit < merit; --to) good[to] = good[to - 1];
    good[to] = {action, merit};
    size = std::min(size + 1, PLACEMENTS);
  }
  double best = -1e9;
  for (size_t i = 0; i < size; ++i) {
    after = position;
    apply(rules, after, good[i].action);
    Line line;
    line.add(good[i].action);
    const auto end = [&](const Line&, const Position& last) {
      const double merit = merit_after(last);
      if (merit <= best) return;
      best = merit;
      chosen = last;
    };
    if (goes_on(after, position))
      each_line(rules, after, line, end);
    else
      end(line, after);
  }
  position = chosen;
}

size_t foreseen(const Ruleset& rules, Position position, std::span<const Action> actions) {
  size_t sure = 0;
  for (const Action& action : actions) {
    const Position before = position;
    apply(rules, position, action);
    ++sure;
    if (!nothing_seen(position, before)) break;
  }
  return sure;
}

void follow(const Ruleset& rules, Position& position, std::span<const Action> actions) {
  Actions choices;
  for (const Action& action : actions) {
    legal(rules, position, choices);
    if (std::find(choices.begin(), choices.end(), action) == choices.end()) return;
    const Position before = position;
    apply(rules, position, action);
    if (!goes_on(position, before)) return;
  }
}

} // namespace mappa::play
