// Matches: what the numbers say, and the same games from the same seed.
#include "play/match.h"

#include "play/ladder.h"
#include "rule_sets.h"

#include <cmath>

namespace mappa::proof {

using namespace play;
namespace {

TEST(Rating, EloOfAShare) {
  EXPECT_DOUBLE_EQ(elo_of(0.5, 100), 0);
  EXPECT_NEAR(elo_of(0.75, 100), 190.85, 0.01);
  EXPECT_NEAR(elo_of(0.25, 100), -190.85, 0.01);
  EXPECT_NEAR(elo_of(10.0 / 11, 100), 400, 1e-9);
  EXPECT_DOUBLE_EQ(elo_of(1, 100), elo_of(0.995, 100)) << "as if half a game more had been lost";
  EXPECT_TRUE(std::isfinite(elo_of(0, 1)));
}

TEST(Rating, Interval) {
  const Interval of = mean_of({0, 1, 0, 1});
  EXPECT_DOUBLE_EQ(of.mean, 0.5);
  EXPECT_NEAR(of.high - of.mean, 1.96 * std::sqrt(1.0 / 3 / 4), 1e-9);
  EXPECT_NEAR(of.mean - of.low, of.high - of.mean, 1e-9);
  EXPECT_DOUBLE_EQ(mean_of({3}).low, 3);
  EXPECT_DOUBLE_EQ(mean_of({}).mean, 0);
}

TEST(Rating, EqualPointsShareARank) {
  const Ruleset rules = base_game(4, 2);
  Position end = start(rules, 1);
  end.scores = {10, 30, 10, 20};
  EXPECT_EQ(ranks(rules, end), (std::vector<double>{3.5, 1, 3.5, 2}));
}

MatchOptions small_match(const char* a, const char* b) {
  MatchOptions options;
  options.a.level = a;
  options.b.level = b;
  options.games = 6;
  options.a.playouts = options.b.playouts = 4;
  return options;
}

TEST(Match, IsReproducibleWhateverTheJobs) {
  const Ruleset rules = base_game(2, 10);
  MatchOptions options = small_match("expert", "medium");
  const MatchResult one = play_match(rules, options);
  options.jobs = 3;
  const MatchResult three = play_match(rules, options);
  EXPECT_EQ(one.wins, three.wins);
  EXPECT_EQ(one.margin.mean, three.margin.mean);
  EXPECT_EQ(one.margin.low, three.margin.low);
  options.seed = 2;
  EXPECT_NE(play_match(rules, options).margin.mean, one.margin.mean);
}

TEST(Match, AgainstItselfNobodyIsAhead) { // a pair is one game seen from both sides
  const MatchResult result = play_match(base_game(2, 20), small_match("hard", "hard"));
  EXPECT_EQ(result.games, 6);
  EXPECT_EQ(result.wins + result.draws + result.losses, 6);
  EXPECT_DOUBLE_EQ(result.share.mean, 0.5);
  EXPECT_DOUBLE_EQ(result.margin.mean, 0);
}

TEST(Match, OfFourPlayersHasRanks) {
  const MatchResult result = play_match(base_game(4, 40), small_match("hard", "random"));
  EXPECT_LT(result.rank_a.mean, result.rank_b.mean);
  EXPECT_NEAR(result.rank_a.mean + result.rank_b.mean, 5, 1e-9);
}

TEST(Match, NeedsTwoPlayers) {
  EXPECT_THROW(play_match(base_game(1), small_match("hard", "random")), std::invalid_argument);
}

TEST(Ladder, HasARungForEachLevel) {
  LadderOptions options;
  options.games = 2;
  options.playouts = 2;
  for (const int players : {2, 4}) {
    const std::vector<Rung> rungs = play_ladder(base_game(players, 10), options);
    ASSERT_EQ(rungs.size(), levels().size());
    for (size_t i = 0; i < rungs.size(); ++i) EXPECT_EQ(rungs[i].level, levels()[i]);
  }
}

} // namespace
} // namespace mappa::proof
