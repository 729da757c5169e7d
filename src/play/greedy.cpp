#include "play/greedy.h"

#include "game/figures.h"
#include "game/turn.h"
#include "play/projection.h"

#include <algorithm>

namespace mappa {

namespace {

using Values = std::array<double, MAX_PLAYERS>;

struct Looked { // how well a turn can end
  double merit;
  Values value;
  int visits;
};

// What it is worth to have figures free, beyond points: the last ones in the stash most, while one on a field
// is gone for good. Found by playing variants against each other.
double freedom(const Ruleset& rules, const Position& p, uint8_t me) {
  constexpr double EACH = 1, LAST = 2.5, LAST_BUT_ONE = 1, ON_A_FIELD = -2;
  const int left = p.stash[me][static_cast<size_t>(Figure::Meeple)];
  double worth = EACH * left + (left > 0 ? LAST : 0) + (left > 1 ? LAST_BUT_ONE : 0);
  for (size_t f = 1; f <= p.standing_used; ++f) {
    const Standing& s = p.standing[f];
    if (s.player == me && kind_at(rules, p, s.tile).segments[s.segment].kind == Kind::Field)
      worth += ON_A_FIELD;
  }
  return worth;
}

// How much that counts: it fades in the last turns.
double weight_of_freedom(const Ruleset& rules, const Position& p) {
  constexpr double FULL = 6; // turns
  return std::min(1.0, static_cast<double>(p.stack_size) / rules.players / FULL);
}

// The lead over the best of the others.
double lead(const Ruleset& rules, const Values& value, uint8_t me) {
  double best = 0;
  for (int player = 0; player < rules.players; ++player)
    if (player != me) best = std::max(best, value[static_cast<size_t>(player)]);
  return value[me] - best;
}

// True while the turn goes on without a new tile: what is drawn next must not be looked at.
bool goes_on(const Position& p, const Position& before) {
  const bool looked_into = p.decision == Decision::Redeem || p.decision == Decision::Figure ||
                           p.decision == Decision::Upgrade || p.decision == Decision::Sell;
  return p.turn == before.turn && p.decider == before.decider && looked_into;
}

Looked look(const Ruleset& rules, const Position& p, const Action& action, double weight) {
  Position after = p;
  apply(rules, after, action);
  if (!goes_on(after, p)) {
    const Values value = projected_scores(rules, after);
    return {lead(rules, value, p.decider) + weight * freedom(rules, after, p.decider), value, 1};
  }
  Actions next;
  legal(rules, after, next);
  Looked best{-1e9, {}, 0};
  int visits = 0;
  for (const Action& a : next) {
    const Looked looked = look(rules, after, a, weight);
    visits += looked.visits;
    if (looked.merit > best.merit) best = looked;
  }
  best.visits = visits;
  return best;
}

} // namespace

Suggestion suggest_greedy(const Ruleset& rules, const Position& position, uint64_t seed) {
  Random random{seed};
  Position seen = position;
  hide(rules, seen, random);
  Actions actions;
  legal(rules, seen, actions);
  shuffle(actions.list.data(), static_cast<uint32_t>(actions.size), random); // equal ones in any order

  struct Choice {
    Action action;
    Looked looked;
  };
  std::vector<Choice> choices;
  const double weight = weight_of_freedom(rules, seen);
  for (const Action& action : actions) choices.push_back({action, look(rules, seen, action, weight)});
  std::stable_sort(choices.begin(), choices.end(),
                   [](const Choice& a, const Choice& b) { return a.looked.merit > b.looked.merit; });

  Suggestion suggestion{choices.front().action, choices.front().looked.value, {}};
  for (const Choice& choice : choices) {
    if (suggestion.lines.size() == MAX_LINES) break;
    suggestion.lines.push_back({choice.action, choice.looked.visits, choice.looked.value});
  }
  return suggestion;
}

} // namespace mappa
