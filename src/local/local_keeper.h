// The keeper of one device. A write is done when whoever makes it last says so; what is asked after it waits
// that long.
#pragma once

#include "local/memory_store.h"
#include "local/outside.h"
#include "store/keeper.h"

#include <deque>

namespace mappa::local {

inline constexpr std::size_t MOST_TABLES = 100;

class LocalKeeper : public store::Keeper {
public:
  LocalKeeper(Outside& outside, Later& later);

  // A table or a map as it was stored: {"head","entries"}, {"map"}. Throws if it is none.
  void restore(const nlohmann::json& kept);
  // What became of a write.
  void stored(int number, bool well);

  void write(store::Write write, std::function<void(store::Stored)> done) override;
  bool holds(uint64_t&) override { return true; }
  bool lapsed() const override { return false; }
  bool shared() const override { return false; }
  store::KeeperCounts counts() const override { return counts_; }

private:
  struct Waiting { // a write or a question
    store::Write write{};
    std::function<void(store::Stored)> done{};
    Question question{};
    int number = 0; // of a write that was not answered yet
    bool well = true;
  };
  void question(Question question) override;
  void go_on();
  store::Stored finish(const Waiting& write);

  Outside& outside_;
  Later& later_;
  MemoryStore store_;
  std::deque<Waiting> waiting_;
  int last_ = 0;
  store::KeeperCounts counts_;
};

} // namespace mappa::local
