#include "game/rules/wine.h"

#include "game/rules/chips.h"
#include "game/rules/starts.h"

namespace mappa {

namespace {

// FR1: a 2, or two 1s. Which of them is paid makes no difference to the wines that are left.
bool has_wine(const Hand& hand, int colour) {
  return hand[chip_of(colour, 2)] > 0 || hand[chip_of(colour, 1)] > 1;
}

void pay_wine(Hand& hand, int colour) {
  if (uint8_t& twos = hand[chip_of(colour, 2)]; twos > 0)
    --twos;
  else
    hand[chip_of(colour, 1)] = static_cast<uint8_t>(hand[chip_of(colour, 1)] - 2);
}

// FR3, FR4; V1: a start that is used is no town.
bool buys(const Ruleset& rules, const Position& p, Buyer buyer, int colour) {
  const Square where = p.squares[p.tiles_laid];
  const Printed::Here& here = rules.printed.at(where);
  return buyer == Buyer::Border ? here.abroad : here.grape == colour && !waits(rules, p, where);
}

template <class Do>
void each_sale(const Ruleset& rules, const Position& p, Do act) {
  if (rules.chips != ChipRules::Wine || p.sold) return;
  const Printed::Here& here = rules.printed.at(p.squares[p.tiles_laid]);
  if (!here.abroad && here.grape == NO_COLOUR) return;
  for (const Buyer buyer : {Buyer::Town, Buyer::Border})
    for (int colour = 0; colour < COLOURS; ++colour)
      if (buys(rules, p, buyer, colour) && has_wine(p.hands[p.player], colour)) act(buyer, colour);
}

} // namespace

int price_of(Buyer buyer) { return buyer == Buyer::Town ? 9 : 5; }

void legal_sales(const Ruleset& rules, const Position& p, Actions& actions) {
  each_sale(rules, p, [&](Buyer buyer, int colour) {
    actions.add(make_action(ActionType::Sell, colour, NOWHERE, static_cast<uint8_t>(buyer)));
  });
}

bool may_sell(const Ruleset& rules, const Position& p) {
  bool may = false;
  each_sale(rules, p, [&](Buyer, int) { may = true; });
  return may;
}

void sell_wine(Position& p, const Action& action, Events* events) {
  pay_wine(p.hands[p.player], action.what);
  p.sold = 1;
  const int price = price_of(static_cast<Buyer>(action.segment));
  if (events)
    events->add({.type = EventType::Sell,
                 .player = p.player,
                 .tile = p.tiles_laid,
                 .points = static_cast<int16_t>(price),
                 .what = action.segment,
                 .chip = chip_of(action.what, 1)});
  give_points(p, Reason::Wine, price, chip_of(action.what, 1), 0, events);
}

} // namespace mappa
