// B11-B14: fields, the final scoring, and what is only decoration.
#include "board_builder.h"

namespace mappa::proof {
namespace {

// The last tile of the game is placed far from everything that matters, and nobody stands on it.
void finish(Table& table) {
  table.stack({});
  const int before = table.position.tiles_laid;
  table.lay("base/L", 50, 0);
  table.place("base/L", 51, 0);
  if (table.asked()) table.pass();
  ASSERT_TRUE(table.over());
  ASSERT_EQ(table.position.tiles_laid, before + 2);
}

// A city of two tiles with its fields to the west and east.
void lay_small_city(Table& table, int x, int y) {
  table.lay("base/C", x, y);
  table.lay("base/C", x, y - 1, 2);
}

// A field between four cities, which reaches no side of its tile.
uint8_t lay_enclosed_field(Table& table, int player) {
  const uint8_t tile = table.lay("inns_and_cathedrals/CCCCG", 0, 0);
  const TileKind& kind = table.rules.kinds[static_cast<size_t>(table.kind_of("inns_and_cathedrals/CCCCG"))];
  const auto field = static_cast<uint8_t>(kind.size - 1); // fields come last
  EXPECT_EQ(kind.segments[field].kind, Kind::Field);
  put_figure(table.position, static_cast<uint8_t>(player), Figure::Meeple, tile, field);
  table.lay("base/C", 0, -1, 2);
  table.lay("base/C", 1, 0, 3);
  table.lay("base/C", 0, 1, 0);
  return tile;
}

TEST(Base, B11_a_field_is_never_complete) {
  Table table;
  lay_enclosed_field(table, 0);
  table.place("base/C", -1, 0, 1); // walls all round
  table.pass();
  EXPECT_EQ(table.score(0), 0);
  EXPECT_EQ(table.stash(0), 6);
}

TEST(Base, B11_a_farmer_stays_when_a_city_is_complete) {
  Table table;
  table.put(0, table.lay("base/C", 0, 0), Kind::Field, 4);
  table.place("base/C", 0, -1, 2);
  table.pass();
  EXPECT_EQ(table.stash(0), 6);
  EXPECT_EQ(table.score(0), 0);
  finish(table);
  EXPECT_EQ(table.stash(0), 6); // to the end and beyond
  EXPECT_EQ(table.score(0), 3);
}

TEST(Base, B12_an_incomplete_road_scores_one_a_tile) {
  Table table;
  table.put(0, table.lay("base/RRR", 0, 0), Kind::Road, E);
  table.lay("base/RFr", 1, 0);
  table.lay("base/RFr", 2, 0);
  finish(table);
  EXPECT_EQ(table.score(0), 3);
}

TEST(Base, B12_an_incomplete_city_scores_one_a_tile_and_one_a_coat) {
  Table table;
  table.put(0, table.lay("base/C", 0, 0, 1), Kind::City, E);
  table.lay("base/CFc+", 1, 0);
  table.lay("base/CFc+", 2, 0);
  finish(table);
  EXPECT_EQ(table.score(0), 5);
}

TEST(Base, B12_an_incomplete_monastery_scores_itself_and_the_tiles_round_it) {
  Table table;
  table.put(0, table.lay("base/L", 0, 0), Kind::Monastery);
  table.lay("base/L", 1, 0);
  table.lay("base/L", 1, 1);
  table.lay("base/L", 2, 0);
  finish(table);
  EXPECT_EQ(table.score(0), 3);
}

TEST(Base, B12_majority_as_during_the_game) {
  Table table({.players = 3});
  for (const auto& [x, owner] : {std::pair{0, 0}, {1, 1}, {2, 1}, {3, 2}, {4, 2}})
    table.put(owner, table.lay("base/RFr", x, 0), Kind::Road, E);
  finish(table);
  EXPECT_EQ(table.score(0), 0);
  EXPECT_EQ(table.score(1), 5);
  EXPECT_EQ(table.score(2), 5);
}

TEST(Base, B12_a_field_scores_three_for_each_complete_city) {
  Table table;
  lay_small_city(table, 0, 0);
  lay_small_city(table, 2, 0);
  table.put(0, table.lay("base/L", 1, 0), Kind::Field, 0);
  EXPECT_EQ(first_figure(table.word(1, Kind::Field, 2)), 1);
  finish(table);
  EXPECT_EQ(table.score(0), 6);
}

TEST(Base, B12_a_field_without_a_complete_city_scores_nothing) {
  Table table;
  table.put(0, table.lay("base/C", 0, 0), Kind::Field, 4);
  finish(table);
  EXPECT_EQ(table.score(0), 0);
}

TEST(Base, B12_a_city_touched_by_several_segments_counts_once) {
  Table table;
  lay_small_city(table, 0, 0); // the field runs round both tiles
  table.lay("base/L", 1, 0);
  table.put(0, table.lay("base/L", 1, -1), Kind::Field, 0);
  EXPECT_EQ(table.word(1, Kind::Field, 2), table.word(2, Kind::Field, 2));
  finish(table);
  EXPECT_EQ(table.score(0), 3);
}

TEST(Base, B12_a_city_of_separate_segments_counts_once) {
  Table table;
  table.lay("base/Cc.1", 0, -1, 3);
  table.lay("base/Cc.1", -1, -1, 2);
  table.lay("base/Cc.1", -1, 0, 1);
  table.put(0, table.lay("base/CC.2", 0, 0), Kind::Field, 2); // touches both its cities, which are one
  finish(table);
  EXPECT_EQ(table.score(0), 3);
}

TEST(Base, B12_one_city_counts_for_each_field_that_touches_it) {
  Table table;
  table.lay("base/C", 0, 0, 1);
  const uint8_t middle = table.lay("base/CFc.1", 1, 0);
  table.lay("base/C", 2, 0, 3);
  table.put(0, middle, Kind::Field, 0);
  table.put(1, middle, Kind::Field, 4);
  finish(table);
  EXPECT_EQ(table.score(0), 3);
  EXPECT_EQ(table.score(1), 3);
}

TEST(Base, B12_majority_on_fields) {
  Table table;
  lay_small_city(table, 0, 0);
  table.put(0, 1, Kind::Field, 4);
  table.put(1, table.lay("base/L", 1, 0), Kind::Field, 0);
  table.put(1, table.lay("base/L", 2, 0), Kind::Field, 0);
  finish(table);
  EXPECT_EQ(table.score(0), 0);
  EXPECT_EQ(table.score(1), 3);
}

TEST(Base, B12_an_incomplete_city_does_not_feed_a_field) {
  Table table;
  lay_small_city(table, 0, 0);
  table.lay("base/L", 1, 0);
  table.put(0, table.lay("base/C", 2, 0), Kind::Field, 4);
  finish(table);
  EXPECT_EQ(table.score(0), 3);
}

TEST(Base, B12_roads_part_fields) {
  Table table;
  const uint8_t road = table.lay("base/RCr", 0, 0);
  table.lay("base/C", 0, -1, 2);
  table.put(0, road, Kind::Field, 2); // between city and road
  table.put(1, road, Kind::Field, 4); // beyond the road
  finish(table);
  EXPECT_EQ(table.score(0), 3);
  EXPECT_EQ(table.score(1), 0);
}

TEST(Base, B12_a_field_enclosed_on_its_tile_counts_its_cities) {
  Table table;
  lay_enclosed_field(table, 0);
  finish(table);
  EXPECT_EQ(table.score(0), 9); // three of the four are complete
}

TEST(Base, B12_the_final_scores_come_after_the_last_completed_feature) {
  Table table;
  table.put(0, table.lay("base/C", 0, 0), Kind::City, N);
  table.put(1, 1, Kind::Field, 4);
  table.stack({});
  table.place("base/C", 0, -1, 2);
  table.pass();
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 4);
  EXPECT_EQ(table.score(1), 3);
  EXPECT_EQ(table.stash(0), 7);
}

TEST(Base, B13_ties_are_shared) {
  Table table;
  table.put(0, table.lay("base/RFr", 0, 0), Kind::Road, E);
  table.put(1, table.lay("base/RFr", 1, 0), Kind::Road, E);
  finish(table);
  EXPECT_EQ(table.score(0), 2);
  EXPECT_EQ(table.score(1), 2);
}

TEST(Base, B13_without_fields_nobody_stands_there) {
  Table table({.fields = false});
  table.lay("base/C", 0, 0);
  table.place("base/RCr", 1, 0, 1);
  Actions actions;
  legal(table.rules, table.position, actions);
  EXPECT_EQ(actions.size, 3); // city, road, pass
  for (const TileKind& kind : table.rules.kinds)
    for (size_t s = 0; s < kind.size; ++s) EXPECT_NE(kind.segments[s].kind, Kind::Field);
}

TEST(Base, B13_without_fields_a_tile_of_fields_alone_asks_nobody) {
  Table table({.fields = false});
  table.lay("base/C", 0, 0);
  table.put(1, 1, Kind::City, N);
  table.place("base/C", 0, -1, 2);
  EXPECT_FALSE(table.asked()); // its city is taken, and there is nothing else
  EXPECT_EQ(table.score(1), 4);
}

TEST(Base, B14_an_inn_does_not_matter) {
  Table table;
  table.put(0, table.lay("inns_and_cathedrals/RFr.iG", 0, 0), Kind::Road, E);
  table.lay("base/RRR", 1, 0);
  table.place("base/RRR", -1, 0);
  table.pass();
  EXPECT_EQ(table.score(0), 3);
}

TEST(Base, B14_an_incomplete_road_with_an_inn_is_worth_its_tiles) {
  Table table;
  table.put(0, table.lay("inns_and_cathedrals/Rr.i", 0, 0), Kind::Road, S);
  finish(table);
  EXPECT_EQ(table.score(0), 1);
}

TEST(Base, B14_a_cathedral_does_not_matter) {
  Table table;
  const uint8_t cathedral = table.lay("inns_and_cathedrals/Cccc.c", 0, 0);
  table.put(0, cathedral, Kind::City, N);
  table.lay("base/C", 0, -1, 2);
  table.lay("base/C", 1, 0, 3);
  table.lay("base/C", 0, 1, 0);
  table.place("base/C", -1, 0, 1);
  table.pass();
  EXPECT_EQ(table.score(0), 10);
}

TEST(Base, B14_an_incomplete_city_with_a_cathedral_is_worth_its_tiles) {
  Table table;
  table.put(0, table.lay("inns_and_cathedrals/Cccc.c", 0, 0), Kind::City, N);
  finish(table);
  EXPECT_EQ(table.score(0), 1);
}

TEST(Base, B14_goods_do_not_matter) {
  Table table;
  table.put(0, table.lay("traders_and_builders/CFc.w", 0, 0), Kind::City, E);
  table.lay("base/C", 1, 0, 3);
  table.place("base/C", -1, 0, 1);
  table.pass();
  EXPECT_EQ(table.score(0), 6);
}

TEST(Base, B14_gardens_and_post_offices_are_no_features) {
  const Table table;
  for (const TileKind& kind : table.rules.kinds)
    for (size_t s = 0; s < kind.size; ++s) {
      EXPECT_NE(kind.segments[s].kind, Kind::Garden) << kind.tile.id;
      EXPECT_NE(kind.segments[s].kind, Kind::PostOffice) << kind.tile.id;
    }
}

TEST(Base, B14_a_post_office_still_ends_a_road) {
  Table table;
  table.put(0, table.lay("postman/RrWE", 0, 0), Kind::Road, E);
  table.place("base/LR", 1, 0, 1);
  table.pass();
  EXPECT_EQ(table.score(0), 2);
}

} // namespace
} // namespace mappa::proof
