// Random games on the five maps under the checker. MAPPA_GAMES: how many for each set of starts and variants.
#include "map_play.h"
#include "random_map.h"
#include "sets.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace mappa::proof {
namespace {

Tally play_on(const std::string& map) {
  const char* wanted = std::getenv("MAPPA_GAMES");
  const int games = wanted && *wanted ? std::atoi(wanted) : 1;
  Tally tally;
  int number = 0;
  for (const MapGame& game : games_on(map)) {
    const Configuration configuration = recommended(game);
    for (int i = 0; i < games; ++i, ++number)
      EXPECT_EQ(
          play_checked(configuration, static_cast<Style>(number % STYLES), static_cast<uint64_t>(i), tally),
          "");
  }
  return tally;
}

void expect_variety(const Tally& tally) {
  for (const Kind kind : {Kind::Road, Kind::City, Kind::Field})
    EXPECT_GT(tally.scored[static_cast<size_t>(kind)], 0) << KIND_NAME[static_cast<size_t>(kind)];
  for (const long towns : tally.towns) EXPECT_GT(towns, 0);
}

TEST(MapGames, X1_games_in_france_agree_with_the_referee) { expect_variety(play_on("france")); }
TEST(MapGames, X1_games_in_benelux_agree_with_the_referee) { expect_variety(play_on("benelux")); }
TEST(MapGames, X1_games_in_great_britain_agree_with_the_referee) { expect_variety(play_on("great_britain")); }
TEST(MapGames, X1_games_in_iberia_agree_with_the_referee) { expect_variety(play_on("iberia")); }
TEST(MapGames, X1_games_in_deutschland_agree_with_the_referee) { expect_variety(play_on("deutschland")); }

TEST(MapGames, X1_games_with_other_tiles_and_meeples_agree_with_the_referee) {
  Tally tally;
  uint64_t seed = 0;
  for (const char* map : MAPS)
    for (const Configuration& odd : odd_games_on(map)) {
      EXPECT_EQ(play_checked(odd, static_cast<Style>(seed % STYLES), seed, tally), "");
      ++seed;
    }
  EXPECT_GT(tally.discarded, 0);
}

TEST(MapGames, M13_games_on_maps_of_chance_agree_with_the_referee) {
  Tally tally;
  int full = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const Map map = random_map(seed);
    EXPECT_EQ(play_checked(random_game_on(map, seed), static_cast<Style>(seed % STYLES), seed, tally), "");
    full += tally.last_empty == 0;
  }
  EXPECT_GT(full, 0);
  expect_variety(tally);
}

} // namespace
} // namespace mappa::proof
