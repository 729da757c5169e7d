// The wall clock may jump: what the jump alone has made old is not old.
#include "tables/calendar.h"

#include <gtest/gtest.h>

namespace mappa::tables {

namespace {

constexpr int64_t A_SECOND = 1000, AN_HOUR = 3600 * A_SECOND, A_DAY = 24 * AN_HOUR;

struct TwoClocks {
  int64_t wall = 1'700'000'000'000, steady = 5000;
  Calendar calendar{[this] { return wall; }, AN_HOUR};

  // Both clocks go on, and then the wall clock jumps.
  int64_t pass(int64_t time, int64_t jump = 0) {
    steady += time;
    wall += time + jump;
    return calendar.look(steady);
  }
};

TEST(Calendar, settles_when_it_has_gone_on_evenly_for_long_enough) {
  TwoClocks t;
  EXPECT_FALSE(t.calendar.settled()) << "nobody has looked yet";
  EXPECT_EQ(t.pass(0), 0);
  EXPECT_FALSE(t.calendar.settled());
  EXPECT_EQ(t.pass(AN_HOUR - 1), 0);
  EXPECT_FALSE(t.calendar.settled());
  EXPECT_EQ(t.pass(1), 0);
  EXPECT_TRUE(t.calendar.settled());
}

TEST(Calendar, a_jump_either_way_unsettles_it_for_a_while) {
  for (const int64_t jump : {A_DAY, -A_DAY, 100 * A_DAY}) {
    TwoClocks t;
    t.pass(0);
    t.pass(AN_HOUR);
    EXPECT_TRUE(t.calendar.settled());
    EXPECT_EQ(t.pass(A_SECOND, jump), jump);
    EXPECT_FALSE(t.calendar.settled());
    t.pass(AN_HOUR / 2);
    EXPECT_FALSE(t.calendar.settled());
    t.pass(AN_HOUR / 2);
    EXPECT_TRUE(t.calendar.settled()) << "it has stayed so";
  }
}

TEST(Calendar, being_set_right_by_a_little_is_no_jump) {
  TwoClocks t;
  t.pass(0);
  t.pass(AN_HOUR);
  for (const int64_t little : {30 * A_SECOND, -30 * A_SECOND, A_SECOND})
    EXPECT_EQ(t.pass(A_SECOND, little), 0);
  EXPECT_TRUE(t.calendar.settled());
}

TEST(Calendar, knows_how_much_of_the_time_since_then_nobody_had) {
  TwoClocks t;
  t.pass(0);
  const int64_t before = t.wall;
  t.pass(A_SECOND, 3 * A_DAY);
  const int64_t between = t.wall;
  t.pass(A_SECOND, A_DAY);
  EXPECT_EQ(t.calendar.jumped_since(before), 4 * A_DAY);
  EXPECT_EQ(t.calendar.jumped_since(between), A_DAY);
  EXPECT_EQ(t.calendar.jumped_since(t.wall), 0);
}

TEST(Calendar, what_is_set_right_again_counts_no_more) {
  TwoClocks t;
  t.pass(0);
  const int64_t before = t.wall;
  t.pass(A_SECOND, 10 * A_DAY);
  t.pass(A_SECOND, -10 * A_DAY);
  EXPECT_EQ(t.calendar.jumped_since(before), 0);
  t.pass(A_SECOND, -A_DAY); // back alone: there is more time, not less
  EXPECT_EQ(t.calendar.jumped_since(before), 0);
}

} // namespace

} // namespace mappa::tables
