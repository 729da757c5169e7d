#include "game/rules/islands.h"

#include "game/board.h"
#include "game/rules/chips.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace mappa {

namespace {

// Numbers make no difference on the islands: a 1 goes first.
void pay_chip(Hand& hand, int colour) {
  uint8_t& ones = hand[chip_of(colour, 1)];
  --(ones ? ones : hand[chip_of(colour, 2)]);
}

template <class Do>
void each_take(const Ruleset& rules, const Position& p, Do act) {
  for (int stack = 0; stack < rules.island_stacks; ++stack) {
    const uint8_t tile = open_tile(p, static_cast<size_t>(stack));
    if (tile != NO_TILE && chips_of_colour(p.hands[p.player], island_of(rules, stack)) > 0 &&
        fits_anywhere(rules.kinds[tile], p))
      act(stack);
  }
}

// Does so with every tile on the islands that lies face down.
template <class Do>
void each_hidden(Position& p, Do act) {
  for (size_t stack = 0; stack < p.islands.size(); ++stack)
    for (size_t i = 0; i < face_down(p, stack); ++i) act(p.islands[stack][i]);
}

} // namespace

void check_islands(const Ruleset& rules) {
  const int wanted = rules.island_stacks * ISLAND_TILES + rules.printed.starts_used + rules.river_size() + 1;
  if (rules.tile_limit < wanted)
    throw SetupError("the islands' stacks need a game of " + std::to_string(wanted) + " tiles or more, not " +
                     std::to_string(rules.tile_limit));
}

void fill_islands(const Ruleset& rules, Position& p) {
  for (size_t stack = 0; std::cmp_less(stack, rules.island_stacks); ++stack)
    for (uint8_t& size = p.island_sizes[stack]; size < ISLAND_TILES; ++size)
      p.islands[stack][size] = p.stack[--p.stack_size];
}

void legal_takes(const Ruleset& rules, const Position& p, Actions& actions) {
  each_take(rules, p, [&](int stack) { actions.add(make_action(ActionType::Take, stack)); });
}

bool may_take(const Ruleset& rules, const Position& p) {
  bool may = false;
  each_take(rules, p, [&](int) { may = true; });
  return may;
}

void take_tile(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  const size_t stack = action.what;
  pay_chip(p.hands[p.player], island_of(rules, action.what));
  uint8_t& tile = p.islands[stack][--p.island_sizes[stack]];
  p.in_hand = tile;
  tile = 0;
  p.stacks_taken = static_cast<uint8_t>(p.stacks_taken | 1 << stack);
  if (events)
    events->add({.type = EventType::Taken, .player = p.player, .tile_kind = p.in_hand, .what = action.what});
}

void turn_up(Position& p, Events* events) {
  unsigned taken = p.stacks_taken;
  p.stacks_taken = 0;
  for (; taken && events; taken &= taken - 1) {
    const auto stack = static_cast<uint8_t>(std::countr_zero(taken));
    const uint8_t tile = open_tile(p, stack);
    if (tile != NO_TILE) events->add({.type = EventType::TurnedUp, .tile_kind = tile, .what = stack});
  }
}

void fill_hidden(Position& p, const uint8_t* tiles) {
  each_hidden(p, [&](uint8_t& tile) { tile = *tiles++; });
}

void hide_tiles(Position& p, uint32_t n, Random& random) {
  std::array<uint8_t, MAX_STACK> all;
  uint32_t hidden = n;
  std::copy_n(p.stack.begin(), n, all.begin());
  each_hidden(p, [&](uint8_t& tile) { all[hidden++] = tile; });
  shuffle_sorted(all.data(), hidden, random);
  for (size_t i = n; i-- > 0;) p.stack[i] = all[--hidden];
  each_hidden(p, [&](uint8_t& tile) { tile = all[--hidden]; });
}

} // namespace mappa
