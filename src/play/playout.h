// Random play: at each decision one of all legal actions, each as likely as any other, to the final score.
#pragma once

#include "game/turn.h"

namespace mappa::play {

inline void play_out(const Ruleset& rules, Position& position, Random& random) {
  while (position.decision != Decision::Over) apply(rules, position, random_action(rules, position, random));
}

} // namespace mappa::play
