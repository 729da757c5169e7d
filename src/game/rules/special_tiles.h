// Tiles with something that counts only in some games: inns, cathedrals, goods.
#pragma once

#include "game/figures.h"

#include <bit>

namespace mappa {

template <class Do>
void each_bit(uint16_t bits, Do work) {
  for (unsigned left = bits; left; left &= left - 1) work(static_cast<uint8_t>(std::countr_zero(left)));
}

// Calls work(tile, its kind) for each.
template <class Do>
void each_special_tile(const Ruleset& rules, const Position& p, Do work) {
  for (size_t i = 0; i < p.special_tiles.size(); ++i)
    for (uint64_t bits = p.special_tiles[i]; bits; bits &= bits - 1) {
      const auto tile = static_cast<uint8_t>(64 * i + static_cast<size_t>(std::countr_zero(bits)));
      work(tile, kind_at(rules, p, tile));
    }
}

} // namespace mappa
