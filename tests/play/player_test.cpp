// The computer players: legal in every game, repeatable, blind to what is hidden, each better than the last.
#include "play/player.h"

#include "game/rules/chip_places.h"
#include "play/pondering.h"
#include "play/projection.h"
#include "play/reach.h"
#include "rule_sets.h"

#include <bit>
#include <map>
#include <set>

namespace mappa::proof {

using namespace play;
namespace {

// Plays a game to its end; `levels` has one level per player. `at` is called before each action.
template <class At>
Position play(const Ruleset& rules, const std::vector<std::string>& levels, uint64_t seed, At at) {
  Position position = start(rules, seed);
  for (uint64_t step = 1; position.decision != Decision::Over; ++step) {
    const Suggestion s = suggest(rules, position, levels[position.decider], seed * 1000 + step, little());
    at(position, s);
    apply(rules, position, s.action);
  }
  return position;
}

constexpr auto NOTHING = [](const auto&, const auto&) {};

void expect_same(const Suggestion& a, const Suggestion& b) {
  ASSERT_EQ(a.action, b.action);
  ASSERT_EQ(a.value, b.value);
  ASSERT_EQ(a.rest, b.rest);
  ASSERT_EQ(a.lines.size(), b.lines.size());
  for (size_t i = 0; i < a.lines.size(); ++i) {
    ASSERT_EQ(a.lines[i].action, b.lines[i].action);
    ASSERT_EQ(a.lines[i].visits, b.lines[i].visits);
    ASSERT_EQ(a.lines[i].value, b.lines[i].value);
  }
}

TEST(Players, AreNamed) {
  EXPECT_EQ(levels(), (std::vector<std::string>{"random", "easy", "medium", "hard", "expert"}));
}

TEST(Players, UseTimeOrAnswerAtOnce) {
  for (const std::string& level : levels()) EXPECT_EQ(uses_time(level), level == "expert") << level;
  EXPECT_FALSE(uses_time("grandmaster"));
}

// Whatever is hidden: it can be played, by the same player in the same turn, before anything is drawn.
size_t expect_rest(const Ruleset& rules, const Position& position) {
  const Suggestion s = suggest(rules, position, "expert", 1, little());
  Position p = position, twin = position;
  Random random{2};
  hide(rules, twin, random);
  Action action = s.action;
  for (const Action& next : s.rest) {
    for (Position* each : {&p, &twin}) {
      apply(rules, *each, action);
      EXPECT_TRUE(is_legal(rules, *each, next));
      EXPECT_EQ(each->decider, position.decider);
      EXPECT_EQ(each->turn, position.turn);
      EXPECT_EQ(each->stack_size, position.stack_size);
      EXPECT_EQ(std::popcount(each->face_down), std::popcount(position.face_down));
    }
    action = next;
  }
  return s.rest.size();
}

TEST(Players, TheExpertTellsTheRestOfItsTurn) {
  for (const Ruleset& rules : {base_game(2, 30), map_game("benelux", 2), expanded_game(2, "deutschland")}) {
    size_t told = 0;
    Random random{3};
    Position position = start(rules, 3);
    for (int step = 0; position.decision != Decision::Over; ++step) {
      if (step % 9 == 0) told += expect_rest(rules, position);
      apply(rules, position, random_action(rules, position, random));
    }
    EXPECT_GT(told, 0U);
  }
}

TEST(Players, RefuseWhatTheyCannotAnswer) {
  const Ruleset rules = base_game(2, 3);
  Position position = start(rules, 1);
  EXPECT_THROW(suggest(rules, position, "grandmaster", 1), std::invalid_argument);
  position = play(rules, {"random", "random"}, 1, NOTHING);
  EXPECT_THROW(suggest(rules, position, "random", 1), std::invalid_argument);
}

TEST(Players, PlayLegally) {
  for (int players = 1; players <= MAX_PLAYERS; ++players) {
    const Ruleset rules = base_game(players, 24);
    std::vector<std::string> table;
    for (size_t i = 0; i < static_cast<size_t>(players); ++i)
      table.push_back(opponents()[(i * 3 + 4) % opponents().size()]);
    play(rules, table, 1, [&](const Position& position, const Suggestion& s) {
      ASSERT_TRUE(is_legal(rules, position, s.action));
      ASSERT_LE(s.lines.size(), size_t{MAX_LINES});
      ASSERT_EQ(s.lines.front().action, s.action);
      for (const Thought& line : s.lines) ASSERT_TRUE(is_legal(rules, position, line.action));
    });
  }
}

// Every tenth decision, and each of a rare kind, is put to all players.
TEST(Players, PlayLegallyOnEveryMapAndWithEveryExpansion) {
  std::set<Decision> met;
  std::vector<Ruleset> games{expanded_game(3), expanded_game(2, "deutschland"), map_game("iberia", 1, true)};
  for (const char* map : MAPS) games.push_back(map_game(map, 3));
  for (const Ruleset& rules : games) {
    Random random{7};
    Position position = start(rules, 7);
    std::map<Decision, int> seen;
    for (int step = 0; position.decision != Decision::Over; ++step) {
      met.insert(position.decision);
      if (++seen[position.decision] <= 2 || step % 40 == 0)
        for (const std::string& level : opponents()) {
          const Suggestion s = suggest(rules, position, level, 5, little());
          ASSERT_TRUE(is_legal(rules, position, s.action)) << level << " on " << rules.setup.map;
        }
      apply(rules, position, random_action(rules, position, random));
    }
  }
  EXPECT_EQ(met.size(), 10u) << "every kind of decision came up";
}

TEST(Players, AnswerTheSameToTheSameSeed) {
  const Ruleset rules = base_game(2, 30);
  int step = 0;
  play(rules, {"random", "medium"}, 5, [&](const Position& position, const Suggestion&) {
    if (++step % 5 != 0) return;
    for (const std::string& level : opponents())
      expect_same(suggest(rules, position, level, 77, little()),
                  suggest(rules, position, level, 77, little()));
  });
}

TEST(Players, AnswerTheSameWhateverIsHidden) {
  std::vector<Ruleset> games{base_game(3, 40), expanded_game(2)};
  for (const char* map : MAPS) games.push_back(map_game(map, 2));
  for (const Ruleset& rules : games) {
    Random random{11};
    Position position = start(rules, 3);
    for (int step = 1; position.decision != Decision::Over; ++step) {
      Position other = position;
      hide(rules, other, random);
      if (step % 90 == 0 || (rules.chips == ChipRules::None && position.stack_size == 1))
        for (const std::string& level : opponents())
          expect_same(suggest(rules, position, level, 9, little()),
                      suggest(rules, other, level, 9, little()));
      apply(rules, position, random_action(rules, position, random));
    }
  }
}

TEST(Players, C5_LayChipsSpreadOutAndBlind) {
  const Ruleset rules = map_game("france", 2, true);
  Random random{5};
  Position position = start(rules, 5);
  for (int chip = 0; position.decision == Decision::LayChip; ++chip) {
    Position other = position;
    hide(rules, other, random);
    for (const std::string& level : opponents())
      expect_same(suggest(rules, position, level, 9), suggest(rules, other, level, 9));
    const Action action = suggest(rules, position, "expert", static_cast<uint64_t>(chip)).action;
    ASSERT_TRUE(is_legal(rules, position, action));
    if (chip > 0 && chip < 8) {
      EXPECT_GT(distance_to_nearest(action.square, position.chip_squares), 9) << "three squares off";
    }
    apply(rules, position, action);
  }
  EXPECT_EQ(position.turn, 1);
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

// Of so many games, in alternating seats.
int won(const std::string& level, const std::string& against, int games) {
  const Ruleset rules = base_game(2);
  int won = 0;
  for (int game = 0; game < games; ++game) {
    const auto me = static_cast<size_t>(game % 2);
    std::vector<std::string> table{against, against};
    table[me] = level;
    const Position end = play(rules, table, static_cast<uint64_t>(game) + 1, NOTHING);
    won += end.scores[me] > end.scores[1 - me];
  }
  return won;
}

TEST(Levels, EachBeatsTheOneBelow) {
  EXPECT_GE(won("easy", "random", 10), 8);
  EXPECT_GE(won("medium", "easy", 10), 8);
  EXPECT_GE(won("hard", "medium", 20), 14);
}

// A meeple that stays on the Isle of Man is missed, until hardly any turns are left.
TEST(Medium, BuysTurnsOnlyTowardsTheEnd) {
  const Ruleset rules = map_game("great_britain", 4);
  int bought = 0;
  play(rules, std::vector<std::string>(4, "medium"), 1, [&](const Position& before, const Suggestion& s) {
    if (s.action.type != ActionType::BuyTurn) return;
    ++bought;
    EXPECT_LT(before.stack_size, 6 * rules.players);
  });
  EXPECT_GT(bought, 0);
}

TEST(Expert, GivesTheSameAnswerOnSeveralThreads) {
  const Ruleset rules = base_game(2);
  Position position = start(rules, 4);
  Random random{4};
  for (int i = 0; i < 20; ++i) apply(rules, position, random_action(rules, position, random));
  Effort one = little(), three = little();
  three.threads = 3;
  expect_same(suggest(rules, position, "expert", 8, one), suggest(rules, position, "expert", 8, three));
}

TEST(Expert, ThinksAsMuchAsItMay) {
  const Ruleset rules = base_game(2);
  const Position position = start(rules, 4);
  Effort effort = little();
  const int few = suggest(rules, position, "expert", 1, effort).lines.front().visits;
  effort.playouts = 60;
  EXPECT_GT(suggest(rules, position, "expert", 1, effort).lines.front().visits, few);
  effort.time_ms = 1;
  EXPECT_TRUE(is_legal(rules, position, suggest(rules, position, "expert", 1, effort).action));
}

TEST(Expert, LooksFartherWithEachDoublingOfTheEffort) {
  EXPECT_EQ(Reach(1).turns, Reach::SHALLOW);
  EXPECT_EQ(Reach(199).turns, Reach::SHALLOW);
  Reach before(100);
  for (int playouts = 200; before.turns < Reach::DEEPEST; playouts *= 2) {
    const Reach reach(playouts);
    EXPECT_GT(reach.turns, before.turns);
    EXPECT_GT(reach.candidates, before.candidates);
    before = reach;
  }
  EXPECT_EQ(Reach(1e9).turns, Reach::DEEPEST);
}

TEST(Expert, Ponders) {
  const Ruleset rules = base_game(2);
  const Position position = start(rules, 4);
  const Pondering pondering(rules, position, 1);
  int visits = pondering.answer().lines.front().visits;
  for (int growths = 0; growths < 2;) { // it thinks ever longer, until it is told to stop
    const Suggestion answer = pondering.answer();
    ASSERT_TRUE(is_legal(rules, position, answer.action));
    growths += answer.lines.front().visits > visits;
    visits = answer.lines.front().visits;
    std::this_thread::yield();
  }
}

TEST(Projection, IsTheFinalScoreOnceTheGameIsOver) {
  const Ruleset rules = base_game(2);
  const Position end = play(rules, {"medium", "random"}, 4, NOTHING);
  const auto projected = projected_scores(rules, end);
  for (size_t i = 0; i < 2; ++i) EXPECT_EQ(projected[i], end.scores[i]);
}

} // namespace
} // namespace mappa::proof
