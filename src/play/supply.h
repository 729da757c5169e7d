// The tiles that nobody has seen, and which holes of the board they fill.
#pragma once

#include "game/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mappa::play {

// Remembers what it has counted while the tiles stay the same.
class Supply {
public:
  struct Filled { // how many tiles
    uint16_t fit;
    std::array<uint16_t, SIDES> close; // and end the road or city that comes in at a side
  };

  explicit Supply(const Ruleset& rules);

  // What is in the stack and on the islands; the tile in hand is seen.
  void count(const Position& position);

  const Filled& at(Demand demand, const Around& around);

private:
  struct Entry {
    uint32_t stamp = 0;
    Filled filled{};
  };
  Filled fill(Demand demand, unsigned closed) const;

  const Ruleset& rules_;
  std::vector<std::array<uint8_t, SIDES>> spans_; // by oriented kind and side: the sides of its road or city
  std::vector<uint8_t> counts_;                   // by kind
  std::vector<uint8_t> kinds_;                    // of which there are any
  uint32_t stamp_ = 0;
  std::vector<Entry> known_; // by demand and closed sides
};

} // namespace mappa::play
