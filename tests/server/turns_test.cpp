// Who is thought for next, and how long.
#include "server/turns.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace mappa::server {

namespace {

using testing::Each;
using testing::ElementsAre;

class TurnsTest : public testing::Test {
protected:
  // A table is called by its address and a number: "a1".
  void ask(const std::string& table, bool watched = true, int time_ms = 0) {
    Waiting waiting{.who = {table, table.substr(0, 1), watched}, .problem = {}, .done = {}};
    waiting.problem.time_ms = time_ms;
    turns.add(std::move(waiting), now);
  }
  void ask_often(const std::string& address, int tables) {
    for (int i = 1; i <= tables; ++i) ask(address + std::to_string(i));
  }
  void move(const std::string& table, bool watched) { turns.move({table, table.substr(0, 1), watched}, now); }
  std::string next() {
    const Waiting waiting = turns.next(now);
    time = waiting.problem.time_ms;
    return waiting.who.table;
  }
  std::vector<std::string> all() {
    std::vector<std::string> order;
    while (turns.size() > 0) order.push_back(next());
    return order;
  }
  int time_of_next() { return next(), time; }

  Turns turns{{.round = 2'000, .least = 2, .most = 1'000}, 1};
  int64_t now = 1;
  int time = 0;
};

TEST_F(TurnsTest, addresses_take_turns_and_so_do_the_tables_of_each) {
  ask_often("a", 3);
  ask_often("b", 3);
  EXPECT_THAT(all(), ElementsAre("a1", "b1", "a2", "b2", "a3", "b3"));
}

TEST_F(TurnsTest, who_comes_anew_comes_before_the_many_of_another) {
  ask_often("a", 500);
  EXPECT_EQ(next(), "a1");
  ask("b1");
  EXPECT_EQ(next(), "b1");
  EXPECT_EQ(next(), "a2");
}

TEST_F(TurnsTest, alone_one_has_all_the_time_there_is) {
  ask("a1");
  EXPECT_EQ(time_of_next(), 1'000);
}

TEST_F(TurnsTest, those_who_came_at_once_are_all_thought_for_within_a_round) {
  for (const char* table : {"a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1"}) ask(table);
  std::vector<int> times;
  while (turns.size() > 0) times.push_back(time_of_next());
  EXPECT_THAT(times, Each(200));
}

TEST_F(TurnsTest, the_tables_of_an_address_share_its_time_and_take_none_of_anothers) {
  ask_often("a", 100);
  ask("b1");
  EXPECT_EQ(next(), "a1");
  EXPECT_EQ(time, 10) << "a hundredth of half the round";
  EXPECT_EQ(next(), "b1");
  EXPECT_EQ(time, 1'000);
}

TEST_F(TurnsTest, however_many_there_are_each_has_a_little_time) {
  ask_often("a", 5'000);
  EXPECT_EQ(time_of_next(), 2);
  EXPECT_EQ(time_of_next(), 2);
}

TEST_F(TurnsTest, with_more_threads_there_is_more_time) {
  turns = Turns({.round = 2'000, .least = 2, .most = 1'000}, 4);
  ask_often("a", 100);
  EXPECT_EQ(time_of_next(), 80);
}

TEST_F(TurnsTest, who_had_a_long_thought_waits_until_the_others_had_as_much) {
  ask_often("a", 100);
  ask("b1");
  EXPECT_EQ(next(), "a1");
  EXPECT_EQ(next(), "b1");
  ask("b1"); // at once again
  std::size_t others = 1;
  while (next() != "b1") ++others;
  EXPECT_EQ(others, 100U) << "10 ms each";
}

TEST_F(TurnsTest, and_what_counts_is_how_long_it_really_took) {
  ask_often("a", 3);
  ask_often("b", 3);
  const Waiting first = turns.next(now);
  turns.took(first, first.problem.time_ms * 3);
  EXPECT_THAT(all(), ElementsAre("b1", "b2", "b3", "a2", "a3"));
}

TEST_F(TurnsTest, when_there_were_few_for_a_round_the_time_is_longer_again) {
  ask_often("a", 100);
  const int hasty = time_of_next();
  while (turns.size() > 10) EXPECT_EQ(time_of_next(), hasty);
  now += 2'001;
  EXPECT_EQ(time_of_next(), 200);
}

TEST_F(TurnsTest, nobody_thinks_longer_than_was_asked_for) {
  ask("a1", true, 30);
  ask("a2", true, 3'000);
  EXPECT_EQ(time_of_next(), 30);
  EXPECT_EQ(time_of_next(), 1'000);
}

TEST_F(TurnsTest, tables_that_nobody_watches_come_last) {
  ask("a1", false);
  ask("b1");
  ask("a2", false);
  ask("b2");
  EXPECT_EQ(turns.watched(), 2);
  EXPECT_THAT(all(), ElementsAre("b1", "b2", "a1", "a2"));
}

TEST_F(TurnsTest, and_change_their_place_when_somebody_comes_or_goes) {
  ask("a1", false);
  ask("b1");
  ask("c1");
  move("b1", false);
  move("c1", true); // as before
  move("a1", true);
  move("d1", true); // does not wait at all
  EXPECT_THAT(all(), ElementsAre("c1", "a1", "b1"));
}

TEST_F(TurnsTest, but_now_and_then_one_of_them_is_let_through_in_haste) {
  ask("a1", false);
  ask("a2", false);
  ask_often("b", 4);
  EXPECT_EQ(next(), "b1");
  now += 500;
  EXPECT_EQ(next(), "a1");
  EXPECT_EQ(time, 2);
  EXPECT_EQ(next(), "b2");
  now += 499;
  EXPECT_EQ(next(), "b3");
  now += 1;
  EXPECT_EQ(next(), "a2");
  EXPECT_EQ(next(), "b4");
}

TEST_F(TurnsTest, a_table_that_asks_again_forgets_what_it_asked_before) {
  ask("a1", true, 10);
  ask("a2");
  ask("a1", false, 20);
  EXPECT_EQ(turns.size(), 2U);
  EXPECT_EQ(next(), "a2");
  EXPECT_EQ(next(), "a1");
  EXPECT_EQ(time, 20);
}

} // namespace

} // namespace mappa::server
