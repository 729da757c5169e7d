#include "server/thinkers.h"

#include "game/turn.h"
#include "server/log.h"

#include <fmt/format.h>
#include <utility>

namespace mappa {

Thinkers::Thinkers(int threads, Think think, Post post) : think_(std::move(think)), post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    waiting_.clear();
  }
  come_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Thinkers::think(Problem problem, std::function<void(Action)> done) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(problem), std::move(done)});
  }
  come_.notify_one();
}

std::size_t Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

// A game must go on even if its computer player cannot: its level may be gone since the game was stored.
Action Thinkers::solve(const Problem& problem) const {
  try {
    return think_(problem);
  } catch (const std::exception& error) {
    log_line(fmt::format("a computer player of level '{}' failed: {}", problem.level, error.what()));
    Random random{problem.seed};
    return random_action(*problem.rules, *problem.position, random);
  }
}

void Thinkers::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    come_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (ending_) return;
    Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    const Action action = solve(next.problem);
    post_([done = std::move(next.done), action] { done(action); });
    lock.lock();
  }
}

} // namespace mappa
