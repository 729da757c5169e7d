#include "game/rules/river.h"

#include "game/board.h"
#include "game/figures.h"

#include <algorithm>
#include <cassert>

namespace mappa {

namespace {

const Oriented& turned_at(const Ruleset& rules, const Position& p, int tile) {
  return rules.oriented[p.laid[static_cast<size_t>(tile)].oriented];
}

bool lies_ahead(Square tile, Square where, size_t side) {
  const int dx = x_of(tile) - x_of(where), dy = y_of(tile) - y_of(where);
  switch (side) {
  case 0: return dy < 0 && std::abs(dx) <= 1;
  case 1: return dx > 0 && std::abs(dy) <= 1;
  case 2: return dy > 0 && std::abs(dx) <= 1;
  default: return dx < 0 && std::abs(dy) <= 1;
  }
}

// R2: the strip three squares wide straight ahead of a side.
bool strip_is_free(const Position& p, Square where, size_t side) {
  for (size_t t = 1; t <= p.tiles_laid; ++t)
    if (lies_ahead(p.squares[t], where, side)) return false;
  return true;
}

// B3 as well: a demand does not tell a river from a field.
bool fits_sides(const Ruleset& rules, const Position& p, const Oriented& turned, Square where) {
  for (size_t side = 0; side < SIDES; ++side) {
    const int beyond = tile_at(p, beside(where, side));
    if (beyond && turned_at(rules, p, beyond).sides[side ^ 2] != turned.sides[side]) return false;
  }
  return true;
}

template <class Do>
void each_river_place(const Ruleset& rules, const Position& p, uint8_t kind, Do work) {
  for (uint16_t entry = 0; entry < p.frontier_size; ++entry)
    for (uint8_t rot = 0; rot < ROTATIONS; ++rot) {
      const Square where = p.frontier.squares[entry];
      if (fits_sides(rules, p, rules.turned(kind, rot), where) && !river_fault(rules, p, kind, rot, where))
        work(entry, rot);
    }
}

// Calls work(tile, its side, the square ahead) where the river is open.
template <class Do>
void each_river_end(const Ruleset& rules, const Position& p, Do work) {
  for (int t = 1; t <= p.tiles_laid; ++t)
    for (size_t side = 0; side < SIDES; ++side) {
      const Square ahead = beside(p.squares[static_cast<size_t>(t)], side);
      if (turned_at(rules, p, t).sides[side] == Kind::River && on_table(ahead) && !tile_at(p, ahead))
        work(t, side, ahead);
    }
}

} // namespace

const char* river_fault(const Ruleset& rules, const Position& p, int kind, int rot, Square where) {
  const Oriented& turned = rules.turned(kind, rot);
  bool joins = false;
  for (size_t side = 0; side < SIDES; ++side) {
    if (turned.sides[side] != Kind::River) continue;
    if (tile_at(p, beside(where, side)))
      joins = true;
    else if (!strip_is_free(p, where, side))
      return "tiles lie ahead of the river there: it may not turn back on itself";
  }
  return joins ? nullptr : "a river tile must go on with the river";
}

void legal_river(const Ruleset& rules, const Position& p, Actions& actions) {
  each_river_place(rules, p, p.in_hand, [&](uint16_t entry, uint8_t rot) {
    actions.add({ActionType::Tile, rot, p.frontier.squares[entry], 0, 0, entry});
  });
}

bool river_fits_anywhere(const Ruleset& rules, const Position& p, uint8_t kind) {
  bool found = false;
  each_river_place(rules, p, kind, [&](uint16_t, uint8_t) { found = true; });
  return found;
}

void count_river_ends(const Ruleset& rules, Position& p) {
  const Square where = p.squares[p.tiles_laid];
  const Oriented& turned = turned_at(rules, p, p.tiles_laid);
  for (size_t side = 0; side < SIDES; ++side) {
    if (turned.sides[side] != Kind::River) continue;
    assert(p.river_ends < MAX_RIVER_ENDS);
    p.river_ends = static_cast<uint8_t>(p.river_ends + (tile_at(p, beside(where, side)) ? -1 : 1));
  }
}

void close_river_ends(const Ruleset& rules, Position& p) {
  each_river_end(rules, p, [&](int, size_t, Square ahead) {
    const int entry = find_square(p, ahead);
    if (entry != NOT_FOUND) remove_square(p, entry);
  });
}

// One that was closed knows no more than the tiles laid beside it since.
void open_river_ends(const Ruleset& rules, Position& p) {
  each_river_end(rules, p, [&](int tile, size_t side, Square ahead) {
    const int entry = find_square(p, ahead);
    if (entry != NOT_FOUND) {
      if (p.frontier.around[static_cast<size_t>(entry)][side ^ 2] == tile) return;
      remove_square(p, entry);
    }
    reach(rules, p, ahead);
  });
}

void deal_river(const Ruleset& rules, Position& p, Random& random) {
  uint8_t* top = p.stack.data() + p.stack_size;
  if (rules.lake >= 0) *top++ = static_cast<uint8_t>(rules.lake);
  std::copy(rules.river.begin(), rules.river.end(), top);
  shuffle(top, static_cast<uint32_t>(rules.river.size()) - static_cast<uint32_t>(rules.forks), random);
  p.stack_size = static_cast<uint8_t>(p.stack_size + rules.river_size());
}

void hide_river(const Ruleset& rules, Position& p, Random& random) {
  uint8_t* end = p.stack.data() + p.stack_size;
  const auto of = [&](RiverPart part) {
    return [&, part](uint8_t kind) { return rules.kinds[kind].tile.river_part == part; };
  };
  uint8_t* river = std::find_if(p.stack.data(), end, [&](uint8_t kind) { return rules.kinds[kind].river; });
  uint8_t* shuffled = std::find_if_not(river, end, of(RiverPart::Lake));
  uint8_t* forks = std::find_if(shuffled, end, of(RiverPart::Fork));
  shuffle_sorted(p.stack.data(), static_cast<uint32_t>(river - p.stack.data()), random);
  shuffle_sorted(shuffled, static_cast<uint32_t>(forks - shuffled), random);
}

} // namespace mappa
