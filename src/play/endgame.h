// The last tiles, exactly: every action of every player, every tile that may be drawn.
#pragma once

#include "play/player.h"
#include "play/stopwatch.h"

#include <optional>

namespace mappa {

struct EndgameLimit {
  int64_t actions;
  double ms = 0; // of the stopwatch; 0: no matter how long
  const Stopwatch* since = nullptr;
  const std::atomic<bool>* stop = nullptr; // set from outside: give up now
};

// Nothing if it would take more than that, or if anything but the stack is hidden.
std::optional<Suggestion> solve_endgame(const Ruleset& rules, const Position& position,
                                        const EndgameLimit& limit);

} // namespace mappa
