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

// Whether such a figure may stand on a segment at all: P2, A2, T1, T2.
inline bool may_hold(const TileKind& kind, uint8_t segment, Figure figure) {
  return kind.stands[static_cast<size_t>(figure)] >> segment & 1;
}

// B5: a segment of the tile just placed whose feature has no figure.
inline bool may_stand(const Position& p, uint8_t segment) {
  return !first_figure(p.nodes[root_at(p, p.tiles_laid, segment)]);
}

// Bit s for each such segment s.
inline uint32_t free_segments(const Ruleset& rules, const Position& p) {
  return bits_where(SIDES, kind_at(rules, p, p.tiles_laid).size,
                    [&](uint32_t s) { return may_stand(p, static_cast<uint8_t>(s)); });
}

inline bool is_upgraded(const Position& p, uint8_t figure) {
  return (p.upgraded[figure / 64] >> figure % 64 & 1) != 0;
}

inline bool is_held(const Position& p, uint8_t figure) {
  return (p.held[figure / 64] >> figure % 64 & 1) != 0;
}
inline void hold_figure(Position& p, uint8_t figure) { p.held[figure / 64] |= uint64_t{1} << figure % 64; }

// P2, I1, T1, T2, A1, DE2.
inline int strength(const Position& p, uint8_t figure) {
  constexpr std::array<uint8_t, FIGURES> STRENGTH{1, 2, 2, 1, 0, 0};
  return STRENGTH[static_cast<size_t>(p.standing[figure].figure)] + is_upgraded(p, figure);
}

// The figure of a player on the board of which each has one; 0: it is not there.
uint8_t figure_of(const Position& position, uint8_t player, Figure figure);

inline Node root_under(const Position& p, uint8_t figure) {
  return root_at(p, p.standing[figure].tile, p.standing[figure].segment);
}

inline Kind kind_under(const Ruleset& rules, const Position& p, uint8_t figure) {
  return kind_at(rules, p, p.standing[figure].tile).segments[p.standing[figure].segment].kind;
}

inline constexpr std::array OTHER_FIGURES{Figure::Postman, Figure::Large, Figure::Abbot, Figure::Builder,
                                          Figure::Pig};

// Bit s for each segment s of the tile just placed on which the player may put such a figure (B5, T1, T2);
// `free` are the free segments.
uint32_t segments_for(const Ruleset& rules, const Position& position, Figure figure, uint32_t free);

// From the stash onto a segment; the feature may have other figures.
void put_figure(Position& position, uint8_t player, Figure figure, uint8_t tile, uint8_t segment);

// One figure returns to its owner's stash, the others on its feature stay.
void lift_figure(Position& position, uint8_t figure);

void tell_returned(const Position& position, uint8_t figure, Events* events);

// Every figure on a feature returns to its owner's stash (B10).
void return_figures(Position& position, Node root, Events* events);

} // namespace mappa
