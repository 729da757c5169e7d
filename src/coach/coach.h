// The coach: looks back at a game piece by piece, and helps while one is played. It sees no more than the
// player who asks.
#pragma once

#include "notation/json.h"
#include "play/review.h"

#include <atomic>

namespace mappa::coach {

// A stretch of a game in which nothing is dealt anew.
struct Stretch {
  std::size_t at = 0; // actions before it
  Position position;
  std::vector<Action> actions;
};

struct Patience {
  int time_ms = 0; // 0: as long as it takes
  const std::atomic<bool>* stop = nullptr;
};

// {"turns","next"}: from action `from` of the game on, which is one of the stretch, at least one turn, unless
// it is stopped; `next` is null at the end of the stretch.
notation::Json review_piece(const Ruleset& rules, const Stretch& stretch, std::size_t from,
                            const Patience& patience);

// {"lines"}, the best first.
notation::Json hint(const Ruleset& rules, const Position& position, const std::atomic<bool>* stop);

// What an action loses.
notation::Json warn(const Ruleset& rules, const Position& position, const Action& action,
                    const std::atomic<bool>* stop);

} // namespace mappa::coach
