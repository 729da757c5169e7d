#include "server/thinkers.h"

#include "game/turn.h"
#include "report/log.h"
#include "report/thread_name.h"
#include "server/moment.h"

#include <algorithm>
#include <fmt/format.h>
#include <sys/resource.h>
#include <utility>

namespace mappa::server {

using notation::Advice;

namespace {

constexpr std::size_t MAX_ANALYSES_WAITING = 20;
// All quick thoughts count alike.
constexpr Pace QUICK_PACE{1, 1, 1}, SLOW_PACE{2'000, 2, 1'000}, ANALYSIS_PACE{6'000, 250, 3'000};

// Of the calling thread: to Linux 0 is it, not the whole program.
void become(const std::string& name, int nicer) {
  report::name_thread(name);
  setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + nicer);
}

double seconds(int64_t us) { return static_cast<double>(us) / 1e6; }

} // namespace

Thinkers::Thinkers(int threads, Think think, UsesTime uses_time, Post post)
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

void Thinkers::start(Lane& lane, const std::string& name, int nicer) {
  for (int i = 1; i <= lane.threads; ++i)
    threads_.emplace_back([this, &lane, nicer, one = fmt::format("{}-{}", name, i)] {
      become(one, nicer);
      run(lane);
    });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    for (Running* one : running_) one->stop = true;
  }
  for (Lane* lane : {&quick_, &games_, &analyses_}) lane->come.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Thinkers::add(Lane& lane, Waiting waiting) {
  waiting.since = steady_us();
  lane.turns.add(std::move(waiting), steady_ms());
  lane.come.notify_one();
  make_room();
}

// A game must go on even if its computer player cannot: its level may be gone since the game was stored.
void Thinkers::think(const Asking& who, Problem problem, std::function<void(const Advice&)> done) {
  const auto decide = [rules = problem.rules, position = problem.position, seed = problem.seed,
                       done = std::move(done)](const std::optional<Advice>& advice) {
    if (advice) return done(*advice);
    Random random{seed};
    done({random_action(*rules, *position, random), {}, {}});
  };
  Lane& lane = uses_time_(problem.level) ? games_ : quick_;
  const std::lock_guard lock(mutex_);
  add(lane, {who, std::move(problem), decide});
}

void Thinkers::move(const Asking& who) {
  const std::lock_guard lock(mutex_);
  games_.turns.move(who, steady_ms());
  make_room();
}

bool Thinkers::analyse(const Asking& who, Problem problem, std::function<void(std::optional<Advice>)> done) {
  const std::lock_guard lock(mutex_);
  if (analyses_.turns.size() >= MAX_ANALYSES_WAITING) return false;
  add(analyses_, {who, std::move(problem), std::move(done)});
  return true;
}

bool Thinkers::busy() const {
  const std::lock_guard lock(mutex_);
  return !running_.empty() || quick_.turns.size() + games_.turns.size() + analyses_.turns.size() > 0;
}

// Whoever looks back, and tables that nobody watches, give way to games that wait for a thread.
void Thinkers::make_room() {
  if (games_.turns.watched() <= games_.free) return;
  for (Running* one : running_)
    if (one->gives_way) one->stop = true;
}

std::optional<Advice> Thinkers::solve(const Problem& problem, const std::atomic<bool>& stop) const {
  try {
    return think_(problem, stop);
  } catch (const std::exception& error) {
    report::log_fault("computer_player_failed", {{"level", problem.level}, {"why", error.what()}});
    return std::nullopt;
  }
}

void Thinkers::run(Lane& lane) {
  std::unique_lock lock(mutex_);
  while (true) {
    lane.come.wait(lock, [&] { return ending_ || lane.turns.size() > 0; });
    if (ending_) return;
    work(lane, lock);
  }
}

void Thinkers::work(Lane& lane, std::unique_lock<std::mutex>& lock) {
  const int64_t begun = steady_us();
  Waiting next = lane.turns.next(begun / 1000);
  Running running{&lane == &analyses_ || !next.who.watched};
  running_.insert(&running);
  --lane.free;
  lock.unlock();
  post_([done = std::move(next.done), advice = solve(next.problem, running.stop)] { done(advice); });
  lock.lock();
  ++lane.free;
  running_.erase(&running);
  const int64_t took = steady_us() - begun;
  lane.turns.took(next, took / 1000);
  lane.waited.add(seconds(begun - next.since));
  lane.thought.add(seconds(took));
}

std::string Thinkers::metrics_text() const {
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
