// What features are worth as a game stands, told by the functions that score them: for those who look at a
// position.
#pragma once

#include "game/scoring.h"

#include <optional>

namespace mappa {

struct Worth {
  Kind kind;
  Node root;
  Majority majority;
  bool complete;
  int open;   // ends of a road or city; places still empty round a monastery or post office
  Points now; // what each owner would get if the game ended now; no points where nobody would get any
  // What it would give if it were completed with the tiles it has; of a monastery with those round it. None
  // of a field, and of what is complete.
  std::optional<Points> completed;
};

// Of the feature to which a segment of a tile belongs.
Worth worth_of(const Ruleset& rules, const Position& position, uint8_t tile, uint8_t segment);

// The final scores if the game ended now; what the tile just placed has completed is scored first.
std::array<int16_t, MAX_PLAYERS> scores_if_ended(const Ruleset& rules, const Position& position);

} // namespace mappa
