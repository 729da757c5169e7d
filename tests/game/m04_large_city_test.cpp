// M4, M5, M10: large cities.
#include "map_builder.h"

namespace mappa::proof {
namespace {

TEST(Maps, M4_M1_a_tile_beside_a_large_city_opens_every_square_beside_it) {
  Table table(berlin()); // the start tile is at a closed side
  for (const At at : {At{1, 0}, At{0, 1}, At{3, 1}, At{2, 2}}) EXPECT_TRUE(table.can_use(at.x, at.y));
}

TEST(Maps, M4_a_large_city_is_not_connected_before_a_tile_lies_beside_it) {
  Map map = board({"*##@#", "....#"});
  add_city(map, {{3, 0}}, {side(3, 0, W), side(3, 0, E)});
  Table table(map);
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_FALSE(table.can_use(4, 0));
  table.place("inns_and_cathedrals/CFR", 2, 0, 1); // city east, road west
  table.pass();
  EXPECT_TRUE(table.can_use(4, 0));
  EXPECT_FALSE(table.can_use(4, 1));
}

TEST(Maps, M4_one_square_connected_at_a_closed_side_opens_all_round) {
  Map map = board({".#.", "#@#", ".*."});
  add_city(map, {{1, 1}}, {side(1, 1, N)});
  Table table(map);
  for (const At at : {At{1, 0}, At{0, 1}, At{2, 1}}) EXPECT_TRUE(table.can_use(at.x, at.y));
}

TEST(Maps, M4_a_tile_beside_either_square_opens_what_is_beside_both) {
  for (const bool first : {true, false}) {
    Map map = board({"#@@#", "*..*"});
    add_city(map, {{1, 0}, {2, 0}}, {side(1, 0, W), side(2, 0, E)});
    map.starts_used = 1;
    Table table(map, {.starts = {first ? "0,1" : "3,1"}});
    const int near = first ? 0 : 3, far = 3 - near;
    EXPECT_FALSE(table.can_use(far, 0));
    table.place("base/Cc.1", near, 0, first ? 2 : 3); // the start tile has its city in the north
    table.pass();
    EXPECT_TRUE(table.can_use(far, 0));
  }
}

TEST(Maps, M4_both_players_may_use_the_squares_beside_a_connected_city) {
  Table table(berlin());
  ASSERT_EQ(table.turn_of(), 0);
  EXPECT_TRUE(table.can_place("base/C", 3, 1, 3));
  table.place("base/C", 1, 0, 2);
  table.pass();
  ASSERT_EQ(table.turn_of(), 1);
  EXPECT_TRUE(table.can_place("base/C", 3, 1, 3));
}

TEST(Maps, M4_no_tile_goes_on_a_large_city) {
  Table table(berlin());
  EXPECT_FALSE(table.can_use(1, 1));
  EXPECT_FALSE(table.can_use(2, 1));
}

TEST(Maps, M4_large_cities_are_connected_one_by_one) {
  Map map = board({"*@#@#", "#...."});
  add_city(map, {{1, 0}}, {side(1, 0, E)});
  add_city(map, {{3, 0}}, {side(3, 0, W)});
  Table table(map);
  EXPECT_TRUE(table.can_use(2, 0));
  EXPECT_FALSE(table.can_use(4, 0)) << "beyond the second city";
  table.place("base/CFc.1", 2, 0);
  table.pass();
  EXPECT_TRUE(table.can_use(4, 0));
}

TEST(Maps, M5_open_sides_are_city_and_closed_sides_are_field) {
  Table table(berlin());
  EXPECT_TRUE(table.can_place("base/C", 1, 0, 2)) << "north: open";
  for (const int rot : {0, 1, 3}) EXPECT_FALSE(table.can_place("base/C", 1, 0, rot));
  EXPECT_FALSE(table.can_place("base/RFr", 1, 0, 1)) << "a road does not fit a city";
  Map map = board({"#@#", ".*."});
  add_city(map, {{1, 0}}, {side(1, 0, E)});
  Table other(map);
  EXPECT_TRUE(other.can_place("base/L", 0, 0)) << "west: closed";
  EXPECT_FALSE(other.can_place("base/C", 0, 0, 1));
  EXPECT_FALSE(other.can_place("base/RFr", 0, 0));
}

// A city of one square with a tile at its only open side in the east, and fields at the others.
Map walled() {
  Map map = board({"..#..", ".#@##", "..*##", "....#"});
  return add_city(map, {{2, 1}}, {side(2, 1, E)}, 1);
}

TEST(Maps, M5_the_fields_at_closed_sides_are_apart_from_each_other) {
  Table table(walled());
  table.put(0, table.lay("base/L", 1, 1), Kind::Field, 2);
  table.place("base/L", 2, 0);
  EXPECT_TRUE(table.can_stand(Kind::Field, 4)) << "another field, though of the same city";
}

TEST(Maps, M5_a_field_at_a_closed_side_touches_the_city) {
  Table table(walled());
  table.put(0, table.lay("base/L", 1, 1), Kind::Field, 2);
  table.put(1, table.lay("base/L", 2, 0), Kind::Field, 4);
  table.lay("base/C", 3, 1, 3);
  table.stack({});
  table.place("base/RFr", 3, 2); // beside the start tile
  table.pass();
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 3);
  EXPECT_EQ(table.score(1), 3);
}

TEST(Maps, M5_a_field_at_a_closed_side_scores_a_complete_city_only) {
  Table table(walled());
  table.put(0, table.lay("base/L", 1, 1), Kind::Field, 2);
  table.lay("base/Cc.1", 3, 1); // city north and west: closed in the north by the border
  table.stack({});
  table.place("base/RFr", 3, 2);
  table.pass();
  EXPECT_EQ(table.score(0), 3);

  Table open(walled());
  open.put(0, open.lay("base/L", 1, 1), Kind::Field, 2);
  open.lay("base/CFc.1", 3, 1); // goes on in the east
  open.stack({});
  open.place("base/RFr", 3, 2);
  open.pass();
  ASSERT_TRUE(open.over());
  EXPECT_EQ(open.score(0), 0);
}

TEST(Maps, M5_a_city_counts_once_for_a_field_that_touches_it_at_several_sides) {
  Map map = board({"##..", "#@##", ".*##"});
  add_city(map, {{1, 1}}, {side(1, 1, E)});
  Table table(map);
  table.put(0, table.lay("base/L", 0, 1), Kind::Field, 2); // at the closed side in the west
  table.lay("base/L", 0, 0);
  table.lay("base/L", 1, 0); // and in the north
  table.lay("base/C", 2, 1, 3);
  table.stack({});
  table.place("base/RFr", 2, 2);
  table.pass();
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 3);
}

TEST(Maps, M5_without_fields_closed_sides_still_want_field) {
  Table table(walled(), {.fields = false});
  EXPECT_TRUE(table.can_place("base/L", 1, 1));
  EXPECT_FALSE(table.can_place("base/CFc.1", 1, 1));
}

TEST(Maps, M10_M9_berlin_completed_is_worth_20) {
  Table table(berlin());
  table.place("base/C", 0, 1, 1);
  table.stand(Kind::City, E);
  table.place("base/C", 1, 0, 2);
  EXPECT_FALSE(table.can_stand(Kind::City, S)) << "the city is taken";
  table.pass();
  table.place("base/C", 3, 1, 3);
  table.pass();
  EXPECT_EQ(table.score(0), 0);
  table.place("base/RrC", 2, 2); // road west, as the start tile's
  table.pass();
  EXPECT_EQ(table.score(0), 20);
  EXPECT_EQ(table.stash(0), 9);
  ASSERT_EQ(scores(table).size(), 1u);
  EXPECT_EQ(scores(table)[0].tiles, 6);
  EXPECT_EQ(scores(table)[0].coats, 4);
}

TEST(Maps, M10_M9_an_incomplete_large_city_counts_one_for_each_square_and_coat) {
  Table table(berlin());
  table.stack({});
  table.place("base/C", 0, 1, 1);
  table.stand(Kind::City, E);
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 3 + 4);
}

TEST(Maps, M10_a_large_city_of_one_square_and_one_open_side) {
  Table table(walled());
  table.place("base/C", 3, 1, 3);
  table.stand(Kind::City, W);
  EXPECT_EQ(table.score(0), 2 * 2 + 2);
}

TEST(Maps, M10_the_rest_of_the_city_must_be_closed_too) {
  Table table(walled());
  table.place("base/CFc.1", 3, 1); // city west and east
  table.stand(Kind::City, W);
  EXPECT_EQ(table.score(0), 0);
  table.place("base/C", 4, 1, 3);
  table.pass();
  EXPECT_EQ(table.score(0), 2 * 3 + 2);
}

TEST(Maps, M10_a_tile_between_two_large_cities_makes_them_one) {
  Map map = board({"*@#@#", "#...."});
  add_city(map, {{1, 0}}, {side(1, 0, E)}, 1);
  add_city(map, {{3, 0}}, {side(3, 0, W)}, 2);
  Table table(map);
  table.place("base/CFc+", 2, 0);
  table.stand(Kind::City, E);
  EXPECT_EQ(table.score(0), 2 * 3 + 2 * 4);
}

TEST(Maps, M10_two_players_meet_in_a_large_city) {
  Table table(berlin());
  table.put(0, table.lay("base/C", 0, 1, 1), Kind::City, E);
  table.put(1, table.lay("base/C", 1, 0, 2), Kind::City, S);
  table.lay("base/C", 3, 1, 3);
  table.place("base/RrC", 2, 2);
  table.pass();
  EXPECT_EQ(table.score(0), 20);
  EXPECT_EQ(table.score(1), 20);
}

// The city in the west begins at (0,0), before the one in the north at (1,0), though its tile lies behind it.
TEST(Maps, M10_X7_the_squares_of_a_large_city_count_for_the_order_of_scoring) {
  Map map = board({"@#.", "@##", "*##"});
  add_city(map, {{0, 0}, {0, 1}}, {side(0, 1, E)});
  Table table(map);
  table.put(1, table.lay("base/C", 1, 0, 2), Kind::City, S);
  table.place("base/CC.2", 1, 1); // cities north and west
  table.stand(Kind::City, W);
  ASSERT_EQ(scores(table).size(), 2u);
  EXPECT_EQ(scores(table)[0].tiles, 3);
  EXPECT_EQ(scores(table)[1].tiles, 2);
}

} // namespace
} // namespace mappa::proof
