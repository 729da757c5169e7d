// A sheet that shows every state once, on a small board of base tiles.
#pragma once

#include "art/theme.h"
#include "game/tile.h"

#include <string>

namespace mappa::art {

// Throws std::invalid_argument if the set lacks a tile of the base game.
std::string draw_states_sheet(const TileSet& base, Theme);

} // namespace mappa::art
