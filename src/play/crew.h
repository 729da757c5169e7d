// Threads that stay for many batches of work: to start and join them for each would cost more than a batch.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace mappa::play {

class Crew {
public:
  using Work = std::function<void(size_t i, size_t member)>; // may not throw

  explicit Crew(int threads); // the caller is one of them
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  size_t size() const { return others_.size() + 1; }

  // work(i, member) once for each i below n, in this order but at the same time; `member` is the thread, from
  // 0. Returns when all is done.
  void share(size_t n, const Work& work);

private:
  void help(size_t member);
  void take(size_t member);

  std::mutex mutex_; // guards those up to `leaving_`
  std::condition_variable begun_, ended_;
  size_t batch_ = 0;  // the number of the last one
  bool open_ = false; // it may be joined: nobody waits for a thread that the system has not woken yet
  size_t busy_ = 0;   // helpers at work on it
  bool leaving_ = false;
  const Work* work_ = nullptr; // set while nobody is busy
  size_t size_of_batch_ = 0;
  std::atomic<size_t> next_{0};
  std::vector<std::thread> others_;
};

} // namespace mappa::play
