// Laying chips: evenly, and which one lies where is chance.
#include "chip_ground.h"
#include "map_play.h"
#include "sets.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace mappa::proof {
namespace {

constexpr int SEEDS = 40;

Ruleset laid_by_chance_on(const std::string& map) {
  Setup setup = setup_for(2, {{"base", 1}, {"inns_and_cathedrals", 1}});
  setup.map = map;
  setup.chips = true;
  return rules_for(setup, &map_of(map));
}

std::vector<At> used_starts(const Ruleset& rules, const Position& p) {
  std::vector<At> starts;
  for (const PlacedTile& tile : facts_of(rules, p).board) starts.push_back({tile.x, tile.y});
  return starts;
}

int squared(At a, At b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

// To the nearest of the chips laid so far.
int far_from(At at, const std::vector<At>& chips) {
  int nearest = 1'000'000;
  for (const At chip : chips) nearest = std::min(nearest, squared(at, chip));
  return nearest;
}

TEST(Laying, C2_each_chip_goes_as_far_as_it_can_from_those_before_it) {
  for (const char* map : {"benelux", "deutschland", "france", "iberia"}) {
    const Ruleset rules = laid_by_chance_on(map);
    for (uint64_t seed = 0; seed < SEEDS; ++seed) {
      const Position p = start(rules, seed);
      const std::vector<At> ground = chip_ground(map_of(map), used_starts(rules, p));
      std::vector<At> laid;
      for (size_t i = 0; i < static_cast<size_t>(rules.chips_laid); ++i) {
        const At at{x_of(p.chip_squares[i]), y_of(p.chip_squares[i])};
        for (const At other : ground)
          EXPECT_LE(far_from(other, laid), far_from(at, laid)) << map << ", seed " << seed << ", chip " << i;
        laid.push_back(at);
      }
    }
  }
}

TEST(Laying, C2_which_squares_get_chips_is_chance) {
  for (const char* map : {"benelux", "deutschland", "france", "iberia"}) {
    const Ruleset rules = laid_by_chance_on(map);
    std::set<Square> first;
    for (uint64_t seed = 0; seed < SEEDS; ++seed) first.insert(start(rules, seed).chip_squares[0]);
    EXPECT_GT(first.size(), 20u) << map;
  }
}

// On every square that often has a chip there are ones and twos, and but for marks every colour.
TEST(Laying, C4_which_chip_lies_on_a_square_is_chance_GB1) {
  for (const char* map : MAPS) {
    const Ruleset rules = laid_by_chance_on(map);
    std::map<std::pair<int, int>, std::set<int>> colours, numbers;
    std::map<std::pair<int, int>, int> times;
    for (uint64_t seed = 0; seed < 5 * SEEDS; ++seed)
      for (const LyingChip& chip : chip_facts_of(rules, start(rules, seed)).lying) {
        const std::pair where(chip.x, chip.y);
        ++times[where];
        colours[where].insert(chip.chip.colour);
        numbers[where].insert(chip.chip.number);
      }
    int often = 0;
    for (const auto& [where, n] : times) {
      if (n < 30) continue;
      ++often;
      EXPECT_EQ(numbers[where].size(), 2u) << map;
      EXPECT_EQ(colours[where].size(), rules.colours_open ? 1u : 3u) << map;
    }
    EXPECT_GT(often, 20) << map;
  }
}

TEST(Laying, BX1_which_chips_leave_the_game_is_chance) {
  const Ruleset rules = laid_by_chance_on("benelux");
  std::set<ChipList> left;
  for (uint64_t seed = 0; seed < SEEDS; ++seed) left.insert(chip_facts_of(rules, start(rules, seed)).unseen);
  EXPECT_GT(left.size(), 30u);
}

// The stacks on the islands and what is drawn come from the same shuffled tiles.
TEST(Laying, BX1_which_tiles_lie_on_the_islands_is_chance) {
  const Ruleset rules = laid_by_chance_on("benelux");
  for (size_t stack = 0; stack < 6; ++stack) {
    std::set<uint8_t> tops;
    for (uint64_t seed = 0; seed < 5 * SEEDS; ++seed) tops.insert(start(rules, seed).islands[stack][4]);
    EXPECT_GT(tops.size(), 20u);
  }
}

} // namespace
} // namespace mappa::proof
