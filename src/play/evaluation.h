// How a position is likely to end: what stands on the board, how likely it is to be completed with the tiles
// that are left, and what figures, chips and turns are still good for.
#pragma once

#include "play/sight.h"
#include "play/traits.h"

#include <array>

namespace mappa::play {

using Values = std::array<double, MAX_PLAYERS>;

// The lead over the best of the others: what a player wants. Alone, the own score.
double lead(const Ruleset& rules, const Values& value, uint8_t player);

class Evaluation {
public:
  Evaluation(const Ruleset& rules, const Weights& weights);

  // Looks at the tiles to come, as the decider sees them; what follows may look a few turns ahead.
  void look(const Position& position) { supply_.count(position); }

  // The final score to be expected of each player.
  Values values(const Position& position);

  // What that is made of, besides the points scored so far.
  AllTraits traits(const Position& position);

  // What the network is shown of it.
  Sight sight(const Position& position);

private:
  const Ruleset& rules_;
  Weights weights_;
  Supply supply_;
  Sight sight_; // kept for its memory
  Chances filled_{};
  Tokens goods_{};
};

} // namespace mappa::play
