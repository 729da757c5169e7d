#include "tables/reception.h"

#include "tables/moment.h"
#include "tables/safely.h"

#include <algorithm>
#include <utility>

namespace mappa::tables {

namespace {

constexpr int64_t SLICE = 2'000;         // microseconds before the network has its turn
constexpr int64_t MOST_OWED = 1'000'000; // whoever has used more in vain is not punished for it for ever

thread_local bool charging = false;

} // namespace

Reception::AccountPtr Reception::account(const std::string& address) {
  AccountPtr& known = accounts_[address];
  if (!known) known = std::make_shared<Account>(Account{.address = address});
  return known;
}

void Reception::queue(const AccountPtr& account) {
  account->used = std::min(std::max(account->used, now_) + std::exchange(account->owed, 0), now_ + MOST_OWED);
  account->queued = true;
  queue_.insert({account->used, ++places_, account});
}

void Reception::add(const AccountPtr& account, Work work) {
  if (!serving_) {
    if (idle_since_ != 0) now_ += steady_us() - idle_since_; // time that nobody wanted pays everybody's debts
    serving_ = true;
    post_([this] { serve(); });
  }
  ++waiting_;
  account->wishes.push_back(std::move(work));
  if (!account->queued) queue(account);
}

// Who has used something since it came into the queue may have to wait longer.
Reception::AccountPtr Reception::next() {
  for (;;) {
    const AccountPtr account = std::get<AccountPtr>(*queue_.begin());
    queue_.erase(queue_.begin());
    account->queued = false;
    if (account->owed == 0) return account;
    queue(account);
  }
}

void Reception::serve() {
  const int64_t end = steady_us() + SLICE;
  do {
    const AccountPtr account = next();
    now_ = std::max(now_, account->used);
    const Work work = std::move(account->wishes.front());
    account->wishes.pop_front();
    --waiting_;
    {
      const Charged charged(account);
      safely("a request", work, account->address);
    }
    if (!account->queued && !account->wishes.empty()) queue(account);
  } while (!queue_.empty() && steady_us() < end);
  if (!queue_.empty()) return post_([this] { serve(); });
  serving_ = false;
  idle_since_ = steady_us();
}

void Reception::forget() {
  if (accounts_.size() < forget_at_) return;
  std::erase_if(accounts_, [this](const auto& entry) {
    const Account& account = *entry.second;
    return entry.second.use_count() == 1 && account.used + account.owed <= now_;
  });
  forget_at_ = std::max<std::size_t>(1'000, accounts_.size() * 2);
}

Charged::Charged(Reception::AccountPtr account) {
  if (!account || charging) return;
  charging = true;
  account_ = std::move(account);
  begun_ = steady_us();
}

Charged::~Charged() {
  if (!account_) return;
  charging = false;
  account_->owed += steady_us() - begun_;
}

} // namespace mappa::tables
