// Random games under the checker.
#include "random_play.h"
#include "support/games.h"

#include <gtest/gtest.h>

namespace mappa::proof {
namespace {

Tally play_all(Style style) {
  Tally tally;
  for (const Configuration& configuration : configurations())
    for (int game = 0; game < games_of_each(25); ++game)
      EXPECT_EQ(play_checked(configuration, style, static_cast<uint64_t>(game), tally), "");
  return tally;
}

// The games are worth something only if everything happens in them.
void expect_variety(const Tally& tally) {
  for (const Kind kind : {Kind::Road, Kind::City, Kind::Monastery, Kind::Field})
    EXPECT_GT(tally.scored[static_cast<size_t>(kind)], 0) << KIND_NAME[static_cast<size_t>(kind)];
  EXPECT_GT(tally.shared, 0);
  EXPECT_GT(tally.twins, 0);
  EXPECT_GT(tally.discarded, 0);
}

TEST(RandomGames, uniform_play_agrees_with_the_referee) { play_all(Style::Uniform); }
TEST(RandomGames, compact_play_agrees_with_the_referee) { expect_variety(play_all(Style::Compact)); }
TEST(RandomGames, completing_play_agrees_with_the_referee) { expect_variety(play_all(Style::Completing)); }
TEST(RandomGames, contesting_play_agrees_with_the_referee) { expect_variety(play_all(Style::Contesting)); }

TEST(PostmanGames, X1_everything_happens_with_the_postman) {
  Tally tally;
  for (const Configuration& configuration : configurations())
    for (uint64_t seed = 100; configuration.rules.setup.postman && seed < 108; ++seed)
      EXPECT_EQ(play_checked(configuration, static_cast<Style>(seed % STYLES), seed, tally), "");
  EXPECT_GT(tally.asked[static_cast<size_t>(Decision::Keep)], 0);
  EXPECT_GT(tally.given[static_cast<size_t>(Reason::Postman)], 0);
  EXPECT_GT(tally.told[static_cast<size_t>(EventType::Held)], 0);
  EXPECT_GT(tally.scored[static_cast<size_t>(Kind::PostOffice)], 0);
}

TEST(RandomGames, the_same_seed_plays_the_same_game) {
  const Configuration& configuration = configurations().front();
  Tally first, second, other;
  play_checked(configuration, Style::Contesting, 5, first);
  play_checked(configuration, Style::Contesting, 5, second);
  play_checked(configuration, Style::Contesting, 6, other);
  EXPECT_EQ(first.scored, second.scored);
  EXPECT_NE(first.scored, other.scored);
}

} // namespace
} // namespace mappa::proof
