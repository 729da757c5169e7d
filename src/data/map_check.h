// Can a map be played? Nothing here minds how it is drawn.
#pragma once

#include "data/object.h"
#include "game/map.h"
#include "game/tile.h"

namespace mappa::data {

// Every square can be reached and the chips have room, whichever starts are used; the recommended number of
// tiles suits the board.
void check_playable(const Map& map, const Place& place);

// Some tile of the sets fits what is printed round each square.
void check_tiles_fit(const Map& map, const std::vector<const TileSet*>& sets, const Place& place);

// What the map prints leaves room for a game with the sets, and as many tiles as the map recommends
// (game/limits.h): six players with every rule, and the chips if there are any.
void check_room_for_tiles(const Map& map, const std::vector<const TileSet*>& sets, const Place& place);

// The most chips that can lie at once under C2 when these start squares are used.
int chip_room(const Map& map, const std::vector<At>& starts);

int tile_squares(const Map& map); // squares on which tiles may lie

} // namespace mappa::data
