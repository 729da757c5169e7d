// A bar on standard error while something long goes on, if a person looks at it.
#pragma once

#include <chrono>
#include <cstdio>
#include <fmt/format.h>
#include <string>
#include <unistd.h>

namespace mappa::command {

class Progress {
public:
  explicit Progress(int all) : all_(all), seen_(isatty(STDERR_FILENO) != 0) {}

  void show(int done) {
    constexpr int WIDTH = 40;
    if (!seen_) return;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    const int full = WIDTH * done / all_;
    fmt::print(stderr, "\r[{}{}] {} of {}, {:.0f} s left ", std::string(static_cast<std::size_t>(full), '#'),
               std::string(static_cast<std::size_t>(WIDTH - full), ' '), done, all_,
               seconds * (all_ - done) / done);
    std::fflush(stderr);
  }
  void clear() const {
    if (seen_) fmt::print(stderr, "\r\x1b[K");
  }

private:
  int all_;
  bool seen_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

} // namespace mappa::command
