// Threads that think: real ones, with thoughts that last until the test, or a sign to stop, ends them.
#include "server/thinker_threads.h"

#include "tables/small_table.h"

#include <future>
#include <gmock/gmock.h>
#include <span>

namespace mappa::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Thoughts are known by their seeds.
class Thoughts {
public:
  explicit Thoughts(int threads)
      : thinkers_(
            threads,
            [this](const Problem& problem, const std::atomic<bool>& stop) { return think(problem, stop); },
            [](const std::string& level) { return level == "slow"; },
            [](const std::function<void()>& work) { work(); }) {}
  ~Thoughts() { end_all(); }

  void ask(const std::string& level, const Asking& who, uint64_t seed) {
    thinkers_.think(who, {nullptr, nullptr, level, seed},
                    [this, seed](const notation::Advice&) { answer(seed); });
  }
  void ask_slow(const std::string& address, uint64_t seed, bool watched = true) {
    ask("slow", {std::to_string(seed), address, watched}, seed);
  }
  void move(const Asking& who) { thinkers_.move(who); }
  void ask_quick(uint64_t seed) { ask("quick", {std::to_string(seed), "quick"}, seed); }
  bool analyse(uint64_t seed, const std::string& address = "analyst") {
    return thinkers_.analyse({std::to_string(seed), address}, {nullptr, nullptr, "slow", seed},
                             [this, seed](const std::optional<notation::Advice>&) { answer(seed); });
  }

  void await_begun(uint64_t seed) { await(begun_, seed); }
  void await_answer(uint64_t seed) { await(answered_, seed); }
  void end(uint64_t seed) {
    const std::lock_guard lock(mutex_);
    ended_.insert(seed);
    changed_.notify_all();
  }
  void end_all() {
    const std::lock_guard lock(mutex_);
    all_ended_ = true;
    changed_.notify_all();
  }
  std::vector<uint64_t> begun() const { return copy(begun_); }
  std::vector<uint64_t> stopped() const { return copy(stopped_); }
  std::string metrics() const { return thinkers_.metrics_text(); }

private:
  notation::Advice think(const Problem& problem, const std::atomic<bool>& stop) {
    std::unique_lock lock(mutex_);
    begun_.push_back(problem.seed);
    changed_.notify_all();
    const auto over = [&] { return all_ended_ || ended_.contains(problem.seed) || stop; };
    while (!changed_.wait_for(lock, std::chrono::milliseconds(1), over)) continue; // nobody tells of a stop
    if (stop) stopped_.push_back(problem.seed);
    return {};
  }
  void answer(uint64_t seed) {
    const std::lock_guard lock(mutex_);
    answered_.push_back(seed);
    changed_.notify_all();
  }
  void await(const std::vector<uint64_t>& list, uint64_t seed) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return std::ranges::find(list, seed) != list.end(); });
  }
  std::vector<uint64_t> copy(const std::vector<uint64_t>& list) const {
    const std::lock_guard lock(mutex_);
    return list;
  }

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<uint64_t> begun_, answered_, stopped_;
  std::set<uint64_t> ended_;
  bool all_ended_ = false;
  ThinkerThreads thinkers_; // ends first
};

TEST(ThinkerThreads, quick_players_wait_neither_for_slow_ones_nor_for_analyses) {
  Thoughts thoughts(1);
  ASSERT_TRUE(thoughts.analyse(1));
  thoughts.await_begun(1);
  thoughts.ask_slow("a", 2);
  thoughts.await_begun(2);
  thoughts.ask_quick(3);
  thoughts.end(3);
  thoughts.await_answer(3);
}

TEST(ThinkerThreads, analyses_never_hold_a_thread_that_a_game_could_have) {
  Thoughts thoughts(1);
  for (uint64_t i = 1; i <= 3; ++i) ASSERT_TRUE(thoughts.analyse(i));
  thoughts.await_begun(1);
  thoughts.ask_slow("a", 4);
  thoughts.await_begun(4);
  EXPECT_THAT(thoughts.stopped(), IsEmpty()) << "there was a thread for both";
}

TEST(ThinkerThreads, an_analysis_ends_with_what_it_has_found_when_games_wait_for_a_thread) {
  Thoughts thoughts(1);
  ASSERT_TRUE(thoughts.analyse(1));
  thoughts.await_begun(1);
  thoughts.ask_slow("a", 2);
  thoughts.await_begun(2);
  thoughts.ask_slow("a", 3);
  thoughts.await_answer(1);
  EXPECT_THAT(thoughts.stopped(), ElementsAre(1));
  thoughts.end_all();
  thoughts.await_answer(3);
}

TEST(ThinkerThreads, a_table_that_nobody_watches_gives_way) {
  Thoughts thoughts(1);
  thoughts.ask_slow("a", 1, false);
  thoughts.await_begun(1);
  thoughts.ask_slow("a", 2, false);
  EXPECT_THAT(thoughts.stopped(), IsEmpty()) << "not to another such table";
  thoughts.ask_slow("b", 3);
  thoughts.await_answer(1);
  EXPECT_THAT(thoughts.stopped(), ElementsAre(1));
  for (const uint64_t seed : {2UL, 3UL}) thoughts.end(seed); // who of them is first turns_test.cpp looks at
  for (const uint64_t seed : {2UL, 3UL}) thoughts.await_answer(seed);
}

TEST(ThinkerThreads, slow_players_take_turns_by_address) {
  Thoughts thoughts(1);
  thoughts.ask_slow("a", 1);
  thoughts.await_begun(1);
  for (uint64_t i = 2; i <= 4; ++i) thoughts.ask_slow("a", i);
  thoughts.ask_slow("b", 5);
  thoughts.end_all();
  thoughts.await_answer(4);
  EXPECT_THAT(thoughts.begun(), ElementsAre(1, 5, 2, 3, 4));
}

TEST(ThinkerThreads, a_quick_player_moves_up_too_when_somebody_comes) {
  Thoughts thoughts(1);
  thoughts.ask_quick(1);
  thoughts.await_begun(1);
  thoughts.ask("quick", {"2", "a", false}, 2);
  for (const uint64_t seed : {3UL, 4UL}) thoughts.ask("quick", {std::to_string(seed), "b"}, seed);
  thoughts.move({"2", "a"});
  thoughts.end_all();
  thoughts.await_answer(4);
  EXPECT_THAT(thoughts.begun(), ElementsAre(1, 3, 2, 4));
}

TEST(ThinkerThreads, beyond_a_number_no_analysis_is_taken) {
  Thoughts thoughts(1);
  ASSERT_TRUE(thoughts.analyse(0));
  thoughts.await_begun(0);
  for (uint64_t i = 1; i <= 100; ++i) ASSERT_TRUE(thoughts.analyse(i, std::to_string(i / 5)));
  EXPECT_FALSE(thoughts.analyse(101, "another"));
}

TEST(ThinkerThreads, one_address_cannot_take_all_room_for_analyses) {
  Thoughts thoughts(1);
  ASSERT_TRUE(thoughts.analyse(0));
  thoughts.await_begun(0);
  for (uint64_t i = 1; i <= 5; ++i) ASSERT_TRUE(thoughts.analyse(i));
  EXPECT_FALSE(thoughts.analyse(6));
  EXPECT_TRUE(thoughts.analyse(7, "another"));
}

TEST(ThinkerThreads, tell_how_many_wait) {
  Thoughts thoughts(1);
  for (uint64_t i = 1; i <= 3; ++i) thoughts.ask_slow("a", i);
  thoughts.await_begun(1);
  EXPECT_THAT(thoughts.metrics(), testing::HasSubstr("mappa_thinking_waiting{lane=\"slow\"} 2\n"));
  EXPECT_THAT(thoughts.metrics(), testing::HasSubstr("mappa_thinking_waiting{lane=\"quick\"} 0\n"));
}

TEST(ThinkerThreads, their_end_stops_what_is_under_way) {
  std::atomic<int> ends = 0;
  std::atomic<bool> begun = false;
  {
    const auto think = [&](const Problem&, const std::atomic<bool>& stop) {
      begun = true;
      while (!stop) std::this_thread::yield();
      ++ends;
      return notation::Advice{};
    };
    ThinkerThreads thinkers(
        1, think, [](const std::string&) { return true; }, [](const std::function<void()>&) {});
    for (const char* table : {"1", "2"}) thinkers.think({table, "a"}, {}, nullptr);
    while (!begun) std::this_thread::yield();
  }
  EXPECT_EQ(ends, 1);
}

TEST(ThinkerThreads, when_a_player_fails_the_game_goes_on_with_any_action) {
  const tables::Table table = tables::playing_table({tables::ANN, tables::BO});
  std::promise<Action> played;
  const auto think = [](const Problem&, const std::atomic<bool>&) -> notation::Advice {
    throw std::runtime_error("a fault in a test");
  };
  ThinkerThreads thinkers(
      1, think, [](const std::string&) { return false; }, [](const std::function<void()>& work) { work(); });
  testing::internal::CaptureStderr();
  thinkers.think({"small", "a"}, {table.rules, table.position, "none", 1},
                 [&](const notation::Advice& advice) { played.set_value(advice.action); });
  Actions actions;
  legal(*table.rules, *table.position, actions);
  EXPECT_THAT(std::span(actions.begin(), actions.end()), testing::Contains(played.get_future().get()));
  EXPECT_THAT(testing::internal::GetCapturedStderr(),
              testing::HasSubstr("event=computer_player_failed level=none table=small "));
}

} // namespace

} // namespace mappa::server
