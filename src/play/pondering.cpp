#include "play/pondering.h"

namespace mappa::play {

namespace {

constexpr int FIRST_PLAYOUTS = 100, MOST_PLAYOUTS = 1 << 24;

} // namespace

Pondering::Pondering(const Ruleset& rules, const Position& position, uint64_t seed, int threads)
    : rules_(rules), position_(position), seed_(seed), best_(suggest(rules, position, "hard", seed)) {
  effort_.threads = threads;
  effort_.stop = &stop_;
  thread_ = std::thread([this] { run(); });
}

Pondering::~Pondering() {
  stop_ = true;
  thread_.join();
}

Suggestion Pondering::answer() const {
  const std::lock_guard lock(mutex_);
  return best_;
}

// Each time with twice the effort, so that at least half of the time went into the answer there is.
void Pondering::run() {
  for (effort_.playouts = FIRST_PLAYOUTS; effort_.playouts < MOST_PLAYOUTS; effort_.playouts *= 2) {
    const Suggestion found = suggest(rules_, position_, "expert", seed_, effort_);
    if (stop_) return;
    const std::lock_guard lock(mutex_);
    best_ = found;
  }
}

} // namespace mappa::play
