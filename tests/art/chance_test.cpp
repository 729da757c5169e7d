// The random numbers are those of FNV-1a and mulberry32, on every machine.
#include "art/chance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace mappa::art {
namespace {

TEST(Chance, HashesAsFnv1a) { // known values
  EXPECT_EQ(fnv1a(""), 0x811C9DC5u);
  EXPECT_EQ(fnv1a("a"), 0xE40C292Cu);
  EXPECT_EQ(fnv1a("foobar"), 0xBF9CF968u);
}

TEST(Chance, CountsAsMulberry32) {
  Chance chance("base/RCr#0");
  for (double expected : {0.9372274128254503, 0.7476809218060225, 0.7819181554950774, 0.4675023863092065})
    EXPECT_DOUBLE_EQ(chance.next(), expected);
}

TEST(Chance, StaysInItsRange) {
  Chance chance("range");
  for (int i = 0; i < 1000; ++i) {
    double value = chance.range(-2, 3);
    EXPECT_TRUE(value >= -2 && value < 3) << value;
    int number = chance.below(7);
    EXPECT_TRUE(number >= 0 && number < 7) << number;
  }
}

TEST(Chance, ShufflesWithoutLoss) {
  std::array<int, 20> list;
  std::iota(list.begin(), list.end(), 0);
  auto mixed = Chance("shuffle").shuffled(list);
  EXPECT_NE(mixed, list);
  std::sort(mixed.begin(), mixed.end());
  EXPECT_EQ(mixed, list);
}

} // namespace
} // namespace mappa::art
