// Hidden chips and tiles: whatever nobody has seen may be anything once more.
#include "map_play.h"
#include "sets.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace mappa::proof {
namespace {

constexpr int TIMES = 300;

// In the middle of a game.
Position some_position(const Configuration& game) {
  Random random{7};
  Position p = start(game.rules, 7);
  Actions actions;
  for (int i = 0; i < 60; ++i) {
    legal(game.rules, p, actions);
    apply(game.rules, p, choose(Style::Uniform, game.rules, p, actions, random));
  }
  return p;
}

TEST(Hiding, C4_a_chip_that_lies_face_down_may_be_any_that_nobody_has_seen_GB1) {
  for (const char* map : MAPS) {
    const Configuration game = recommended(games_on(map, true).front());
    const Position before = some_position(game);
    std::map<std::pair<int, int>, std::set<ChipFact>> seen;
    std::map<int, std::set<ChipFact>> unseen; // by colour, 0 where colours are hidden
    const auto known = [&](ChipFact chip) { return game.rules.colours_open ? chip.colour : 0; };
    for (const LyingChip& chip : chip_facts_of(game.rules, before).lying)
      if (!chip.face_up) unseen[known(chip.chip)].insert(chip.chip);
    for (const ChipFact chip : chip_facts_of(game.rules, before).unseen) unseen[known(chip)].insert(chip);
    Random random{1};
    for (int i = 0; i < TIMES; ++i) {
      Position p = before;
      hide(game.rules, p, random);
      for (const LyingChip& chip : chip_facts_of(game.rules, p).lying)
        if (!chip.face_up) seen[{chip.x, chip.y}].insert(chip.chip);
    }
    EXPECT_GT(seen.size(), 3u) << map;
    for (const auto& [where, chips] : seen) EXPECT_EQ(chips, unseen[known(*chips.begin())]) << map;
  }
}

TEST(Hiding, BX1_a_tile_face_down_on_an_island_may_be_any_that_nobody_has_seen) {
  const Configuration game = recommended(games_on("benelux", true).front());
  const Position before = some_position(game);
  std::map<std::pair<size_t, size_t>, std::set<int>> seen;
  Random random{1};
  for (int i = 0; i < TIMES; ++i) {
    Position p = before;
    hide(game.rules, p, random);
    const ChipFacts facts = chip_facts_of(game.rules, p);
    for (size_t s = 0; s < facts.stacks.size(); ++s)
      for (size_t t = 0; t < facts.stacks[s].tiles.size(); ++t) seen[{s, t}].insert(facts.stacks[s].tiles[t]);
  }
  int hidden = 0;
  const std::vector<IslandStack> stacks = chip_facts_of(game.rules, before).stacks;
  for (const auto& [place, kinds] : seen) {
    const IslandStack& stack = stacks[place.first];
    const bool open = !stack.covered && place.second + 1 == stack.tiles.size();
    EXPECT_TRUE(open ? kinds.size() == 1 : kinds.size() > 20) << place.first << " " << place.second;
    hidden += !open;
  }
  EXPECT_GT(hidden, 10);
}

} // namespace
} // namespace mappa::proof
