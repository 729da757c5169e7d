#include "game/arrange.h"

#include "game/board.h"
#include "game/capacity.h"
#include "game/figures.h"
#include "game/rules/arrange_chips.h"
#include "game/rules/chips.h"
#include "game/rules/islands.h"
#include "game/rules/laying.h"
#include "game/rules/river.h"
#include "game/turn.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace mappa {

namespace {

const std::string& tile_id(const Ruleset& rules, uint8_t kind) { return rules.kinds[kind].tile.id; }

bool is_complete(const Ruleset& rules, const Position& p, uint8_t tile, uint8_t segment) {
  const Kind kind = kind_at(rules, p, tile).segments[segment].kind;
  return kind != Kind::Field && open_ends(p.nodes[root_at(p, tile, segment)]) == 0; // B11
}

void put_back_hand(Position& p) {
  if (p.in_hand == NO_TILE) return;
  p.stack[p.stack_size++] = p.in_hand;
  p.in_hand = NO_TILE;
}

void remove_from_stack(Position& p, uint8_t* tile) {
  std::copy(tile + 1, p.stack.data() + p.stack_size, tile);
  --p.stack_size;
}

// BX1: nobody knows what lies face down on an island. What is wished for and lies only there changes places
// with the tile that would be drawn last, unless the island is arranged as well.
void fetch_from_islands(const Ruleset& rules, Position& p, const Arrangement& wish, uint8_t kind) {
  const auto end = p.stack.begin() + p.stack_size;
  if (p.stack_size == 0 || rules.kinds[p.stack.front()].river || std::find(p.stack.begin(), end, kind) != end)
    return;
  for (int stack = 0; stack < rules.island_stacks; ++stack) {
    if (wish.islands[static_cast<size_t>(island_of(rules, stack))]) continue;
    auto& tiles = p.islands[static_cast<size_t>(stack)];
    const auto hidden = tiles.begin() + static_cast<std::ptrdiff_t>(face_down(p, static_cast<size_t>(stack)));
    if (const auto tile = std::find(tiles.begin(), hidden, kind); tile != hidden)
      return std::swap(*tile, p.stack.front());
  }
}

} // namespace

// The copy that would be drawn last, so that the next draws stay as they are.
void take_from_stack(const Ruleset& rules, Position& p, const Arrangement& wish, uint8_t kind) {
  fetch_from_islands(rules, p, wish, kind);
  uint8_t* end = p.stack.data() + p.stack_size;
  uint8_t* tile = std::find(p.stack.data(), end, kind);
  if (tile == end) throw ArrangeError("no " + tile_id(rules, kind) + " is left in the stack");
  remove_from_stack(p, tile);
}

namespace {

void place(const Ruleset& rules, Position& p, const Arrangement& whole, const Arrangement::Place& wish) {
  const Square where = wish.square;
  if (!on_table(where)) throw ArrangeError(square_name(where) + " is off the table");
  if (!takes_tile(rules, where)) throw ArrangeError(square_name(where) + " is no square of the map");
  if (const int tile = tile_at(p, where))
    throw ArrangeError(square_name(where) + " holds " +
                       kind_at(rules, p, static_cast<uint8_t>(tile)).tile.id + " already");
  const Sentence why = misfit(rules, p, wish.kind, wish.rot, where);
  if (!why.empty()) throw ArrangeError(english(why));
  take_from_stack(rules, p, whole, wish.kind);
  if (p.frontier_size + SIDES + places_opened(rules.printed, p.connected) > MAX_PLACES)
    throw ArrangeError("the tiles are scattered over too many places");
  lay(rules, p, reach(rules, p, where), wish.kind * ROTATIONS + wish.rot, wish.player);
  if (const int chip = chip_at(p, where); chip != NO_ENTRY)
    p.chip_squares[static_cast<size_t>(chip)] = NOWHERE; // it leaves the game
}

// A tile laid beside others adds two open squares at most, one laid apart four: is there room to play on
// (check_capacity)? On a map there are never more than its squares.
void check_room(const Ruleset& rules, const Position& p) {
  const int tiles = std::accumulate(p.island_sizes.begin(), p.island_sizes.end(), int{p.stack_size});
  const int starts = std::popcount(p.waiting_starts); // R1: they will be laid apart
  const int most = p.frontier_size + 2 * (tiles + starts) + places_opened(rules.printed, p.connected);
  if (std::min(most, rules.on_map ? rules.printed.squares : most) > MAX_PLACES)
    throw ArrangeError("the tiles are scattered over too many places for the tiles still to come");
}

// What is complete and not scored yet never will be: its figures go home without points.
void clear_completed(const Ruleset& rules, Position& p) {
  for (uint8_t f = 1; f <= p.standing_used; ++f) {
    const Standing standing = p.standing[f];
    if (standing.player != NOBODY && !is_held(p, f) && is_complete(rules, p, standing.tile, standing.segment))
      return_figures(p, root_at(p, standing.tile, standing.segment), nullptr);
  }
}

void put(const Ruleset& rules, Position& p, const Arrangement::Put& wish) {
  const std::string player = "player " + std::to_string(wish.player);
  const auto tile = static_cast<uint8_t>(tile_at(p, wish.square));
  if (tile < rules.first_tile()) throw ArrangeError("no tile lies at " + square_name(wish.square));
  if (is_complete(rules, p, tile, wish.segment))
    throw ArrangeError("that feature at " + square_name(wish.square) +
                       " is complete: nobody can stand on it");
  if (!p.stash[wish.player][static_cast<size_t>(wish.figure)])
    throw ArrangeError(player + " has no " + FIGURE_WORD[static_cast<size_t>(wish.figure)] +
                       " left in the stash");
  if (!may_hold(kind_at(rules, p, tile), wish.segment, wish.figure))
    throw ArrangeError(english(why_never_there(kind_at(rules, p, tile), wish.segment, wish.figure)));
  put_figure(p, wish.player, wish.figure, tile, wish.segment);
}

// The next copy of each kind comes to the top: what already lies as wished stays as it is.
void fix_draws(const Ruleset& rules, Position& p, const Arrangement& wish) {
  const std::vector<uint8_t>& draw = wish.draw;
  const uint8_t stack_size = p.stack_size;
  for (size_t i = 0; i < draw.size(); ++i) {
    fetch_from_islands(rules, p, wish, draw[i]);
    uint8_t* end = p.stack.data() + p.stack_size;
    uint8_t* tile =
        std::find(std::make_reverse_iterator(end), std::make_reverse_iterator(p.stack.data()), draw[i])
            .base();
    if (tile == p.stack.data())
      throw ArrangeError("draw[" + std::to_string(i) + "]: no further " + tile_id(rules, draw[i]) +
                         " is left in the stack");
    remove_from_stack(p, tile - 1);
  }
  std::copy(draw.rbegin(), draw.rend(), p.stack.data() + p.stack_size);
  p.stack_size = stack_size;
}

// Does each of a list, naming the entry at fault.
template <class Wishes, class Do>
void each(const char* key, const Wishes& wishes, Do fulfil) {
  for (size_t i = 0; i < wishes.size(); ++i) {
    try {
      fulfil(wishes[i]);
    } catch (const ArrangeError& error) {
      throw ArrangeError(std::string(key) + "[" + std::to_string(i) + "]: " + error.what());
    }
  }
}

} // namespace

Sentence why_never_there(const TileKind& kind, uint8_t segment, Figure figure) {
  constexpr std::array<const char*, FIGURES> NEVER{"why.never_meeple", "why.never_postman", "why.never_large",
                                                   "why.never_abbot",  "why.never_builder", "why.never_pig"};
  constexpr std::array<const char*, KINDS> ON{"why.on_field", "why.on_road",      "why.on_city",
                                              "why.on_river", "why.on_monastery", "why.on_post_office",
                                              "why.on_garden"};
  return {NEVER[static_cast<size_t>(figure)],
          {{"there", Sentence{ON[static_cast<size_t>(kind.segments[segment].kind)], {}}}}};
}

std::string square_name(Square where) {
  return "(" + std::to_string(x_of(where)) + "," + std::to_string(y_of(where)) + ")";
}

namespace {

constexpr std::array<const char*, SIDES> SIDE_WORD{"why.north", "why.east", "why.south", "why.west"};

Sentence kind_word(Kind kind) {
  constexpr std::array<const char*, KINDS> WORD{"name.field", "name.road",      "name.city",
                                                "name.river", "name.monastery", "name.post_office",
                                                "name.garden"};
  return {WORD[static_cast<size_t>(kind)], {}};
}

struct Beyond { // what meets a side
  Kind side;
  std::string name;
  bool printed; // on the map
};

// Nothing where any side fits.
std::optional<Beyond> beyond_side(const Ruleset& rules, const Position& p, Square where, size_t side) {
  const uint8_t printed = rules.on_map ? rules.printed.at(where).around[side] : uint8_t{0};
  const auto tile = static_cast<uint8_t>(printed ? printed : tile_at(p, beside(where, side)));
  const int demand = printed ? rules.printed.at(where).demand >> 2 * side & 3 : 0;
  if (!tile || (printed && !demand)) return std::nullopt; // M6: a border
  const std::string& name = kind_at(rules, p, tile).tile.id;
  if (!printed) return Beyond{rules.oriented[p.laid[tile].oriented].sides[side ^ 2], name, false};
  for (const Kind kind : {Kind::City, Kind::Road})
    if (demand_of(kind) == demand) return Beyond{kind, name, true};
  return Beyond{Kind::Field, name, true};
}

} // namespace

Sentence misfit(const Ruleset& rules, const Position& p, int kind, int rot, Square where) {
  std::vector<Sentence> sides;
  for (size_t side = 0; side < SIDES; ++side) {
    const auto other = beyond_side(rules, p, where, side);
    const Kind mine = rules.turned(kind, rot).sides[side];
    if (!other || other->side == mine) continue;
    sides.push_back({other->printed ? "why.side_map" : "why.side_tile",
                     {{"side", Sentence{SIDE_WORD[side], {}}},
                      {"mine", kind_word(mine)},
                      {"theirs", kind_word(other->side)},
                      {"other", other->name},
                      {"there", square_name(beside(where, side))}}});
  }
  if (sides.empty()) return {};
  return {"why.misfit",
          {{"tile", rules.kinds[static_cast<size_t>(kind)].tile.id},
           {"rot", rot},
           {"where", square_name(where)},
           {"sides", std::move(sides)}}};
}

Position arrange(const Ruleset& rules, Position p, const Arrangement& wish) {
  if (p.decision == Decision::Over) throw ArrangeError("the game is over; undo first, or start a new one");
  if (p.decision == Decision::LayChip)
    end_laying(p);
  else
    --p.turn; // it begins anew
  put_back_hand(p);
  if (rules.river_size()) open_river_ends(rules, p); // they count among the places
  arrange_islands(rules, p, wish);
  each("place", wish.place, [&](const auto& w) { place(rules, p, wish, w); });
  check_room(rules, p);
  clear_completed(rules, p);
  each("figures", wish.figures, [&](const auto& w) { put(rules, p, w); });
  arrange_chips(rules, p, wish);
  fix_draws(rules, p, wish);
  std::copy(wish.scores.begin(), wish.scores.end(), p.scores.begin());
  if (wish.turn != NOBODY) p.player = wish.turn;
  p.part = FIRST_TILE;
  p.woken = p.town_covered = p.sold = p.bought = p.stacks_taken = p.asked_size = 0;
  p.asked = {};
  p.treat = NO_CHIP;
  begin_turn(rules, p);
  return p;
}

} // namespace mappa
