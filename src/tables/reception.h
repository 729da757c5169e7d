// Whose turn it is on the hub. Requests that were read wait here, by address; the addresses take turns, and
// each gets the same time when there is not enough for all. Nobody waits while the hub has nothing to do.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>

namespace mappa::tables {

// What an address has used, in microseconds: it begins with what all others have used at least, and who has
// used least comes next.
struct Account {
  std::string address{};
  int64_t used = 0;
  int64_t owed = 0; // used since then, and for what it asked before
  bool queued = false;
  std::deque<std::function<void()>> wishes{}; // a connection has one at a time, so that they take turns, too
};

class Reception {
public:
  using AccountPtr = std::shared_ptr<Account>;
  using Work = std::function<void()>;
  using Post = std::function<void(Work)>; // runs something later, after what the network has brought

  explicit Reception(Post post) : post_(std::move(post)) {}

  AccountPtr account(const std::string& address);
  void add(const AccountPtr& account, Work work);
  void forget(); // those who have gone and owe nothing
  std::size_t waiting() const { return waiting_; }
  std::size_t accounts() const { return accounts_.size(); }

private:
  using Place = std::tuple<int64_t, uint64_t, AccountPtr>; // what it has used, and who came first
  void queue(const AccountPtr& account);
  AccountPtr next();
  void serve();

  Post post_;
  std::unordered_map<std::string, AccountPtr> accounts_;
  std::set<Place> queue_; // those with wishes
  uint64_t places_ = 0;
  std::size_t waiting_ = 0, forget_at_ = 1'000; // accounts
  bool serving_ = false;
  int64_t now_ = 0; // what whoever was served last had used
  int64_t idle_since_ = 0;
};

// The time until this goes is the account's; none: nobody's. Within another one it does nothing.
class Charged {
public:
  explicit Charged(Reception::AccountPtr account);
  ~Charged();
  Charged(const Charged&) = delete;
  Charged& operator=(const Charged&) = delete;

private:
  Reception::AccountPtr account_;
  int64_t begun_ = 0;
};

} // namespace mappa::tables
