// Threads on which computer players think.
#pragma once

#include "game/action.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace mappa {

struct Problem {
  std::shared_ptr<const Ruleset> rules;
  std::shared_ptr<const Position> position;
  std::string level;
  uint64_t seed = 0;
};

class Thinkers {
public:
  using Post = std::function<void(std::function<void()>)>; // runs something later on the caller's thread
  using Think = std::function<Action(const Problem&)>;

  Thinkers(int threads, Think think, Post post);
  ~Thinkers(); // what is not begun is dropped
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // `done` is posted.
  void think(Problem problem, std::function<void(Action)> done);
  std::size_t waiting() const;

private:
  struct Waiting {
    Problem problem;
    std::function<void(Action)> done;
  };
  Action solve(const Problem& problem) const;
  void run();

  Think think_;
  Post post_;
  mutable std::mutex mutex_; // guards the two below
  std::deque<Waiting> waiting_;
  bool ending_ = false;
  std::condition_variable come_;
  std::vector<std::thread> threads_;
};

} // namespace mappa
