// The computer players: legal, repeatable, blind to the stack, and greedy far better than random.
#include "play/player.h"

#include "data/library.h"
#include "game/turn.h"
#include "play/projection.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace mappa {
namespace {

Ruleset base_game(int players, std::optional<int> tile_limit = {}) {
  static const Library library = load_library({});
  Setup setup;
  for (int i = 0; i < players; ++i) setup.players.push_back("Player " + std::to_string(i + 1));
  setup.tile_limit = tile_limit;
  return make_ruleset(setup, {library.set("base")});
}

bool is_legal(const Ruleset& rules, const Position& position, const Action& action) {
  Actions actions;
  legal(rules, position, actions);
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

// Plays a game to its end; `levels` has one level per player. `at` is called before each action.
template <class At>
Position play(const Ruleset& rules, const std::vector<std::string>& levels, uint64_t seed, At at) {
  Position position = start(rules, seed);
  for (uint64_t step = 1; position.decision != Decision::Over; ++step) {
    const Suggestion s = suggest(rules, position, levels[position.decider], seed * 1000 + step);
    at(position, s);
    apply(rules, position, s.action);
  }
  return position;
}

// The same position with the stack in another order: the one thing that no player sees.
Position restacked(Position position, uint64_t seed) {
  Random random{seed};
  shuffle(position.stack.data(), position.stack_size, random);
  return position;
}

TEST(Players, AreNamed) { EXPECT_EQ(levels(), (std::vector<std::string>{"random", "greedy"})); }

TEST(Players, RefuseWhatTheyCannotAnswer) {
  const Ruleset rules = base_game(2, 3);
  Position position = start(rules, 1);
  EXPECT_THROW(suggest(rules, position, "grandmaster", 1), std::invalid_argument);
  position = play(rules, {"random", "random"}, 1, [](const auto&, const auto&) {});
  EXPECT_THROW(suggest(rules, position, "random", 1), std::invalid_argument);
}

TEST(Players, PlayLegally) {
  for (int players = 1; players <= MAX_PLAYERS; ++players) {
    const Ruleset rules = base_game(players);
    std::vector<std::string> table;
    for (int i = 0; i < players; ++i) table.push_back(levels()[static_cast<size_t>(i) % 2]);
    for (uint64_t seed = 1; seed <= 10; ++seed)
      play(rules, table, seed, [&](const Position& position, const Suggestion& s) {
        ASSERT_TRUE(is_legal(rules, position, s.action));
        ASSERT_LE(s.lines.size(), size_t{MAX_LINES});
        for (const Thought& line : s.lines) ASSERT_TRUE(is_legal(rules, position, line.action));
      });
  }
}

TEST(Players, AnswerTheSameToTheSameSeed) {
  const Ruleset rules = base_game(2);
  play(rules, {"random", "greedy"}, 5, [&](const Position& position, const Suggestion&) {
    for (const std::string& level : levels()) {
      const Suggestion a = suggest(rules, position, level, 77), b = suggest(rules, position, level, 77);
      ASSERT_EQ(a.action, b.action);
      ASSERT_EQ(a.value, b.value);
    }
  });
}

TEST(Random, ReachesEveryLegalAction) {
  const Ruleset rules = base_game(2);
  const Position position = start(rules, 3);
  Actions actions;
  legal(rules, position, actions);
  std::vector<int> chosen(static_cast<size_t>(actions.size));
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    const Action action = suggest(rules, position, "random", seed).action;
    ++chosen[static_cast<size_t>(std::find(actions.begin(), actions.end(), action) - actions.begin())];
  }
  for (int times : chosen) EXPECT_GT(times, 500 / actions.size);
}

TEST(Greedy, DoesNotSeeTheStack) {
  const Ruleset rules = base_game(3);
  for (uint64_t seed = 1; seed <= 5; ++seed)
    play(rules, {"greedy", "random", "greedy"}, seed, [&](const Position& position, const Suggestion&) {
      const Suggestion first = suggest(rules, position, "greedy", seed);
      for (uint64_t order = 1; order <= 3; ++order) {
        const Suggestion other = suggest(rules, restacked(position, order), "greedy", seed);
        ASSERT_EQ(first.action, other.action);
        ASSERT_EQ(first.value, other.value);
      }
    });
}

TEST(Greedy, BeatsRandom) {
  const Ruleset rules = base_game(2);
  int won = 0, margin = 0;
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    const size_t me = seed % 2;
    std::vector<std::string> table{"random", "random"};
    table[me] = "greedy";
    const Position end = play(rules, table, seed, [](const auto&, const auto&) {});
    won += end.scores[me] > end.scores[1 - me];
    margin += end.scores[me] - end.scores[1 - me];
  }
  RecordProperty("won", won);
  RecordProperty("mean_margin", margin / 100);
  EXPECT_GE(won, 97);
  EXPECT_GE(margin / 100, 60);
}

TEST(Greedy, ListsItsLinesBestFirst) {
  const Ruleset rules = base_game(2);
  const Position position = start(rules, 9);
  const Suggestion s = suggest(rules, position, "greedy", 9);
  ASSERT_GT(s.lines.size(), 1u);
  EXPECT_EQ(s.lines.front().action, s.action);
  EXPECT_EQ(s.lines.front().value, s.value);
  for (const Thought& line : s.lines) EXPECT_GT(line.visits, 0);
}

TEST(Projection, IsTheFinalScoreOnceTheGameIsOver) {
  const Ruleset rules = base_game(2);
  const Position end = play(rules, {"greedy", "random"}, 4, [](const auto&, const auto&) {});
  const auto projected = projected_scores(rules, end);
  for (size_t i = 0; i < 2; ++i) EXPECT_EQ(projected[i], end.scores[i]);
}

} // namespace
} // namespace mappa
