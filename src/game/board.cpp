#include "game/board.h"

#include <algorithm>
#include <cstring>

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace mappa {

namespace {

// Appends the figures standing on one feature to those of another.
void append_figures(Position& p, uint8_t to, uint8_t from) {
  while (p.standing[to].next) to = p.standing[to].next;
  p.standing[to].next = from;
}

bool holds(const Position& p, const TileKind& kind, Node first, Kind wanted, Node root) {
  for (uint8_t s = 0; s < kind.ways; ++s)
    if (kind.segments[s].kind == wanted && root_of(p.nodes.data(), static_cast<Node>(first + s)) == root)
      return true;
  return false;
}

// Tiles with a segment in each of two features: they count once when the two become one (B6, B7).
Word shared_tiles(const Ruleset& rules, const Position& p, Kind wanted, Node a, Node b) {
  Word shared = 0;
  for (int t = 1; t <= p.tiles_laid; ++t) {
    const Laid laid = p.laid[static_cast<size_t>(t)];
    const TileKind& kind = rules.kinds[laid.oriented / ROTATIONS];
    if (kind.twin && holds(p, kind, laid.first, wanted, a) && holds(p, kind, laid.first, wanted, b)) ++shared;
  }
  return shared;
}

// The words of two roots become that of one. Adding them is right unless both have figures or twin tiles.
Word merged(const Ruleset& rules, Position& p, Kind kind, Node older, Node younger) {
  Word a = p.nodes[older], b = p.nodes[younger];
  if (a & b & TWIN) {
    a -= shared_tiles(rules, p, kind, older, younger) * TILES_ONE;
    b &= ~TWIN;
  }
  if (first_figure(a) && first_figure(b)) {
    append_figures(p, first_figure(a), first_figure(b));
    b = with_figure(b, 0);
  }
  return a + b;
}

inline void join(const Ruleset& rules, Position& p, Kind kind, Node a, Node b, Word closed) {
  Word* nodes = p.nodes.data();
  a = root_of(nodes, a);
  b = root_of(nodes, b);
  if (a == b) {
    nodes[a] -= closed;
    return;
  }
  const Node older = std::min(a, b), younger = std::max(a, b);
  nodes[older] = merged(rules, p, kind, older, younger) - closed;
  nodes[younger] = LINK | older;
}

// Joins what meets at one side of the tile just laid.
inline void join_side(const Ruleset& rules, Position& p, const Oriented& tile, Node first, int side,
                      uint8_t beyond) {
  const Laid laid = p.laid[beyond];
  const Oriented& other = rules.oriented[laid.oriented];
  const auto s = static_cast<size_t>(side), o = static_cast<size_t>(opposite(side));
  const auto node = [](Node base, uint8_t segment) { return static_cast<Node>(base + segment); };
  if (tile.way[s] != NO_SEGMENT)
    join(rules, p, tile.sides[s], node(first, tile.way[s]), node(laid.first, other.way[o]), 2 * OPEN_ONE);
  const size_t left = 2 * s, right = left + 1;
  if (tile.field[left] == NO_SEGMENT) return;
  join(rules, p, Kind::Field, node(first, tile.field[left]), node(laid.first, other.field[2 * o + 1]), 0);
  if (tile.sides[s] != Kind::Field)
    join(rules, p, Kind::Field, node(first, tile.field[right]), node(laid.first, other.field[2 * o]), 0);
}

void add_square(Position& p, Square where, Demand demand, Frontier::Around around) {
  const size_t entry = p.frontier_size++;
  p.frontier.squares[entry] = where;
  p.frontier.demands[entry] = demand;
  p.frontier.around[entry] = around;
}

void remove_square(Position& p, int entry) {
  const size_t to = static_cast<size_t>(entry), last = --p.frontier_size;
  p.frontier.squares[to] = p.frontier.squares[last];
  p.frontier.demands[to] = p.frontier.demands[last];
  p.frontier.around[to] = p.frontier.around[last];
}

// The square beyond an open side of the tile just laid: what it demands there is now known.
inline void open_side(Position& p, Square from, int side, Demand shows, uint8_t tile) {
  const auto s = static_cast<size_t>(side);
  const int x = x_of(from) + STEP_X[s], y = y_of(from) + STEP_Y[s];
  if (std::max(std::abs(x), std::abs(y)) > TABLE_EDGE) return;
  const Square where = square(x, y);
  const auto back = static_cast<size_t>(opposite(side));
  const int entry = find_square(p, where);
  if (entry == NOT_FOUND) {
    Frontier::Around around{};
    around[back] = tile;
    add_square(p, where, shows, around);
    return;
  }
  const auto e = static_cast<size_t>(entry);
  p.frontier.demands[e] = static_cast<Demand>(p.frontier.demands[e] | shows);
  p.frontier.around[e][back] = tile;
}

// B8: a place round each monastery nearby is taken.
void count_for_sites(const Ruleset& rules, Position& p, Square where) {
  for (int i = 0; i < p.sites_open; ++i) {
    const uint8_t tile = p.sites[static_cast<size_t>(i)];
    if (!near(p.squares[tile], where)) continue;
    const Laid laid = p.laid[tile];
    Word& word = p.nodes[laid.first + rules.kinds[laid.oriented / ROTATIONS].site];
    word += TILES_ONE - OPEN_ONE;
    if (open_ends(word) == 0) ++p.sites_completed;
  }
}

void add_site(Position& p, const TileKind& kind, uint8_t tile) {
  Word around = 0;
  for (int t = 1; t < tile; ++t) around += near(p.squares[static_cast<size_t>(t)], p.squares[tile]) ? 1 : 0;
  Word& word = p.nodes[p.laid[tile].first + kind.site];
  word += around * (TILES_ONE - OPEN_ONE);
  if (open_ends(word) == 0) ++p.sites_completed;
  p.sites[p.sites_open++] = tile;
}

} // namespace

int find_square(const Position& p, Square where) {
  const Square* squares = p.frontier.squares.data();
  const int n = p.frontier_size;
#ifdef __AVX2__
  const __m256i wanted = _mm256_set1_epi16(static_cast<short>(where));
  for (int i = 0; i < n; i += 16) {
    const __m256i some = _mm256_load_si256(reinterpret_cast<const __m256i*>(squares + i));
    const auto mask = static_cast<unsigned>(_mm256_movemask_epi8(_mm256_cmpeq_epi16(some, wanted)));
    if (mask) {
      const int found = i + (__builtin_ctz(mask) >> 1);
      return found < n ? found : NOT_FOUND;
    }
  }
  return NOT_FOUND;
#else
  const Square* found = std::find(squares, squares + n, where);
  return found == squares + n ? NOT_FOUND : static_cast<int>(found - squares);
#endif
}

int tile_at(const Position& p, Square where) {
  for (int t = p.tiles_laid; t > 0; --t)
    if (p.squares[static_cast<size_t>(t)] == where) return t;
  return 0;
}

bool fits_anywhere(const TileKind& kind, const Position& p) {
  const Demand* demands = p.frontier.demands.data();
  return std::any_of(demands, demands + p.frontier_size, [&](Demand d) { return kind.fits[d] != 0; });
}

int reach(const Ruleset& rules, Position& p, Square where) {
  const int entry = find_square(p, where);
  if (entry != NOT_FOUND) return entry;
  Frontier::Around around{};
  Demand demand = 0;
  for (size_t side = 0; side < SIDES; ++side) {
    const int tile = tile_at(p, square(x_of(where) + STEP_X[side], y_of(where) + STEP_Y[side]));
    around[side] = static_cast<uint8_t>(tile);
    if (tile)
      demand = static_cast<Demand>(
          demand | rules.oriented[p.laid[static_cast<size_t>(tile)].oriented].shows[side ^ 2]);
  }
  add_square(p, where, demand, around);
  return p.frontier_size - 1;
}

void lay(const Ruleset& rules, Position& p, int entry, int oriented, uint8_t player) {
  const Oriented& turned = rules.oriented[static_cast<size_t>(oriented)];
  const TileKind& kind = rules.kinds[turned.kind];
  const auto e = static_cast<size_t>(entry);
  const Square where = p.frontier.squares[e];
  const Frontier::Around around = p.frontier.around[e];
  remove_square(p, entry);

  const uint8_t tile = ++p.tiles_laid;
  const Node first = p.nodes_used;
  p.nodes_used = static_cast<Node>(first + kind.size);
  std::memcpy(&p.nodes[first], kind.words.data(), sizeof kind.words);
  p.laid[tile] = {static_cast<uint16_t>(oriented), first};
  p.squares[tile] = where;
  p.placed_by[tile] = player;

  for (int side = 0; side < SIDES; ++side) {
    const uint8_t beyond = around[static_cast<size_t>(side)];
    if (beyond)
      join_side(rules, p, turned, first, side, beyond);
    else
      open_side(p, where, side, turned.shows[static_cast<size_t>(side)], tile);
  }
  count_for_sites(rules, p, where);
  if (kind.site != NO_SEGMENT) add_site(p, kind, tile);
}

} // namespace mappa
