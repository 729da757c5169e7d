// Figures between the stash and the board.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

inline Node node_of(const Position& p, uint8_t tile, uint8_t segment) {
  return static_cast<Node>(p.laid[tile].first + segment);
}

inline Node root_at(const Position& p, uint8_t tile, uint8_t segment) {
  return root_of(p.nodes.data(), node_of(p, tile, segment));
}

constexpr int strength(Figure) { return 1; }

// From the stash onto a segment; the feature may have other figures.
void put_figure(Position& position, uint8_t player, Figure figure, uint8_t tile, uint8_t segment);

// Every figure on a feature returns to its owner's stash (B10).
void return_figures(Position& position, Node root, Events* events);

} // namespace mappa
