#include "play/endgame.h"

#include "game/rules/river.h"
#include "game/turn.h"
#include "play/merit.h"
#include "play/ranking.h"

#include <algorithm>

namespace mappa::play {

namespace {

struct Outcome { // expected
  Values merit{}, value{};

  void add(const Outcome& other, double weight) {
    for (size_t i = 0; i < MAX_PLAYERS; ++i) {
      merit[i] += weight * other.merit[i];
      value[i] += weight * other.value[i];
    }
  }
};

struct TooLong {};

class Endgame {
public:
  Endgame(const Ruleset& rules, const EndgameLimit& limit)
      : rules_(rules), limit_(limit), left_(limit.actions) {}

  // Of an action, with every tile that may be drawn after it.
  Outcome after(const Position& p, const Action& action);
  int64_t left() const { return left_; }

private:
  Outcome best(const Position& p);
  Outcome with_stack(const Position& p, const Action& action);
  Outcome with_top(Position p, const Action& action);
  void count_action();
  bool must_stop() const {
    return (limit_.stop && limit_.stop->load(std::memory_order_relaxed)) ||
           (limit_.ms > 0 && limit_.since->ms() > limit_.ms);
  }

  const Ruleset& rules_;
  const EndgameLimit limit_;
  int64_t left_;
};

void Endgame::count_action() {
  constexpr int64_t BETWEEN_LOOKS = 256; // at the stopwatch, or whether to stop
  if (--left_ < 0) throw TooLong();
  if (left_ % BETWEEN_LOOKS == 0 && must_stop()) throw TooLong();
}

Outcome Endgame::best(const Position& p) {
  Outcome best;
  if (p.decision == Decision::Over) {
    std::copy(p.scores.begin(), p.scores.end(), best.value.begin());
    for (uint8_t i = 0; i < rules_.players; ++i) best.merit[i] = merit_of(rules_, p, best.value, i);
    return best;
  }
  Actions actions;
  legal(rules_, p, actions);
  for (int i = 0; i < actions.size; ++i) {
    const Outcome outcome = after(p, actions[i]);
    if (i == 0 || outcome.merit[p.decider] > best.merit[p.decider]) best = outcome;
  }
  return best;
}

Outcome Endgame::with_stack(const Position& p, const Action& action) {
  count_action();
  Position next = p;
  apply(rules_, next, action);
  return best(next);
}

// The stack's order is what the position says only as far as its top goes. Where that fits nowhere, what
// comes below matters, too: then every order of the others is as likely as any other.
Outcome Endgame::with_top(Position p, const Action& action) {
  Position next = p;
  apply(rules_, next, action);
  if (next.discarded_size == p.discarded_size) {
    count_action();
    return best(next);
  }
  Outcome outcome, sum;
  double orders = 0;
  uint8_t* const top = p.stack.data() + std::max<int>(p.stack_size, 1) - 1;
  do {
    sum.add(with_stack(p, action), 1);
    ++orders;
  } while (std::next_permutation(p.stack.data(), top));
  outcome.add(sum, 1 / orders);
  return outcome;
}

Outcome Endgame::after(const Position& p, const Action& action) {
  Position next = p;
  apply(rules_, next, action);
  if (next.stack_size == p.stack_size || p.stack_size < 2) return with_stack(p, action);
  Outcome outcome;
  Position dealt = p;
  uint8_t* const stack = dealt.stack.data();
  std::sort(stack, stack + p.stack_size);
  for (int i = 0, same; i < p.stack_size; i += same) {
    same = static_cast<int>(std::count(stack, stack + p.stack_size, stack[i]));
    Position drawn = dealt;
    std::rotate(drawn.stack.data() + i, drawn.stack.data() + i + 1, drawn.stack.data() + p.stack_size);
    outcome.add(with_top(drawn, action), static_cast<double>(same) / p.stack_size);
  }
  return outcome;
}

} // namespace

std::optional<Suggestion> solve_endgame(const Ruleset& rules, const Position& position,
                                        const EndgameLimit& limit) {
  constexpr int MOST_TILES = 4; // more take too long in any case
  if (rules.chips != ChipRules::None || position.stack_size > MOST_TILES) return std::nullopt;
  if (rules.boxed() && position.stack_size > 0) return std::nullopt; // M2: nobody knows what is to come
  if (position.waiting_starts || river_is_left(rules, position)) return std::nullopt; // R1: not any order
  try {
    Endgame endgame(rules, limit);
    Actions actions;
    legal(rules, position, actions);
    std::vector<Ranked> lines;
    for (const Action& action : actions) {
      const int64_t before = endgame.left();
      const Outcome outcome = endgame.after(position, action);
      Ranked& added = lines.emplace_back();
      added.line.add(action);
      added.line.merit = outcome.merit[position.decider];
      added.line.value = outcome.value;
      added.visits = static_cast<int>(before - endgame.left());
    }
    return ranked(std::move(lines));
  } catch (const TooLong&) {
    return std::nullopt;
  }
}

} // namespace mappa::play
