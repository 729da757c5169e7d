// How wide and how deep the expert searches. The same again would soon bring nothing new, however often: so
// with each doubling of the effort more candidates are looked at, and those that are left in the end are
// played on for more turns.
#pragma once

#include "play/player.h"

#include <algorithm>
#include <cstddef>

namespace mappa::play {

struct Reach {
  static constexpr int SHALLOW = 4; // turns that candidates are played on at first
  static constexpr int DEEPEST = 32;
  static constexpr size_t MOST_CANDIDATES = 40;

  size_t candidates = 12;
  int depth = SHALLOW; // turns that the last candidates are played on

  explicit Reach(double playouts) {
    for (double more = 2 * Effort{}.playouts; playouts >= more && depth < DEEPEST; more *= 2) {
      candidates = std::min(candidates + 4, MOST_CANDIDATES);
      depth += 4;
    }
  }

  // Steadily deeper from the first phase of a search to its last.
  int turns(size_t phase, size_t phases) const {
    if (phases < 2) return depth;
    return SHALLOW + (depth - SHALLOW) * static_cast<int>(phase) / static_cast<int>(phases - 1);
  }
};

} // namespace mappa::play
