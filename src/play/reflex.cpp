#include "play/reflex.h"

#include "game/figures.h"
#include "play/projection.h"
#include "play/ranking.h"

#include <algorithm>

namespace mappa::play {

namespace {

// What it is worth to have figures free, beyond points: the last ones in the stash most, while one on a field
// is gone for good. It fades in the last turns.
double freedom(const Ruleset& rules, const Position& p, uint8_t me) {
  constexpr double EACH = 1, LAST = 2.5, LAST_BUT_ONE = 1, ON_A_FIELD = -2, FULL_TURNS = 6;
  const int left = p.stash[me][static_cast<size_t>(Figure::Meeple)];
  double worth = EACH * left + (left > 0 ? LAST : 0) + (left > 1 ? LAST_BUT_ONE : 0);
  for (size_t f = 1; f <= p.standing_used; ++f) {
    const Standing& s = p.standing[f];
    if (s.player == me && kind_at(rules, p, s.tile).segments[s.segment].kind == Kind::Field)
      worth += ON_A_FIELD;
  }
  return worth * std::min(1.0, static_cast<double>(p.stack_size) / rules.players / FULL_TURNS);
}

// `merit` says how good a line's end is, and what final scores it expects.
template <class Merit>
Suggestion best_by(const Ruleset& rules, const Position& position, uint64_t seed, Merit merit) {
  Random random{seed};
  Position seen = position;
  hide(rules, seen, random);
  std::vector<Ranked> lines;
  Line line;
  each_line(rules, seen, line, [&](const Line& found, const Position& end) {
    lines.push_back({found});
    Line& added = lines.back().line;
    added.merit = merit(added, end);
  });
  shuffle(lines.data(), static_cast<uint32_t>(lines.size()), random); // equal ones in any order
  return ranked(std::move(lines));
}

} // namespace

Suggestion suggest_easy(const Ruleset& rules, const Position& position, uint64_t seed, const Effort&) {
  constexpr uint32_t OVERLOOKED = 4; // of five placements
  const uint8_t me = position.decider;
  return best_by(rules, position, seed, [&](Line& line, const Position& end) {
    line.value = projected_scores(rules, end);
    Random attention{seed ^ (line.actions[0].square * 4u + line.actions[0].what)};
    const bool overlooked = line.actions[0].type == ActionType::Tile && attention.below(5) < OVERLOOKED;
    return line.value[me] - (overlooked ? 1000 : 0);
  });
}

Suggestion suggest_medium(const Ruleset& rules, const Position& position, uint64_t seed, const Effort&) {
  constexpr double BOUGHT_TURN = 0.9; // less than a meeple, until the last turns: then those left buy some
  const uint8_t me = position.decider;
  return best_by(rules, position, seed, [&](Line& line, const Position& end) {
    line.value = projected_scores(rules, end);
    const bool again = end.turn != position.turn && end.player == me;
    return lead(rules, line.value, me) + freedom(rules, end, me) + (again ? BOUGHT_TURN : 0);
  });
}

Suggestion suggest_hard(const Ruleset& rules, const Position& position, uint64_t seed, const Effort& effort) {
  Evaluation evaluation(rules, effort.weights ? *effort.weights : usual_weights(rules));
  evaluation.look(position);
  const uint8_t me = position.decider;
  return best_by(rules, position, seed, [&](Line& line, const Position& end) {
    line.value = evaluation.values(end);
    return lead(rules, line.value, me);
  });
}

Suggestion suggest_greedy(const Ruleset& rules, const Position& position, uint64_t seed, const Effort&) {
  const uint8_t me = position.decider;
  return best_by(rules, position, seed, [&](Line& line, const Position& end) {
    line.value = projected_scores(rules, end);
    return line.value[me];
  });
}

} // namespace mappa::play
