// Percentiles.
#include "client/latencies.h"

#include <gmock/gmock.h>

namespace mappa::client {
namespace {

using namespace std::chrono_literals;

TEST(Latencies, of_nothing_are_zero) {
  const Latencies none;
  EXPECT_EQ(none.percentile(99), 0);
  EXPECT_EQ(none.count(), 0);
}

TEST(Latencies, of_one_are_that_one) {
  Latencies one;
  one.add(1500us);
  for (const double percent : {0.0, 50.0, 99.9, 100.0}) EXPECT_EQ(one.percentile(percent), 1.5);
}

// The p-th percentile is the least time that at least p percent do not exceed.
TEST(Latencies, are_exact_by_nearest_rank) {
  Latencies thousand;
  for (int i = 1000; i >= 1; --i) thousand.add(i * 1ms); // in the wrong order
  EXPECT_EQ(thousand.percentile(50), 500);
  EXPECT_EQ(thousand.percentile(90), 900);
  EXPECT_EQ(thousand.percentile(99), 990);
  EXPECT_EQ(thousand.percentile(99.9), 999);
  EXPECT_EQ(thousand.percentile(99.91), 1000);
  EXPECT_EQ(thousand.percentile(100), 1000);
  thousand.add(2000ms); // after it was sorted
  EXPECT_EQ(thousand.percentile(100), 2000);
  EXPECT_EQ(thousand.percentile(50), 501);
}

TEST(Latencies, outside_of_what_can_be_kept_are_the_nearest) {
  Latencies odd;
  odd.add(-1s);
  EXPECT_EQ(odd.percentile(100), 0);
  odd.add(100h);
  EXPECT_NEAR(odd.percentile(100), 4294967.295, 0.001);
}

TEST(Latencies, are_told_as_json) {
  Latencies some;
  some.add(1ms);
  some.add(3ms);
  EXPECT_EQ(latencies_json(some).dump(), R"({"p50":1.0,"p90":3.0,"p99":3.0,"p99.9":3.0,"max":3.0})");
}

} // namespace
} // namespace mappa::client
