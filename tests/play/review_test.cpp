// Games looked back at: luck and skill add up, and what is said of a turn is true.
#include "play/review.h"

#include "rule_sets.h"

#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using namespace mappa::play;

constexpr Care QUICK{.lines = 3, .rounds = 2, .turns = 1, .foresight = {.rounds = 1, .turns = 1}};

// By chance, so that every kind of decision and mistake comes up.
std::vector<Action> played_by_chance(const Ruleset& rules, Position position, uint64_t seed) {
  Random random{seed};
  std::vector<Action> actions;
  while (position.decision != Decision::Over) {
    actions.push_back(random_action(rules, position, random));
    apply(rules, position, actions.back());
  }
  return actions;
}

Course some_course(const Ruleset& rules, uint64_t seed) {
  const Position first = start(rules, seed);
  return course_from(rules, first, played_by_chance(rules, first, seed));
}

std::vector<TurnReview> review_all(const Ruleset& rules, const Course& course, const Care& care = QUICK) {
  Evaluation evaluation(rules, usual_weights(rules));
  std::vector<TurnReview> turns;
  for (size_t at = first_turn(course); at < course.actions.size(); at = turn_end(course, at))
    turns.push_back(review_turn(rules, course, at, evaluation, care).value());
  return turns;
}

struct Kind {
  const char* what;
  Ruleset rules;
};

std::vector<Kind> kinds_of_games() {
  std::vector<Kind> kinds;
  kinds.push_back({"base", base_game(2, 16)});
  kinds.push_back({"three", base_game(3, 12)});
  kinds.push_back({"alone", base_game(1, 8)});
  kinds.push_back({"expansions", expanded_game(2)});
  for (const char* map : MAPS) kinds.push_back({map, map_game(map, 2)});
  kinds.push_back({"laid by players", map_game("france", 3, true)});
  return kinds;
}

TEST(Review, AResultIsTheStartAndLuckAndSkillAndTheRestExactly) {
  for (const Kind& kind : kinds_of_games()) {
    Course course = some_course(kind.rules, 3);
    constexpr size_t ENOUGH = 60; // actions of a long game
    if (course.actions.size() > ENOUGH) {
      course.positions.erase(course.positions.begin() + 1, course.positions.end() - ENOUGH - 1);
      course.actions.erase(course.actions.begin(), course.actions.end() - ENOUGH);
      course.positions.erase(course.positions.begin());
    }
    const std::vector<TurnReview> turns = review_all(kind.rules, course);
    const GameReview game = summed_up(kind.rules.players, turns);
    const Position& end = course.positions.back();
    for (uint8_t player = 0; player < kind.rules.players; ++player) {
      const PlayerReview& sums = game.players[player];
      EXPECT_EQ(sums.result, sums.start + sums.luck + sums.skill + sums.rest) << kind.what;
      Values scores{};
      for (size_t i = 0; i < MAX_PLAYERS; ++i) scores[i] = end.scores[i];
      EXPECT_EQ(sums.result, lead(kind.rules, scores, player)) << kind.what;
      for (const TurnReview& turn : turns)
        EXPECT_EQ(turn.lead[player], turn.before[player] + turn.luck[player] + turn.skill[player]);
    }
  }
}

TEST(Review, TurnsFollowEachOtherAndEveryActionIsInOneDecision) {
  for (const Kind& kind : kinds_of_games()) {
    const Course course = some_course(kind.rules, 5);
    size_t at = first_turn(course);
    for (size_t from = at; from < course.actions.size(); from = turn_end(course, from)) {
      EXPECT_EQ(from, at) << kind.what;
      EXPECT_GT(turn_end(course, from), from);
      at = turn_end(course, from);
    }
    EXPECT_EQ(at, course.actions.size());
  }
  const Ruleset rules = expanded_game(2, "france");
  const Course course = some_course(rules, 7);
  Evaluation evaluation(rules, usual_weights(rules));
  for (size_t from = first_turn(course), n = 0; from < course.actions.size() && n < 12; ++n) {
    const TurnReview turn = review_turn(rules, course, from, evaluation, QUICK).value();
    size_t at = from;
    for (const DecisionReview& one : turn.decisions) {
      EXPECT_EQ(one.at, at);
      EXPECT_EQ(one.player, course.positions[at].decider);
      EXPECT_GE(one.lost, 0);
      at += one.played.size();
    }
    EXPECT_EQ(at, turn_end(course, from));
    from = at;
  }
}

TEST(Review, TheSameGameGetsTheSameReviewWhereverItBegins) {
  const Ruleset rules = base_game(2, 14);
  const Course course = some_course(rules, 11);
  const auto turns = review_all(rules, course), again = review_all(rules, course);
  const size_t from = turns[4].at;
  const Course rest = course_from(rules, course.positions[from], std::span(course.actions).subspan(from));
  const auto later = review_all(rules, rest);
  ASSERT_EQ(turns.size(), again.size());
  ASSERT_EQ(turns.size(), later.size() + 4);
  for (size_t i = 0; i < turns.size(); ++i) {
    EXPECT_EQ(turns[i].before, again[i].before);
    EXPECT_EQ(turns[i].lead, again[i].lead);
    if (i < 4) continue;
    EXPECT_EQ(turns[i].lead, later[i - 4].lead);
    EXPECT_EQ(turns[i].luck, later[i - 4].luck);
  }
}

TEST(Review, WhatComesLaterDoesNotMatter) {
  const Ruleset rules = base_game(2, 30);
  Position p = start(rules, 5);
  const Course course =
      course_from(rules, p, std::span<const Action>(played_by_chance(rules, p, 1)).first(2));
  Position other = p;
  Random random{99};
  hide(rules, other, random);
  const Course elsewhere = course_from(rules, other, std::span(course.actions).first(2));
  Evaluation evaluation(rules, usual_weights(rules));
  const auto a = review_turn(rules, course, 0, evaluation, QUICK).value();
  const auto b = review_turn(rules, elsewhere, 0, evaluation, QUICK).value();
  EXPECT_EQ(a.before, b.before);
  EXPECT_EQ(a.luck, b.luck);
  EXPECT_EQ(a.skill, b.skill);
}

TEST(Review, ToldToStopItSaysNothing) {
  const Ruleset rules = base_game(2, 20);
  const Course course = some_course(rules, 2);
  const std::atomic<bool> stop = true;
  Care care = QUICK;
  care.stop = &stop;
  Evaluation evaluation(rules, usual_weights(rules));
  EXPECT_FALSE(review_turn(rules, course, 0, evaluation, care));
}

TEST(Review, TheExpertLosesLessThanChance) {
  const Ruleset rules = base_game(2, 24);
  Course course{{start(rules, 8)}, {}};
  Random random{1};
  while (course.positions.back().decision != Decision::Over) {
    Position next = course.positions.back();
    const Action action =
        next.player == 0 ? suggest(rules, next, "hard", 1).action : random_action(rules, next, random);
    apply(rules, next, action);
    course.actions.push_back(action);
    course.positions.push_back(next);
  }
  double lost[2] = {};
  for (const TurnReview& turn : review_all(
           rules, course, {.lines = 6, .rounds = 8, .turns = 2, .foresight = {.rounds = 1, .turns = 1}}))
    for (const DecisionReview& one : turn.decisions) lost[one.player] += one.lost;
  EXPECT_LT(lost[0] * 3, lost[1]);
}

TEST(Review, MarksGoByPointsAndByTheChanceToWin) {
  EXPECT_EQ(mark_of(0, 0, 0), Mark::Best);
  EXPECT_EQ(mark_of(1, 0.005, 0), Mark::Good);
  EXPECT_EQ(mark_of(2, 0.005, 0), Mark::Inaccuracy);
  EXPECT_EQ(mark_of(5, 0.01, 0), Mark::Mistake);
  EXPECT_EQ(mark_of(9, 0.01, 0), Mark::Blunder);
  EXPECT_EQ(mark_of(1, 0.3, 0), Mark::Blunder) << "it cost the game";
  EXPECT_EQ(mark_of(9, 0.3, 9), Mark::Best) << "it may all be chance";
  EXPECT_EQ(mark_of(9, -0.1, 4), Mark::Mistake);
}

TEST(Review, TheThreeLargestSwingsAreTheMoments) {
  std::vector<TurnReview> turns(4);
  for (size_t i = 0; i < turns.size(); ++i) {
    turns[i].at = 2 * i;
    turns[i].drawn = {0, 0, 0.01 * static_cast<double>(i)};
  }
  turns[1].decisions.push_back({3, 1, Decision::Tile, {}, {}, 9, 0.4, Mark::Blunder, {}});
  turns[2].drawn->chance = -0.2;
  const auto moments = summed_up(2, turns).moments;
  ASSERT_EQ(moments.size(), 3U);
  EXPECT_EQ(moments[0].at, 3U);
  EXPECT_EQ(moments[0].swing, -0.4);
  EXPECT_FALSE(moments[0].luck);
  EXPECT_EQ(moments[1].swing, -0.2);
  EXPECT_TRUE(moments[1].luck);
  EXPECT_EQ(moments[2].at, 6U);
}

} // namespace
} // namespace mappa::proof
