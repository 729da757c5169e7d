// How long something has taken.
#pragma once

#include <chrono>

namespace mappa::play {

class Stopwatch {
public:
  double ms() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin_).count();
  }

private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

} // namespace mappa::play
