// Whose turn it is on the hub. What takes long here says so itself: no test waits.
#include "tables/reception.h"

#include <chrono>
#include <deque>
#include <gmock/gmock.h>
#include <stdexcept>
#include <string>
#include <vector>

namespace mappa::tables {

namespace reception_test {

using testing::ElementsAre;

constexpr int64_t LONG = 50'000'000; // microseconds; nothing that these tests do takes so long

struct Desk {
  std::deque<std::function<void()>> posted{};
  Reception reception{[this](std::function<void()> work) { posted.push_back(std::move(work)); }};
  std::vector<std::string> done{};

  // Something that takes so long.
  void wish(const std::string& address, int64_t microseconds = 0) {
    const auto account = reception.account(address);
    reception.add(account, [this, address, microseconds, who = account.get()] {
      done.push_back(address);
      who->owed += microseconds;
    });
  }
  void run() {
    while (!posted.empty()) {
      const auto work = std::move(posted.front());
      posted.pop_front();
      work();
    }
  }
};

TEST(Reception, who_is_alone_is_served_in_order_without_waiting) {
  Desk desk;
  for (int i = 0; i < 5; ++i) desk.wish("a", LONG);
  EXPECT_EQ(desk.reception.waiting(), 5u);
  desk.run();
  EXPECT_EQ(desk.done.size(), 5u);
  EXPECT_EQ(desk.reception.waiting(), 0u);
}

TEST(Reception, one_wish_comes_before_the_rest_of_many) {
  Desk desk;
  for (int i = 0; i < 4; ++i) desk.wish("flood", 1'000);
  desk.wish("guest");
  desk.run();
  EXPECT_THAT(desk.done, ElementsAre("flood", "guest", "flood", "flood", "flood"));
}

TEST(Reception, addresses_get_the_same_time_not_the_same_number) {
  Desk desk;
  for (int i = 0; i < 3; ++i) desk.wish("slow", 300'000);
  for (int i = 0; i < 6; ++i) desk.wish("quick", 100'000);
  desk.run();
  EXPECT_THAT(std::vector(desk.done.begin(), desk.done.begin() + 5),
              ElementsAre("slow", "quick", "quick", "quick", testing::_));
  EXPECT_EQ(desk.done.back(), "slow");
}

TEST(Reception, what_is_done_later_counts_too) {
  Desk desk;
  desk.wish("early");
  desk.wish("late");
  desk.reception.account("early")->owed += 500'000; // the store has answered what it asked before
  desk.run();
  EXPECT_THAT(desk.done, ElementsAre("late", "early"));
}

TEST(Reception, debts_are_bounded) {
  Desk desk;
  desk.reception.account("debtor")->owed = LONG;
  desk.wish("debtor");
  for (int i = 0; i < 3; ++i) desk.wish("other", 600'000);
  desk.run();
  EXPECT_THAT(desk.done, ElementsAre("other", "other", "debtor", "other"));
}

TEST(Reception, who_asks_again_while_it_is_served_waits_like_others) {
  Desk desk;
  const auto account = desk.reception.account("a");
  desk.reception.add(account, [&] {
    desk.done.emplace_back("a");
    account->owed += 1'000;
    desk.wish("a");
    desk.wish("b");
  });
  desk.run();
  EXPECT_THAT(desk.done, ElementsAre("a", "b", "a"));
}

TEST(Reception, what_fails_costs_nobody_else_and_is_told_with_the_address) {
  Desk desk;
  testing::internal::CaptureStderr();
  desk.reception.add(desk.reception.account("a"), [] { throw std::runtime_error("on purpose"); });
  desk.wish("a");
  desk.wish("b");
  desk.run();
  EXPECT_EQ(desk.done.size(), 2u);
  EXPECT_THAT(testing::internal::GetCapturedStderr(),
              testing::HasSubstr("event=exception in=\"a request\" why=\"on purpose\" address=a\n"));
}

TEST(Reception, the_network_has_its_turn_between_slices) {
  Desk desk;
  for (int i = 0; i < 1'000; ++i)
    desk.reception.add(desk.reception.account("a"), [] {
      for (const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(100);
           std::chrono::steady_clock::now() < end;) {
      }
    });
  int slices = 0;
  for (; !desk.posted.empty(); ++slices) {
    const auto work = std::move(desk.posted.front());
    desk.posted.pop_front();
    work();
  }
  EXPECT_GE(slices, 10); // of 100 ms of work
}

TEST(Reception, those_who_have_gone_and_owe_nothing_are_forgotten) {
  Desk desk;
  const auto here = desk.reception.account("here");
  for (int i = 0; i < 2'000; ++i) desk.reception.account(std::to_string(i));
  desk.reception.account("debtor")->owed = LONG;
  desk.reception.forget();
  EXPECT_EQ(desk.reception.account("here"), here);
  EXPECT_EQ(desk.reception.account("debtor")->owed, LONG);
  EXPECT_EQ(desk.reception.accounts(), 2u);
}

TEST(Charged, time_is_charged_once) {
  const auto a = std::make_shared<Account>(), b = std::make_shared<Account>();
  const auto spend = [] {
    for (const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(2);
         std::chrono::steady_clock::now() < end;) {
    }
  };
  {
    const Charged outer(a), inner(b), nobody(nullptr);
    spend();
  }
  EXPECT_GE(a->owed, 1'999);
  EXPECT_EQ(b->owed, 0);
  {
    const Charged later(b);
    spend();
  }
  EXPECT_GE(b->owed, 1'999);
}

} // namespace reception_test

} // namespace mappa::tables
