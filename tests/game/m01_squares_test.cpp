// M1, M12-M14: the squares of a map, when they may be used, and when the game ends.
#include "map_builder.h"

#include <cstring>

namespace mappa::proof {
namespace {

TEST(Maps, M1_a_tile_goes_on_a_square_of_the_map_beside_a_placed_tile) {
  Table table(board({"*#.", ".##"}));
  EXPECT_TRUE(table.can_use(1, 0));
  EXPECT_FALSE(table.can_use(1, 1)) << "no tile beside it";
  EXPECT_FALSE(table.can_use(0, 1)) << "no square";
  EXPECT_FALSE(table.can_use(-1, 0)) << "beyond the map";
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_TRUE(table.can_use(1, 1));
  EXPECT_FALSE(table.can_use(2, 0)) << "no square, though beside a tile";
  EXPECT_FALSE(table.can_use(2, 1)) << "only touches a corner";
}

TEST(Maps, M1_a_square_is_used_once) {
  Table table(board({"*##"}));
  EXPECT_FALSE(table.can_use(0, 0));
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_FALSE(table.can_use(1, 0));
  EXPECT_TRUE(table.can_use(2, 0));
}

TEST(Maps, M1_M3_every_start_tile_has_squares_beside_it) {
  Map map = board({"*#..#*"});
  Table table(map);
  EXPECT_TRUE(table.can_use(1, 0));
  EXPECT_TRUE(table.can_use(4, 0));
}

TEST(Maps, M12_an_island_square_is_reached_by_ferry_only) {
  Map map = board({"*#.i", "##.i", "###."});
  add_ferry(map, side(1, 0, E), side(3, 0, W));
  Table table(map);
  EXPECT_FALSE(table.can_use(3, 0));
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_TRUE(table.can_use(3, 0));
  EXPECT_FALSE(table.can_use(3, 1)) << "the next square of the island waits for the first";
  table.place("base/RFr", 3, 0);
  table.pass();
  EXPECT_TRUE(table.can_use(3, 1));
}

TEST(Maps, M12_an_island_square_is_an_ordinary_square) {
  Map map = board({"*.i", "#.i"});
  add_ferry(map, side(0, 0, E), side(2, 0, W));
  Table table(map);
  table.place("base/RRR", 2, 0); // roads east, south, west
  table.stand(Kind::Road, E);    // ends at the border
  EXPECT_EQ(table.score(0), 1);
}

TEST(Maps, M13_the_game_ends_when_every_square_is_covered) {
  Table table(board({"*#"}));
  table.place("base/RRR", 1, 0);
  ASSERT_TRUE(table.asked());
  table.stand(Kind::Field, 0);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.position.stack_size, 20) << "tiles are left and none was drawn";
  EXPECT_EQ(table.position.discarded_size, 0);
  EXPECT_EQ(table.events.list[static_cast<size_t>(table.events.size - 1)].type, EventType::Over);
}

TEST(Maps, M13_the_last_square_is_scored_before_the_end) {
  Table table(board({"*#"}));
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 2);
  EXPECT_EQ(table.stash(0), 9);
}

TEST(Maps, M13_the_game_ends_without_tiles_as_on_the_free_table) {
  Table table(board({"*##", "###"}));
  table.stack({});
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E); // one end is open
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 2);
}

TEST(Maps, M13_tiles_that_fit_no_square_are_put_out_of_the_game) {
  Table table(board({"*##"}));
  table.stack({"base/L", "base/C", "base/RFr"}); // a road is wanted
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_EQ(table.position.discarded_size, 2);
  EXPECT_EQ(table.drawn(), table.kind_of("base/RFr"));
  EXPECT_EQ(table.turn_of(), 1);
}

TEST(Maps, M13_a_map_of_start_squares_only_is_over_at_once) {
  const Table table(board({"*"}));
  EXPECT_TRUE(table.over());
}

Map without_extras(Map map) {
  map.chip_rules = ChipRules::None;
  map.chips_laid = map.island_stacks = 0;
  for (auto& squares : map.chip_squares) squares.clear();
  for (auto& track : map.tracks) track.reset();
  for (Town& town : map.towns) town.grape.reset();
  for (Island& island : map.islands) island.coats = 0;
  return map;
}

TEST(Maps, M14_a_map_without_its_chips_ignores_every_extra_print) {
  for (const char* id : MAPS) {
    auto setup = setup_for(3, {{"base", 1}, {"inns_and_cathedrals", 1}});
    setup.map = id;
    setup.town_variants = {true, true, true};
    const Map plain_map = without_extras(map_of(id));
    const Ruleset rules = rules_for(setup, &map_of(id)), plain = rules_for(setup, &plain_map);
    for (uint64_t seed = 0; seed < 3; ++seed) {
      Position a = start(rules, seed), b = start(plain, seed);
      for (Random random{seed}; a.decision != Decision::Over;) {
        const Action action = random_action(rules, a, random);
        apply(rules, a, action);
        apply(plain, b, action);
        ASSERT_EQ(std::memcmp(&a, &b, sizeof a), 0) << id;
      }
    }
  }
}

TEST(Maps, M14_coats_of_island_squares_bring_nothing_without_chips) {
  Map map = board({"*.i", "##."});
  add_ferry(map, side(0, 0, E), side(2, 0, W));
  map.islands = {{{2, 0}, 2}};
  map.chip_rules = ChipRules::Treats;
  Table table(map);
  table.place("base/RRR", 2, 0);
  EXPECT_EQ(table.score(0), 0);
  EXPECT_TRUE(scores(table).empty());
}

} // namespace
} // namespace mappa::proof
