// Which chips are played with, by the setup and the map alone (C6).
#pragma once

#include "game/setup.h"

namespace mappa::proof {

struct ChipGame {
  ChipRules rules = ChipRules::None;
  int laid = 0;
  bool marked = false;       // the map says where (GB1)
  bool colours_open = false; // of chips that lie face down
  bool by_players = false;   // who lay them (C5)
};

// `map` may be null.
ChipGame chip_game(const Setup& setup, const Map* map);

} // namespace mappa::proof
