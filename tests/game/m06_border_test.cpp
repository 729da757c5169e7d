// M6, M7, M9: the border of the board, its stubs, and their coats of arms.
#include "map_builder.h"

namespace mappa::proof {
namespace {

TEST(Maps, M6_any_side_fits_a_plain_border) {
  Table table(board({"*", "#", "#"}));                // one column; the start's south side is field
  EXPECT_TRUE(table.can_place("base/RFr", 0, 1));     // roads at the border
  EXPECT_TRUE(table.can_place("base/CFc.1", 0, 1));   // cities
  EXPECT_TRUE(table.can_place("base/L", 0, 1));       // fields
  EXPECT_TRUE(table.can_place("base/C", 0, 1, 1));    // a city and a field
  EXPECT_FALSE(table.can_place("base/RFr", 0, 1, 1)); // but a road does not fit the start tile
}

TEST(Maps, M6_half_a_city_at_the_border_is_complete) {
  Table table(board({"*", "#", "#"}));
  table.place("base/C", 0, 1, 3); // city west
  table.stand(Kind::City, W);
  EXPECT_EQ(table.score(0), 2);
  EXPECT_EQ(table.stash(0), 9);
}

TEST(Maps, M6_a_road_from_border_to_border_is_complete) {
  Table table(board({"*", "#", "#"}));
  table.place("base/RFr", 0, 1);
  table.stand(Kind::Road, E);
  EXPECT_EQ(table.score(0), 1);
}

TEST(Maps, M6_a_road_is_closed_at_the_border_on_one_side_only) {
  Table table(board({"*##"}));
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E);
  EXPECT_EQ(table.score(0), 0) << "it goes on in the east";
  table.place("base/RFr", 2, 0);
  if (table.asked()) table.pass();
  EXPECT_EQ(table.score(0), 3);
}

TEST(Maps, M6_a_city_with_two_sides_at_a_corner_of_the_board) {
  Table table(board({"*#", "##"}));
  table.place("base/Rr", 1, 0); // road west and south
  table.pass();
  table.place("base/CccR", 1, 1, 2); // road north, city at the three other sides
  table.stand(Kind::City, S);
  EXPECT_EQ(table.score(1), 0);
  table.place("base/C", 0, 1, 1);
  table.pass();
  EXPECT_EQ(table.score(1), 4);
}

TEST(Maps, M6_a_wave_is_no_square) {
  Table table(board({"*##", "#~#", "###"}));
  EXPECT_TRUE(table.can_place("base/RRR", 1, 0)) << "a road towards the wave";
  EXPECT_TRUE(table.can_place("base/RFr", 1, 0)) << "or a field";
  table.place("base/RRR", 1, 0);
  table.stand(Kind::Road, S); // closed at the wave
  EXPECT_EQ(table.score(0), 1);
  EXPECT_FALSE(table.can_use(1, 1));
}

TEST(Maps, M6_a_stub_demands_a_side_of_its_kind) {
  Map map = board({"*", "#", "#"});
  add_stub(map, side(0, 1, E), Kind::City);
  add_stub(map, side(0, 1, W), Kind::Road);
  Table table(map);
  EXPECT_TRUE(table.can_place("inns_and_cathedrals/CFR", 0, 1, 1)); // city east, road west
  EXPECT_FALSE(table.can_place("inns_and_cathedrals/CFR", 0, 1, 3));
  EXPECT_FALSE(table.can_place("base/RFr", 0, 1));
  EXPECT_FALSE(table.can_place("base/CFc.1", 0, 1));
  EXPECT_FALSE(table.can_place("base/L", 0, 1));
}

TEST(Maps, M6_a_stub_beside_a_wave) {
  Map map = board({"*~#", "###"});
  add_stub(map, side(2, 0, W), Kind::City);
  Table table(map);
  table.lay("base/L", 0, 1);
  table.lay("base/L", 1, 1);
  table.lay("base/L", 2, 1);
  EXPECT_TRUE(table.can_place("base/C", 2, 0, 3));
  EXPECT_FALSE(table.can_place("base/L", 2, 0));
}

// Room to play on lies in the second row; the start tile's road ends at the border in the west.
Map to_denmark(Kind kind, int coats) {
  Map map = board({"*##", "###"});
  return add_stub(map, side(2, 0, E), kind, coats);
}

TEST(Maps, M7_M9_a_road_to_denmark_is_worth_8) {
  Table table(to_denmark(Kind::Road, 2));
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E);
  table.place("base/RFr", 2, 0);
  EXPECT_FALSE(table.can_stand(Kind::Road, E)) << "the road is taken";
  table.pass();
  EXPECT_EQ(table.score(0), 8);
  EXPECT_EQ(table.stash(0), 9);
  ASSERT_EQ(scores(table).size(), 1u);
  EXPECT_EQ(scores(table)[0].tiles, 4);
  EXPECT_EQ(scores(table)[0].coats, 2);
}

TEST(Maps, M7_M9_a_city_at_the_border_is_worth_10) {
  Map map = board({"*##", "###"});
  add_stub(map, side(2, 1, E), Kind::City, 2);
  Table table(map);
  table.lay("base/RFr", 1, 0);
  table.place("base/C", 1, 1, 1); // city east
  table.stand(Kind::City, E);
  table.place("base/CFc.1", 2, 1);
  table.pass();
  EXPECT_EQ(table.score(0), 10);
  ASSERT_EQ(scores(table).size(), 1u);
  EXPECT_EQ(scores(table)[0].tiles, 3);
}

TEST(Maps, M9_M7_an_incomplete_road_with_a_coat_is_worth_4_at_the_end) {
  Map map = board({"*##", "###"});
  add_stub(map, side(2, 1, E), Kind::Road, 1);
  Table table(map);
  table.lay("base/RFr", 1, 0);
  table.place("base/RFr", 1, 1); // open in the west
  table.stand(Kind::Road, E);
  table.stack({});
  table.place("base/RFr", 2, 1);
  table.pass();
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 4);
}

TEST(Maps, M7_a_stub_is_open_towards_the_board_until_a_tile_joins_it) {
  Table table(to_denmark(Kind::Road, 2));
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E);
  EXPECT_EQ(table.score(0), 0);
  table.stack({});
  table.place("base/L", 1, 1); // somewhere else: the game is over
  table.pass();
  EXPECT_EQ(table.score(0), 2) << "the stub does not count yet, nor its coats";
}

TEST(Maps, M7_two_stubs_at_a_corner) {
  Map map = board({"*##", "###"});
  add_stub(map, side(2, 1, E), Kind::Road, 1);
  add_stub(map, side(2, 1, S), Kind::Road);
  Table table(map);
  table.lay("base/RFr", 1, 0);
  table.lay("base/RFr", 2, 0);
  table.place("base/Rr", 2, 1, 3); // east and south
  table.stand(Kind::Road, E);
  EXPECT_EQ(table.score(0), 3 + 2);
}

TEST(Maps, M7_stubs_at_a_crossing_belong_to_different_roads) {
  Map map = board({"*##", "###"});
  add_stub(map, side(2, 1, E), Kind::Road, 1);
  add_stub(map, side(2, 1, S), Kind::Road);
  Table table(map);
  table.lay("base/RFr", 1, 0);
  table.lay("base/RFr", 2, 0);
  table.place("base/RRR", 2, 1); // east, south, west
  table.stand(Kind::Road, S);
  EXPECT_EQ(table.score(0), 2);
}

TEST(Maps, M7_a_stub_does_not_join_the_fields_at_its_sides) {
  Map map = board({"*#", "##", "##"});
  add_stub(map, side(1, 1, E), Kind::Road);
  Table table(map);
  const uint8_t tile = table.lay("base/RFr", 1, 1);
  table.put(0, tile, Kind::Field, 2);
  EXPECT_NE(first_figure(table.word(tile, Kind::Field, 1)), 0);
  EXPECT_EQ(first_figure(table.word(tile, Kind::Field, 3)), 0);
  EXPECT_EQ(check_position(table.rules, table.position, table.on_map()), Faults{});
}

TEST(Maps, M9_coats_of_tiles_and_stubs_add_up) {
  Map map = board({"*##", "###"});
  add_stub(map, side(2, 1, E), Kind::City, 2);
  Table table(map);
  table.lay("base/RFr", 1, 0);
  table.lay("base/C", 1, 1, 1);
  table.place("base/CFc+", 2, 1);
  table.stand(Kind::City, E);
  EXPECT_EQ(table.score(0), 2 * 3 + 2 * 3);
}

} // namespace
} // namespace mappa::proof
