#include "game/board.h"

#include "game/rules/river.h"
#include "game/simd.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace mappa {

namespace {

// Appends the figures standing on one feature to those of another.
void append_figures(Position& p, uint8_t to, uint8_t from) {
  while (p.standing[to].next) to = p.standing[to].next;
  p.standing[to].next = from;
}

// A tile of which a segment of that kind belongs to the feature. Those that touch a side come first and are
// four at most; of fewer the last is looked at again, which spares a branch.
bool holds(const Position& p, const TileKind& kind, Node first, Kind wanted, Node root) {
  const bool road = wanted == Kind::Road;
  const int from = select<int>(road, 0, kind.roads), last = select<int>(road, kind.roads, kind.ways) - 1;
  bool found = false;
  for (int i = 0; i < SIDES; ++i)
    found |= root_of(p.nodes.data(), static_cast<Node>(first + std::min(from + i, last))) == root;
  return found;
}

// Tiles with a segment in each of two features: they count once when the two become one (B6, B7).
Word shared_tiles(const Ruleset& rules, const Position& p, Kind wanted, Node older, Node younger) {
  const auto in = [&](Node root, size_t tile) {
    const Laid laid = p.laid[tile];
    return holds(p, rules.kinds[laid.oriented / ROTATIONS], laid.first, wanted, root);
  };
  if (younger >= p.laid[p.tiles_laid].first) return in(older, p.tiles_laid); // it has only the tile just laid
  Word shared = 0;
  const auto& all = wanted == Kind::Road ? p.road_twins : p.city_twins;
  for (size_t i = 0; i < all.size(); ++i)
    for (uint64_t twins = all[i]; twins; twins &= twins - 1)
      if (const size_t tile = 64 * i + static_cast<size_t>(std::countr_zero(twins));
          in(older, tile) && in(younger, tile))
        ++shared;
  return shared;
}

// The words of two roots become that of one when both have figures, or both have twin tiles.
[[gnu::noinline]] Word merge_both(const Ruleset& rules, Position& p, Kind kind, Node older, Node younger) {
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

// In all other cases adding them is right; of a feature that meets itself nothing is added.
inline Word merged(const Ruleset& rules, Position& p, Kind kind, Node older, Node younger) {
  const Word a = p.nodes[older], b = select<Word>(older == younger, 0, p.nodes[younger]);
  const bool both = (static_cast<Word>(first_figure(a) * first_figure(b)) | (a & b & TWIN)) != 0;
  return both ? merge_both(rules, p, kind, older, younger) : a + b;
}

// Their counters have room for each other's (check_capacity).
[[maybe_unused]] bool may_merge(Word a, Word b, Word closes) {
  return open_ends(a) + open_ends(b) - open_ends(closes) <= MAX_OPEN &&
         coats_of(a) + coats_of(b) <= MAX_COATS;
}

inline void join(const Ruleset& rules, Position& p, Kind kind, Node a, Node b, Word closes) {
  Word* nodes = p.nodes.data();
  a = find_root(nodes, a);
  b = find_root(nodes, b);
  assert(a == b || may_merge(nodes[a], nodes[b], closes));
  const Node older = std::min(a, b), younger = std::max(a, b);
  const Word whole = merged(rules, p, kind, older, younger) - closes;
  nodes[younger] = LINK | older; // of one feature this does not last
  nodes[older] = whole;
  p.completed = static_cast<uint8_t>(p.completed + ((closes != 0) & (open_ends(whole) == 0)));
}

// M6: a road or city of the tile just laid loses an open end at each side that is a plain border.
void close_at_border(const Ruleset& rules, Position& p, int oriented, unsigned borders, Node first) {
  const uint32_t ends = rules.border_ends[static_cast<size_t>(oriented)][borders];
  const Words4 closed{ends & 0xFF, ends >> 8 & 0xFF, ends >> 16 & 0xFF, ends >> 24};
  const Words4 words = load<Words4>(&p.nodes[first]) - closed * OPEN_ONE;
  std::memcpy(&p.nodes[first], &words, sizeof words);
  const Words4 complete = (closed != 0) & ((words & MAX_OPEN) == 0) & 1;
  p.completed = static_cast<uint8_t>(p.completed + complete[0] + complete[1] + complete[2] + complete[3]);
}

// Joins the features of the tile just laid with those of the tiles round it. The joins of the sides that have
// a neighbour are gathered first, without branches.
void join_sides(const Ruleset& rules, Position& p, const Oriented& turned, Node first, Around around) {
  std::array<Join, 4 * SIDES> joins;
  size_t n = 0;
  for (size_t side = 0; side < SIDES; ++side) {
    std::memcpy(&joins[n], &turned.joins[side], sizeof turned.joins[side]);
    n += select<size_t>(around[side] > rules.printed.border, turned.join_counts[side], 0);
  }
  const Oriented* oriented = rules.oriented.data();
  for (size_t i = 0; i < n; ++i) {
    const Join j = joins[i];
    const Laid beyond = p.laid[around[j.side]];
    const uint8_t other = oriented[beyond.oriented].segments[j.meeting];
    if (other == NO_SEGMENT) [[unlikely]]
      continue; // the fields beside a stub or ferry
    join(rules, p, turned.sides[j.side], static_cast<Node>(first + j.segment),
         static_cast<Node>(beyond.first + other), j.closes);
  }
}

// How many blocks of sixteen entries are in use of the 64 from `block` on: it seldom changes.
size_t blocks_of_16(const Position& p, size_t block) {
  return std::min<size_t>(p.frontier_size - block + 15, 64) / 16;
}

// The frontier's entries of four squares, looked up in one pass; NOT_FOUND where there is none.
using Squares = std::array<Square, SIDES>;
using Entries = std::array<int, SIDES>;

Entries find_squares(const Position& p, const Squares& wanted) {
  Entries found{NOT_FOUND, NOT_FOUND, NOT_FOUND, NOT_FOUND};
  for (size_t block = 0; block < p.frontier_size; block += 64) {
    std::array<uint64_t, SIDES> bits{};
    for (size_t i = blocks_of_16(p, block); i-- > 0;)
      for (size_t k = 0; k < SIDES; ++k)
        bits[k] = bits[k] << 16 | bits_equal(&p.frontier.squares[block + 16 * i], wanted[k]);
    for (size_t k = 0; k < SIDES; ++k)
      found[k] = bits[k] ? static_cast<int>(block) + std::countr_zero(bits[k]) : found[k];
  }
  return found;
}

bool edge_of_table(Square s) { return std::max(std::abs(x_of(s)), std::abs(y_of(s))) == TABLE_EDGE; }

// The squares beyond the open sides of the tile just laid: what they demand there is now known. There is no
// branch to mispredict: a square that is new to the frontier gets the next free entry, and a side that is not
// open is noted in an entry that nobody reads.
void open_sides(const Ruleset& rules, Position& p, const Oriented& turned, Square where, Around around,
                uint8_t tile) {
  Frontier& frontier = p.frontier;
  uint16_t size = p.frontier_size;
  Squares beyond;
  for (size_t side = 0; side < SIDES; ++side)
    beyond[side] = select<Square>(around[side] != 0, NOWHERE, beside(where, side));
  if (edge_of_table(where)) [[unlikely]]
    for (Square& square : beyond) square = on_table(square) ? square : NOWHERE;
  const Entries found = find_squares(p, beyond);
  for (size_t side = 0; side < SIDES; ++side) {
    const bool open = beyond[side] != NOWHERE, fresh = open & (found[side] == NOT_FOUND);
    const size_t known = select<size_t>(fresh, size, static_cast<size_t>(found[side]));
    const size_t entry = select<size_t>(open, known, Frontier::UNREAD);
    assert(!open || entry < Frontier::MAX);
    size = static_cast<uint16_t>(size + fresh);
    frontier.squares[entry] = beyond[side];
    Demand demand = turned.shows[side];
    if (rules.on_map) { // what the map prints round the square; of one that is known it is noted already
      const Printed::Here& here = rules.printed.at(select<Square>(open, beyond[side], where));
      demand = static_cast<Demand>(demand | here.demand);
      frontier.around[select<size_t>(fresh, entry, Frontier::UNREAD)] = here.around;
    }
    frontier.demands[entry] = static_cast<Demand>(frontier.demands[entry] | demand);
    frontier.around[entry][side ^ 2] = tile;
  }
  p.frontier_size = size;
}

// A square that a large city or a ferry opens. Beside a tile it would be in the frontier already, so only
// what the map prints lies round it.
void open_square(const Ruleset& rules, Position& p, Square where) {
  if (find_square(p, where) != NOT_FOUND || tile_at(p, where)) return;
  const Printed::Here& here = rules.printed.at(where);
  assert(p.frontier_size < Frontier::MAX);
  const size_t added = p.frontier_size++;
  p.frontier.squares[added] = where;
  p.frontier.demands[added] = here.demand;
  p.frontier.around[added] = here.around;
}

// M4, M8: a large city or ferry beside the tile just laid opens the squares that it leads to.
void connect(const Ruleset& rules, Position& p, uint64_t things) {
  while (things) {
    const Printed::Thing& thing = rules.printed.things[static_cast<size_t>(std::countr_zero(things)) - 1];
    for (const Square square : thing.opens) open_square(rules, p, square);
    p.connected |= thing.connects;
    things &= ~thing.connects;
  }
}

// B8: a place round each monastery nearby is taken.
void count_for_sites(Position& p, Square where) {
  for (size_t block = 0; block < p.sites_open; block += 16)
    for (uint32_t bits = bits_near(&p.site_squares[block], where); bits; bits &= bits - 1) {
      Word& word = p.nodes[p.site_nodes[block + static_cast<size_t>(std::countr_zero(bits))]];
      word += TILES_ONE - OPEN_ONE;
      if (open_ends(word) == 0) ++p.sites_completed;
    }
}

void add_site(const Ruleset& rules, Position& p, Square where, Node node) {
  if (rules.on_map) p.nodes[node] -= (8u - rules.printed.at(where).places) * OPEN_ONE; // M11
  Word around = 0;
  for (size_t t = 1; t < p.tiles_laid; ++t) around += near(p.squares[t], where);
  p.nodes[node] += around * (TILES_ONE - OPEN_ONE);
  if (open_ends(p.nodes[node]) == 0) ++p.sites_completed;
  assert(p.sites_open < MAX_SITES);
  p.site_squares[p.sites_open] = where;
  p.site_nodes[p.sites_open++] = node;
}

} // namespace

uint32_t bits_near(const Square* sixteen, Square where) {
  const auto is_near = [&](const Square* eight) {
    const auto distance = load<Words8>(eight) + 0x0101 - where; // as in near()
    return ((distance & 0xFCFC) | (distance & distance >> 1 & 0x0101)) == 0;
  };
  return bits_of(is_near(sixteen), is_near(sixteen + 8));
}

namespace {

// Squares are read 32 at a time; what lies beyond the first n never matches.
int find(const Square* squares, int n, Square wanted) {
  for (int i = 0; i < n; i += 32) {
    const uint32_t bits = bits_equal(squares + i, wanted) | bits_equal(squares + i + 16, wanted) << 16;
    if (bits) return i + std::countr_zero(bits);
  }
  return NOT_FOUND;
}

} // namespace

void remove_square(Position& p, int entry) {
  Frontier& frontier = p.frontier;
  const size_t to = static_cast<size_t>(entry), last = --p.frontier_size;
  frontier.squares[to] = frontier.squares[last];
  frontier.demands[to] = frontier.demands[last];
  frontier.around[to] = frontier.around[last];
  frontier.squares[last] = NOWHERE;
  frontier.demands[last] = 0;
  frontier.around[last] = {};
}

int find_square(const Position& p, Square where) {
  return find(p.frontier.squares.data(), p.frontier_size, where);
}

bool takes_tile(const Ruleset& rules, Square where) {
  if (!rules.on_map) return true;
  const int x = x_of(where), y = y_of(where),
            height = static_cast<int>(rules.printed.here.size()) / rules.printed.width;
  return x >= 0 && y >= 0 && x < rules.printed.width && y < height && rules.printed.at(where).takes_tile;
}

int tile_at(const Position& p, Square where) {
  return std::max(0, find(p.squares.data(), p.tiles_laid + 1, where));
}

namespace {

// B3: a side does not fit where its two bits of demand are not zero and differ from the tile's.
struct Demands {
  Bytes16 demands, asked; // `asked`: both bits of every side that has a demand

  explicit Demands(const Demand* from) : demands(load<Bytes16>(from)) {
    const Bytes16 lower = demands & 0x55, upper = (demands & 0xAA) >> 1, some = lower | upper;
    asked = some | (some << 1);
  }
  Truths16 met_by(Demand edges) const { return (asked & edges) == demands; }
};

} // namespace

MAPPA_TWICE Fits fitting(const Position& p, const TileKind& kind, size_t block) {
  Fits fits{};
  for (size_t i = blocks_of_16(p, block); i-- > 0;) {
    const Demands demands(&p.frontier.demands[block + 16 * i]);
    for (size_t rot = 0; rot < ROTATIONS; ++rot)
      fits[rot] = fits[rot] << 16 | bits_of(demands.met_by(kind.edges[rot]));
  }
  const size_t used = std::min<size_t>(p.frontier_size - block, 64);
  for (uint64_t& bits : fits) bits &= ~uint64_t{0} >> (64 - used);
  return fits;
}

MAPPA_TWICE bool fits_anywhere(const TileKind& kind, const Position& p) {
  for (size_t block = 0; block < p.frontier_size; block += 16) {
    const Demands demands(&p.frontier.demands[block]);
    Truths16 met{};
    for (const Demand edges : kind.edges) met |= demands.met_by(edges);
    const size_t left = p.frontier_size - block, used = std::min<size_t>(left, 16);
    if (bits_of(met) & ((1u << used) - 1)) return true;
  }
  return false;
}

int reach(const Ruleset& rules, Position& p, Square where) {
  const int entry = find_square(p, where);
  if (entry != NOT_FOUND) return entry;
  Around around{};
  Demand demand = 0;
  if (rules.on_map) {
    around = rules.printed.at(where).around;
    demand = rules.printed.at(where).demand;
  }
  for (size_t side = 0; side < SIDES; ++side) {
    const int tile = around[side] ? 0 : tile_at(p, beside(where, side));
    if (!tile) continue;
    around[side] = static_cast<uint8_t>(tile);
    demand = static_cast<Demand>(demand |
                                 rules.oriented[p.laid[static_cast<size_t>(tile)].oriented].shows[side ^ 2]);
  }
  assert(p.frontier_size < Frontier::MAX);
  const size_t added = p.frontier_size++;
  p.frontier.squares[added] = where;
  p.frontier.demands[added] = demand;
  p.frontier.around[added] = around;
  return static_cast<int>(added);
}

namespace {

// Puts a tile on the board with its segments apart from all others.
Node put_tile(const Ruleset& rules, Position& p, int oriented, Square where, uint8_t player) {
  const TileKind& kind = rules.kinds[static_cast<size_t>(oriented / ROTATIONS)];
  assert(p.tiles_laid < MAX_TILES && p.nodes_used + kind.size <= MAX_SEGMENTS);
  const uint8_t tile = ++p.tiles_laid;
  const Node first = p.nodes_used;
  p.nodes_used = static_cast<Node>(first + kind.size);
  std::memcpy(&p.nodes[first], kind.words.data(), sizeof kind.words);
  p.laid[tile] = {static_cast<uint16_t>(oriented), first};
  p.squares[tile] = where;
  p.placed_by[tile] = player;
  p.road_twins[tile / 64] |= static_cast<uint64_t>(kind.road_twin) << tile % 64;
  p.city_twins[tile / 64] |= static_cast<uint64_t>(kind.city_twin) << tile % 64;
  p.noted[tile / 64] |= static_cast<uint64_t>((kind.noted | kind.traded) != 0) << tile % 64;
  return first;
}

} // namespace

Position before_first_tile(const Ruleset& rules) {
  Position p{};
  p.treat = NO_CHIP;
  for (int i = 0; i < rules.players; ++i) p.stash[static_cast<size_t>(i)] = rules.figures;
  for (const Printed::Thing& thing : rules.printed.things) {
    const Node city =
        put_tile(rules, p, thing.oriented, thing.square, NOBODY); // its first segment, if it is one
    if (thing.joined) join(rules, p, Kind::City, city, p.laid[thing.joined].first, 2 * OPEN_ONE);
  }
  p.completed = 0;
  return p;
}

MAPPA_TWICE void lay(const Ruleset& rules, Position& p, int entry, int oriented, uint8_t player) {
  const Oriented& turned = rules.oriented[static_cast<size_t>(oriented)];
  const TileKind& kind = rules.kinds[turned.kind];
  const auto e = static_cast<size_t>(entry);
  const Square where = p.frontier.squares[e];
  const Around around = p.frontier.around[e];
  remove_square(p, entry);

  const Node first = put_tile(rules, p, oriented, where, player);
  p.completed = kind.closed;
  if (rules.on_map) close_at_border(rules, p, oriented, rules.printed.at(where).borders, first);
  join_sides(rules, p, turned, first, around);
  open_sides(rules, p, turned, where, around, p.tiles_laid);
  if (rules.on_map)
    if (const uint64_t things = rules.printed.at(where).connections & ~p.connected) connect(rules, p, things);
  count_for_sites(p, where);
  if (kind.site != NO_SEGMENT) add_site(rules, p, where, static_cast<Node>(first + kind.site));
  if (kind.river) count_river_ends(rules, p);
}

} // namespace mappa
