// Told to stop, every search answers with what it has.
#include "play/endgame.h"
#include "play/pondering.h"
#include "rule_sets.h"

#include <climits>

namespace mappa::proof {

using namespace play;
namespace {

const std::atomic<bool> STOPPED{true};

Position with_tiles_left(const Ruleset& rules, int tiles) {
  Position p = start(rules, 1);
  Random random{1};
  while (p.stack_size > tiles) apply(rules, p, random_action(rules, p, random));
  return p;
}

int visits(const Suggestion& suggestion) {
  int all = 0;
  for (const Thought& line : suggestion.lines) all += line.visits;
  return all;
}

TEST(Stop, EndsTheEndgame) {
  const Ruleset rules = small_game(2, 12);
  const Position p = with_tiles_left(rules, 1);
  constexpr int64_t MANY = 1'000'000;
  EXPECT_TRUE(solve_endgame(rules, p, {.actions = MANY}));
  EXPECT_FALSE(solve_endgame(rules, p, {.actions = MANY, .stop = &STOPPED}));
}

TEST(Stop, EndsSearchesAtOnce) {
  Effort effort;
  effort.playouts = 5'000;
  effort.stop = &STOPPED;
  for (const Ruleset& rules : {base_game(2, 20), map_game("iberia", 2)}) {
    const Position p = start(rules, 1);
    const Suggestion by_uct = suggest(rules, p, "uct", 1, effort),
                     by_expert = suggest(rules, p, "expert", 1, effort);
    EXPECT_EQ(visits(by_uct), 1) << "a game that was played to its end";
    EXPECT_EQ(visits(by_expert), 0);
    EXPECT_TRUE(is_legal(rules, p, by_uct.action));
    EXPECT_TRUE(is_legal(rules, p, by_expert.action));
  }
}

// It would go on for hours: that this ends is what it shows.
void stop_while_thinking(const Ruleset& rules, const Position& p) {
  std::atomic<bool> stop{false};
  Effort effort;
  effort.playouts = INT_MAX;
  effort.threads = 2;
  effort.stop = &stop;
  Suggestion answer;
  std::thread thinking([&] { answer = suggest(rules, p, "expert", 1, effort); });
  Pondering(rules, p, 1); // some time passes
  stop = true;
  thinking.join();
  EXPECT_TRUE(is_legal(rules, p, answer.action));
}

TEST(Stop, ReachesASearchUnderWay) {
  const Ruleset base = base_game(2), france = map_game("france", 2);
  stop_while_thinking(base, with_tiles_left(base, 4));
  stop_while_thinking(base, with_tiles_left(base, 60));
  stop_while_thinking(france, with_tiles_left(france, 90));
}

} // namespace
} // namespace mappa::proof
