// Threads on which computer players think, in three lanes: players that answer at once wait for nobody else,
// those that use time take turns (turns.h), and those who look back at a game have threads of their own, so
// that they never hold one that a game waits for. The less urgent a lane is, the lower is its priority with
// the system; the hub and the store come before all of them.
#pragma once

#include "report/metrics.h"
#include "server/turns.h"
#include "tables/thinkers.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace mappa::server {

class ThinkerThreads : public tables::Thinkers {
public:
  using Post = std::function<void(std::function<void()>)>; // runs something later on the caller's thread
  // Answers soon when it is told to stop, with what it has found.
  using Think = std::function<notation::Advice(const Problem&, const std::atomic<bool>& stop)>;
  using UsesTime = std::function<bool(const std::string& level)>;

  // So many threads for players that use time; there are a few others.
  ThinkerThreads(int threads, Think think, UsesTime uses_time, Post post);
  ~ThinkerThreads() override; // what is not begun is dropped, what is under way is stopped
  ThinkerThreads(const ThinkerThreads&) = delete;
  ThinkerThreads& operator=(const ThinkerThreads&) = delete;

  // Answers are posted.
  void think(const Asking& who, Problem problem, std::function<void(const notation::Advice&)> done) override;
  void move(const Asking& who) override;
  // It ends early when games wait.
  bool analyse(const Asking& who, Problem problem,
               std::function<void(std::optional<notation::Advice>)> done) override;

  struct Threads {
    int quick, slow, analysis;
  };
  Threads threads() const { return {quick_.threads, games_.threads, analyses_.threads}; }
  bool busy() const; // somebody thinks, or waits for it
  std::string metrics_text() const override;

private:
  struct Lane {
    Lane(const char* its_name, Pace pace, int its_threads)
        : name(its_name), threads(its_threads), turns(pace, its_threads), free(threads) {}

    const char* name;
    int threads;
    Turns turns;
    int free; // threads that do not think
    report::Histogram waited, thought;
    std::condition_variable come;
  };
  struct Running {
    bool gives_way; // to games that somebody watches
    std::atomic<bool> stop{false};
  };

  void add(Lane& lane, Waiting waiting);
  void start(Lane& lane, const std::string& name, int nicer);
  void run(Lane& lane);
  void work(Lane& lane, std::unique_lock<std::mutex>& lock);
  std::optional<notation::Advice> solve(const Lane& lane, const Waiting& one,
                                        const std::atomic<bool>& stop) const;
  void make_room();

  Think think_;
  UsesTime uses_time_;
  Post post_;
  mutable std::mutex mutex_; // guards those below up to `ending_`
  Lane quick_, games_, analyses_;
  std::set<Running*> running_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

} // namespace mappa::server
