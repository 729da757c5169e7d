// Figures between the stash and the board.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

// The kind of a tile on the board.
inline const TileKind& kind_at(const Ruleset& rules, const Position& p, size_t tile) {
  return rules.kinds[p.laid[tile].oriented / ROTATIONS];
}

inline Node node_of(const Position& p, uint8_t tile, uint8_t segment) {
  return static_cast<Node>(p.laid[tile].first + segment);
}

inline Node root_at(const Position& p, uint8_t tile, uint8_t segment) {
  return root_of(p.nodes.data(), node_of(p, tile, segment));
}

// How many of a tile's segments, the first ones, a figure may stand on: P2, no postman on a field.
inline int segments_for(Figure figure, const TileKind& kind) {
  return figure == Figure::Postman ? kind.buildings : kind.size;
}

// B5: a segment of the tile just placed whose feature has no figure.
inline bool may_stand(const Position& p, uint8_t segment) {
  return !first_figure(p.nodes[root_at(p, p.tiles_laid, segment)]);
}

inline bool is_upgraded(const Position& p, uint8_t figure) {
  return (p.upgraded[figure / 64] >> figure % 64 & 1) != 0;
}

inline bool is_held(const Position& p, uint8_t figure) {
  return (p.held[figure / 64] >> figure % 64 & 1) != 0;
}
inline void hold_figure(Position& p, uint8_t figure) { p.held[figure / 64] |= uint64_t{1} << figure % 64; }

// P2, DE2.
inline int strength(const Position& p, uint8_t figure) {
  return p.standing[figure].figure == Figure::Postman || is_upgraded(p, figure) ? 2 : 1;
}

// From the stash onto a segment; the feature may have other figures.
void put_figure(Position& position, uint8_t player, Figure figure, uint8_t tile, uint8_t segment);

// One figure returns to its owner's stash, the others on its feature stay.
void lift_figure(Position& position, uint8_t figure);

void tell_returned(const Position& position, uint8_t figure, Events* events);

// Every figure on a feature returns to its owner's stash (B10).
void return_figures(Position& position, Node root, Events* events);

} // namespace mappa
