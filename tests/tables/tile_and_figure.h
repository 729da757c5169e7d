// A computer player that thinks of its whole turn.
#pragma once

#include "game/turn.h"
#include "notation/protocol.h"

namespace mappa::tables {

// Places the tile where a figure may be put, and puts one.
inline notation::Advice tile_and_figure(const Ruleset& rules, const Position& position) {
  Actions tiles, figures;
  legal(rules, position, tiles);
  for (const Action& tile : tiles) {
    Position after = position;
    apply(rules, after, tile);
    if (after.decision != Decision::Figure) continue;
    legal(rules, after, figures);
    return {tile, {}, {}, {figures[0]}};
  }
  return {tiles[0], {}, {}};
}

} // namespace mappa::tables
