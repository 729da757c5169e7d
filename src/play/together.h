// The same work many times, on several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace mappa {

// work(i) for each i below n; `jobs` of them at once.
template <class Work>
void together(size_t n, int jobs, const Work& work) {
  std::atomic<size_t> next{0};
  const auto run = [&] {
    for (size_t i; (i = next++) < n;) work(i);
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < std::min(n, static_cast<size_t>(std::max(1, jobs))); ++i) others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
}

} // namespace mappa
