// How much a player likes an end: the chance to win, and a little of the lead itself.
#pragma once

#include "play/evaluation.h"
#include "play/exponential.h"

#include <cmath>

namespace mappa::play {

inline double merit_of(const Ruleset& rules, const Position& end, const Values& values, uint8_t player) {
  constexpr double SPREAD = 7;      // points that a turn of every player may change
  constexpr double OF_LEAD = 0.005; // a point's weight
  const double ahead = lead(rules, values, player);
  if (rules.players == 1) return ahead;
  if (end.decision == Decision::Over) return (ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0) + OF_LEAD * ahead;
  const double turns = static_cast<double>(end.stack_size) / rules.players;
  return 1 / (1 + exponential(-1.7 * ahead / (SPREAD * std::sqrt(turns + 0.5)))) + OF_LEAD * ahead;
}

} // namespace mappa::play
