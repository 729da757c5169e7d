#include "game/rules/upgrades.h"

#include "game/figures.h"
#include "game/rules/chips.h"

#include <algorithm>

namespace mappa {

namespace {

bool can_pay(const Hand& hand, size_t payment) {
  return chips_showing(hand, 1) >= PAYMENTS[payment][0] && chips_showing(hand, 2) >= PAYMENTS[payment][1];
}

bool can_pay_any(const Hand& hand) { return can_pay(hand, 0) || can_pay(hand, 1) || can_pay(hand, 2); }

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

// By tile; of several on one segment, which is what an action names, the first.
struct Upgradable {
  std::array<uint8_t, MAX_MEEPLES> figures;
  size_t size = 0;

  void add(const Position& p, uint8_t f) {
    const Standing& s = p.standing[f];
    size_t to = size;
    for (; to > 0 && p.standing[figures[to - 1]].tile >= s.tile; --to)
      if (const Standing& other = p.standing[figures[to - 1]];
          other.tile == s.tile && other.segment == s.segment)
        return;
    to = size++;
    for (; to > 0 && p.standing[figures[to - 1]].tile > s.tile; --to) figures[to] = figures[to - 1];
    figures[to] = f;
  }
};

} // namespace

void legal_upgrades(const Ruleset& rules, const Position& p, Actions& actions) {
  if (rules.chips != ChipRules::Upgrades || !can_pay_any(p.hands[p.player])) return;
  Upgradable found;
  for (uint8_t f = 1; f <= p.standing_used; ++f)
    if (upgradable(p, f)) found.add(p, f);
  for (size_t i = 0; i < found.size; ++i)
    for (size_t payment = 0; payment < PAYMENTS.size(); ++payment) {
      const Standing& s = p.standing[found.figures[i]];
      if (can_pay(p.hands[p.player], payment))
        actions.add(make_action(ActionType::Upgrade, static_cast<int>(payment), NOWHERE, s.segment, s.tile));
    }
}

bool may_upgrade(const Ruleset& rules, const Position& p) {
  if (rules.chips != ChipRules::Upgrades || !can_pay_any(p.hands[p.player])) return false;
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
