// A game as the drawings want it.
#pragma once

#include "art/board.h"
#include "command/tongue.h"
#include "notation/game.h"

namespace mappa::command {

// The scene points into the game and, for its map, into the library.
art::Scene scene_of(const notation::Game& game, const data::Library& library, const Tongue& tongue);

} // namespace mappa::command
