// How much a player likes an end: the chance to win, and a little of the lead itself.
#pragma once

#include "play/evaluation.h"
#include "play/exponential.h"

#include <cmath>

namespace mappa::play {

// To win with that lead; a draw is half a win.
inline double chance_of(const Ruleset& rules, const Position& end, double ahead) {
  constexpr double SPREAD = 7; // points that a turn of every player may change
  if (end.decision == Decision::Over) return ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0;
  const double turns = static_cast<double>(end.stack_size) / rules.players;
  return 1 / (1 + exponential(-1.7 * ahead / (SPREAD * std::sqrt(turns + 0.5))));
}

inline double merit_of(double chance, double ahead) {
  constexpr double OF_LEAD = 0.005; // a point's weight
  return chance + OF_LEAD * ahead;
}

inline double merit_of(const Ruleset& rules, const Position& end, const Values& values, uint8_t player) {
  const double ahead = lead(rules, values, player);
  return rules.players == 1 ? ahead : merit_of(chance_of(rules, end, ahead), ahead);
}

// The same of every player.
inline Values leads(const Ruleset& rules, const Values& values) {
  Values all{};
  for (uint8_t player = 0; player < rules.players; ++player) all[player] = lead(rules, values, player);
  return all;
}

// They sum up to 1.
inline Values chances(const Ruleset& rules, const Position& end, const Values& values) {
  Values all{};
  double sum = 0;
  for (uint8_t player = 0; player < rules.players; ++player)
    sum += all[player] = rules.players == 1 ? 1 : chance_of(rules, end, lead(rules, values, player));
  for (double& chance : all) chance /= sum;
  return all;
}

} // namespace mappa::play
