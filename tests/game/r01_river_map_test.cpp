// R1: the river on maps.
#include "game/rules/river.h"
#include "game/rules/starts.h"
#include "map_builder.h"
#include "map_play.h"

#include <cstring>
#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::HasSubstr;

Setup with_river(const Map& map) {
  Setup setup = setup_for(2, {{"base", 1}, {"river_1", 1}});
  setup.map = map.id;
  return setup;
}

// A game that has begun: the spring lies, and the stack is what the test wants it to be.
struct RiverTable : Table {
  explicit RiverTable(const Map& on) : RiverTable(on, with_river(on)) {}
  RiverTable(const Map& on, const Setup& setup) {
    map = on;
    use(rules_for(setup, on_map()));
    position = start(rules, 1);
    stack({"base/RFr", "base/RFr", "base/RFr"});
  }

  PlacedTile tile(size_t i) const { return facts_of(rules, position).board.at(i); }
  size_t tiles() const { return facts_of(rules, position).board.size(); }
  std::vector<At> waiting() const { return facts_of(rules, position).waiting; }

  // Without a figure.
  void flow(const std::string& id, int x, int y, int rot = 0) {
    place(id, x, y, rot);
    if (asked()) pass();
  }
};

std::string river_refusal(const Map& map, const Setup& setup) {
  try {
    rules_for(setup, &map);
  } catch (const SetupError& error) {
    return error.what();
  }
  return "";
}

TEST(River, R1_on_a_map_the_spring_lies_on_the_first_start_and_the_others_wait) {
  const RiverTable table(board({"*##", "###", "##*"}));
  EXPECT_EQ(table.tiles(), 1u);
  EXPECT_EQ(table.tile(0), (PlacedTile{table.rules.spring, 0, 0, 0, NOBODY})); // it flows to the east
  EXPECT_EQ(table.waiting(), (std::vector<At>{{2, 2}}));
}

TEST(River, R1_the_spring_is_turned_so_that_the_river_leads_onto_a_square) {
  EXPECT_EQ(RiverTable(board({"*", "#", "*"})).tile(0).rot, 1);
  EXPECT_EQ(RiverTable(board({"*#", "##", "#*"})).tile(0).rot, 1) << "most squares lie ahead there";
  Map stub = board({"*#", "#*"}); // its road meets no side of the spring
  add_stub(stub, side(0, 0, N), Kind::Road);
  EXPECT_EQ(RiverTable(stub).tile(0), (PlacedTile{RiverTable(stub).rules.spring, 2, 1, 1, NOBODY}));
  Map city = board({"*@", "#*"}); // the river does not flow into a large city
  add_city(city, {{1, 0}}, {});
  EXPECT_EQ(RiverTable(city).tile(0).rot, 1);
  const Map map = board({"*##", "###", "##*"});
  auto setup = with_river(map);
  setup.start_tile = {"2,2", 3};
  EXPECT_EQ(RiverTable(map, setup).tile(0), (PlacedTile{RiverTable(map).rules.spring, 3, 2, 2, NOBODY}));
  EXPECT_EQ(RiverTable(map, setup).waiting(), (std::vector<At>{{0, 0}}));
}

TEST(River, R1_a_map_on_which_the_spring_fits_no_start_refuses_the_setup) {
  const Map none = board({"*.*"});
  EXPECT_THAT(river_refusal(none, with_river(none)), HasSubstr("fits no start square of map 'test'"));
  Map some = board({"*.*#"});
  some.starts_used = 1;
  EXPECT_THAT(river_refusal(some, with_river(some)),
              HasSubstr("name the starts, with one of '2,0' among them"));
  auto setup = with_river(some);
  setup.starts = {"0,0", "2,0"};
  EXPECT_EQ(river_refusal(some, setup), "");
  setup.start_tile.at = "0,0";
  EXPECT_THAT(river_refusal(some, setup),
              HasSubstr("cannot lie on '0,0' so that the river leads onto a square"));
  setup.start_tile = {"", 1};
  EXPECT_THAT(river_refusal(some, setup), HasSubstr("when it is turned 1 times"));
}

TEST(River, R1_the_tiles_of_the_river_and_of_the_starts_must_be_there) {
  const Map map = board({"*##*"});
  auto setup = with_river(map);
  setup.tile_limit = 12;
  EXPECT_THAT(river_refusal(map, setup),
              HasSubstr("the map with the river needs 13 tiles to start with, not 12"));
  setup.tile_limit = 13;
  EXPECT_EQ(river_refusal(map, setup), "");
  setup = with_river(map_of("benelux"));
  setup.chips = true;
  setup.tile_limit = 43; // BX1
  EXPECT_THAT(river_refusal(map_of("benelux"), setup), HasSubstr("need a game of 44 tiles or more, not 43"));
}

TEST(River, R1_the_river_stays_on_the_squares_of_the_map_M6) {
  RiverTable table(board({"*##", "###"}));
  EXPECT_TRUE(table.can_place("river_1/II", 1, 0, 0));  // to the south
  EXPECT_FALSE(table.can_place("river_1/II", 1, 0, 1)); // to the north: off the map
  EXPECT_TRUE(table.can_place("river_1/IFI", 1, 0));
  Map city = board({"*#@", "###"}), stub = board({"*#", "##"}), ferry = board({"*#.", "###"});
  add_city(city, {{2, 0}}, {side(2, 0, S)});
  add_stub(stub, side(1, 0, E), Kind::Road);
  add_ferry(ferry, side(1, 0, E), side(2, 1, N));
  for (const Map& map : {board({"*#~", "###"}), board({"*#", "##"}), city, stub, ferry})
    EXPECT_FALSE(RiverTable(map).can_place("river_1/IFI", 1, 0));
  EXPECT_STREQ(river_fault(table.rules, table.position, table.kind_of("river_1/II"), 1, square(1, 0)),
               "why.river_leaves");
}

TEST(River, R1_R2_preprinted_things_are_no_tiles_ahead) {
  Map map = board({"*###@", "#####"});
  add_city(map, {{4, 0}}, {});
  EXPECT_TRUE(RiverTable(map).can_place("river_1/IFI", 1, 0));
}

TEST(River, R1_B4_a_river_tile_that_fits_nowhere_is_put_out_of_the_game) {
  RiverTable table(board({"*#", "#*"}));
  table.stack({"river_1/IFI", "river_1/II", "base/RFr", "base/RFr"});
  table.events.size = 0;
  begin_turn(table.rules, table.position, &table.events);
  EXPECT_EQ(table.position.discarded_size, 1);
  EXPECT_EQ(table.drawn(), table.kind_of("river_1/II"));
}

TEST(River, R1_M3_the_other_starts_get_their_tiles_when_the_river_is_laid) {
  RiverTable table(board({"*#.*#"}));
  table.stack({"base/L", "base/RFr"});
  table.flow("river_1/I.e", 1, 0); // no square beside a tile is left, and yet the game goes on
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.tile(2), (PlacedTile{table.kind_of("base/L"), 0, 3, 0, NOBODY}));
  EXPECT_EQ(table.waiting(), std::vector<At>{});
  EXPECT_EQ(table.turn_of(), 1);
  EXPECT_EQ(table.drawn(), table.kind_of("base/RFr"));
}

TEST(River, R1_M3_a_tile_that_fits_nowhere_on_a_start_is_passed_over) {
  Map map = board({"*##*"});
  add_stub(map, side(3, 0, N), Kind::Road);
  RiverTable table(map);
  table.stack({"base/L", "base/RFr", "base/RFr"});
  table.flow("river_1/I.e", 1, 0);
  EXPECT_EQ(table.tile(2), (PlacedTile{table.kind_of("base/RFr"), 1, 3, 0, NOBODY}));
  EXPECT_EQ(table.drawn(), table.kind_of("base/L"));
}

TEST(River, R1_a_start_that_the_river_covers_or_leads_to_gets_no_tile) {
  RiverTable covered(board({"*#*#"}));
  covered.stack({"river_1/IFI", "river_1/I.e", "base/RFr"});
  for (const int x : {1, 2}) covered.flow("river_1/IFI", x, 0);
  covered.flow("river_1/I.e", 3, 0);
  EXPECT_EQ(covered.tiles(), 4u);
  RiverTable open(board({"*#*#"}));
  open.flow("river_1/IFI", 1, 0);
  EXPECT_EQ(open.tiles(), 2u);
  EXPECT_EQ(open.waiting(), std::vector<At>{});
}

// The road begins at the western border and leads to the start.
Map beside_start() { return board({"*.", "#*", "#.", "##"}); }

TEST(River, R1_X7_what_a_start_tile_completes_is_scored) {
  RiverTable table(beside_start());
  table.stack({"river_1/I.e", "base/RFr", "base/L"});
  table.place("river_1/RIrI", 0, 1);
  table.stand(Kind::Road, E);
  EXPECT_EQ(table.stash(0), 8);
  table.flow("river_1/I.e", 0, 2, 1);
  EXPECT_EQ(table.score(0), 2);
  EXPECT_EQ(table.stash(0), 9);
  EXPECT_EQ(table.drawn(), table.kind_of("base/L"));
}

TEST(River, R1_P9_an_owner_is_asked_before_the_next_tile_is_drawn) {
  auto setup = with_river(beside_start());
  setup.tiles["postman"] = 1;
  setup.postman = true;
  for (const ActionType answer : {ActionType::Keep, ActionType::Release}) {
    RiverTable table(beside_start(), setup);
    table.stack({"river_1/I.e", "base/RFr", "base/L"});
    table.flow("river_1/RIrI", 0, 1);
    const uint8_t road = table.position.tiles_laid;
    put_figure(table.position, 0, Figure::Postman, road, table.segment(road, Kind::Road, E));
    table.flow("river_1/I.e", 0, 2, 1);
    ASSERT_EQ(table.position.decision, Decision::Keep);
    EXPECT_EQ(table.position.decider, 0);
    EXPECT_EQ(table.drawn(), NO_TILE);
    EXPECT_EQ(table.score(0), 2);
    table.play(make_action(answer));
    EXPECT_EQ(table.position.decision, Decision::Tile);
    EXPECT_EQ(table.drawn(), table.kind_of("base/L"));
    EXPECT_EQ(table.turn_of(), 0);
  }
}

TEST(River, V1_a_start_that_waits_is_no_town_V2_V3) {
  const Map map = board({"*#*##"});
  auto setup = with_river(map);
  setup.town_variants = {true, true, false};
  RiverTable table(map, setup);
  table.position.scores = {5, 5};
  table.stack({"river_1/IFI", "river_1/I.e", "base/RFr"});
  table.flow("river_1/IFI", 1, 0);
  table.flow("river_1/IFI", 2, 0);
  EXPECT_EQ(table.score(1), 5);
  EXPECT_EQ(table.turn_of(), 0);
}

TEST(River, V4_a_start_that_waits_is_no_town_beside_a_road) {
  const Map map = board({"*", "#", "*", "#"});
  auto setup = with_river(map);
  setup.town_variants.road_bonus = true;
  RiverTable table(map, setup);
  table.stack({"river_1/I.e", "base/RFr"});
  table.place("river_1/RIrI", 0, 1);
  table.stand(Kind::Road, E); // from border to border
  EXPECT_EQ(table.score(0), 1);
}

TEST(River, C2_no_chip_lies_beside_a_start_that_waits) {
  for (const char* map : MAPS) {
    auto setup = with_river(map_of(map));
    setup.chips = true;
    const Ruleset rules = rules_for(setup, &map_of(map));
    for (uint64_t seed = 0; seed < 20; ++seed)
      EXPECT_EQ(check_start(rules, start(rules, seed), map_of(map)), Faults{}) << map << seed;
  }
}

Ruleset on_benelux() {
  Setup setup = setup_for(2, {{"base", 1}, {"inns_and_cathedrals", 1}, {"river_1", 1}, {"river_2", 1}});
  setup.map = "benelux";
  setup.chips = true;
  return rules_for(setup, &map_of("benelux"));
}

TEST(River, BX1_the_stacks_have_no_river_tiles_and_BX3_none_is_taken_before_the_river_is_laid) {
  const Ruleset rules = on_benelux();
  int asked = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    Random random{seed};
    Position p = start(rules, seed);
    for (const IslandStack& stack : chip_facts_of(rules, p).stacks)
      for (const int kind : stack.tiles) EXPECT_FALSE(rules.kinds[static_cast<size_t>(kind)].river);
    for (; p.decision != Decision::Over; apply(rules, p, random_action(rules, p, random))) {
      if (p.decision != Decision::Draw) continue;
      ++asked;
      EXPECT_FALSE(river_is_left(rules, p));
      EXPECT_EQ(p.waiting_starts, 0);
    }
  }
  EXPECT_GT(asked, 0);
}

TEST(River, R1_BX1_positions_that_look_the_same_become_the_same_when_they_are_hidden) {
  const Ruleset rules = on_benelux();
  Random chance{5};
  Position p = start(rules, 5);
  for (int i = 0; i < 12; ++i) { // the river is half laid
    Position one = p, two = p;
    Random other{99}, same{7}, again{7};
    hide(rules, one, other);
    EXPECT_NE(std::memcmp(&one, &p, sizeof p), 0);
    EXPECT_LT(below_river(rules, one), one.stack_size);
    EXPECT_EQ(below_river(rules, one), below_river(rules, p));
    EXPECT_EQ(one.stack[below_river(rules, one)], rules.lake);
    hide(rules, one, same);
    hide(rules, two, again);
    EXPECT_EQ(std::memcmp(&one, &two, sizeof one), 0);
    apply(rules, p, random_action(rules, p, chance));
  }
}

} // namespace
} // namespace mappa::proof
