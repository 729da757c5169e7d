// The same work many times, on several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace mappa::play {

// Told how many are done, from any thread, one at a time.
using TellDone = std::function<void(int done)>;

// work(i) for each i below n; `jobs` of them at once.
template <class Work>
void parallel_for(size_t n, int jobs, const Work& work, const TellDone& tell = nullptr) {
  std::atomic<size_t> next{0};
  std::mutex telling; // guards the one below
  int done = 0;
  const auto run = [&] {
    for (size_t i; (i = next++) < n;) {
      work(i);
      if (!tell) continue;
      const std::lock_guard lock(telling);
      tell(++done);
    }
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < std::min(n, static_cast<size_t>(std::max(1, jobs))); ++i) others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
}

} // namespace mappa::play
