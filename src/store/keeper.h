// The thread that has the store: what waits while it is busy is stored together, so that a thousand moves
// cost no more waiting for the disk than one (group commit).
#pragma once

#include "store/store.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace mappa::store {

enum class Stored : uint8_t { Yes, Refused, Failed }; // failed: it is not known whether it was stored

// What the keeper has done so far, for metrics and health.
struct KeeperCounts {
  uint64_t writes = 0;      // stored
  uint64_t batches = 0;     // in so many commits
  uint64_t refused = 0;     // writes
  uint64_t failures = 0;    // calls of the store that threw
  double last_seconds = 0;  // that the last commit took
  double total_seconds = 0; // that all commits took
  size_t waiting = 0;       // writes and questions
  std::string fault;        // of the last call of the store; empty: it went well
  uint64_t tenure = 0;      // of the store, after the last call
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

  bool shared() const { return shared_; } // the store, with other servers
  KeeperCounts counts() const;

private:
  using Answer = std::function<void()>;
  using Question = std::function<Answer(Store*)>; // without a store: it failed
  struct Waiting {
    Write write;
    std::function<void(Stored)> done;
  };

  void question(Question question);
  void run();
  void store_batch(std::vector<Waiting> batch);
  void answer(const Question& question);
  void note(const std::string& fault);

  std::unique_ptr<Store> store_;
  bool shared_ = store_->shared();
  Post post_;
  mutable std::mutex mutex_; // guards all below but the thread
  std::condition_variable come_;
  std::vector<Waiting> writes_;
  std::vector<Question> questions_;
  KeeperCounts counts_;
  bool ending_ = false;
  std::thread thread_;
};

} // namespace mappa::store
