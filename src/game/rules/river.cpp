#include "game/rules/river.h"

#include "game/board.h"
#include "game/figures.h"
#include "game/setup_faults.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

namespace mappa {

namespace {

const Oriented& turned_at(const Ruleset& rules, const Position& p, int tile) {
  return rules.oriented[p.laid[static_cast<size_t>(tile)].oriented];
}

// What a map prints is no tile.
bool laid_at(const Ruleset& rules, const Position& p, Square where) {
  return tile_at(p, where) >= static_cast<int>(rules.first_tile());
}

// R1: on a map a square is there, and nothing printed lies between.
bool leads_on(const Ruleset& rules, Square where, size_t side) {
  return !rules.on_map || !rules.printed.at(where).around[side];
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
bool strip_is_free(const Ruleset& rules, const Position& p, Square where, size_t side) {
  for (size_t t = rules.first_tile(); t <= p.tiles_laid; ++t)
    if (lies_ahead(p.squares[t], where, side)) return false;
  return true;
}

// B3: a demand does not tell a river from a field.
bool fits_entry(const Ruleset& rules, const Position& p, uint8_t kind, uint8_t rot, size_t entry) {
  if (!(rules.kinds[kind].fits[p.frontier.demands[entry]] >> rot & 1)) return false;
  for (size_t side = 0; side < SIDES; ++side) {
    const uint8_t beyond = p.frontier.around[entry][side];
    if (beyond && (turned_at(rules, p, beyond).sides[side ^ 2] == Kind::River) !=
                      (rules.turned(kind, rot).sides[side] == Kind::River))
      return false;
  }
  return true;
}

template <class Do>
void each_river_place(const Ruleset& rules, const Position& p, uint8_t kind, Do work) {
  for (uint16_t entry = 0; entry < p.frontier_size; ++entry)
    for (uint8_t rot = 0; rot < ROTATIONS; ++rot) {
      const Square where = p.frontier.squares[entry];
      if (fits_entry(rules, p, kind, rot, entry) && !river_fault(rules, p, kind, rot, where))
        work(entry, rot);
    }
}

// Calls work(tile, its side, the square ahead) where the river is open.
template <class Do>
void each_river_end(const Ruleset& rules, const Position& p, Do work) {
  for (auto t = static_cast<int>(rules.first_tile()); t <= p.tiles_laid; ++t)
    for (size_t side = 0; side < SIDES; ++side) {
      const Square where = p.squares[static_cast<size_t>(t)], ahead = beside(where, side);
      if (turned_at(rules, p, t).sides[side] == Kind::River && leads_on(rules, where, side) &&
          on_table(ahead) && !tile_at(p, ahead))
        work(t, side, ahead);
    }
}

// How far the river of a spring may run straight on.
int squares_ahead(const Ruleset& rules, Square where, const Oriented& spring) {
  const auto river = std::find(spring.sides.begin(), spring.sides.end(), Kind::River) - spring.sides.begin();
  const auto side = static_cast<size_t>(river);
  int squares = 0;
  for (; leads_on(rules, where, side); where = beside(where, side)) ++squares;
  return squares;
}

std::string listed(const std::vector<std::string>& ids) {
  std::string list;
  for (const std::string& id : ids) list += (list.empty() ? "'" : ", '") + id + "'";
  return list;
}

} // namespace

int spring_rotation(const Ruleset& rules, Square where) {
  const Printed& printed = rules.printed;
  unsigned fits = rules.kinds[static_cast<size_t>(rules.spring)].fits[printed.at(where).demand];
  if (printed.start_tile_rot >= 0) fits &= 1u << printed.start_tile_rot;
  int best = NO_ROTATION, longest = 0;
  for (int rot = 0; rot < ROTATIONS; ++rot) {
    const int squares = fits >> rot & 1 ? squares_ahead(rules, where, rules.turned(rules.spring, rot)) : 0;
    if (squares <= longest) continue;
    best = rot;
    longest = squares;
  }
  return best;
}

void check_spring(const Ruleset& rules) {
  const Printed& printed = rules.printed;
  std::vector<std::string> fit;
  for (const Square start : printed.starts)
    if (spring_rotation(rules, start) != NO_ROTATION) fit.push_back(printed.town_id(start));
  const std::string& at = rules.setup.start_tile.at;
  const std::string way = printed.start_tile_rot < 0
                              ? ""
                              : " when it is turned " + std::to_string(printed.start_tile_rot) + " times";
  if (!at.empty() && std::find(fit.begin(), fit.end(), at) == fit.end())
    throw StartFault("the spring cannot lie on '" + at + "'" + way +
                     " so that the river leads onto a square of the map");
  if (fit.empty())
    throw StartFault("the spring fits no start square of map '" + rules.setup.map + "'" + way +
                     " so that the river leads onto a square");
  if (at.empty() && std::cmp_greater_equal(printed.starts.size() - fit.size(), printed.starts_used))
    throw StartFault("the spring fits only some start squares of map '" + rules.setup.map + "'" + way +
                     ": name the starts, with one of " + listed(fit) + " among them");
}

const char* river_fault(const Ruleset& rules, const Position& p, int kind, int rot, Square where) {
  const Oriented& turned = rules.turned(kind, rot);
  bool joins = false;
  for (size_t side = 0; side < SIDES; ++side) {
    if (turned.sides[side] != Kind::River) continue;
    if (laid_at(rules, p, beside(where, side)))
      joins = true;
    else if (!leads_on(rules, where, side))
      return "why.river_leaves";
    else if (!strip_is_free(rules, p, where, side))
      return "why.river_turns_back";
  }
  return joins ? nullptr : "why.river_apart";
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
    const int change = laid_at(rules, p, beside(where, side)) ? -1 : leads_on(rules, where, side) ? 1 : 0;
    p.river_ends = static_cast<uint8_t>(p.river_ends + change);
  }
}

bool river_leads_to(const Ruleset& rules, const Position& p, Square where) {
  bool leads = false;
  each_river_end(rules, p, [&](int, size_t, Square ahead) { leads = leads || ahead == where; });
  return leads;
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

bool river_is_left(const Ruleset& rules, const Position& p) { return below_river(rules, p) < p.stack_size; }

uint32_t below_river(const Ruleset& rules, const Position& p) {
  if (!rules.river_size()) return p.stack_size;
  const auto end = p.stack.begin() + p.stack_size;
  return static_cast<uint32_t>(
      std::find_if(p.stack.begin(), end, [&](uint8_t kind) { return rules.kinds[kind].river; }) -
      p.stack.begin());
}

void hide_river(const Ruleset& rules, Position& p, uint32_t n, Random& random) {
  uint8_t* end = p.stack.data() + p.stack_size;
  const auto of = [&](RiverPart part) {
    return [&, part](uint8_t kind) { return rules.kinds[kind].tile.river_part == part; };
  };
  uint8_t* shuffled = std::find_if_not(p.stack.data() + n, end, of(RiverPart::Lake));
  uint8_t* forks = std::find_if(shuffled, end, of(RiverPart::Fork));
  shuffle_sorted(shuffled, static_cast<uint32_t>(forks - shuffled), random);
}

} // namespace mappa
