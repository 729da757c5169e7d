// C5: the players lay the chips.
#include "chip_ground.h"
#include "map_builder.h"
#include "sets.h"

#include <algorithm>
#include <cstring>
#include <gmock/gmock.h>
#include <set>

namespace mappa::proof {
namespace {

using testing::HasSubstr;

Setup laid_by_players(const std::string& map, int players, ChipRules chip_rules = ChipRules::None) {
  Setup setup = setup_for(players, {{"base", 1}, {"inns_and_cathedrals", 1}});
  setup.map = map;
  setup.chips = setup.chips_by_players = true;
  setup.chip_rules = chip_rules;
  return setup;
}

Ruleset laid_by_players_on(const std::string& map, int players = 2, ChipRules chip_rules = ChipRules::None) {
  return rules_for(laid_by_players(map, players, chip_rules), &map_of(map));
}

constexpr std::array UNMARKED{"france", "benelux", "iberia", "deutschland"};

// Lays so many chips by chance.
void lay(const Ruleset& rules, Position& p, int chips, Random& random) {
  for (int i = 0; i < chips; ++i) apply(rules, p, random_action(rules, p, random));
}

TEST(LayingByPlayers, C5_they_lay_in_turn_from_the_first_player_before_the_first_turn) {
  for (const char* map : UNMARKED)
    for (int players = 1; players <= MAX_PLAYERS; ++players) {
      const Ruleset rules = laid_by_players_on(map, players);
      Random random{static_cast<uint64_t>(players)};
      Events events;
      Position p = start(rules, 1, &events);
      EXPECT_EQ(events.size, 0) << "no turn has begun";
      for (int chip = 0; chip < rules.chips_laid; ++chip) {
        ASSERT_EQ(p.decision, Decision::LayChip);
        EXPECT_EQ(p.decider, chip % players);
        EXPECT_EQ(p.turn, 0);
        EXPECT_EQ(p.in_hand, NO_TILE);
        events.size = 0;
        const Action action = random_action(rules, p, random);
        apply(rules, p, action, &events);
        ASSERT_GE(events.size, 1);
        EXPECT_EQ(events.list[0].type, EventType::ChipLaid);
        EXPECT_EQ(events.list[0].player, chip % players);
        EXPECT_EQ(events.list[0].square, action.square);
        EXPECT_EQ(events.list[0].chip, NO_CHIP) << "nobody knows it";
        EXPECT_EQ(p.chip_squares[static_cast<size_t>(chip)], action.square);
      }
      EXPECT_EQ(p.decision, Decision::Tile);
      EXPECT_EQ(p.player, 0);
      EXPECT_EQ(p.turn, 1);
      EXPECT_EQ(events.list[1].type, EventType::Turn);
    }
}

// However they lie: at each decision some square is left, on every map, with all counts of players.
TEST(LayingByPlayers, C5_room_for_the_rest_is_always_left) {
  Actions actions;
  for (const char* map : MAPS)
    for (const ChipRules chip_rules : {ChipRules::Upgrades, ChipRules::IsleOfMan}) {
      if (map_of(map).chip_rules == ChipRules::IsleOfMan && chip_rules == ChipRules::IsleOfMan) continue;
      for (uint64_t seed = 0; seed < 6; ++seed) {
        const Ruleset rules = laid_by_players_on(map, 1 + static_cast<int>(seed), chip_rules);
        Random random{seed};
        Position p = start(rules, seed);
        while (p.decision == Decision::LayChip) {
          legal(rules, p, actions);
          ASSERT_GT(actions.size, 0) << map;
          apply(rules, p, actions[static_cast<int>(random.below(static_cast<uint32_t>(actions.size)))]);
        }
        EXPECT_EQ(p.turn, 1);
      }
    }
}

TEST(LayingByPlayers, C5_only_squares_that_leave_room_are_offered) {
  Map map = board({"*#####"}); // chips at 2 and 4, 2 and 5, or 3 and 5
  map.chip_rules = ChipRules::Upgrades;
  map.chips_laid = 2;
  auto setup = laid_by_players("mine", 2);
  setup.tiles = {{"base", 1}};
  const Ruleset rules = rules_for(setup, &map);
  Position p = start(rules, 1);
  const auto offered = [&] {
    Actions actions;
    legal(rules, p, actions);
    std::vector<int> columns;
    for (const Action& action : actions) columns.push_back(x_of(action.square));
    return columns;
  };
  EXPECT_EQ(offered(), (std::vector{2, 3, 4, 5})) << "1 is beside the start";
  apply(rules, p, make_action(ActionType::LayChip, 0, square(3, 0)));
  EXPECT_EQ(offered(), (std::vector{5}));

  map.squares.pop_back();
  map.width = 5;
  const Ruleset narrow = rules_for(setup, &map);
  p = start(narrow, 1);
  Actions actions;
  legal(narrow, p, actions);
  ASSERT_EQ(actions.size, 2) << "in the middle it would leave no room";
  EXPECT_EQ(actions[0].square, square(2, 0));
  EXPECT_EQ(actions[1].square, square(4, 0));
}

TEST(LayingByPlayers, C5_squares_are_offered_by_row_and_column) {
  const Ruleset rules = laid_by_players_on("france");
  Position p = start(rules, 1);
  Random random{1};
  lay(rules, p, 12, random);
  Actions actions;
  legal(rules, p, actions);
  EXPECT_TRUE(std::is_sorted(actions.begin(), actions.end(),
                             [](const Action& a, const Action& b) { return a.square < b.square; }));
}

TEST(LayingByPlayers, C5_GB1_marked_squares_are_nobodys_choice) {
  try {
    laid_by_players_on("great_britain");
    FAIL() << "it was taken";
  } catch (const SetupError& error) {
    EXPECT_THAT(error.what(), HasSubstr("marks where its chips lie; players do not lay them"));
  }
}

TEST(LayingByPlayers, C5_which_chip_is_laid_is_chance) {
  const Ruleset rules = laid_by_players_on("france");
  std::set<int> first;
  for (uint64_t seed = 0; seed < 60; ++seed) first.insert(start(rules, seed).chips[0]);
  EXPECT_EQ(first.size(), 6u);
}

// What may be known of the chips: nothing; but of those that lie the colour, where colours are open.
TEST(LayingByPlayers, C4_C5_chips_that_are_hidden_become_the_same) {
  for (const ChipRules chip_rules : {ChipRules::Wine, ChipRules::IsleOfMan}) {
    const Ruleset rules = laid_by_players_on("france", 2, chip_rules);
    for (const int lying : {0, 7, 29}) {
      Random random{3};
      Position p = start(rules, 5);
      lay(rules, p, lying, random);
      Position other = p; // numbers of laid chips and all that are to come may be others
      for (uint64_t seed = 0; seed < 20; ++seed) {
        Random chance{seed}, again{77}, same{77};
        hide(rules, other, chance);
        Position a = p, b = other;
        hide(rules, a, again);
        hide(rules, b, same);
        EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0) << lying;
      }
    }
  }
}

TEST(LayingByPlayers, C4_C5_a_chip_to_come_may_be_any_of_those_not_seen) {
  const Ruleset rules = laid_by_players_on("france", 2, ChipRules::IsleOfMan);
  Random random{3};
  Position before = start(rules, 5);
  lay(rules, before, 10, random);
  std::set<int> next, lying;
  for (int i = 0; i < 300; ++i) {
    Position p = before;
    hide(rules, p, random);
    for (size_t chip = 0; chip < 10; ++chip) {
      const auto there = std::ranges::find(before.chip_squares, p.chip_squares[chip]);
      ASSERT_NE(there, before.chip_squares.end());
      const auto was = static_cast<size_t>(there - before.chip_squares.begin());
      EXPECT_EQ(colour_of(p.chips[chip]), colour_of(before.chips[was])) << "seen by all";
    }
    lying.insert(p.chips[0]);
    next.insert(p.chips[10]);
  }
  EXPECT_EQ(lying.size(), 2u);
  EXPECT_EQ(next.size(), 6u);
}

} // namespace
} // namespace mappa::proof
