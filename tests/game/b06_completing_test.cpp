// B6-B10, X7: complete features, their points and their figures.
#include "board_builder.h"

namespace mappa::proof {
namespace {

struct Scored {
  Kind kind;
  int player, points;
  bool operator==(const Scored&) const = default;
};

std::vector<Scored> scored(const Table& table) {
  std::vector<Scored> list;
  for (const Event& e : table.events)
    if (e.type == EventType::Score) list.push_back({e.kind, e.player, e.points});
  return list;
}

// Curves by the two sides that they join.
constexpr const char* CURVE = "base/Rr";
constexpr int SOUTH_WEST = 0, WEST_NORTH = 1, NORTH_EAST = 2, EAST_SOUTH = 3;
// City corners likewise; they are printed north-west.
constexpr const char* CORNER = "base/Cc.1";
constexpr int CITY_NW = 0, CITY_NE = 1, CITY_ES = 2, CITY_SW = 3;

TEST(Base, B6_a_road_between_two_crossings_is_complete) {
  Table table;
  table.lay("base/RRR", 0, 0);
  const uint8_t middle = table.lay("base/RFr", 1, 0);
  table.put(0, middle, Kind::Road, E);
  EXPECT_EQ(open_ends(table.word(middle, Kind::Road, E)), 1);
  table.place("base/RRRR", 2, 0);
  table.pass();
  EXPECT_EQ(table.score(0), 3);
  EXPECT_EQ(table.stash(0), 7);
}

TEST(Base, B6_a_road_ends_at_a_city_and_at_a_building) {
  Table table;
  table.put(0, table.lay("base/CccR", 0, 0), Kind::Road, S);
  table.place("base/LR", 0, 1, 2);
  table.pass();
  EXPECT_EQ(table.score(0), 2);
}

TEST(Base, B6_an_open_road_is_not_scored) {
  Table table;
  table.put(0, table.lay("base/RRR", 0, 0), Kind::Road, E);
  table.place("base/RFr", 1, 0);
  table.pass();
  EXPECT_EQ(table.score(0), 0);
  EXPECT_EQ(table.stash(0), 6);
}

TEST(Base, B6_road_loop_is_complete) {
  Table table;
  table.put(0, table.lay(CURVE, 0, 0, EAST_SOUTH), Kind::Road, E);
  table.lay(CURVE, 1, 0, SOUTH_WEST);
  table.lay(CURVE, 0, 1, NORTH_EAST);
  table.place(CURVE, 1, 1, WEST_NORTH);
  table.pass();
  EXPECT_EQ(table.score(0), 4);
}

// A road leaves the tile to the north and comes back from the east, another south and west: its two segments
// close one loop of seven tiles.
void lay_figure_of_eight(Table& table) {
  table.lay(CURVE, 0, -1, EAST_SOUTH);
  table.lay(CURVE, 1, -1, SOUTH_WEST);
  table.lay(CURVE, 1, 0, WEST_NORTH);
  table.lay(CURVE, 0, 1, WEST_NORTH);
  table.lay(CURVE, -1, 1, NORTH_EAST);
  table.lay(CURVE, -1, 0, EAST_SOUTH);
}

TEST(Base, B6_a_single_tile_closes_a_loop_by_two_segments) {
  Table table;
  lay_figure_of_eight(table);
  table.put(0, 1, Kind::Road, E);
  table.put(1, 5, Kind::Road, E);
  table.place("inns_and_cathedrals/RrRr", 0, 0);
  EXPECT_EQ(tiles_of(table.word(7, Kind::Road, N)), 7);
  EXPECT_EQ(open_ends(table.word(7, Kind::Road, S)), 0);
  table.pass();
  EXPECT_EQ(table.score(0), 7);
  EXPECT_EQ(table.score(1), 7);
}

TEST(Base, B6_a_figure_put_on_the_loop_it_closes_scores_it_once) {
  Table table;
  lay_figure_of_eight(table);
  table.place("inns_and_cathedrals/RrRr", 0, 0);
  EXPECT_TRUE(table.can_stand(Kind::Road, N));
  table.stand(Kind::Road, S);
  EXPECT_EQ(table.score(0), 7);
  EXPECT_EQ(scored(table).size(), 1u);
}

TEST(Base, B6_two_loops_over_one_tile_are_two_roads) {
  Table table;
  table.lay(CURVE, 0, -1, SOUTH_WEST); // north round to the west
  table.lay(CURVE, -1, -1, EAST_SOUTH);
  table.lay(CURVE, -1, 0, NORTH_EAST);
  table.place("inns_and_cathedrals/RrRr", 0, 0);
  table.stand(Kind::Road, N);
  EXPECT_EQ(table.score(0), 4);
  EXPECT_EQ(open_ends(table.word(4, Kind::Road, S)), 2);
}

TEST(Base, B6_a_tile_whose_segments_end_up_in_one_road_counts_once) {
  Table table;
  const uint8_t crossing = table.lay("base/RRRR", 0, 0);
  table.put(0, crossing, Kind::Road, N);
  table.lay(CURVE, 0, -1, EAST_SOUTH);
  table.lay(CURVE, 1, -1, SOUTH_WEST);
  table.place(CURVE, 1, 0, WEST_NORTH);
  EXPECT_EQ(tiles_of(table.word(crossing, Kind::Road, N)), 4);
  table.pass();
  EXPECT_EQ(table.score(0), 4);
}

TEST(Base, B6_a_bridge_does_not_join_what_crosses) {
  Table table;
  const uint8_t bridge = table.lay("traders_and_builders/RRrr", 0, 0);
  EXPECT_NE(root_at(table.position, bridge, table.segment(bridge, Kind::Road, N)),
            root_at(table.position, bridge, table.segment(bridge, Kind::Road, E)));
  table.put(0, bridge, Kind::Road, N);
  table.lay("base/RRR", 0, 1, 1); // south, west, north
  table.place("base/RRR", 0, -1);
  table.pass();
  EXPECT_EQ(table.score(0), 3);
  EXPECT_EQ(open_ends(table.word(bridge, Kind::Road, E)), 2);
}

TEST(Base, B7_a_city_of_two_tiles_scores_four) {
  Table table;
  table.put(0, table.lay("base/C", 0, 0), Kind::City, N);
  table.place("base/C", 0, -1, 2);
  table.pass();
  EXPECT_EQ(table.score(0), 4);
  EXPECT_EQ(table.stash(0), 7);
}

TEST(Base, B7_two_points_for_each_coat) {
  Table table;
  table.put(0, table.lay("base/C", 0, 0, 1), Kind::City, E);
  table.lay("base/CFc+", 1, 0);
  table.lay("base/CFc+", 2, 0);
  table.place("base/C", 3, 0, 3);
  table.pass();
  EXPECT_EQ(table.score(0), 12); // four tiles, two coats
}

TEST(Base, B7_separate_segments_of_a_tile_count_it_once) {
  Table table;
  table.lay(CORNER, 0, -1, CITY_SW);
  table.put(0, table.lay(CORNER, -1, -1, CITY_ES), Kind::City, E);
  table.lay(CORNER, -1, 0, CITY_NE);
  table.place("base/CC.2", 0, 0);
  EXPECT_EQ(tiles_of(table.word(4, Kind::City, W)), 4);
  table.pass();
  EXPECT_EQ(table.score(0), 8);
}

TEST(Base, B7_each_coat_of_such_a_tile_counts) {
  Table table;
  const uint8_t corner = table.lay("base/Cc+", 0, 0); // north and west, one coat
  table.put(0, corner, Kind::City, N);
  table.lay("inns_and_cathedrals/CCc+", 0, -1, 3); // west and south with a coat; east apart
  EXPECT_EQ(coats_of(table.word(corner, Kind::City, N)), 2);
  table.lay(CORNER, -1, -1, CITY_ES);
  table.place(CORNER, -1, 0, CITY_NE);
  table.pass();
  EXPECT_EQ(table.score(0), 12); // four tiles, two coats
}

TEST(Base, B7_an_open_city_is_not_scored) {
  Table table;
  table.put(0, table.lay("base/C", 0, 0, 1), Kind::City, E);
  table.place("base/CFc+", 1, 0);
  table.pass();
  EXPECT_EQ(table.score(0), 0);
}

// The outermost squares of a large block as one ring of city; the last corner closes it.
void lay_ring(Table& table, int size, int player) {
  const int last = size - 1;
  const uint8_t first = table.lay(CORNER, 0, 0, CITY_ES);
  if (player >= 0) table.put(player, first, Kind::City, E);
  table.lay(CORNER, last, 0, CITY_SW);
  table.lay(CORNER, 0, last, CITY_NE);
  for (int i = 1; i < last; ++i) {
    table.lay("base/CFc.1", i, 0);
    table.lay("base/CFc.1", i, last);
    table.lay("base/CFc.1", 0, i, 1);
    table.lay("base/CFc.1", last, i, 1);
  }
}

TEST(Base, B7_ring_cities_are_complete) {
  for (const int size : {2, 3, 5, 20}) {
    Table table;
    lay_ring(table, size, 1);
    EXPECT_EQ(open_ends(table.word(1, Kind::City, E)), 2);
    table.place(CORNER, size - 1, size - 1, CITY_NW);
    EXPECT_EQ(open_ends(table.word(1, Kind::City, E)), 0);
    table.pass();
    EXPECT_EQ(table.score(1), 2 * 4 * (size - 1));
  }
}

void lay_block_of_monasteries(Table& table, bool with_centre, bool with_corner) {
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x) {
      const bool centre = x == 0 && y == 0, corner = x == 1 && y == 1;
      if ((!centre || with_centre) && (!corner || with_corner)) table.lay("base/L", x, y);
    }
}

TEST(Base, B8_the_last_neighbour_completes_a_monastery) {
  Table table;
  lay_block_of_monasteries(table, true, false);
  const uint8_t centre = 5;
  ASSERT_EQ(table.position.squares[centre], square(0, 0));
  table.put(1, centre, Kind::Monastery);
  EXPECT_EQ(open_ends(table.word(centre, Kind::Monastery)), 1);
  table.place("base/L", 1, 1);
  EXPECT_EQ(table.score(1), 0);
  table.pass();
  EXPECT_EQ(table.score(1), 9);
  EXPECT_EQ(table.stash(1), 7);
}

TEST(Base, B8_a_monastery_placed_into_a_hole_is_complete_at_once) {
  Table table;
  lay_block_of_monasteries(table, false, true);
  table.place("base/L", 0, 0);
  table.stand(Kind::Monastery);
  EXPECT_EQ(table.score(0), 9);
  EXPECT_EQ(table.stash(0), 7);
}

TEST(Base, B8_a_hole_in_a_ring_city_will_do) {
  Table table;
  lay_ring(table, 3, -1);
  table.lay(CORNER, 2, 2, CITY_NW);
  table.place("base/L", 1, 1);
  table.stand(Kind::Monastery);
  EXPECT_EQ(table.score(0), 9);
}

TEST(Base, B8_one_tile_completes_several_monasteries) {
  Table table;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 2; ++x)
      if (x != 0 || y != -1) table.lay("base/L", x, y);
  const auto at = [&](int x, int y) { return static_cast<uint8_t>(tile_at(table.position, square(x, y))); };
  table.put(0, at(0, 0), Kind::Monastery);
  table.put(1, at(1, 0), Kind::Monastery);
  table.place("base/L", 0, -1);
  table.pass();
  EXPECT_EQ(table.score(0), 9);
  EXPECT_EQ(table.score(1), 9);
}

TEST(Base, B8_seven_neighbours_are_not_enough) {
  Table table;
  lay_block_of_monasteries(table, true, false);
  table.put(0, 5, Kind::Monastery);
  table.place("base/L", 2, 0);
  table.pass();
  EXPECT_EQ(table.score(0), 0);
  EXPECT_EQ(table.stash(0), 6);
}

// A road of five tiles with crossings at both ends; `owners` stand on the tiles between.
void lay_contested_road(Table& table, const std::vector<int>& owners) {
  table.lay("base/RRR", 0, 0);
  int x = 1;
  for (const int owner : owners) table.put(owner, table.lay("base/RFr", x++, 0), Kind::Road, E);
  table.place("base/RRR", x, 0);
  table.pass();
}

TEST(Base, B9_a_tie_gives_all_points_to_each) {
  Table table;
  lay_contested_road(table, {0, 1});
  EXPECT_EQ(table.score(0), 4);
  EXPECT_EQ(table.score(1), 4);
  EXPECT_EQ(table.stash(0), 7);
  EXPECT_EQ(table.stash(1), 7);
}

TEST(Base, B9_the_majority_gets_all_and_the_others_nothing) {
  Table table({.players = 3});
  lay_contested_road(table, {0, 1, 2, 1});
  EXPECT_EQ(table.score(0), 0);
  EXPECT_EQ(table.score(1), 6);
  EXPECT_EQ(table.score(2), 0);
  EXPECT_EQ(table.stash(0), 7); // and all come home
}

TEST(Base, B9_a_tie_of_two_against_one) {
  Table table({.players = 6});
  lay_contested_road(table, {5, 3, 5, 3, 0});
  EXPECT_EQ(table.score(3), 7);
  EXPECT_EQ(table.score(5), 7);
  EXPECT_EQ(table.score(0), 0);
}

TEST(Base, B9_nothing_without_figures) {
  Table table;
  lay_contested_road(table, {});
  EXPECT_EQ(table.score(0) + table.score(1), 0);
  EXPECT_TRUE(scored(table).empty());
}

TEST(Base, B10_a_returned_figure_serves_in_the_next_turn) {
  Table table({.players = 1, .meeples = 1});
  table.put(0, table.lay("base/C", 0, 0), Kind::City, N);
  table.place("base/C", 0, -1, 2); // the stash is empty: not asked
  EXPECT_EQ(table.score(0), 4);
  EXPECT_EQ(table.stash(0), 1);
  table.place("base/L", 1, 0);
  EXPECT_TRUE(table.asked());
  table.stand(Kind::Monastery);
  EXPECT_EQ(table.stash(0), 0);
}

TEST(Base, B10_a_figure_put_on_what_the_tile_completes_comes_home_at_once) {
  Table table;
  table.lay("base/C", 0, 0);
  table.place("base/C", 0, -1, 2);
  table.stand(Kind::City, S);
  EXPECT_EQ(table.score(0), 4);
  EXPECT_EQ(table.stash(0), 7);
  EXPECT_EQ(first_figure(table.word(1, Kind::City, N)), 0);
}

TEST(Base, B10_only_the_figures_of_the_complete_feature_return) {
  Table table;
  const uint8_t tile = table.lay("base/RCr", 0, 0);
  table.put(0, tile, Kind::City, N);
  table.put(1, tile, Kind::Road, E);
  table.place("base/C", 0, -1, 2);
  table.pass();
  EXPECT_EQ(table.stash(0), 7);
  EXPECT_EQ(table.stash(1), 6);
}

TEST(Base, X7_roads_then_cities_then_monasteries) {
  Table table({.players = 3});
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      if (y == -1 || x == -1 || (x == 0 && y == 0)) table.lay("base/L", x, y);
  const auto at = [&](int x, int y) { return static_cast<uint8_t>(tile_at(table.position, square(x, y))); };
  table.put(2, at(0, 0), Kind::Monastery);
  table.put(1, table.lay("base/C", 2, 1, 3), Kind::City, W);
  table.put(0, table.lay("base/LR", 1, 2, 2), Kind::Road, N);
  table.lay("base/L", 0, 1);
  table.lay("base/L", 1, 0);
  table.place("traders_and_builders/CR", 1, 1, 1); // city east, road south
  table.pass();
  EXPECT_EQ(scored(table),
            (std::vector<Scored>{{Kind::Road, 0, 2}, {Kind::City, 1, 4}, {Kind::Monastery, 2, 9}}));
}

// Within a kind by row, then column, of the feature's first square.
TEST(Base, X7_within_a_kind_by_position) {
  Table table({.players = 4});
  table.put(0, table.lay("base/LR", 0, 1, 2), Kind::Road, N);  // south of the crossing
  table.put(1, table.lay("base/LR", 1, 0, 1), Kind::Road, W);  // east
  table.put(2, table.lay("base/LR", -1, 0, 3), Kind::Road, E); // west
  table.put(3, table.lay("base/LR", 0, -1), Kind::Road, S);    // north
  table.place("base/RRRR", 0, 0);
  table.pass();
  // North begins at (0,-1), west at (-1,0), the other two both at the crossing.
  const auto list = scored(table);
  ASSERT_EQ(list.size(), 4u);
  EXPECT_EQ(list[0].player, 3);
  EXPECT_EQ(list[1].player, 2);
}

// The road to the east begins at (1,-1), north of where the one to the west does.
TEST(Base, X7_a_feature_lies_where_its_first_square_does) {
  Table table;
  table.put(0, table.lay("base/LR", -1, 0, 3), Kind::Road, E);
  table.lay(CURVE, 1, 0, WEST_NORTH);
  table.put(1, table.lay("base/LR", 1, -1), Kind::Road, S);
  table.place("base/RRR", 0, 0);
  table.pass();
  EXPECT_EQ(scored(table), (std::vector<Scored>{{Kind::Road, 1, 3}, {Kind::Road, 0, 2}}));
}

} // namespace
} // namespace mappa::proof
