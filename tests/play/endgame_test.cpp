// The last tiles: the exact answer, compared with one that tries every order of the stack, and simple
// tactics.
#include "play/endgame.h"

#include "rule_sets.h"

namespace mappa::proof {

using namespace play;
namespace {

constexpr int64_t ENOUGH = 50'000'000;

// What a player can hope for against another who wishes the opposite.
double best_lead(const Ruleset& rules, const Position& p, uint8_t me);

// The mean over all orders of the stack. It is sorted anew at each action, so that nobody knows its order;
// with two tiles in it at most, what is left after a draw is no secret.
double lead_after(const Ruleset& rules, const Position& p, const Action& action, uint8_t me) {
  Position order = p;
  std::sort(order.stack.begin(), order.stack.begin() + order.stack_size);
  double sum = 0;
  int orders = 0;
  do {
    Position next = order;
    apply(rules, next, action);
    sum += best_lead(rules, next, me);
    ++orders;
  } while (std::next_permutation(order.stack.begin(), order.stack.begin() + order.stack_size));
  return sum / orders;
}

double best_lead(const Ruleset& rules, const Position& p, uint8_t me) {
  if (p.decision == Decision::Over) {
    const int ahead = p.scores[me] - p.scores[1 - me];
    return (ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0) + 0.005 * ahead;
  }
  Actions actions;
  legal(rules, p, actions);
  double best = p.decider == me ? -1e9 : 1e9;
  for (const Action& action : actions) {
    const double lead = lead_after(rules, p, action, me);
    best = p.decider == me ? std::max(best, lead) : std::min(best, lead);
  }
  return best;
}

// A game with so many tiles in the stack, and one in hand.
Position near_the_end(const Ruleset& rules, uint64_t seed, int tiles_left) {
  Position position = start(rules, seed);
  Random random{seed};
  while (position.stack_size > tiles_left) apply(rules, position, random_action(rules, position, random));
  return position;
}

TEST(Endgame, IsWhatTryingEverythingFinds) {
  const Ruleset rules = small_game(2, 4);
  for (const int tiles_left : {0, 1, 2})
    for (uint64_t seed = 1; seed <= 3; ++seed) {
      const Position position = near_the_end(rules, seed, tiles_left);
      ASSERT_EQ(position.stack_size, tiles_left);
      const auto found = solve_endgame(rules, position, {ENOUGH});
      ASSERT_TRUE(found);
      EXPECT_NEAR(lead_after(rules, position, found->action, position.decider),
                  best_lead(rules, position, position.decider), 1e-9);
    }
}

TEST(Endgame, GivesUpWhatTakesTooLong) {
  const Ruleset rules = small_game(2, 8);
  EXPECT_FALSE(solve_endgame(rules, near_the_end(rules, 1, 2), {100}));
  EXPECT_FALSE(solve_endgame(rules, start(rules, 1), {ENOUGH})) << "too many tiles";
  const Stopwatch since;
  EXPECT_FALSE(solve_endgame(rules, near_the_end(rules, 1, 2), {ENOUGH, 1e-6, &since})) << "no time";
}

TEST(Endgame, M2_knows_no_more_than_anybody_of_the_tiles_in_the_box) {
  const Ruleset rules = base_game(2, 4);
  EXPECT_FALSE(solve_endgame(rules, near_the_end(rules, 1, 1), {ENOUGH})) << "it may be any tile";
  EXPECT_TRUE(solve_endgame(rules, near_the_end(rules, 1, 0), {ENOUGH}));
}

// The expected scores of the last tile are the scores that it brings.
TEST(Endgame, KnowsTheScoreOfTheLastTile) {
  const Ruleset rules = base_game(3, 12);
  Position position = near_the_end(rules, 5, 0);
  const auto found = solve_endgame(rules, position, {ENOUGH});
  ASSERT_TRUE(found);
  while (position.decision != Decision::Over)
    apply(rules, position, solve_endgame(rules, position, {ENOUGH})->action);
  for (size_t i = 0; i < 3; ++i) EXPECT_DOUBLE_EQ(found->value[i], position.scores[i]);
}

} // namespace
} // namespace mappa::proof
