// Games of every kind under the checker.
#include "any_game.h"
#include "support/games.h"

#include <gtest/gtest.h>

namespace mappa::proof {
namespace {

constexpr int ROUND = 40, GAMES = 8 * ROUND;

TEST(AnyGames, X1_X6_every_two_switches_are_on_together) {
  Pairs pairs;
  for (uint64_t number = 0; number < GAMES; ++number) pairs.add(any_setup(number));
  EXPECT_GT(pairs.rarest().games, 0) << pairs.rarest().pair;
}

TEST(AnyGames, X1_X6_games_with_any_switches_agree_with_the_referee) {
  Tally tally;
  const int games = ROUND * games_of_each(GAMES / ROUND);
  for (uint64_t number = 0; number < static_cast<uint64_t>(games); ++number)
    ASSERT_EQ(play_checked(any_game(number), static_cast<Style>(number / 7 % STYLES), number, tally), "");
  if (games < GAMES) return; // few games do not come across everything
  EXPECT_GT(tally.builders, 0);
  for (size_t decision = 0; decision < static_cast<size_t>(Decision::Over); ++decision)
    EXPECT_GT(tally.asked[decision], 0) << decision;
  for (size_t reason = 0; reason < REASONS; ++reason) EXPECT_GT(tally.given[reason], 0) << reason;
}

} // namespace
} // namespace mappa::proof
