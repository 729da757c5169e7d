// C6: the chip rules of another map.
#include "chip_game.h"
#include "game/rules/chip_setup.h"
#include "map_builder.h"
#include "map_play.h"
#include "sets.h"

#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Setup with_rules(const std::string& map, ChipRules rules, int players = 2) {
  Setup setup = setup_for(players, {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}});
  setup.map = map;
  setup.chips = true;
  setup.chip_rules = rules;
  return setup;
}

std::string refused(const std::string& map, ChipRules rules) {
  try {
    rules_for(with_rules(map, rules), &map_of(map));
  } catch (const SetupError& error) {
    return error.what();
  }
  return "";
}

Tally play_with(const std::string& map, ChipRules rules) {
  Tally tally;
  for (uint64_t seed = 0; seed < 4; ++seed) {
    const auto setup = with_rules(map, rules, 2 + static_cast<int>(seed % 3));
    const Configuration game{map, rules_for(setup, &map_of(map)), &map_of(map)};
    EXPECT_EQ(play_checked(game, static_cast<Style>(seed % STYLES), seed, tally), "");
  }
  EXPECT_GT(tally.given[static_cast<size_t>(Reason::ChipTaken)], 0) << map;
  return tally;
}

long asked(const Tally& tally, Decision decision) { return tally.asked[static_cast<size_t>(decision)]; }

TEST(ChipRulesOfOthers, C6_each_map_offers_its_own_first_and_those_it_has_the_print_for) {
  using enum ChipRules;
  EXPECT_THAT(chip_rules_for(map_of("france")), ElementsAre(Wine, IsleOfMan, Upgrades));
  EXPECT_THAT(chip_rules_for(map_of("benelux")), ElementsAre(Islands, Wine, IsleOfMan, Upgrades));
  EXPECT_THAT(chip_rules_for(map_of("great_britain")), ElementsAre(IsleOfMan, Wine, Upgrades));
  EXPECT_THAT(chip_rules_for(map_of("iberia")), ElementsAre(Treats, Wine, IsleOfMan, Upgrades));
  EXPECT_THAT(chip_rules_for(map_of("deutschland")), ElementsAre(Upgrades, Wine, IsleOfMan));
}

TEST(ChipRulesOfOthers, C6_what_a_map_offers_can_be_played_on_it) {
  for (const char* map : MAPS)
    for (const ChipRules rules : chip_rules_for(map_of(map)))
      EXPECT_EQ(refused(map, rules), "") << map << " " << CHIP_RULES_NAME[static_cast<size_t>(rules)];
}

TEST(ChipRulesOfOthers, C6_rules_are_refused_where_the_map_lacks_what_they_need) {
  EXPECT_EQ(refused("france", ChipRules::Islands),
            "the chip rules 'islands' need islands for stacks of tiles, which map 'france' does not have");
  EXPECT_EQ(
      refused("deutschland", ChipRules::Treats),
      "the chip rules 'treats' need tracks of the three colours, which map 'deutschland' does not have");
  Map map = board({"*##", "###"});
  map.chip_rules = ChipRules::Upgrades;
  map.chips_laid = 1;
  auto setup = with_rules("mine", ChipRules::Wine);
  try {
    rules_for(setup, &map);
    FAIL() << "no border with a coat, no grape";
  } catch (const SetupError& error) {
    EXPECT_THAT(error.what(), HasSubstr("'wine' need a border with a coat of arms or a town with a grape"));
  }
  setup.chip_rules = ChipRules::IsleOfMan;
  EXPECT_THROW(rules_for(setup, &map), SetupError) << "thirty chips have no room";
}

TEST(ChipRulesOfOthers, C6_upgrades_in_france) {
  EXPECT_GT(asked(play_with("france", ChipRules::Upgrades), Decision::Upgrade), 0);
}

TEST(ChipRulesOfOthers, C6_wine_in_benelux_without_stacks_on_islands) {
  const Tally tally = play_with("benelux", ChipRules::Wine);
  EXPECT_GT(asked(tally, Decision::Sell), 0);
  EXPECT_EQ(asked(tally, Decision::Draw), 0);
}

TEST(ChipRulesOfOthers, C6_wine_in_great_britain_is_laid_by_C2) {
  const Ruleset rules = rules_for(with_rules("great_britain", ChipRules::Wine), &map_of("great_britain"));
  EXPECT_FALSE(rules.chips_marked);
  EXPECT_FALSE(rules.colours_open);
  play_with("great_britain", ChipRules::Wine); // the checker knows where they may lie
}

TEST(ChipRulesOfOthers, C6_the_isle_of_man_in_deutschland_has_public_colours_laid_by_C2) {
  const Ruleset rules = rules_for(with_rules("deutschland", ChipRules::IsleOfMan), &map_of("deutschland"));
  EXPECT_FALSE(rules.chips_marked);
  EXPECT_TRUE(rules.colours_open);
  const Tally tally = play_with("deutschland", ChipRules::IsleOfMan);
  EXPECT_GT(asked(tally, Decision::BuyTurn), 0);
  EXPECT_GT(asked(tally, Decision::Redeem), 0);
}

TEST(ChipRulesOfOthers, C6_upgrades_in_iberia_leave_its_tracks_and_islands_alone) {
  const Tally tally = play_with("iberia", ChipRules::Upgrades);
  EXPECT_EQ(asked(tally, Decision::Treat), 0);
  EXPECT_EQ(tally.given[static_cast<size_t>(Reason::Coats)], 0);
}

TEST(ChipRulesOfOthers, C6_a_maps_own_rules_may_be_named) {
  const Ruleset named = rules_for(with_rules("benelux", ChipRules::Islands), &map_of("benelux"));
  const Ruleset plain = rules_for(with_rules("benelux", ChipRules::None), &map_of("benelux"));
  EXPECT_EQ(named.chips, plain.chips);
  EXPECT_EQ(named.chips_laid, plain.chips_laid);
  EXPECT_EQ(named.island_stacks, plain.island_stacks);
  EXPECT_TRUE(
      rules_for(with_rules("great_britain", ChipRules::IsleOfMan), &map_of("great_britain")).chips_marked);
}

} // namespace
} // namespace mappa::proof
