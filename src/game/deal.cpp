#include "game/board.h"
#include "game/rules/chips.h"
#include "game/rules/islands.h"
#include "game/rules/laying.h"
#include "game/rules/river.h"
#include "game/turn.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace mappa {

namespace {

// Shuffles the mix and puts as many tiles as the game uses into the stack; the start tile lies apart.
uint8_t deal(const Ruleset& rules, Position& p, Random& random) {
  std::array<uint8_t, MAX_STACK> few;
  const auto mix = static_cast<uint32_t>(rules.mix.size());
  std::vector<uint8_t> all; // only a mix larger than any game needs it
  uint8_t* tiles = few.data();
  if (mix > few.size()) {
    all.resize(mix);
    tiles = all.data();
  }
  std::copy(rules.mix.begin(), rules.mix.end(), tiles);
  shuffle(tiles, mix, random);
  uint32_t next = 0;
  const auto first = static_cast<uint8_t>(rules.start_kind >= 0 ? rules.start_kind : tiles[next++]);
  p.stack_size = static_cast<uint8_t>(rules.tile_limit - 1 - rules.river_size());
  std::copy_n(tiles + next, p.stack_size, p.stack.begin());
  if (rules.river_size()) deal_river(rules, p, random);
  return first;
}

void forget_last_square(Position& p) {
  const size_t last = --p.frontier_size;
  p.frontier.squares[last] = NOWHERE;
  p.frontier.demands[last] = 0;
  p.frontier.around[last] = {};
}

constexpr int ANY_ROTATION = -1;

// M3: turned the first way that fits, if none is named.
bool lay_start(const Ruleset& rules, Position& p, uint8_t kind, Square where, int rot = ANY_ROTATION) {
  const uint16_t known = p.frontier_size;
  const int entry = reach(rules, p, where);
  unsigned fits = rules.kinds[kind].fits[p.frontier.demands[static_cast<size_t>(entry)]];
  if (rot != ANY_ROTATION) fits &= 1u << rot;
  if (fits)
    lay(rules, p, entry, kind * ROTATIONS + std::countr_zero(fits), NOBODY);
  else if (entry == known)
    forget_last_square(p); // M1: no tile lies beside it
  return fits != 0;
}

// The first tile of the stack that fits there; those passed over stay in it.
void lay_from_stack(const Ruleset& rules, Position& p, Square where) {
  for (size_t i = p.stack_size; i-- > 0;) {
    if (!lay_start(rules, p, p.stack[i], where)) continue;
    std::copy(p.stack.begin() + static_cast<int>(i) + 1, p.stack.begin() + p.stack_size,
              p.stack.begin() + static_cast<int>(i));
    --p.stack_size;
    return;
  }
}

// A start tile that fits no start square is drawn at some time, as any other.
void put_back(Position& p, uint8_t kind, Random& random) {
  const uint32_t place = random.below(p.stack_size + 1u);
  p.stack[p.stack_size++] = kind;
  std::swap(p.stack[place], p.stack[p.stack_size - 1u]);
}

// M3: the start squares used, that for the start tile first. Each choice is as likely as any other.
std::vector<Square> pick_starts(const Printed& printed, Random& random) {
  std::vector<Square> used;
  const bool named = printed.start_tile_at >= 0;
  auto left = static_cast<uint32_t>(printed.starts.size() - named);
  auto wanted = static_cast<uint32_t>(printed.starts_used - named);
  if (named) used.push_back(printed.starts[static_cast<size_t>(printed.start_tile_at)]);
  for (const Square where : printed.starts) {
    if (named && where == used.front()) continue;
    if (random.below(left--) >= wanted) continue;
    --wanted;
    used.push_back(where);
  }
  return used;
}

// M3: the start tile on the first that it fits, random ones on the others.
void lay_starts(const Ruleset& rules, Position& p, uint8_t first, Random& random) {
  bool start_tile_laid = false;
  for (const Square where : pick_starts(rules.printed, random)) {
    if (start_tile_laid ||
        !(start_tile_laid = lay_start(rules, p, first, where, rules.printed.start_tile_rot)))
      lay_from_stack(rules, p, where);
  }
  if (!start_tile_laid) put_back(p, first, random);
}

} // namespace

Position start(const Ruleset& rules, uint64_t seed, Events* events) {
  Position p = *rules.before;
  Random random{seed};
  const uint8_t first = deal(rules, p, random);
  if (rules.on_map) {
    lay_starts(rules, p, first, random);
    if (rules.chips != ChipRules::None) lay_chips(rules, p, random);
    fill_islands(rules, p);
  } else {
    lay(rules, p, reach(rules, p, square(0, 0)), first * ROTATIONS, NOBODY); // B1
  }
  if (laid_by_players(rules))
    ask_chip(p);
  else
    begin_turn(rules, p, events);
  return p;
}

void hide(const Ruleset& rules, Position& p, Random& random) {
  if (rules.island_stacks)
    hide_tiles(p, random);
  else if (rules.river_size())
    hide_river(rules, p, random);
  else
    shuffle_sorted(p.stack.data(), p.stack_size, random);
  if (rules.chips != ChipRules::None) hide_chips(rules, p, random);
}

} // namespace mappa
