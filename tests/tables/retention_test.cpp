// How long tables stay in the store.
#include "tables/public.h"
#include "tables/retention.h"
#include "tables/small_table.h"

namespace mappa::tables {

namespace {

constexpr int64_t DAY = 24 * 3'600'000;

Fate after_days(const Table& table, double days, const Retention& retention = {}) {
  const store::TableHead head = head_of(table);
  return fate_of(head, head.changed + static_cast<int64_t>(days * DAY), retention);
}

TEST(Retention, a_table_to_which_nobody_came_waits_for_a_week) {
  Table table = open_table({{}, {}});
  EXPECT_EQ(after_days(table, 6.9), Fate::Stay);
  EXPECT_EQ(after_days(table, 7.1), Fate::Delete);
  add(table, sit(table, ANN, 1));
  EXPECT_EQ(after_days(table, 7.1), Fate::Delete) << "Ann is the host";
}

TEST(Retention, one_to_which_somebody_came_waits_for_a_month) {
  Table table = open_table({{}, {}});
  add(table, sit(table, BO, 1));
  EXPECT_EQ(after_days(table, 7.1), Fate::Stay);
  EXPECT_EQ(after_days(table, 29.9), Fate::Stay);
  EXPECT_EQ(after_days(table, 30.1), Fate::Delete);
}

TEST(Retention, a_game_that_stands_still_is_closed_and_later_deleted) {
  Table table = playing_table({ANN, BO});
  EXPECT_EQ(after_days(table, 59.9), Fate::Stay);
  EXPECT_EQ(after_days(table, 60.1), Fate::Close);
  add(table, close_table(table));
  EXPECT_EQ(after_days(table, 6.9), Fate::Stay);
  EXPECT_EQ(after_days(table, 7.1), Fate::Delete);
}

TEST(Retention, finished_games_stay_unless_the_host_says_for_how_long) {
  Table table = playing_table({ANN, BO});
  play_out(table);
  EXPECT_EQ(after_days(table, 10'000), Fate::Stay);
  EXPECT_EQ(after_days(table, 89, {90}), Fate::Stay);
  EXPECT_EQ(after_days(table, 91, {90}), Fate::Delete);
  EXPECT_EQ(after_days(table, 0.002, {0.001}), Fate::Delete);
}

TEST(Retention, a_table_that_only_shows_a_record_goes_after_a_month) {
  Table table = playing_table({ANN});
  play_out(table);
  table.seats[0].holder.clear(); // as `open` makes it
  EXPECT_EQ(after_days(table, 29), Fate::Stay);
  EXPECT_EQ(after_days(table, 31), Fate::Delete);
}

} // namespace

} // namespace mappa::tables
