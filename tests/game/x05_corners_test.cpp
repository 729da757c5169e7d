// Corners of the chip rules where chance seldom leads, on small maps made for them.
#include "map_builder.h"

namespace mappa::proof {
namespace {

// A town beside the start, and room for two tiles more; the town brings an extra tile.
struct Coast : Table {
  explicit Coast(ChipRules chip_rules, TownVariants towns = {true, false, false})
      : Table(shore(chip_rules), {.towns = towns, .chips = true}) {
    position.face_down = 0; // those not named here have left the game
    for (size_t i = 0; i < static_cast<size_t>(rules.island_stacks); ++i) position.islands[i].fill(road());
    stack({ROAD, ROAD, ROAD});
  }

  static constexpr const char* ROAD = "base/RFr";

  static Map shore(ChipRules chip_rules) {
    Map land = board({"*o##"});
    land.towns[1].grape = Colour::Orange;
    land.chip_rules = chip_rules;
    land.island_stacks = chip_rules == ChipRules::Islands ? ISLAND_STACKS : 0;
    return land;
  }
  uint8_t road() const { return static_cast<uint8_t>(kind_of(ROAD)); }

  void give_chips(Colour colour, int number, uint8_t count) {
    position.hands[0][chip_of(static_cast<int>(colour), number)] = count;
  }
  void lay_chip(int x, Colour colour, int number) {
    position.chip_squares[0] = square(x, 0);
    position.chips[0] = chip_of(static_cast<int>(colour), number);
    position.face_down |= 1;
  }
  // Before drawing.
  void begin() {
    position.decision = Decision::Draw;
    position.decider = 0;
    position.in_hand = NO_TILE;
  }
  void place_road(int x) {
    place(ROAD, x, 0);
    if (asked()) pass();
  }
  std::vector<Action> offered() {
    Actions actions;
    legal(rules, position, actions);
    return {actions.begin(), actions.end()};
  }
};

TEST(ChipCorners, BX4_without_a_stack_the_extra_tile_does_not_come_from_an_island) {
  Coast coast(ChipRules::Islands);
  coast.give_chips(Colour::Purple, 1, 1);
  coast.stack({});
  coast.place_road(1);
  EXPECT_TRUE(coast.over());
}

TEST(ChipCorners, BX3_the_extra_tile_may_come_from_another_stack_V2) {
  Coast coast(ChipRules::Islands);
  coast.give_chips(Colour::Purple, 2, 2);
  coast.begin();
  EXPECT_EQ(coast.offered().size(), 3u); // both purple stacks, and drawing
  coast.play(make_action(ActionType::Take, 0));
  coast.place_road(1);
  ASSERT_EQ(coast.position.decision, Decision::Draw);
  const Action draw = make_action(ActionType::Draw), other = make_action(ActionType::Take, 1);
  EXPECT_EQ(coast.offered(),
            (std::vector<Action>{draw, other})); // the first stack's next tile lies face down
  coast.play(other);
  coast.place_road(2);
  EXPECT_EQ(coast.turn_of(), 1);
  EXPECT_EQ(coast.position.stacks_taken, 0);
}

TEST(ChipCorners, FR4_a_town_buys_only_when_its_own_tile_is_placed) {
  Coast coast(ChipRules::Wine);
  coast.give_chips(Colour::Orange, 1, 1);
  coast.lay_chip(2, Colour::Orange, 1);
  coast.place_road(1); // the town of orange grapes, and no wine yet
  ASSERT_EQ(coast.position.part, EXTRA_TILE);
  coast.place_road(2); // now there is a wine, but no buyer
  EXPECT_EQ(coast.turn_of(), 1);
  EXPECT_EQ(coast.position.hands[0][chip_of(static_cast<int>(Colour::Orange), 1)], 2);
}

TEST(ChipCorners, FR2_a_sale_declined_in_the_first_part_may_be_made_in_the_second) {
  Map map = Coast::shore(ChipRules::Wine);
  add_stub(map, side(3, 0, E), Kind::Road, 1);
  Table table(map, {.towns = {true, false, false}, .chips = true});
  table.stack({Coast::ROAD, Coast::ROAD, Coast::ROAD});
  table.position.face_down = 0;
  table.position.hands[0][chip_of(static_cast<int>(Colour::Orange), 2)] = 1;
  table.lay(Coast::ROAD, 2, 0);
  table.place(Coast::ROAD, 1, 0);
  if (table.asked()) table.pass();
  ASSERT_EQ(table.position.decision, Decision::Sell);
  table.pass();
  table.place(Coast::ROAD, 3, 0);
  if (table.asked()) table.pass();
  ASSERT_EQ(table.position.decision, Decision::Sell);
  const int before = table.score(0);
  table.play(make_action(ActionType::Sell, static_cast<int>(Colour::Orange), NOWHERE, 1));
  EXPECT_GE(table.score(0), before + 5); // FR3
}

TEST(ChipCorners, GB2_on_a_covered_map_no_turn_is_bought_M13) {
  Coast coast(ChipRules::IsleOfMan, {});
  coast.lay(Coast::ROAD, 1, 0);
  coast.lay(Coast::ROAD, 2, 0);
  coast.place_road(3);
  EXPECT_TRUE(coast.over());
}

TEST(ChipCorners, GB3_every_set_is_handed_in_one_after_the_other) {
  Coast coast(ChipRules::IsleOfMan, {});
  coast.give_chips(Colour::Purple, 1, 3);
  coast.give_chips(Colour::Blue, 2, 2);
  coast.lay_chip(1, Colour::Blue, 2);
  coast.position.isle[0] = 2;
  coast.position.stash[0][0] -= 2;
  coast.place(Coast::ROAD, 1, 0);
  for (int sets = 2; sets > 0; --sets) {
    ASSERT_EQ(coast.position.decision, Decision::Redeem);
    coast.play(coast.offered().front());
  }
  EXPECT_EQ(coast.position.decision, Decision::Figure);
  EXPECT_EQ(coast.position.hands[0], Hand{});
  EXPECT_EQ(coast.stash(0), coast.rules.figures[0]);
}

TEST(ChipCorners, DE1_two_meeples_on_one_segment_are_offered_as_one) {
  Coast coast(ChipRules::Upgrades, {});
  const uint8_t tile = coast.lay(Coast::ROAD, 1, 0);
  coast.put(0, tile, Kind::Field, 0);
  coast.put(0, tile, Kind::Field, 0);
  coast.give_chips(Colour::Blue, 2, 4);
  coast.place(Coast::ROAD, 2, 0);
  ASSERT_TRUE(coast.asked());
  for (int meeples = 2; meeples > 0; --meeples) {
    const std::vector<Action> offered = coast.offered();
    const auto upgrade = [](const Action& action) { return action.type == ActionType::Upgrade; };
    ASSERT_EQ(std::count_if(offered.begin(), offered.end(), upgrade), 1);
    coast.play(*std::find_if(offered.begin(), offered.end(), upgrade));
  }
  EXPECT_EQ(coast.position.upgraded[0], 0b110u);
}

} // namespace
} // namespace mappa::proof
