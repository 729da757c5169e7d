// How wide and how deep the expert searches. The same again would soon bring nothing new, however often: so
// each doubling of the effort also brings more candidates, which are played on for more turns.
#pragma once

#include <cstddef>

namespace mappa::play {

struct Reach {
  static constexpr int SHALLOW = 4, DEEPEST = 32;

  size_t candidates = 12;
  int turns = SHALLOW; // that each is played on

  explicit Reach(double playouts) {
    for (double more = 200; playouts >= more && turns < DEEPEST; more *= 2) {
      candidates += 2;
      turns += 2;
    }
  }
};

} // namespace mappa::play
