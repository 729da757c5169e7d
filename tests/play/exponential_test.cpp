#include "play/exponential.h"

#include <cmath>
#include <gtest/gtest.h>

namespace mappa::proof {
namespace {

using play::exponential;

TEST(Exponential, IsTheLibrarysButForTheLastBits) {
  for (double x = -699; x < 700; x += 0.37) EXPECT_NEAR(exponential(x) / std::exp(x), 1, 1e-15) << x;
  EXPECT_EQ(exponential(0), 1);
}

TEST(Exponential, EndsWhereNumbersDo) {
  EXPECT_EQ(exponential(1e300), exponential(700));
  EXPECT_EQ(exponential(-1e300), exponential(-700));
  EXPECT_TRUE(std::isfinite(exponential(1e300)));
}

} // namespace
} // namespace mappa::proof
