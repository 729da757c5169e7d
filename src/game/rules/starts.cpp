#include "game/rules/starts.h"

#include "game/board.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace mappa {

namespace {

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
bool lay_from_stack(const Ruleset& rules, Position& p, Square where) {
  for (size_t i = p.stack_size; i-- > 0;) {
    if (!lay_start(rules, p, p.stack[i], where)) continue;
    std::copy(p.stack.begin() + static_cast<int>(i) + 1, p.stack.begin() + p.stack_size,
              p.stack.begin() + static_cast<int>(i));
    --p.stack_size;
    return true;
  }
  return false;
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

void let_wait(const Printed& printed, Position& p, Square where) {
  const auto start = std::find(printed.starts.begin(), printed.starts.end(), where) - printed.starts.begin();
  p.waiting_starts = static_cast<uint8_t>(p.waiting_starts | 1 << start);
}

// R1: make_ruleset has seen to it that it fits one of them.
void lay_spring(const Ruleset& rules, Position& p, const std::vector<Square>& starts) {
  bool laid = false;
  for (const Square where : starts) {
    const int rot = laid ? NO_ROTATION : spring_rotation(rules, where);
    if (rot == NO_ROTATION) {
      let_wait(rules.printed, p, where);
      continue;
    }
    lay(rules, p, reach(rules, p, where), rules.spring * ROTATIONS + rot, NOBODY);
    laid = true;
  }
}

} // namespace

void lay_starts(const Ruleset& rules, Position& p, uint8_t start_tile, Random& random) {
  const std::vector<Square> starts = pick_starts(rules.printed, random);
  if (rules.spring >= 0) return lay_spring(rules, p, starts);
  bool laid = false;
  for (const Square where : starts)
    if (laid || !(laid = lay_start(rules, p, start_tile, where, rules.printed.start_tile_rot)))
      lay_from_stack(rules, p, where);
  if (!laid) put_back(p, start_tile, random);
}

bool waits(const Ruleset& rules, const Position& p, Square where) {
  for (unsigned bits = p.waiting_starts; bits; bits &= bits - 1)
    if (rules.printed.starts[static_cast<size_t>(std::countr_zero(bits))] == where) return true;
  return false;
}

bool lay_waiting_start(const Ruleset& rules, Position& p, Events* events) {
  while (p.waiting_starts) {
    const Square where = rules.printed.starts[static_cast<size_t>(std::countr_zero(p.waiting_starts))];
    p.waiting_starts = static_cast<uint8_t>(p.waiting_starts & (p.waiting_starts - 1));
    if (tile_at(p, where) || river_leads_to(rules, p, where) || !lay_from_stack(rules, p, where)) continue;
    const int oriented = p.laid[p.tiles_laid].oriented;
    if (events)
      events->add({.type = EventType::Placed,
                   .player = NOBODY,
                   .tile_kind = static_cast<uint8_t>(oriented / ROTATIONS),
                   .rot = static_cast<uint8_t>(oriented % ROTATIONS),
                   .tile = p.tiles_laid});
    return true;
  }
  return false;
}

} // namespace mappa
