// A position as a value: small, plain, the same everywhere, and blind where players are.
#include "random_play.h"
#include "sets.h"

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>

namespace mappa::proof {
namespace {

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 8192);

Position some_position(const Ruleset& rules, uint64_t seed, int actions) {
  Position p = start(rules, seed);
  Random random{seed};
  Actions list;
  for (int i = 0; i < actions && p.decision != Decision::Over; ++i) {
    legal(rules, p, list);
    apply(rules, p, choose(Style::Completing, rules, p, list, random));
  }
  return p;
}

bool same_bytes(const Position& a, const Position& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

TEST(Hide, changes_the_order_of_the_stack_and_nothing_else) {
  const Ruleset rules = rules_for(setup_for(3));
  Random random{9};
  for (uint64_t seed = 0; seed < 50; ++seed) {
    const Position before = some_position(rules, seed, static_cast<int>(2 * seed));
    Position after = before;
    hide(rules, after, random);
    const auto size = before.stack_size;
    EXPECT_TRUE(std::is_permutation(after.stack.begin(), after.stack.begin() + size, before.stack.begin()));
    EXPECT_TRUE(size <= 10 || !same_bytes(before, after)); // it was shuffled
    std::copy_n(before.stack.begin(), size, after.stack.begin());
    EXPECT_TRUE(same_bytes(before, after));
  }
}

TEST(Hide, every_tile_may_come_next) {
  const Ruleset rules = rules_for(setup_for(2));
  const Position before = start(rules, 1);
  Random random{1};
  std::vector<int> came(rules.kinds.size());
  for (int i = 0; i < 2000; ++i) {
    Position p = before;
    hide(rules, p, random);
    ++came[p.stack[p.stack_size - 1u]];
  }
  for (size_t i = 0; i < before.stack_size; ++i) EXPECT_GT(came[before.stack[i]], 0);
}

TEST(Position, a_copy_plays_on_as_the_original_does) {
  const Ruleset rules = rules_for(setup_for(2));
  Position a = some_position(rules, 4, 50), b = a;
  Actions list;
  while (a.decision != Decision::Over) {
    legal(rules, a, list);
    const Action action = list[list.size / 2];
    apply(rules, a, action);
    legal(rules, b, list);
    apply(rules, b, action);
    ASSERT_TRUE(same_bytes(a, b));
  }
}

TEST(Position, telling_events_changes_nothing) {
  const Ruleset rules = rules_for(setup_for(2));
  Position told = start(rules, 4), quiet = told;
  Actions list;
  Events events;
  while (told.decision != Decision::Over) {
    legal(rules, told, list);
    const Action action = list[list.size / 3];
    events.size = 0;
    apply(rules, told, action, &events);
    apply(rules, quiet, action);
    ASSERT_TRUE(same_bytes(told, quiet));
  }
}

// FNV-1a over every byte of every position: all builds must agree.
struct Hash {
  uint64_t value = 0xCBF29CE484222325u;

  void add(const Position& p) {
    std::array<unsigned char, sizeof(Position)> bytes;
    std::memcpy(bytes.data(), &p, sizeof p);
    for (const unsigned char byte : bytes) value = (value ^ byte) * 0x100000001B3u;
  }
};

constexpr uint64_t EXPECTED_HASH = 0xB96AD0603984B65Cu;

TEST(Position, every_build_plays_the_same_thousand_games) {
  Hash hash;
  Actions list;
  uint64_t seed = 0;
  for (int game = 0; game < 1000; ++game) {
    const Configuration& configuration =
        configurations()[static_cast<size_t>(game) % configurations().size()];
    Random random{++seed};
    Position p = start(configuration.rules, random.next());
    hash.add(p);
    while (p.decision != Decision::Over) {
      legal(configuration.rules, p, list);
      apply(configuration.rules, p,
            choose(static_cast<Style>(game / 25 % STYLES), configuration.rules, p, list, random));
      hash.add(p);
    }
  }
  EXPECT_EQ(hash.value, EXPECTED_HASH) << "if the core was changed on purpose, the new value is 0x"
                                       << std::hex << std::uppercase << hash.value;
}

} // namespace
} // namespace mappa::proof
