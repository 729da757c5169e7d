// B3-B5: where tiles and figures may go.
#include "board_builder.h"

namespace mappa::proof {
namespace {

int legal_count(Table& table) {
  Actions actions;
  legal(table.rules, table.position, actions);
  return actions.size;
}

int discarded(const Table& table) { return table.position.discarded_size; }

// A side of every kind: north city, south road, east and west field.
constexpr const char* MIXED = "inns_and_cathedrals/CFR";
constexpr std::array<int, 3> WITH_CITY_FIELD_ROAD_EAST{1, 0, 3};

TEST(Base, B3_sides_meet_only_their_own_kind) {
  for (int a = 0; a < 3; ++a)
    for (int b = 0; b < 3; ++b) {
      Table table;
      table.lay(MIXED, 0, 0, WITH_CITY_FIELD_ROAD_EAST[static_cast<size_t>(a)]);
      const int rot = (WITH_CITY_FIELD_ROAD_EAST[static_cast<size_t>(b)] + 2) % 4; // the same side, now west
      EXPECT_EQ(table.can_place(MIXED, 1, 0, rot), a == b) << a << " beside " << b;
    }
}

TEST(Base, B3_every_side_counts) {
  Table table;
  table.lay("base/L", 0, 0);
  table.lay("base/RFr", 1, 1, 1); // a road from north to south
  EXPECT_FALSE(table.can_place("base/L", 1, 0));
  EXPECT_FALSE(table.can_place("base/RFr", 1, 0));
  EXPECT_FALSE(table.can_place("base/LR", 1, 0, 1));
  EXPECT_TRUE(table.can_place("base/LR", 1, 0)); // field to the west, road to the south
}

TEST(Base, B3_only_empty_squares_beside_a_tile) {
  Table table;
  table.lay("base/L", 0, 0);
  EXPECT_FALSE(table.can_place("base/L", 0, 0));
  EXPECT_FALSE(table.can_place("base/L", 1, 1));
  EXPECT_FALSE(table.can_place("base/L", 2, 0));
  for (const auto& [x, y] : {std::pair{1, 0}, {0, 1}, {-1, 0}, {0, -1}})
    EXPECT_TRUE(table.can_place("base/L", x, y));
  EXPECT_EQ(legal_count(table), 16); // in every rotation
}

TEST(Base, B3_a_hole_may_be_filled) {
  Table table;
  for (int x = 0; x < 3; ++x)
    for (int y = 0; y < 3; ++y)
      if (x != 1 || y != 1) table.lay("base/L", x, y);
  EXPECT_TRUE(table.can_place("base/L", 1, 1));
  EXPECT_FALSE(table.can_place("base/LR", 1, 1));
}

TEST(Base, B4_a_tile_that_fits_nowhere_is_put_out_of_the_game) {
  Table table;
  table.lay("base/L", 0, 0);
  table.stack({"base/Cccc+", "base/L", "base/L"});
  table.place("base/L", 1, 0);
  table.pass();
  EXPECT_EQ(discarded(table), 1);
  EXPECT_EQ(table.position.stack[MAX_STACK - 1], table.kind_of("base/Cccc+"));
  EXPECT_EQ(table.drawn(), table.kind_of("base/L"));
  EXPECT_EQ(table.turn_of(), 1);
  EXPECT_EQ(table.position.stack_size, 1);
}

TEST(Base, B4_several_in_a_row) {
  Table table;
  table.lay("base/L", 0, 0);
  table.stack({"base/Cccc+", "base/RRRR", "base/Cccc+", "base/L"});
  table.place("base/L", 1, 0);
  table.pass();
  EXPECT_EQ(discarded(table), 3);
  EXPECT_EQ(table.drawn(), table.kind_of("base/L"));
  EXPECT_EQ(table.turn_of(), 1);
  int told = 0;
  for (const Event& e : table.events) told += e.type == EventType::Discarded;
  EXPECT_EQ(told, 3);
}

TEST(Base, B4_the_game_ends_when_the_last_tile_fits_nowhere) {
  Table table;
  table.lay("base/L", 0, 0);
  table.stack({"base/Cccc+", "base/RRRR"});
  table.place("base/L", 1, 0);
  table.pass();
  EXPECT_TRUE(table.over());
  EXPECT_EQ(discarded(table), 2);
  EXPECT_EQ(table.drawn(), NO_TILE);
  EXPECT_EQ(legal_count(table), 0);
}

TEST(Base, B4_the_game_ends_with_the_last_tiles_figure) {
  Table table;
  table.lay("base/L", 0, 0);
  table.stack({});
  table.place("base/L", 1, 0);
  EXPECT_TRUE(table.asked());
  table.stand(Kind::Monastery);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 2);
}

TEST(Base, B4_a_game_where_nothing_fits_the_start_tile_is_over_at_once) {
  TileSet set{"lonely", "", {}};
  set.tiles.push_back(tile_set("base").tiles[1]); // a monastery in a field
  set.tiles.push_back(tile_set("base").tiles[2]); // a city on all sides
  ASSERT_EQ(set.tiles[1].id, "base/Cccc+");
  set.tiles[0].start = true;
  set.tiles[0].count = 1;
  set.tiles[1].count = 5;
  const Position p = start(make_ruleset(setup_for(2, {{"lonely", 1}}), {&set}), 1);
  EXPECT_EQ(p.decision, Decision::Over);
  EXPECT_EQ(p.discarded_size, 5);
  EXPECT_EQ(p.tiles_laid, 1);
}

TEST(Base, B5_every_feature_of_the_tile_just_placed_and_no_other) {
  Table table;
  table.lay("base/RFr", 0, 0);
  table.place("base/RCr", 1, 0);
  EXPECT_TRUE(table.can_stand(Kind::City, N));
  EXPECT_TRUE(table.can_stand(Kind::Road, E));
  EXPECT_TRUE(table.can_stand(Kind::Field, 2));
  EXPECT_TRUE(table.can_stand(Kind::Field, 4));
  EXPECT_EQ(legal_count(table), 5); // and passing
  table.stand(Kind::City, N);
  EXPECT_EQ(table.position.standing[1].tile, 2);
  EXPECT_EQ(table.stash(0), 6);
}

TEST(Base, B5_not_where_a_figure_stands_far_away) {
  Table table;
  table.put(1, table.lay("base/RFr", 0, 0), Kind::Road, E);
  table.lay("base/RFr", 1, 0);
  table.place("base/RFr", 2, 0);
  EXPECT_FALSE(table.can_stand(Kind::Road, E));
  EXPECT_TRUE(table.can_stand(Kind::Field, 0));
  EXPECT_TRUE(table.can_stand(Kind::Field, 4));
}

TEST(Base, B5_not_where_the_own_figure_stands) {
  Table table;
  table.put(0, table.lay("base/RFr", 0, 0), Kind::Road, E);
  table.place("base/RFr", 1, 0);
  EXPECT_FALSE(table.can_stand(Kind::Road, E));
}

// The east half of the city is free until the tile itself joins it to the west half.
TEST(Base, B5_occupied_through_the_tile_just_placed) {
  Table table;
  table.put(1, table.lay("base/C", 0, 0, 1), Kind::City, E);
  table.lay("base/L", 1, 1);
  table.lay("base/C", 2, 0, 3);
  table.place("base/CFc+", 1, 0);
  EXPECT_FALSE(table.can_stand(Kind::City, E));
  EXPECT_FALSE(table.can_stand(Kind::City, W));
}

// Two separate segments of one tile, joined only round the outside: neither is free.
TEST(Base, B5_occupied_round_a_detour) {
  Table table;
  table.lay("base/Cc.1", 0, -1, 3);
  table.put(1, table.lay("base/Cc.1", -1, -1, 2), Kind::City, E);
  table.lay("base/Cc.1", -1, 0, 1);
  table.place("base/CC.2", 0, 0);
  EXPECT_FALSE(table.can_stand(Kind::City, N));
  EXPECT_FALSE(table.can_stand(Kind::City, W));
  EXPECT_TRUE(table.can_stand(Kind::Field, 2));
}

TEST(Base, B5_with_an_empty_stash_nobody_is_asked) {
  Table table({.meeples = 1});
  table.put(0, table.lay("base/RFr", 0, 0), Kind::Road, E);
  EXPECT_EQ(table.stash(0), 0);
  table.place("base/RFr", 1, 0);
  EXPECT_FALSE(table.asked());
  EXPECT_EQ(table.turn_of(), 1);
}

TEST(Base, B5_without_a_free_feature_nobody_is_asked) {
  Table table;
  const uint8_t first = table.lay("base/L", 0, 0);
  table.put(1, first, Kind::Field, 0);
  table.place("postman/R", 0, 1); // its road is free
  EXPECT_TRUE(table.asked());
  table.pass();
  table.put(0, 2, Kind::Road, S);
  table.place("postman/R", 0, 2, 2);
  EXPECT_FALSE(table.asked());
}

TEST(Base, B5_one_figure_a_turn) {
  Table table;
  table.lay("base/RFr", 0, 0);
  table.place("base/RFr", 1, 0);
  table.stand(Kind::Road, E);
  EXPECT_FALSE(table.asked());
  EXPECT_EQ(table.turn_of(), 1);
}

} // namespace
} // namespace mappa::proof
