#include "server/thinkers.h"

#include "game/turn.h"
#include "report/log.h"
#include "report/thread_name.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace mappa::server {

using notation::Advice;

namespace {

constexpr std::size_t MAX_ANALYSES_WAITING = 20;

} // namespace

Thinkers::Thinkers(int threads, Think think, Post post)
    : think_(std::move(think)),
      post_(std::move(post)),
      may_analyse_(static_cast<std::size_t>(std::max(1, threads - 1))) {
  for (int i = 0; i < threads; ++i)
    threads_.emplace_back([this, i] {
      report::name_thread(fmt::format("think-{}", i));
      run();
    });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    waiting_.clear();
    analyses_.clear();
  }
  come_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

// A game must go on even if its computer player cannot: its level may be gone since the game was stored.
void Thinkers::think(Problem problem, std::function<void(Action)> done) {
  const auto decide = [problem, done = std::move(done)](const std::optional<Advice>& advice) {
    if (advice) return done(advice->action);
    Random random{problem.seed};
    done(random_action(*problem.rules, *problem.position, random));
  };
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(problem), decide});
  }
  come_.notify_one();
}

bool Thinkers::analyse(Problem problem, std::function<void(std::optional<Advice>)> done) {
  {
    const std::lock_guard lock(mutex_);
    if (analyses_.size() >= MAX_ANALYSES_WAITING) return false;
    analyses_.push_back({std::move(problem), std::move(done)});
  }
  come_.notify_one();
  return true;
}

std::size_t Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

std::optional<Advice> Thinkers::solve(const Problem& problem) const {
  try {
    return think_(problem);
  } catch (const std::exception& error) {
    report::log_fault("computer_player_failed", {{"level", problem.level}, {"why", error.what()}});
    return std::nullopt;
  }
}

bool Thinkers::may_analyse() const { return !analyses_.empty() && analysing_ < may_analyse_; }

void Thinkers::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    come_.wait(lock, [this] { return ending_ || !waiting_.empty() || may_analyse(); });
    if (ending_) return;
    const bool analyses = waiting_.empty();
    std::deque<Waiting>& queue = analyses ? analyses_ : waiting_;
    Waiting next = std::move(queue.front());
    queue.pop_front();
    analysing_ += analyses;
    lock.unlock();
    post_([done = std::move(next.done), advice = solve(next.problem)] { done(advice); });
    lock.lock();
    analysing_ -= analyses;
  }
}

} // namespace mappa::server
