#include "play/lines.h"

#include <algorithm>

namespace mappa {

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

} // namespace mappa
