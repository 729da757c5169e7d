// The thread that has the store: what waits while it is busy is stored together, so that a thousand moves
// cost no more waiting for the disk than one (group commit). It also knows how the store is.
#pragma once

#include "report/metrics.h"
#include "store/health.h"
#include "store/store.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>

namespace mappa::store {

enum class Stored : uint8_t { Yes, Refused, Failed }; // failed: it is not known whether it was stored

// What the keeper has done so far, for metrics and health.
struct KeeperCounts {
  uint64_t writes = 0;       // stored
  uint64_t batches = 0;      // in so many commits
  uint64_t refused = 0;      // writes
  uint64_t failures = 0;     // calls of the store that threw
  report::Histogram commits; // what each took
  size_t waiting = 0;        // writes and questions
  std::string fault;         // why nothing can be written, for the host; empty: it can
  std::string cause;         // the same in words for anybody
  double failing_seconds = 0;
  uint64_t tenure = 0; // of the store, after the last call
};

// Any thread may call it. Writes to one table keep their order, and whatever is asked after a write sees it;
// but a question may be answered after writes that came later.
class Keeper {
public:
  using Post = std::function<void(std::function<void()>)>; // runs something later on the caller's thread

  Keeper(std::unique_ptr<Store> store, Post post);
  ~Keeper(); // finishes what was asked before, and posts the answers
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  void write(Write write, std::function<void(Stored)> done);
  void claim(std::string table, std::function<void(std::optional<Claim>)> done);
  void release(std::string table);

  // `work(Store&)` runs on the keeper's thread; `done` gets what it returned, or nothing if the store failed:
  //   keeper.ask([](Store& store) { return store.totals(); }, [](std::optional<Totals> totals) { ... });
  template <class Work, class Done>
  void ask(Work work, Done done) {
    question([work = std::move(work), done = std::move(done)](Store* store) mutable -> std::function<void()> {
      using Result = std::optional<std::decay_t<decltype(work(*store))>>;
      auto answer = std::make_shared<Result>(); // shared: a std::function must be copyable
      if (store) *answer = work(*store);
      return [done = std::move(done), answer] { done(std::move(*answer)); };
    });
  }

  // By whoever has tables in memory, often, and before anybody is told something about them: true as long as
  // they are still this server's. False if all may be another's since it last asked; `tenure` is then the new
  // one. A server that does not ask for seconds hangs, and loses its tables to others.
  bool holds(uint64_t& tenure);
  bool lapsed() const; // this server could not say for too long that it lives
  // About once a second, by another thread than its own: false if the keeper hangs.
  bool watch();

  bool shared() const { return shared_; } // the store, with other servers
  KeeperCounts counts() const;

private:
  using Answer = std::function<void()>;
  using Question = std::function<Answer(Store*)>; // without a store: it failed
  using Clock = std::chrono::steady_clock;
  struct Waiting {
    Write write;
    std::function<void(Stored)> done;
  };

  void question(Question question);
  void run();
  void store_batch(std::vector<Waiting> batch);
  void answer(const Question& question);
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
  std::vector<Waiting> writes_;
  std::vector<Question> questions_;
  KeeperCounts counts_;
  Health health_;
  bool ending_ = false;
  std::thread thread_;
};

} // namespace mappa::store
