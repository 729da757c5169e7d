// From lines to a suggestion: the best of each action, the best action first.
#pragma once

#include "play/lines.h"
#include "play/player.h"

namespace mappa::play {

struct Ranked {
  Line line;
  int visits = 1;
};

// Equal ones stay in their order.
Suggestion ranked(std::vector<Ranked> lines);

} // namespace mappa::play
