// The tiles that nobody has seen, which holes of the board they fill, and what they join there.
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

  // How many tiles fit and join what comes in at two places of a hole: roads or cities in the middle of a
  // side, fields at a half side (see MEETINGS).
  int joining(Demand demand, size_t a, size_t b);

private:
  struct Entry {
    uint32_t stamp = 0;
    Filled filled{};
  };
  static constexpr uint8_t UNCOUNTED = 0xFF;
  struct Joining {
    uint32_t stamp = 0;
    std::array<uint8_t, MEETINGS*(MEETINGS - 1) / 2> tiles{}; // by two meetings
  };
  Filled fill(Demand demand, unsigned closed) const;
  uint8_t join(Demand demand, size_t a, size_t b) const;

  const Ruleset& rules_;
  std::vector<std::array<uint8_t, SIDES>> spans_; // by oriented kind and side: the sides of its road or city
  std::vector<uint8_t> counts_;                   // by kind
  std::vector<uint8_t> kinds_;                    // of which there are any
  uint32_t stamp_ = 0;
  std::vector<Entry> known_;     // by demand and closed sides
  std::vector<Joining> joining_; // by demand
};

} // namespace mappa::play
