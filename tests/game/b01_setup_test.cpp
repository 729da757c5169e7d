// B1, B2: what a game starts from.
#include "board_builder.h"

#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::HasSubstr;

std::string refusal(const Setup& setup) {
  try {
    rules_for(setup);
  } catch (const SetupError& error) {
    return error.what();
  }
  return "";
}

TEST(Base, B1_one_to_six_players_with_seven_meeples_each) {
  for (int n = 1; n <= 6; ++n) {
    const Ruleset rules = rules_for(setup_for(n));
    const Position p = start(rules, 1);
    EXPECT_EQ(rules.players, n);
    for (size_t i = 0; i < MAX_PLAYERS; ++i) {
      EXPECT_EQ(p.stash[i][0], i < static_cast<size_t>(n) ? 7 : 0);
      EXPECT_EQ(p.scores[i], 0);
    }
  }
}

TEST(Base, B1_no_players_or_seven_are_refused) {
  EXPECT_THAT(refusal(setup_for(0)), HasSubstr("1 to 6 players, not 0"));
  EXPECT_THAT(refusal(setup_for(7)), HasSubstr("1 to 6 players, not 7"));
}

TEST(Base, B1_one_to_twenty_meeples) {
  auto setup = setup_for(2);
  for (const int n : {1, 20}) {
    setup.meeples = n;
    EXPECT_EQ(start(rules_for(setup), 1).stash[1][0], n);
  }
  for (const int n : {-1, 0, 21}) {
    setup.meeples = n;
    EXPECT_THAT(refusal(setup), HasSubstr("meeples must be 1 to 20, not " + std::to_string(n)));
  }
}

TEST(Base, B1_the_start_tile_lies_unrotated_in_the_middle) {
  const Ruleset rules = rules_for(setup_for(2));
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const Position p = start(rules, seed);
    ASSERT_EQ(p.tiles_laid, 1);
    EXPECT_EQ(rules.kinds[p.laid[1].oriented / ROTATIONS].tile.id, "base/RCr.start");
    EXPECT_EQ(p.laid[1].oriented % ROTATIONS, 0);
    EXPECT_EQ(p.squares[1], square(0, 0));
    EXPECT_EQ(p.placed_by[1], NOBODY);
    EXPECT_EQ(p.stack_size, 70); // 72, one on the board, one in hand
  }
}

TEST(Base, B1_without_a_start_tile_the_stack_provides_one) {
  auto setup = setup_for(2, {{"inns_and_cathedrals", 1}});
  const Ruleset rules = rules_for(setup);
  const Position p = start(rules, 3);
  EXPECT_EQ(p.tiles_laid, 1);
  EXPECT_EQ(p.squares[1], square(0, 0));
  EXPECT_EQ(check_tiles_kept(rules, p), Faults{});
}

TEST(Base, B1_two_copies_have_one_start_tile_and_a_spare) {
  auto setup = setup_for(2, {{"base", 2}});
  const Ruleset rules = rules_for(setup);
  EXPECT_EQ(rules.tile_limit, 144);
  EXPECT_EQ(std::count(rules.mix.begin(), rules.mix.end(), rules.start_kind), 1);
}

TEST(Base, B1_a_tile_limit_deals_different_tiles_for_different_seeds) {
  auto setup = setup_for(2);
  setup.tile_limit = 10;
  const Ruleset rules = rules_for(setup);
  std::set<std::vector<uint8_t>> dealt;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    const Position p = start(rules, seed);
    EXPECT_EQ(p.stack_size + p.tiles_laid + 1, 10);
    EXPECT_EQ(check_tiles_kept(rules, p), Faults{});
    dealt.insert({p.stack.begin(), p.stack.begin() + p.stack_size});
  }
  EXPECT_GT(dealt.size(), 8u);
}

TEST(Base, B1_a_limit_of_one_tile_is_over_at_once) {
  auto setup = setup_for(2);
  setup.tile_limit = 1;
  EXPECT_EQ(start(rules_for(setup), 1).decision, Decision::Over);
  setup.tile_limit = 0;
  EXPECT_THAT(refusal(setup), HasSubstr("tile_limit must be at least 1, not 0"));
}

TEST(Base, B1_a_game_without_tiles_is_refused) {
  auto setup = setup_for(2, {});
  EXPECT_THAT(refusal(setup), HasSubstr("at least one tile"));
}

TEST(Base, B1_a_tile_is_in_the_game_as_often_as_its_file_allows_at_most) {
  TileSet set = tile_set("base");
  set.tiles[1].max_in_game = 5; // base/L, four in a box
  const auto copies = [&](int sets) {
    const Ruleset rules = make_ruleset(setup_for(2, {{"base", sets}}), {&set});
    return std::count(rules.mix.begin(), rules.mix.end(), 1);
  };
  EXPECT_EQ(copies(1), 4);
  EXPECT_EQ(copies(2), 5);
}

TEST(Base, B2_a_turn_is_a_tile_then_a_figure_then_the_next_player) {
  Table table({.players = 3});
  table.lay("base/RFr", 0, 0);
  for (int turn = 0; turn < 4; ++turn) {
    EXPECT_EQ(table.turn_of(), turn % 3);
    EXPECT_EQ(table.position.turn, turn + 1);
    table.place("base/RFr", turn + 1, 0);
    EXPECT_TRUE(table.asked());
    EXPECT_EQ(table.position.decider, turn % 3);
    EXPECT_EQ(table.position.placed_by[table.position.tiles_laid], turn % 3);
    table.pass();
    EXPECT_EQ(table.position.decision, Decision::Tile);
  }
}

TEST(Base, B2_scoring_comes_after_the_figure) {
  Table table;
  table.put(1, table.lay("base/C", 0, 0), Kind::City, N);
  table.place("base/C", 0, -1, 2);
  EXPECT_EQ(table.score(1), 0);
  table.pass();
  EXPECT_EQ(table.score(1), 4);
}

} // namespace
} // namespace mappa::proof
