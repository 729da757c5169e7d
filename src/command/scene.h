// A game as the drawings want it.
#pragma once

#include "art/board.h"
#include "notation/game.h"

namespace mappa {

// The scene points into the game and, for its map, into the library.
art::Scene scene_of(const Game& game, const Library& library);

} // namespace mappa
