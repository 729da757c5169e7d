// Who has the store and is asked for everything in it. Nobody waits for an answer: it comes later, on the
// thread of whoever asked.
#pragma once

#include "report/metrics.h"
#include "store/store.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
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

// Writes to one table keep their order, and whatever is asked after a write sees it; but a question may be
// answered after writes that came later.
class Keeper {
public:
  Keeper() = default;
  virtual ~Keeper() = default;
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  virtual void write(Write write, std::function<void(Stored)> done) = 0;
  void claim(const std::string& table, std::function<void(std::optional<Claim>)> done) {
    const auto work = [table](Store& store) {
      Claim claim = store.claim(table);
      if (!claim.head.map.empty()) claim.map = store.map(claim.head.map);
      claim.tenure = store.tenure();
      return claim;
    };
    ask(work, std::move(done));
  }
  void release(const std::string& table) {
    question([table](Store* store) -> Answer {
      if (store) store->release(table);
      return nullptr;
    });
  }

  // `work(Store&)` runs where the store is; `done` gets what it returned, or nothing if the store failed:
  //   keeper.ask([](Store& store) { return store.totals(); }, [](std::optional<Totals> totals) { ... });
  template <class Work, class Done>
  void ask(Work work, Done done) {
    question([work = std::move(work), done = std::move(done)](Store* store) mutable -> Answer {
      using Result = std::optional<std::decay_t<decltype(work(*store))>>;
      auto answer = std::make_shared<Result>(); // shared: a std::function must be copyable
      if (store) *answer = work(*store);
      return [done = std::move(done), answer] { done(std::move(*answer)); };
    });
  }

  // By whoever has tables in memory, often, and before anybody is told something about them: true as long as
  // they are still this server's. False if all may be another's since it last asked; `tenure` is then the new
  // one. A server that does not ask for seconds hangs, and loses its tables to others.
  virtual bool holds(uint64_t& tenure) = 0;
  virtual bool lapsed() const = 0; // this server could not say for too long that it lives

  virtual bool shared() const = 0; // the store, with other servers
  virtual KeeperCounts counts() const = 0;

protected:
  using Answer = std::function<void()>;
  using Question = std::function<Answer(Store*)>; // without a store: it failed

private:
  virtual void question(Question question) = 0;
};

} // namespace mappa::store
