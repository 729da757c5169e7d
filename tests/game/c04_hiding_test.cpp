// Hidden chips and tiles: whatever nobody has seen may be anything once more.
#include "game/turn.h"
#include "game/unseen.h"
#include "map_play.h"
#include "sets.h"

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
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

// A game that looks the same: other chips and tiles where nobody has seen them, and the entries of chips in
// another order, as another deal may have left them.
Position twin_of(const Ruleset& rules, const Position& p, Random& random) {
  Position twin = p;
  hide(rules, twin, random);
  const auto lying = static_cast<uint32_t>(std::count_if(
      twin.chip_squares.begin(), twin.chip_squares.begin() + CHIPS, [](Square s) { return s != NOWHERE; }));
  std::array<uint8_t, CHIPS> from;
  std::iota(from.begin(), from.end(), uint8_t{0});
  if (p.decision == Decision::LayChip) // C5: those that lie come first
    shuffle(from.data(), lying, random), shuffle(from.data() + lying, CHIPS - lying, random);
  else
    shuffle(from.data(), CHIPS, random);
  const Position hidden = twin;
  twin.face_down = 0;
  for (size_t i = 0; i < CHIPS; ++i) {
    twin.chips[i] = hidden.chips[from[i]];
    twin.chip_squares[i] = hidden.chip_squares[from[i]];
    twin.face_down |= (hidden.face_down >> from[i] & 1) << i;
    if (hidden.treat == from[i]) twin.treat = static_cast<uint8_t>(i);
  }
  return twin;
}

TEST(Hiding, C4_games_that_look_the_same_become_the_same_on_every_map) {
  for (const char* map : MAPS)
    for (const Configuration& game : chip_games_on(map)) {
      Random random{3};
      Position p = start(game.rules, 3);
      Actions actions;
      for (int i = 0; p.decision != Decision::Over; ++i) {
        if (i % 7 == 0) {
          Position one = p, other = twin_of(game.rules, p, random);
          Random chance{5}, same{5};
          hide(game.rules, one, chance);
          hide(game.rules, other, same);
          ASSERT_EQ(std::memcmp(&one, &other, sizeof one), 0) << map << " " << i;
        }
        legal(game.rules, p, actions);
        apply(game.rules, p, choose(Style::Uniform, game.rules, p, actions, random));
      }
    }
}

TEST(Hiding, M2_the_tiles_that_are_not_played_may_be_any_that_nobody_has_seen) {
  mappa::Setup setup = setup_for(2);
  setup.tile_limit = 10;
  const Ruleset rules = rules_for(setup);
  ASSERT_TRUE(rules.boxed());
  const Position before = start(rules, 1);
  const TileCounts unseen = count_unseen(rules, before);
  EXPECT_EQ(std::accumulate(unseen.begin(), unseen.end(), 0), 72 - 2)
      << "but the start tile and the one drawn";
  std::set<int> seen;
  Random random{1};
  for (int i = 0; i < TIMES; ++i) {
    Position p = before;
    hide(rules, p, random);
    EXPECT_EQ(p.stack_size, before.stack_size);
    EXPECT_EQ(count_unseen(rules, p), unseen);
    for (size_t t = 0; t < p.stack_size; ++t) seen.insert(p.stack[t]);
  }
  for (size_t kind = 0; kind < unseen.size(); ++kind)
    EXPECT_EQ(seen.contains(static_cast<int>(kind)), unseen[kind] > 0) << kind;
}

TEST(Hiding, a_number_deals_anew_as_it_always_did) {
  mappa::Setup setup = setup_for(2);
  setup.tile_limit = 10;
  const Ruleset rules = rules_for(setup);
  const auto sorted = [](const Position& p) {
    return std::multiset<int>(p.stack.begin(), p.stack.begin() + p.stack_size);
  };
  const Position before = start(rules, 1);
  Position p = before;
  deal_anew(rules, p, Seed(9));
  EXPECT_EQ(sorted(p), sorted(before)) << "only the order is another";
  deal_anew(rules, p, Seed(9, 9));
  EXPECT_NE(sorted(p), sorted(before));
}

} // namespace
} // namespace mappa::proof
