#include "server/thinker_threads.h"

#include "report/log.h"
#include "report/thread_name.h"
#include "tables/moment.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace mappa::server {

using notation::Advice;
using tables::steady_ms;
using tables::steady_us;

namespace {

constexpr std::size_t MAX_ANALYSES_WAITING = 100, MAX_ANALYSES_OF_ONE = 5; // address
// All quick thoughts count alike.
constexpr Pace QUICK_PACE{1, 1, 1}, SLOW_PACE{2'000, 2, 1'000}, ANALYSIS_PACE{6'000, 250, 3'000};

double seconds(int64_t us) { return static_cast<double>(us) / 1e6; }

} // namespace

ThinkerThreads::ThinkerThreads(int threads, Think think, UsesTime uses_time, Post post)
    : think_(std::move(think)),
      uses_time_(std::move(uses_time)),
      post_(std::move(post)),
      quick_("quick", QUICK_PACE, 1),
      games_("slow", SLOW_PACE, threads),
      analyses_("analysis", ANALYSIS_PACE, std::max(1, threads / 4)) {
  start(quick_, "think-quick", 5);
  start(games_, "think", 10);
  start(analyses_, "analyse", 15);
}

void ThinkerThreads::start(Lane& lane, const std::string& name, int nicer) {
  for (int i = 1; i <= lane.threads; ++i)
    threads_.emplace_back([this, &lane, nicer, one = fmt::format("{}-{}", name, i)] {
      report::name_thread(one);
      report::make_nicer(nicer);
      run(lane);
    });
}

ThinkerThreads::~ThinkerThreads() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    for (Running* one : running_) one->stop = true;
  }
  for (Lane* lane : {&quick_, &games_, &analyses_}) lane->come.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ThinkerThreads::add(Lane& lane, Waiting waiting) {
  waiting.since = steady_us();
  lane.turns.add(std::move(waiting), steady_ms());
  lane.come.notify_one();
  make_room();
}

void ThinkerThreads::think(const Asking& who, Problem problem, std::function<void(const Advice&)> done) {
  Lane& lane = uses_time_(problem.level) ? games_ : quick_;
  auto decide = tables::or_any(problem, std::move(done));
  const std::lock_guard lock(mutex_);
  add(lane, {who, std::move(problem), std::move(decide)});
}

void ThinkerThreads::move(const Asking& who) {
  const std::lock_guard lock(mutex_);
  for (Lane* lane : {&quick_, &games_}) lane->turns.move(who, steady_ms());
  make_room();
}

bool ThinkerThreads::analyse(const Asking& who, Problem problem,
                             std::function<void(std::optional<Advice>)> done) {
  const std::lock_guard lock(mutex_);
  if (analyses_.turns.size() >= MAX_ANALYSES_WAITING) return false;
  if (analyses_.turns.size(who.address) >= MAX_ANALYSES_OF_ONE) return false;
  add(analyses_, {who, std::move(problem), std::move(done)});
  return true;
}

bool ThinkerThreads::busy() const {
  const std::lock_guard lock(mutex_);
  return !running_.empty() || quick_.turns.size() + games_.turns.size() + analyses_.turns.size() > 0;
}

// Whoever looks back, and tables that nobody watches, give way to games that wait for a thread.
void ThinkerThreads::make_room() {
  if (games_.turns.watched() <= games_.free) return;
  for (Running* one : running_)
    if (one->gives_way) one->stop = true;
}

std::optional<Advice> ThinkerThreads::solve(const Lane& lane, const Waiting& one,
                                            const std::atomic<bool>& stop) const {
  try {
    return think_(one.problem, stop);
  } catch (const std::exception& error) {
    const bool game = &lane != &analyses_;
    report::log_fault("computer_player_failed",
                      {{"level", one.problem.level},
                       {game ? "table" : "address", game ? one.who.table : one.who.address},
                       {"why", error.what()}});
    return std::nullopt;
  }
}

void ThinkerThreads::run(Lane& lane) {
  std::unique_lock lock(mutex_);
  while (true) {
    lane.come.wait(lock, [&] { return ending_ || lane.turns.size() > 0; });
    if (ending_) return;
    work(lane, lock);
  }
}

void ThinkerThreads::work(Lane& lane, std::unique_lock<std::mutex>& lock) {
  const int64_t begun = steady_us();
  Waiting next = lane.turns.next(begun / 1000);
  Running running{&lane == &analyses_ || !next.who.watched};
  running_.insert(&running);
  --lane.free;
  lock.unlock();
  post_([done = std::move(next.done), advice = solve(lane, next, running.stop)] { done(advice); });
  lock.lock();
  ++lane.free;
  running_.erase(&running);
  const int64_t took = steady_us() - begun;
  lane.turns.took(next, took / 1000);
  lane.waited.add(seconds(begun - next.since));
  lane.thought.add(seconds(took));
}

std::string ThinkerThreads::metrics_text() const {
  report::Counts waiting;
  report::Histograms waited, thought;
  double unwatched = 0;
  {
    const std::lock_guard lock(mutex_);
    for (const Lane* lane : {&quick_, &games_, &analyses_}) {
      waiting[lane->name] = lane->turns.size();
      waited[lane->name] = lane->waited;
      thought[lane->name] = lane->thought;
    }
    unwatched = static_cast<double>(games_.turns.size()) - games_.turns.watched();
  }
  return report::gauges("mappa_thinking_waiting", "Thoughts of computer players that wait.", "lane",
                        waiting) +
         report::gauge("mappa_thinking_unwatched", "Those of the slow lane at whose tables nobody is.",
                       unwatched) +
         report::histograms("mappa_thinking_wait_seconds", "Before a computer player begins to think.",
                            "lane", waited) +
         report::histograms("mappa_thinking_seconds", "A computer player's thought.", "lane", thought);
}

} // namespace mappa::server
