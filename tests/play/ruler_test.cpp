// The ruler: what lines are worth where it can be reckoned, and what players lose by it.
#include "play/ruler.h"

#include "play/lines.h"
#include "play/merit.h"
#include "rule_sets.h"

namespace mappa::proof {

using namespace play;
namespace {

constexpr RulerEffort SMALL{.playouts = 64, .turns = 4, .lines = 12, .decisions = 6};

Ruleset short_game(int players, int tiles, uint64_t seed) {
  Ruleset rules = base_game(players, tiles);
  rules.setup.seed = seed;
  return rules;
}

// The last tile is in hand: whatever is done with it ends the game.
Position with_the_last_tile(const Ruleset& rules) {
  Position p = start(rules, rules.setup.seed);
  Random random{rules.setup.seed.number};
  while (p.stack_size > 0 || p.decision != Decision::Tile) apply(rules, p, random_action(rules, p, random));
  return p;
}

Position end_of(const Ruleset& rules, Position p, const std::vector<Action>& line) {
  for (const Action& action : line) apply(rules, p, action);
  return p;
}

TEST(Ruler, KnowsTheLastTileExactly) {
  int decisions = 0;
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    const Ruleset rules = short_game(2, 12, seed);
    const Position p = with_the_last_tile(rules);
    const RulerDecision decision = value_lines(rules, p, 0, SMALL);
    if (decision.lines.empty()) continue; // only one makes sense
    ++decisions;
    const auto ahead = [&](const Position& end) { return end.scores[p.decider] - end.scores[1 - p.decider]; };
    double best = -1e9;
    Line line;
    each_line(rules, p, line, [&](const Line&, const Position& end) {
      best = std::max(best, merit_of(chance_of(rules, end, ahead(end)), ahead(end)));
    });
    EXPECT_NEAR(merit_of(decision.chance.mean, decision.points.mean), best, 1e-9);
    for (const RulerLine& each : decision.lines) {
      const Position end = end_of(rules, p, each.actions);
      ASSERT_EQ(end.decision, Decision::Over);
      EXPECT_NEAR(decision.points.mean - each.points.mean, ahead(end), 1e-9);
      EXPECT_NEAR(decision.chance.mean - each.chance.mean, chance_of(rules, end, ahead(end)), 1e-9);
      EXPECT_NEAR(each.points.error, 0, 1e-9) << "whatever is hidden";
    }
  }
  EXPECT_GE(decisions, 4);
}

TEST(Ruler, WhoPlaysTheBestLineLosesNothing) {
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    const Ruleset rules = short_game(2, 12, seed);
    const Position p = with_the_last_tile(rules);
    const RulerDecision decision = value_lines(rules, p, 0, SMALL);
    if (decision.lines.empty()) continue;
    EXPECT_EQ(decision.lines.front().points, Mean{});
    EXPECT_EQ(decision.lines.front().chance, Mean{});
    const Loss loss = loss_of(rules, p, decision, {.level = "hard"}, 1, SMALL); // it counts the points, too
    EXPECT_NEAR(loss.points, 0, 1e-9);
    EXPECT_NEAR(loss.chance, 0, 1e-9);
  }
}

// With the last tile there is no luck: a line played out on the spot is worth what it was.
TEST(Ruler, PlaysOutALineThatItDoesNotHave) {
  const Ruleset rules = short_game(2, 12, 3);
  const Position p = with_the_last_tile(rules);
  const RulerDecision decision = value_lines(rules, p, 0, SMALL);
  ASSERT_GE(decision.lines.size(), 2u);
  RulerDecision only_best = decision;
  only_best.lines.resize(1);
  int outside = 0;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    const Loss known = loss_of(rules, p, decision, {.level = "random"}, seed, SMALL);
    const Loss found = loss_of(rules, p, only_best, {.level = "random"}, seed, SMALL);
    EXPECT_NEAR(known.points, found.points, 1e-9);
    EXPECT_NEAR(known.chance, found.chance, 1e-9);
    outside += found.outside && !known.outside;
  }
  EXPECT_GT(outside, 0);
}

bool same_means(const RulerDecision& a, const RulerDecision& b) {
  return std::ranges::equal(a.lines, b.lines, [](const RulerLine& x, const RulerLine& y) {
    return x.actions == y.actions && x.playouts == y.playouts && x.points == y.points && x.chance == y.chance;
  });
}

TEST(Ruler, SeesNothingThatIsHidden) {
  const Ruleset rules = map_game("france", 2);
  Position p = start(rules, 1);
  Random random{1};
  while (p.turn < 20 || p.decision != Decision::Tile) apply(rules, p, random_action(rules, p, random));
  Position other = p;
  deal_anew(rules, other, Seed{1, 2});
  const RulerEffort effort{.playouts = 16, .turns = 1, .lines = 4};
  const RulerDecision decision = value_lines(rules, p, 40, effort);
  ASSERT_FALSE(decision.lines.empty());
  EXPECT_TRUE(same_means(decision, value_lines(rules, other, 40, effort)));
  EXPECT_FALSE(same_means(decision, value_lines(rules, p, 41, effort))) << "other things are hidden";
}

TEST(Ruler, MakesTheSameGameFromTheSameSeed) {
  const Ruleset rules = short_game(2, 16, 5);
  const RulerGame game = make_ruler_game(rules, SMALL), again = make_ruler_game(rules, SMALL);
  EXPECT_EQ(game.actions, again.actions);
  ASSERT_EQ(game.decisions.size(), again.decisions.size());
  for (size_t i = 0; i < game.decisions.size(); ++i)
    EXPECT_TRUE(same_means(game.decisions[i], again.decisions[i]));
  EXPECT_NE(make_ruler_game(short_game(2, 16, 6), SMALL).actions, game.actions);
}

TEST(Ruler, HasDecisionsOfEveryKindOfGame) {
  std::vector<Ruleset> games{base_game(4, 24), expanded_game(2), expanded_game(2, "benelux")};
  for (const char* map : MAPS) games.push_back(map_game(map, 2));
  for (Ruleset& rules : games) {
    rules.setup.seed = 7;
    const RulerGame game = make_ruler_game(rules, {.playouts = 4, .turns = 1, .lines = 6, .decisions = 2});
    ASSERT_FALSE(game.decisions.empty());
    Position p = start(rules, rules.setup.seed);
    size_t played = 0;
    for (const RulerDecision& decision : game.decisions) {
      for (; played < decision.after; ++played) apply(rules, p, game.actions[played]);
      EXPECT_GE(decision.lines.size(), 2u);
      EXPECT_EQ(decision.lines.front().playouts, 4);
      for (size_t i = 0; i < decision.lines.size(); ++i) {
        EXPECT_LE(decision.lines[i].playouts, decision.lines[i ? i - 1 : 0].playouts);
        Position q = p;
        for (const Action& action : decision.lines[i].actions) {
          ASSERT_TRUE(is_legal(rules, q, action));
          apply(rules, q, action);
        }
      }
    }
    for (; played < game.actions.size(); ++played) apply(rules, p, game.actions[played]);
    EXPECT_EQ(p.decision, Decision::Over);
  }
}

TEST(Ruler, TellsTheLevelsApart) {
  constexpr std::array LEVEL{"random", "easy", "medium", "hard"};
  std::array<double, LEVEL.size()> points{}, chance{};
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    const Ruleset rules = short_game(2, 40, seed);
    const RulerGame game = make_ruler_game(rules, SMALL);
    Position p = start(rules, rules.setup.seed);
    size_t played = 0;
    for (const RulerDecision& decision : game.decisions) {
      for (; played < decision.after; ++played) apply(rules, p, game.actions[played]);
      for (size_t i = 0; i < LEVEL.size(); ++i) {
        const Loss loss = loss_of(rules, p, decision, {.level = LEVEL[i]}, seed, SMALL);
        points[i] += loss.points;
        chance[i] += loss.chance;
      }
    }
  }
  for (size_t i = 1; i < LEVEL.size(); ++i) {
    EXPECT_LT(points[i], points[i - 1]) << LEVEL[i];
    EXPECT_LT(chance[i], chance[i - 1]) << LEVEL[i];
  }
}

TEST(Ruler, PhasesAreThirdsOfTheStack) {
  const Ruleset rules = short_game(2, 30, 1);
  Position p = start(rules, rules.setup.seed);
  const int all = p.stack_size;
  std::array<int, 3> tiles{};
  for (int left = all; left > 0; --left) {
    p.stack_size = static_cast<uint8_t>(left);
    ++tiles[static_cast<size_t>(phase_of(rules, p))];
  }
  EXPECT_EQ(phase_of(rules, start(rules, 1)), Phase::Opening);
  for (const int each : tiles) EXPECT_NEAR(each, all / 3.0, 1);
}

} // namespace
} // namespace mappa::proof
