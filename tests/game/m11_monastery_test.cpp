// M11: monasteries at the border, beside large cities, stubs and waves.
#include "map_builder.h"

namespace mappa::proof {
namespace {

TEST(Maps, M11_a_monastery_at_the_border_is_worth_6) {
  Table table(board({"###", "*##"}));
  table.stack(std::vector<std::string>(20, "base/L"));
  table.lay("base/RFr", 1, 1);
  table.place("base/L", 1, 0);
  table.stand(Kind::Monastery);
  table.place("base/C", 0, 0, 2);
  table.pass();
  table.place("base/RFr", 2, 1);
  table.pass();
  EXPECT_EQ(table.score(0), 0);
  table.place("base/L", 2, 0); // with all of its three squares round it
  table.stand(Kind::Monastery);
  EXPECT_EQ(table.score(0), 6);
  EXPECT_EQ(table.score(1), 4);
}

Map beside_city() {
  Map map = board({"#@#", "*##"});
  return add_city(map, {{1, 0}}, {side(1, 0, E)});
}

TEST(Maps, M11_large_city_squares_are_held_from_the_start) {
  Table table(beside_city());
  table.stack(std::vector<std::string>(20, "base/C"));
  table.place("inns_and_cathedrals/LRFR", 1, 1);
  table.stand(Kind::Monastery);
  table.place("base/C", 0, 0, 2);
  table.pass();
  table.place("base/RFr", 2, 1);
  table.pass();
  EXPECT_EQ(table.score(0), 0);
  table.place("base/C", 2, 0, 3);
  table.pass();
  EXPECT_EQ(table.score(0), 1 + 4 + 1);
}

TEST(Maps, M11_an_incomplete_monastery_counts_tiles_and_large_city_squares_at_the_end) {
  Table table(beside_city());
  table.stack({});
  table.place("inns_and_cathedrals/LRFR", 1, 1);
  table.stand(Kind::Monastery);
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.score(0), 1 + 1 + 1);
}

TEST(Maps, M11_both_squares_of_a_large_city_count) {
  Map map = board({"@@#", "*#."});
  add_city(map, {{0, 0}, {1, 0}}, {side(1, 0, E)});
  Table table(map);
  table.lay("base/C", 2, 0, 3);
  table.place("inns_and_cathedrals/LRFR", 1, 1);
  table.stand(Kind::Monastery); // complete at once
  EXPECT_EQ(table.score(0), 1 + 2 + 2);
}

TEST(Maps, M11_waves_and_what_is_outside_need_nothing) {
  Table table(board({"~~.", "*#~", ".~~"}));
  table.place("inns_and_cathedrals/LRFR", 1, 1);
  table.stand(Kind::Monastery);
  EXPECT_EQ(table.score(0), 2);
}

void expect_three_round_it(const Map& map) {
  Table table(map);
  table.lay("base/L", 0, 1);
  table.lay("base/L", 1, 1);
  table.place("inns_and_cathedrals/LRFR", 1, 0);
  table.stand(Kind::Monastery);
  EXPECT_EQ(table.score(0), 1 + 3);
}

TEST(Maps, M11_stubs_and_ferries_do_not_count) {
  Map map = board({"*#.#", "##.."});
  expect_three_round_it(add_ferry(map, side(1, 0, E), side(3, 0, W), 2));
  map = board({"*#", "##", "#."});
  expect_three_round_it(add_stub(map, side(1, 0, E), Kind::Road, 2));
}

TEST(Maps, M11_in_the_open_all_eight_squares_are_needed) {
  Table table(board({"*####", ".###.", ".###."}));
  const uint8_t tile = table.lay("base/L", 2, 1);
  EXPECT_EQ(open_ends(table.word(tile, Kind::Monastery)), 8);
  EXPECT_EQ(check_position(table.rules, table.position, table.on_map()), Faults{});
}

} // namespace
} // namespace mappa::proof
