// Map chips and what belongs to them, written down as by someone who may look under those that lie face down.
#pragma once

#include "game/position.h"

#include <compare>
#include <optional>
#include <vector>

namespace mappa::proof {

struct ChipFact {
  int colour, number;

  auto operator<=>(const ChipFact&) const = default;
};
using ChipList = std::vector<ChipFact>; // sorted

struct LyingChip { // on the map
  int y, x;
  ChipFact chip;
  bool face_up; // a treat

  auto operator<=>(const LyingChip&) const = default;
};

struct IslandStack {      // BX1
  std::vector<int> tiles; // kinds; the last is on top
  bool covered = false;   // the top is not turned up before the end of the turn (BX3)

  bool operator==(const IslandStack&) const = default;
};

struct ChipFacts {
  std::vector<LyingChip> lying;    // sorted
  std::vector<ChipFact> to_lay;    // by the players, in this order (C5)
  std::vector<ChipList> hands;     // before each player
  std::optional<ChipFact> treat;   // taken, and still to be laid (IB2)
  ChipList unseen;                 // out of the game, and nobody has ever seen them (BX1)
  int under = 0;                   // meeples (DE1)
  int out = 0;                     // of the game, having been seen
  std::vector<int> isle;           // meeples there, by player (GB2)
  std::vector<IslandStack> stacks; // purple, blue, orange
  bool sold = false, bought = false;
};

ChipFacts chip_facts_of(const Ruleset& rules, const Position& position);

} // namespace mappa::proof
