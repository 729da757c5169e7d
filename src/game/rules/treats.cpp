#include "game/rules/treats.h"

#include "game/rules/chips.h"
#include "game/rules/starts.h"

#include <algorithm>
#include <bit>

namespace mappa {

namespace {

// Nothing happens to no square, since which entries have one is hard to predict.
void leave_out(Rows& rows, Square s) { rows[s >> 8 & 31] &= ~(uint32_t{s != NOWHERE} << (s & 31)); }
static_assert(square(31, 0) % 32 == 31 && square(0, 31) / 256 % 32 == 31);

Rows free_rows(const Ruleset& rules, const Position& p) {
  Rows rows = rules.printed.tracks[static_cast<size_t>(colour_of(p.chips[p.treat]))];
  for (size_t t = rules.first_tile(); t <= p.tiles_laid; ++t) leave_out(rows, p.squares[t]);
  for (size_t i = 0; i < CHIPS; ++i) leave_out(rows, p.chip_squares[i]);
  for (unsigned bits = p.waiting_starts; bits; bits &= bits - 1)
    leave_out(rows, rules.printed.starts[static_cast<size_t>(std::countr_zero(bits))]);
  return rows;
}

bool room_anywhere(const Rows& rows) {
  return std::any_of(rows.begin(), rows.end(), [](uint32_t row) { return row != 0; });
}

// Nearly always one of the first squares of the frontier will do.
bool room_beside_tiles(const Ruleset& rules, const Position& p) {
  const Rows& rows = rules.printed.tracks[static_cast<size_t>(colour_of(p.chips[p.treat]))];
  for (size_t i = 0; i < p.frontier_size; ++i) {
    const Square s = p.frontier.squares[i];
    if ((rows[s >> 8 & 31] >> (s & 31) & 1) && chip_at(p, s) == NO_ENTRY && !waits(rules, p, s)) return true;
  }
  return false;
}

} // namespace

void legal_treats(const Ruleset& rules, const Position& p, Actions& actions) {
  const Rows rows = free_rows(rules, p);
  for (size_t y = 0; y < rows.size(); ++y)
    for (uint32_t bits = rows[y]; bits; bits &= bits - 1)
      actions.add(make_action(ActionType::Treat, 0, square(std::countr_zero(bits), static_cast<int>(y))));
}

bool asks_treat(const Ruleset& rules, Position& p) {
  if (p.treat == NO_CHIP) return false;
  const bool room = room_beside_tiles(rules, p) || room_anywhere(free_rows(rules, p));
  if (!room) p.treat = NO_CHIP;
  return room;
}

void lay_treat(Position& p, const Action& action, Events* events) {
  p.chip_squares[p.treat] = action.square;
  if (events)
    events->add(
        {.type = EventType::Treat, .player = p.player, .chip = p.chips[p.treat], .square = action.square});
  p.treat = NO_CHIP;
}

} // namespace mappa
