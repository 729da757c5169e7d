// V1-V4: the town variants.
#include "map_builder.h"

namespace mappa::proof {
namespace {

constexpr TownVariants ONE_MORE{true, false, false}, COST{false, true, false}, ROAD_BONUS{false, false, true};

TEST(Towns, V1_a_town_is_an_ordinary_square_without_variants) {
  Table table(board({"*oo"}));
  table.position.scores[0] = 5;
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_EQ(table.score(0), 5);
  EXPECT_EQ(table.turn_of(), 1);
}

TEST(Towns, V1_V3_a_start_square_that_is_not_used_is_a_town) {
  Map map = board({"*#*#"});
  map.starts_used = 1;
  Table table(map, {.towns = COST, .starts = {"0,0"}});
  table.position.scores = {5, 5};
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_EQ(table.score(0), 5);
  table.place("base/RFr", 2, 0);
  EXPECT_EQ(table.score(1), 3);
}

TEST(Towns, V2_covering_a_town_grants_an_extra_tile) {
  Table table(board({"*o###"}), {.towns = ONE_MORE});
  const int turn = table.position.turn;
  table.place("base/RFr", 1, 0);
  ASSERT_TRUE(table.asked()) << "first the figure";
  table.pass();
  EXPECT_EQ(table.turn_of(), 0);
  EXPECT_EQ(table.position.turn, turn) << "it is the same turn";
  EXPECT_EQ(table.position.stack_size, 19);
  table.place("base/RFr", 2, 0);
  ASSERT_TRUE(table.asked()) << "it has a figure step of its own";
  table.pass();
  EXPECT_EQ(table.turn_of(), 1);
  EXPECT_EQ(table.position.turn, turn + 1);
}

TEST(Towns, V2_a_town_covered_by_the_extra_tile_grants_nothing) {
  Table table(board({"*ooo#"}), {.towns = ONE_MORE});
  table.place("base/RFr", 1, 0);
  table.pass();
  table.place("base/RFr", 2, 0);
  table.pass();
  EXPECT_EQ(table.turn_of(), 1);
  table.place("base/RFr", 3, 0); // but the next player's town does
  table.pass();
  EXPECT_EQ(table.turn_of(), 1);
}

TEST(Towns, V2_an_ordinary_square_grants_nothing) {
  Table table(board({"*##o"}), {.towns = ONE_MORE});
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_EQ(table.turn_of(), 1);
}

TEST(Towns, V2_scoring_comes_before_the_extra_tile) {
  Table table(board({"*o#", "###"}), {.meeples = 1, .towns = ONE_MORE});
  table.place("base/RRR", 1, 0);
  table.stand(Kind::Road, W); // complete: the meeple comes back
  EXPECT_EQ(table.score(0), 2);
  EXPECT_EQ(table.turn_of(), 0);
  table.place("base/RFr", 2, 0);
  table.stand(Kind::Road, E); // and can be put again
  EXPECT_EQ(table.score(0), 2 + 2);
}

TEST(Towns, V2_without_meeples_the_extra_tile_comes_at_once) {
  Table table(board({"#*o#"}), {.meeples = 1, .towns = ONE_MORE});
  table.put(0, table.lay("base/RRR", 0, 0), Kind::Field, 0);
  table.place("base/RFr", 2, 0);
  EXPECT_FALSE(table.asked());
  EXPECT_EQ(table.turn_of(), 0);
  EXPECT_NE(table.drawn(), NO_TILE);
}

TEST(Towns, V2_an_extra_tile_that_fits_nowhere_is_replaced) {
  Table table(board({"*o##"}), {.towns = ONE_MORE});
  table.stack({"base/L", "base/RFr"});
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_EQ(table.position.discarded_size, 1);
  EXPECT_EQ(table.drawn(), table.kind_of("base/RFr"));
  EXPECT_EQ(table.turn_of(), 0);
}

TEST(Towns, V2_without_a_tile_to_draw_the_game_ends) {
  Table table(board({"*o##"}), {.towns = ONE_MORE});
  table.stack({});
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 2);
}

TEST(Towns, V2_M13_without_a_square_the_game_ends) {
  Table table(board({"*o"}), {.towns = ONE_MORE});
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.position.stack_size, 20);
}

TEST(Towns, V3_covering_a_town_costs_two_points_but_never_more_than_one_has) {
  for (const auto& [before, after] : {std::pair{5, 3}, {2, 0}, {1, 0}, {0, 0}}) {
    Table table(board({"*o##"}), {.towns = COST});
    table.position.scores = {static_cast<int16_t>(before), 9};
    table.place("base/RFr", 1, 0);
    EXPECT_EQ(table.score(0), after);
    EXPECT_EQ(table.score(1), 9);
    ASSERT_EQ(scores(table).size(), before ? 1u : 0u);
    if (before) {
      EXPECT_EQ(scores(table)[0].points, after - before);
      EXPECT_EQ(scores(table)[0].reason, Reason::TownCost);
    }
  }
}

TEST(Towns, V3_the_town_is_paid_before_anything_is_scored) {
  Table table(board({"*o#", "###"}), {.towns = COST});
  table.position.scores[0] = 1;
  table.place("base/RRR", 1, 0);
  ASSERT_TRUE(table.asked());
  EXPECT_EQ(table.score(0), 0) << "before the meeple step";
  table.stand(Kind::Road, W);
  EXPECT_EQ(table.score(0), 2);
}

TEST(Towns, V3_the_town_is_told_before_the_roads_that_its_tile_completes) {
  Table table(board({"#*o#", "####"}), {.meeples = 1, .towns = COST});
  table.put(0, table.lay("base/RRR", 0, 0), Kind::Road, E);
  table.position.scores[0] = 1;
  table.place("base/RRR", 2, 0); // no meeple is left: scored at once
  ASSERT_EQ(scores(table).size(), 2u);
  EXPECT_EQ(scores(table)[0].reason, Reason::TownCost);
  EXPECT_EQ(scores(table)[1].kind, Kind::Road);
  EXPECT_EQ(table.score(0), 3);
}

TEST(Towns, V3_V2_a_town_covered_by_the_extra_tile_is_paid_for) {
  Table table(board({"*oo#"}), {.towns = {true, true, false}});
  table.position.scores[0] = 9;
  table.place("base/RFr", 1, 0);
  table.pass();
  table.place("base/RFr", 2, 0);
  EXPECT_EQ(table.score(0), 5);
}

// A road from the start tile down and to the east, round a town at (2,0) that is beside two of its tiles.
Table road_round_town(TownVariants towns, const char* first_row = "*#o.") {
  Table table(board({first_row, "####"}), {.towns = towns});
  table.stack(std::vector<std::string>(20, "base/L"));
  table.lay("base/Rr", 1, 0);    // west and south
  table.lay("base/Rr", 1, 1, 2); // north and east
  return table;
}

void complete(Table& table) {
  table.put(0, table.lay("base/RFr", 2, 1), Kind::Road, E);
  table.place("base/RRR", 3, 1);
  table.pass();
}

TEST(Towns, V4_an_uncovered_town_beside_a_complete_road_counts_once) {
  Table table = road_round_town(ROAD_BONUS);
  complete(table);
  EXPECT_EQ(table.score(0), 5 + 2);
  ASSERT_EQ(scores(table).size(), 1u);
  EXPECT_EQ(scores(table)[0].tiles, 5);
  EXPECT_EQ(scores(table)[0].towns, 1);
}

TEST(Towns, V4_without_the_variant_towns_bring_nothing) {
  Table table = road_round_town({});
  complete(table);
  EXPECT_EQ(table.score(0), 5);
}

TEST(Towns, V4_a_covered_town_brings_nothing) {
  Table table = road_round_town(ROAD_BONUS);
  table.lay("base/L", 2, 0);
  complete(table);
  EXPECT_EQ(table.score(0), 5);
}

TEST(Towns, V4_each_town_beside_the_road_counts) {
  Table table = road_round_town(ROAD_BONUS, "*#oo"); // the other is beside the last tile
  complete(table);
  EXPECT_EQ(table.score(0), 5 + 4);
}

TEST(Towns, V4_towns_count_for_an_incomplete_road_at_the_end) {
  Table table = road_round_town(ROAD_BONUS);
  table.stack({});
  table.place("base/RFr", 2, 1);
  table.stand(Kind::Road, E);
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 4 + 2);
}

TEST(Towns, V4_a_town_that_the_last_tile_covers_brings_nothing) {
  Table table(board({"*o", "##"}), {.towns = ROAD_BONUS});
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E);
  EXPECT_EQ(table.score(0), 2);
}

TEST(Towns, V4_V1_a_start_square_that_is_not_used_counts) {
  Map map = board({"*#", "#*"});
  map.starts_used = 1;
  Table table(map, {.towns = ROAD_BONUS, .starts = {"0,0"}});
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E);
  EXPECT_EQ(table.score(0), 2 + 2);
}

TEST(Towns, V4_cities_get_nothing_for_towns) {
  Table table(board({"*#", "#o"}), {.towns = ROAD_BONUS});
  table.place("base/C", 0, 1, 3); // west, to the border
  table.stand(Kind::City, W);
  EXPECT_EQ(table.score(0), 2);
}

TEST(Towns, V4_both_owners_of_a_road_get_the_bonus) {
  Table table = road_round_town(ROAD_BONUS);
  table.put(1, first_tile(table), Kind::Road, E);
  complete(table);
  EXPECT_EQ(table.score(0), 5 + 2);
  EXPECT_EQ(table.score(1), 5 + 2);
}

TEST(Towns, V4_M8_a_town_at_the_other_end_of_a_ferry_is_not_beside_the_road) {
  Map map = board({"*.o", "#.#"});
  add_ferry(map, side(0, 0, E), side(2, 0, W));
  Table table(map, {.towns = ROAD_BONUS});
  table.put(0, first_tile(table), Kind::Road, E);
  table.stack({});
  table.place("base/L", 0, 1);
  table.pass();
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 2);
}

} // namespace
} // namespace mappa::proof
