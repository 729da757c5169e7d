// Features as union-find trees over segments. A node is one 32-bit word: a root carries what is known of the
// whole feature, packed so that joining two features is an addition; any other node carries its parent.
#pragma once

#include "game/ruleset.h"
#include "game/simd.h"

#include <cstdint>

namespace mappa {

using Node = uint16_t; // index of a segment on the board
using Word = uint32_t;

inline constexpr Word OPEN_ONE = 1;         // bits 0-6: open ends; of a monastery: places still empty
inline constexpr Word TILES_ONE = 1u << 7;  // bits 7-14: tiles, each once; of a monastery: 1 + tiles round it
inline constexpr Word COATS_ONE = 1u << 15; // bits 15-21: coats of arms
inline constexpr Word TWIN = 1u << 22;      // a tile of it has a second segment of the same kind
inline constexpr Word FIGURE_ONE = 1u << 23; // bits 23-30: first figure of the list standing on it, 0: none
inline constexpr Word LINK = 1u << 31;       // not a root: bits 0-15 are the parent

constexpr int open_ends(Word w) { return static_cast<int>(w & 0x7F); }
constexpr int tiles_of(Word w) { return static_cast<int>(w >> 7 & 0xFF); }
constexpr int coats_of(Word w) { return static_cast<int>(w >> 15 & 0x7F); }
constexpr uint8_t first_figure(Word w) { return static_cast<uint8_t>(w >> 23 & 0xFF); }
static_assert(open_ends(MAX_OPEN * OPEN_ONE) == MAX_OPEN && tiles_of(MAX_TILES * TILES_ONE) == MAX_TILES &&
              coats_of(MAX_COATS * COATS_ONE) == MAX_COATS &&
              first_figure(MAX_STANDING * FIGURE_ONE) == MAX_STANDING);
constexpr Word with_figure(Word w, uint8_t figure) {
  return (w & ~(0xFF * FIGURE_ONE)) | static_cast<Word>(figure) * FIGURE_ONE;
}

// The root of a node's feature. Most nodes are roots or hang directly under theirs: the first step is taken
// without a branch, further ones are rare.
inline Node root_of(const Word* nodes, Node node) {
  const Word word = nodes[node];
  node = select<Node>(word & LINK, static_cast<Node>(word), node);
  while (nodes[node] & LINK) [[unlikely]] node = static_cast<Node>(nodes[node]);
  return node;
}

// The same, shortening long paths for the next time.
inline Node find_root(Word* nodes, Node node) {
  const Word word = nodes[node];
  const Node next = select<Node>(word & LINK, static_cast<Node>(word), node);
  if (!(nodes[next] & LINK)) [[likely]]
    return next;
  const Node root = root_of(nodes, next);
  nodes[node] = LINK | root;
  return root;
}

} // namespace mappa
