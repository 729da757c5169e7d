#include "game/board.h"
#include "game/figures.h"
#include "game/rules/abbot.h"
#include "game/rules/islands.h"
#include "game/rules/isle_of_man.h"
#include "game/rules/laying.h"
#include "game/rules/postman.h"
#include "game/rules/river.h"
#include "game/rules/treats.h"
#include "game/rules/upgrades.h"
#include "game/rules/wine.h"
#include "game/simd.h"
#include "game/turn.h"

#include <bit>

namespace mappa {

namespace {

constexpr Action PASS = make_action(ActionType::Pass);

Action tile_action(const Position& p, size_t entry, size_t rot) {
  return {ActionType::Tile,
          static_cast<uint8_t>(rot),
          p.frontier.squares[entry],
          0,
          0,
          static_cast<uint16_t>(entry)};
}

void legal_tiles(const Ruleset& rules, const Position& p, Actions& actions) {
  if (rules.kinds[p.in_hand].river) return legal_river(rules, p, actions);
  for (size_t block = 0; block < p.frontier_size; block += 64) {
    const Fits fits = fitting(p, rules.kinds[p.in_hand], block);
    for (size_t rot = 0; rot < ROTATIONS; ++rot)
      for (uint64_t bits = fits[rot]; bits; bits &= bits - 1)
        actions.add(tile_action(p, block + static_cast<size_t>(std::countr_zero(bits)), rot));
  }
}

MAPPA_TWICE Action random_tile(const Ruleset& rules, const Position& p, Random& random) {
  std::array<Fits, Frontier::ROOM / 64> fits;
  std::array<std::array<uint32_t, ROTATIONS>, Frontier::ROOM / 64> up_to; // actions up to each rotation
  uint32_t count = 0;
  for (size_t block = 0; block * 64 < p.frontier_size; ++block) {
    fits[block] = fitting(p, rules.kinds[p.in_hand], block * 64);
    for (size_t rot = 0; rot < ROTATIONS; ++rot)
      up_to[block][rot] = count += static_cast<uint32_t>(std::popcount(fits[block][rot]));
  }
  const uint32_t choice = random.below(count);
  size_t block = 0;
  while (choice >= up_to[block][ROTATIONS - 1]) ++block;
  const auto& ends = up_to[block];
  const size_t rot = size_t{choice >= ends[0]} + size_t{choice >= ends[1]} + size_t{choice >= ends[2]};
  const uint64_t bits = fits[block][rot];
  const uint32_t before = ends[rot] - static_cast<uint32_t>(std::popcount(bits));
  return tile_action(p, block * 64 + nth_bit(bits, choice - before), rot);
}

Action figure_action(Figure figure, size_t segment) {
  return make_action(ActionType::Figure, static_cast<int>(figure), NOWHERE, static_cast<uint8_t>(segment));
}

void legal_figures(const Ruleset& rules, const Position& p, Actions& actions) {
  const uint32_t free = free_segments(rules, p);
  for (size_t figure = 0; figure < FIGURES; ++figure)
    for (uint32_t bits = segments_for(rules, p, static_cast<Figure>(figure), free); bits; bits &= bits - 1)
      actions.add(figure_action(static_cast<Figure>(figure), static_cast<size_t>(std::countr_zero(bits))));
  legal_postman(rules, p, actions);
  if (may_take_abbot_back(rules, p)) actions.add(make_action(ActionType::AbbotBack));
  legal_upgrades(rules, p, actions);
  actions.add(PASS);
}

Action random_figure(const Ruleset& rules, const Position& p, Random& random) {
  constexpr auto MEEPLE = static_cast<size_t>(Figure::Meeple);
  const uint32_t stands = p.stash[p.player][MEEPLE] ? kind_at(rules, p, p.tiles_laid).stands[MEEPLE] : 0u;
  const uint32_t free = stands & free_segments(rules, p);
  const uint32_t count = static_cast<uint32_t>(std::popcount(free));
  const uint32_t choice = random.below(count + 1);
  return choice < count ? figure_action(Figure::Meeple, nth_bit(free, choice)) : PASS;
}

void add_pass(Actions& actions) { actions.add(PASS); }

} // namespace

void legal(const Ruleset& rules, const Position& p, Actions& actions) {
  actions.size = 0;
  switch (p.decision) {
  case Decision::LayChip: return legal_chips(rules, p, actions);
  case Decision::Draw: actions.add(make_action(ActionType::Draw)); return legal_takes(rules, p, actions);
  case Decision::Tile: return legal_tiles(rules, p, actions);
  case Decision::Redeem: return legal_sets(p, actions);
  case Decision::Treat: return legal_treats(rules, p, actions);
  case Decision::Figure: return legal_figures(rules, p, actions);
  case Decision::Upgrade: return legal_upgrades(rules, p, actions), add_pass(actions);
  case Decision::Keep:
    actions.add(make_action(ActionType::Keep));
    actions.add(make_action(ActionType::Release));
    return;
  case Decision::Sell: return legal_sales(rules, p, actions), add_pass(actions);
  case Decision::BuyTurn: actions.add(make_action(ActionType::BuyTurn)); return add_pass(actions);
  case Decision::Over: return;
  }
}

Action random_action(const Ruleset& rules, const Position& p, Random& random) {
  if (p.decision == Decision::Tile && !rules.kinds[p.in_hand].river) return random_tile(rules, p, random);
  if (p.decision == Decision::Figure && rules.meeples_only) return random_figure(rules, p, random);
  Actions actions;
  legal(rules, p, actions);
  return actions[static_cast<int>(random.below(static_cast<uint32_t>(actions.size)))];
}

} // namespace mappa
