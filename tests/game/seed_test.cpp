// Where a game's chance comes from.
#include "game/seed.h"
#include "game/turn.h"
#include "sets.h"

#include <cstring>
#include <gtest/gtest.h>
#include <set>

namespace mappa::proof {
namespace {

std::string bytes_of(Keystream keys, int numbers) {
  std::string hex;
  for (int i = 0; i < numbers; ++i) {
    uint64_t number = keys.next();
    for (int byte = 0; byte < 8; ++byte, number >>= 8) {
      hex += "0123456789abcdef"[number >> 4 & 15];
      hex += "0123456789abcdef"[number & 15];
    }
  }
  return hex;
}

// draft-strombergson-chacha-test-vectors-01: keys of 128 bits, 20 rounds, a nonce of 0.
TEST(Seeds, the_keystream_is_that_of_ChaCha20) {
  EXPECT_EQ(bytes_of(Keystream(Seed(0, 0)), 4),
            "89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46");
  EXPECT_EQ(bytes_of(Keystream(Seed(0x0100000000000000, 0)), 4),
            "ae56060d04f5b597897ff2af1388dbceff5a2a4920335dc17a3cb1b1b10fbe70");
  Keystream keys(Seed(0, 0));
  for (int i = 0; i < 8; ++i) keys.next();
  EXPECT_EQ(bytes_of(keys, 4), "6cd135c2878c832b5896b134f6142a9d4d8d0d8f1026d20a0a81512cbce6e975")
      << "the next block";
}

TEST(Seeds, are_written_with_32_digits) {
  const Seed seed(0x0123456789abcdef, 0xfedcba9876543210);
  EXPECT_EQ(hex_of(seed), "0123456789abcdeffedcba9876543210");
  EXPECT_EQ(seed_of_hex("0123456789ABCDEFfedcba9876543210"), seed);
  for (const char* none : {"", "0123", "0123456789abcdeffedcba987654321", "0123456789abcdeffedcba98765432100",
                           "0123456789abcdeffedcba987654321g", "-123456789abcdeffedcba9876543210",
                           "0123456789abcdef+edcba9876543210", "0x23456789abcdeffedcba9876543210"})
    EXPECT_EQ(seed_of_hex(none), std::nullopt) << none;
}

TEST(Seeds, the_same_one_deals_the_same_game_and_every_bit_counts) {
  const Ruleset rules = rules_for(setup_for(2));
  const auto stack = [&](const Seed& seed) {
    const Position p = start(rules, seed);
    return std::string(p.stack.begin(), p.stack.begin() + p.stack_size) + static_cast<char>(p.in_hand);
  };
  EXPECT_EQ(stack(Seed(1, 2)), stack(Seed(1, 2)));
  std::set<std::string> stacks{stack(Seed(2)), stack(Seed(1, 2))};
  for (int bit = 0; bit < 64; ++bit) {
    stacks.insert(stack(Seed(1 ^ uint64_t{1} << bit, 2)));
    stacks.insert(stack(Seed(1, 2 ^ uint64_t{1} << bit)));
  }
  EXPECT_EQ(stacks.size(), 2U + 2 * 64);
}

} // namespace
} // namespace mappa::proof
