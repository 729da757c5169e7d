// What happens in a game, one after the other: told by the core as events, foretold by the referee.
#pragma once

#include "facts_chips.h"
#include "game/event.h"

#include <string>
#include <vector>

namespace mappa::proof {

inline constexpr int UNTOLD = -1000;

// What does not belong to its type stays as it is here. Features that are scored one after the other, with
// the figures that return, are one happening: which ones and for how much is compared apart from it.
struct Happening {
  EventType type;
  int player = UNTOLD;
  Reason reason = Reason::Feature; // Score
  int x = UNTOLD,
      y = UNTOLD;    // ChipLaid, Placed, ChipTaken, Treat, Figure, Upgrade, Sell; Score but of a feature
  int points = 0;    //
  int tile = UNTOLD; // kind: Drawn, Taken, TurnedUp, Discarded, Placed
  // Placed: the rotation; Figure, Upgrade: the feature; Taken, TurnedUp: the stack; Turn: its number; Redeem:
  // meeples that come back; Isle: meeples there; Sell: the buyer; Score: coats of arms
  int number = 0;
  ChipList chips = {}; // those it is about; UNTOLD: a colour or number that makes no difference

  bool operator==(const Happening&) const = default;
};

std::string shown(const Happening& happening);

} // namespace mappa::proof
