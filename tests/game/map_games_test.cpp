// Random games on the five maps under the checker.
#include "chip_ground.h"
#include "map_play.h"
#include "random_map.h"
#include "sets.h"

#include <gtest/gtest.h>

namespace mappa::proof {
namespace {

Tally play_on(const std::string& map, bool chips = false) {
  Tally tally;
  int number = 0;
  for (const MapGame& game : games_on(map, chips)) // every set of starts and variants
    EXPECT_EQ(play_checked(recommended(game), static_cast<Style>(number++ % STYLES), 0, tally), "");
  return tally;
}

void expect_towns_and_all(const Tally& tally) {
  for (const Kind kind : {Kind::Road, Kind::City, Kind::Field})
    EXPECT_GT(tally.scored[static_cast<size_t>(kind)], 0) << KIND_NAME[static_cast<size_t>(kind)];
  for (const long towns : tally.towns) EXPECT_GT(towns, 0);
}

TEST(MapGames, X1_games_in_france_agree_with_the_referee) { expect_towns_and_all(play_on("france")); }
TEST(MapGames, X1_games_in_benelux_agree_with_the_referee) { expect_towns_and_all(play_on("benelux")); }
TEST(MapGames, X1_games_in_great_britain_agree_with_the_referee) {
  expect_towns_and_all(play_on("great_britain"));
}
TEST(MapGames, X1_games_in_iberia_agree_with_the_referee) { expect_towns_and_all(play_on("iberia")); }
TEST(MapGames, X1_games_in_deutschland_agree_with_the_referee) {
  expect_towns_and_all(play_on("deutschland"));
}

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

TEST(MapGames, X6_games_with_the_rules_of_expansions_agree_with_the_referee) {
  Tally tally;
  uint64_t seed = 0;
  for (const char* map : MAPS)
    for (const Configuration& game : expanded_games_on(map)) {
      EXPECT_EQ(play_checked(game, static_cast<Style>(seed % STYLES), seed, tally), "");
      ++seed;
    }
  EXPECT_GT(tally.builders, 0);
  EXPECT_GT(tally.given[static_cast<size_t>(Reason::Abbot)], 0);
  EXPECT_GT(tally.told[static_cast<size_t>(EventType::Goods)], 0);
}

TEST(MapGames, R1_games_with_rivers_agree_with_the_referee_V1_BX3) {
  Tally tally;
  uint64_t seed = 0;
  for (const char* map : MAPS)
    for (const Configuration& game : river_games_on(map)) {
      EXPECT_EQ(play_checked(game, static_cast<Style>(seed % STYLES), seed, tally), "");
      ++seed;
    }
  EXPECT_GT(tally.starts, 50);
  EXPECT_GT(tally.asked[static_cast<size_t>(Decision::Draw)], 0);
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
  expect_towns_and_all(tally);
}

// With chips: what is asked, and what brings points.
void expect_chips(const Tally& tally, std::initializer_list<Decision> asked,
                  std::initializer_list<Reason> given) {
  expect_towns_and_all(tally);
  for (const Decision decision : asked) EXPECT_GT(tally.asked[static_cast<size_t>(decision)], 0);
  for (const Reason reason : given) EXPECT_GT(tally.given[static_cast<size_t>(reason)], 0);
}

TEST(ChipGames, X1_games_with_wine_in_france_agree_with_the_referee) {
  expect_chips(play_on("france", true), {Decision::Sell}, {Reason::ChipTaken, Reason::Wine});
}
TEST(ChipGames, X1_games_with_islands_in_benelux_agree_with_the_referee) {
  expect_chips(play_on("benelux", true), {Decision::Draw}, {Reason::ChipTaken});
}
TEST(ChipGames, X1_games_with_the_isle_in_great_britain_agree_with_the_referee_X4) {
  expect_chips(play_on("great_britain", true), {Decision::Redeem, Decision::BuyTurn}, {Reason::ChipTaken});
}
TEST(ChipGames, X1_games_with_treats_in_iberia_agree_with_the_referee) {
  expect_chips(play_on("iberia", true), {Decision::Treat}, {Reason::ChipTaken, Reason::Treat, Reason::Coats});
}
TEST(ChipGames, X1_games_with_upgrades_in_deutschland_agree_with_the_referee) {
  expect_chips(play_on("deutschland", true), {Decision::Upgrade}, {Reason::ChipTaken});
}

TEST(ChipGames, X1_games_with_chips_and_other_tiles_and_meeples_agree_with_the_referee) {
  Tally tally;
  uint64_t seed = 0;
  for (const char* map : MAPS)
    for (const Configuration& odd : odd_games_on(map, true)) {
      EXPECT_EQ(play_checked(odd, static_cast<Style>(seed % STYLES), seed, tally), "");
      ++seed;
    }
}

TEST(ChipGames, C5_C6_games_with_chips_of_any_map_laid_by_anyone_agree_with_the_referee) {
  Tally tally;
  uint64_t seed = 0;
  for (const char* map : MAPS)
    for (const Configuration& game : chip_games_on(map)) {
      EXPECT_EQ(play_checked(game, static_cast<Style>(seed % STYLES), seed, tally), "");
      ++seed;
    }
  EXPECT_GT(tally.told[static_cast<size_t>(EventType::ChipLaid)], 0);
}

TEST(ChipGames, X5_games_with_chips_on_maps_of_chance_agree_with_the_referee) {
  Tally tally;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const Map map = random_map(seed);
    EXPECT_EQ(play_checked(random_game_on(map, seed, true), static_cast<Style>(seed % STYLES), seed, tally),
              "");
  }
  for (size_t decision = 0; decision < static_cast<size_t>(Decision::Over); ++decision)
    EXPECT_GT(tally.asked[decision], 0) << decision;
  for (size_t reason = 0; reason < static_cast<size_t>(Reason::Abbot);
       ++reason) // those of expansions come last
    EXPECT_GT(tally.given[reason], 0) << reason;
}

TEST(PostmanGames, X1_games_with_the_postman_on_every_map_with_chips_agree_with_the_referee) {
  for (const char* map : MAPS) {
    Tally tally;
    const auto games = games_on(map, true, true);
    for (size_t i = 0; i < 8; ++i) { // some of each map; `soak maps` plays all
      const size_t game = (7 * i + 3) % games.size();
      EXPECT_EQ(play_checked(recommended(games[game]), static_cast<Style>(i % STYLES), i, tally), "");
    }
    EXPECT_GT(tally.asked[static_cast<size_t>(Decision::Keep)], 0) << map;
    EXPECT_GT(tally.told[static_cast<size_t>(EventType::Postman)], 0) << map;
  }
}

// The core finds the room by matching squares, the tests by trying row after row.
TEST(ChipGames, C2_a_map_of_chance_takes_as_many_chips_as_have_room_and_not_one_more) {
  Tally tally;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    Map map = random_map(seed);
    map.chip_squares = {};
    map.chips_laid = room_for_chips(map);
    if (map.chips_laid >= CHIPS) continue;
    EXPECT_EQ(play_checked(random_game_on(map, seed, true), Style::Uniform, seed, tally), "");
    ++map.chips_laid;
    EXPECT_THROW(random_game_on(map, seed, true), SetupError);
  }
}

} // namespace
} // namespace mappa::proof
