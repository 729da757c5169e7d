// Thinking about a position in the background, until told to stop.
#pragma once

#include "play/player.h"

#include <atomic>
#include <mutex>
#include <thread>

namespace mappa::play {

class Pondering {
public:
  // The rules must outlive it.
  Pondering(const Ruleset& rules, const Position& position, uint64_t seed, int threads = 1);
  ~Pondering();
  Pondering(const Pondering&) = delete;
  Pondering& operator=(const Pondering&) = delete;

  // The best answer so far; the longer it went on, the better. It goes on.
  Suggestion answer() const;

private:
  void run();

  const Ruleset& rules_;
  const Position position_;
  uint64_t seed_;
  Effort effort_;
  std::atomic<bool> stop_{false};
  mutable std::mutex mutex_; // guards the one below
  Suggestion best_;
  std::thread thread_;
};

} // namespace mappa::play
