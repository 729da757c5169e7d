// M8: ferries.
#include "map_builder.h"

namespace mappa::proof {
namespace {

// The start tile's road ends at the border in the west and at the ferry in the east.
Map strait() {
  Map map = board({"*.#", "#.#"});
  return add_ferry(map, side(0, 0, E), side(2, 0, W), 2);
}

TEST(Maps, M8_M9_a_road_with_a_ferry_is_worth_7) {
  Table table(strait());
  table.place("base/RFr", 2, 0);
  table.stand(Kind::Road, E);
  EXPECT_EQ(table.score(0), 7);
  EXPECT_EQ(table.stash(0), 9);
  ASSERT_EQ(scores(table).size(), 1u);
  EXPECT_EQ(scores(table)[0].tiles, 3);
  EXPECT_EQ(scores(table)[0].coats, 2);
}

TEST(Maps, M8_M1_a_tile_at_one_end_opens_the_square_at_the_other) {
  Table table(strait());
  EXPECT_TRUE(table.can_use(2, 0));
  EXPECT_FALSE(table.can_use(2, 1)) << "only the square itself";
  Map map = board({"#.*", "#.#"});
  add_ferry(map, side(0, 0, E), side(2, 0, W));
  EXPECT_TRUE(Table(map).can_use(0, 0)) << "from the other end";
}

TEST(Maps, M8_a_ferry_is_not_connected_before_a_tile_lies_at_an_end) {
  Map map = board({"*#.#", "##.."});
  add_ferry(map, side(1, 0, E), side(3, 0, W));
  Table table(map);
  EXPECT_FALSE(table.can_use(3, 0));
  table.place("base/L", 0, 1); // not at the end
  table.pass();
  EXPECT_FALSE(table.can_use(3, 0));
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_TRUE(table.can_use(3, 0));
  table.place("base/RFr", 3, 0); // and for everyone
  EXPECT_EQ(table.turn_of(), 0);
}

TEST(Maps, M8_both_ends_demand_a_road) {
  Map map = board({"*#.#", "##.."});
  add_ferry(map, side(1, 0, E), side(3, 0, W));
  Table table(map);
  EXPECT_TRUE(table.can_place("base/RFr", 1, 0));
  EXPECT_FALSE(table.can_place("base/Rr", 1, 0)) << "its east side is field";
  EXPECT_FALSE(table.can_place("inns_and_cathedrals/CFR", 1, 0, 1)) << "its east side is city";
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_TRUE(table.can_place("base/RFr", 3, 0));
  EXPECT_FALSE(table.can_place("base/RFr", 3, 0, 1));
  EXPECT_FALSE(table.can_place("base/C", 3, 0, 3));
}

// An inn at the ferry: its road is the tile and the ferry, and open as long as nobody lands.
TEST(Maps, M8_M9_a_road_is_open_while_an_end_of_the_ferry_has_no_tile) {
  Map map = board({"##.#", "*#.."});
  add_ferry(map, side(1, 0, E), side(3, 0, W), 2);
  Table table(map);
  table.lay("base/C", 0, 0, 2);
  table.stack({});
  table.place("base/LR", 1, 0, 3); // road east
  table.stand(Kind::Road, E);
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 2 + 2);
}

TEST(Maps, M8_both_ends_reached_by_land_close_a_loop) {
  Map map = board({"*..", "###", "#.#"});
  add_ferry(map, side(0, 2, E), side(2, 2, W), 1);
  Table table(map);
  table.lay("base/Rr", 0, 1, 3); // east and south
  table.lay("base/RFr", 1, 1);
  table.lay("base/Rr", 2, 1);    // west and south
  table.lay("base/Rr", 2, 2, 1); // north and west
  table.place("base/Rr", 0, 2, 2);
  table.stand(Kind::Road, N);
  EXPECT_EQ(table.score(0), 5 + 1 + 2);
}

TEST(Maps, M8_both_ends_facing_the_same_way) {
  Map map = board({"#*#"});
  add_ferry(map, side(0, 0, S), side(2, 0, S));
  Table table(map);
  table.stack({"base/Rr"});
  table.place("base/Rr", 0, 0, 3); // east and south
  table.stand(Kind::Road, S);
  EXPECT_EQ(table.score(0), 0);
  table.place("base/Rr", 2, 0); // west and south
  table.pass();
  EXPECT_EQ(table.score(0), 4);
}

TEST(Maps, M8_two_tiles_and_a_ferry_make_a_loop) {
  Map map = board({"##", "##", "*#"});
  add_ferry(map, side(0, 0, N), side(1, 0, N));
  Table table(map);
  table.lay("base/C", 0, 1, 2);
  table.place("base/Rr", 0, 0, 2); // north and east
  table.stand(Kind::Road, N);
  table.place("base/Rr", 1, 0, 1); // north and west
  table.pass();
  EXPECT_EQ(table.score(0), 3);
}

TEST(Maps, M8_a_road_may_end_where_two_others_begin) {
  Table table(strait());
  table.place("base/RRR", 2, 0);
  table.stand(Kind::Road, S);
  EXPECT_EQ(table.score(0), 0);
  EXPECT_EQ(open_ends(table.word(first_tile(table), Kind::Road, E)), 0) << "start, ferry and crossing";
}

// A bridge: one road goes over it, and by the ferry comes back under it. It counts once.
TEST(Maps, M8_B6_a_tile_that_a_ferry_leads_back_to_counts_once) {
  Map map = board({".#", "*#"});
  add_ferry(map, side(1, 1, E), side(1, 0, N));
  Table table(map);
  table.lay("base/RFr", 1, 0, 1);
  table.place("traders_and_builders/RRrr", 1, 1);
  table.stand(Kind::Road, W);
  EXPECT_EQ(table.score(0), 4) << "start, bridge, ferry, road";
}

TEST(Maps, M8_two_ferries_in_one_road) {
  Map map = board({"*.#.#", "#...."});
  add_ferry(map, side(0, 0, E), side(2, 0, W), 1);
  add_ferry(map, side(2, 0, E), side(4, 0, W), 2);
  Table table(map);
  EXPECT_FALSE(table.can_use(4, 0));
  table.place("base/RFr", 2, 0);
  table.stand(Kind::Road, E);
  EXPECT_TRUE(table.can_use(4, 0));
  table.place("base/RFr", 4, 0);
  table.pass();
  EXPECT_EQ(table.score(0), 5 + 2 * 3);
}

TEST(Maps, M8_the_fields_beside_a_ferry_end_there) {
  Table table(strait());
  table.place("base/RFr", 2, 0);
  table.stand(Kind::Field, 7); // its north side
  EXPECT_EQ(first_figure(table.word(first_tile(table), Kind::Field, 2)), 0);
}

} // namespace
} // namespace mappa::proof
