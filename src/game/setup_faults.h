// Setups that cannot be played, by what is to be chosen otherwise; any other is a plain SetupError.
#pragma once

#include "game/setup.h"

namespace mappa {

// Where the game begins: start squares, the start tile, the spring.
struct StartFault : SetupError {
  using SetupError::SetupError;
};

// The map has no room for the chips.
struct ChipsFault : SetupError {
  using SetupError::SetupError;
};

// The tiles are more than a game can hold.
struct TilesFault : SetupError {
  using SetupError::SetupError;
};

} // namespace mappa
