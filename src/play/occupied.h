// The features on which figures stand: whose they are, what they are worth, and which unseen tiles end them.
#pragma once

#include "game/unseen.h"
#include "game/worth.h"

#include <limits>
#include <map>

namespace mappa::play {

struct OccupiedFeature {
  Worth worth;
  uint8_t tile, segment; // one of its own, which stays its own when it grows
  int holes = 0;         // squares where it is open
  int close = 0;         // unseen tiles that end it at once
  bool dead = false;     // no unseen tile fits one of its holes
  int owners = 0;
  uint8_t owner = NOBODY; // the only one

  bool owned_by(uint8_t player) const { return worth.majority.owns(player); }
  int worth_completed() const { return worth.completed ? worth.completed->points : worth.now.points; }
};
using OccupiedFeatures = std::map<Node, OccupiedFeature>; // by root

OccupiedFeatures occupied_features(const Ruleset& rules, const Position& position, const TileCounts& unseen);

// Counts the unseen tiles that end each of them, by laying every one; a turn must be about to begin.
void try_closing(const Ruleset& rules, const Position& position, const TileCounts& unseen,
                 OccupiedFeatures& features);

// The root of the feature that comes into an empty square from a side.
inline constexpr Node NO_ROOT = std::numeric_limits<Node>::max();
Node root_beyond(const Ruleset& rules, const Position& position, size_t entry, size_t side);

} // namespace mappa::play
