// Threads on which computer players think.
#pragma once

#include "notation/protocol.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace mappa::server {

struct Problem {
  std::shared_ptr<const Ruleset> rules;
  std::shared_ptr<const Position> position;
  std::string level;
  uint64_t seed = 0;
  int time_ms = 0; // at most; 0: as long as the level takes
};

class Thinkers {
public:
  using Post = std::function<void(std::function<void()>)>; // runs something later on the caller's thread
  using Think = std::function<notation::Advice(const Problem&)>;

  Thinkers(int threads, Think think, Post post);
  ~Thinkers(); // what is not begun is dropped
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // For games, which come first. `done` is posted.
  void think(Problem problem, std::function<void(Action)> done);
  std::size_t waiting() const; // of them
  // For those who look back at a game: one thread is left to the others, if there are several. `done` is
  // posted, with nothing if the player failed. False: too many wait.
  bool analyse(Problem problem, std::function<void(std::optional<notation::Advice>)> done);

private:
  struct Waiting {
    Problem problem;
    std::function<void(std::optional<notation::Advice>)> done;
  };
  std::optional<notation::Advice> solve(const Problem& problem) const;
  bool may_analyse() const;
  void run();

  Think think_;
  Post post_;
  mutable std::mutex mutex_; // guards those below up to `ending_`
  std::deque<Waiting> waiting_, analyses_;
  std::size_t analysing_ = 0, may_analyse_; // threads
  bool ending_ = false;
  std::condition_variable come_;
  std::vector<std::thread> threads_;
};

} // namespace mappa::server
