// The thread that has the store: what waits while it is busy is stored together, so that a thousand moves
// cost no more waiting for the disk than one (group commit). It also knows how the store is.
#pragma once

#include "store/health.h"
#include "store/keeper.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <vector>

namespace mappa::store {

// Any thread may call it.
class KeeperThread : public Keeper {
public:
  using Post = std::function<void(std::function<void()>)>; // runs something later on the caller's thread

  KeeperThread(std::unique_ptr<Store> store, Post post);
  ~KeeperThread() override; // finishes what was asked before, and posts the answers
  KeeperThread(const KeeperThread&) = delete;
  KeeperThread& operator=(const KeeperThread&) = delete;

  void write(Write write, std::function<void(Stored)> done) override;
  bool holds(uint64_t& tenure) override;
  bool lapsed() const override;
  // About once a second, by another thread than its own: false if the keeper hangs.
  bool watch();

  bool shared() const override { return shared_; }
  KeeperCounts counts() const override;

private:
  using Clock = std::chrono::steady_clock;
  struct Waiting {
    Write write;
    std::function<void(Stored)> done;
  };

  void question(Question question) override;
  void run();
  void store_batch(std::vector<Waiting> batch);
  void answer(Question question);
  void note_unanswered(const StoreError& fault);
  bool chores_are_due() const;
  void do_chores();
  void probe();
  template <class Call>
  std::optional<StoreError> attempt(Call call);

  std::unique_ptr<Store> store_;
  bool shared_ = store_->shared();
  Post post_;
  std::atomic<uint64_t> tenure_ = store_->tenure();
  std::atomic<int64_t> renewed_ = store_->renewed();
  std::atomic<int64_t> asked_ = 0;      // when it was last asked whether it holds the tables, boot_ms()
  std::atomic<int64_t> busy_since_ = 0; // with one call of the store; 0: it is not

  // The thread's own.
  Clock::time_point next_chores_{};
  Clock::time_point last_write_ = Clock::now();
  size_t failed_bytes_ = 0;         // of the last batch that could not be stored
  std::set<std::string> damaged_{}; // tables of which the host was told

  mutable std::mutex mutex_; // guards all below but the thread
  std::condition_variable come_;
  std::deque<Waiting> writes_;
  std::deque<Question> questions_;
  KeeperCounts counts_;
  Health health_;
  bool ending_ = false;
  std::thread thread_;
};

} // namespace mappa::store
