// A game as the drawings want it.
#pragma once

#include "art/board.h"
#include "notation/game.h"

namespace mappa {

art::Scene scene_of(const Game& game);

} // namespace mappa
