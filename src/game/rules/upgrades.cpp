#include "game/rules/upgrades.h"

#include "game/figures.h"
#include "game/rules/chips.h"

#include <algorithm>

namespace mappa {

namespace {

bool can_pay(const Hand& hand, size_t payment) {
  return chips_showing(hand, 1) >= PAYMENTS[payment][0] && chips_showing(hand, 2) >= PAYMENTS[payment][1];
}

// Colours make no difference to upgrades: they are paid in their order.
void pay(Hand& hand, size_t payment) {
  for (int number = 1; number <= CHIP_NUMBERS; ++number)
    for (int colour = 0, left = PAYMENTS[payment][static_cast<size_t>(number - 1)]; left > 0; ++colour) {
      uint8_t& chips = hand[chip_of(colour, number)];
      const int paid = std::min<int>(left, chips);
      chips = static_cast<uint8_t>(chips - paid);
      left -= paid;
    }
}

bool upgradable(const Position& p, uint8_t f) {
  const Standing& s = p.standing[f];
  return s.player == p.player && s.figure == Figure::Meeple && !is_upgraded(p, f) && !is_held(p, f);
}

// The first of several on one segment, which is what an action names.
bool first_there(const Position& p, uint8_t f) {
  for (uint8_t other = 1; other < f; ++other)
    if (upgradable(p, other) && p.standing[other].tile == p.standing[f].tile &&
        p.standing[other].segment == p.standing[f].segment)
      return false;
  return true;
}

} // namespace

void legal_upgrades(const Ruleset& rules, const Position& p, Actions& actions) {
  if (!may_upgrade(rules, p)) return;
  for (uint8_t tile = 1; tile <= p.tiles_laid; ++tile)
    for (uint8_t f = 1; f <= p.standing_used; ++f) {
      if (p.standing[f].tile != tile || !upgradable(p, f) || !first_there(p, f)) continue;
      for (size_t payment = 0; payment < PAYMENTS.size(); ++payment)
        if (can_pay(p.hands[p.player], payment))
          actions.add(make_action(ActionType::Upgrade, static_cast<int>(payment), NOWHERE,
                                  p.standing[f].segment, tile));
    }
}

bool may_upgrade(const Ruleset& rules, const Position& p) {
  if (rules.chips != ChipRules::Upgrades) return false;
  const Hand& hand = p.hands[p.player];
  if (!can_pay(hand, 0) && !can_pay(hand, 1) && !can_pay(hand, 2)) return false;
  for (uint8_t f = 1; f <= p.standing_used; ++f)
    if (upgradable(p, f)) return true;
  return false;
}

void upgrade(Position& p, const Action& action, Events* events) {
  uint8_t f = 1;
  while (!upgradable(p, f) || p.standing[f].tile != action.tile || p.standing[f].segment != action.segment)
    ++f;
  pay(p.hands[p.player], action.what);
  p.upgraded[f / 64] |= uint64_t{1} << f % 64;
  if (events)
    events->add({.type = EventType::Upgrade,
                 .player = p.player,
                 .tile = action.tile,
                 .segment = action.segment,
                 .what = action.what});
}

} // namespace mappa
