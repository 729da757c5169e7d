#include "game/rules/isle_of_man.h"

#include "game/board.h"

namespace mappa {

namespace {

using Sets = std::array<Hand, CHIP_SETS>;

constexpr Hand three(int a, int b, int c) {
  Hand hand{};
  for (const int chip : {a, b, c}) ++hand[static_cast<size_t>(chip)];
  return hand;
}

constexpr Sets all_sets() {
  Sets sets{};
  size_t n = 0;
  for (int number = 1; number <= CHIP_NUMBERS; ++number)
    for (int a = 0; a < COLOURS; ++a)
      for (int b = a; b < COLOURS; ++b)
        for (int c = b; c < COLOURS; ++c)
          sets[n++] = three(chip_of(a, number), chip_of(b, number), chip_of(c, number));
  for (int mixed = 1; mixed < 7; ++mixed) // the numbers of the three colours, not all the same
    sets[n++] = three(chip_of(0, 1 + (mixed >> 2 & 1)), chip_of(1, 1 + (mixed >> 1 & 1)),
                      chip_of(2, 1 + (mixed & 1)));
  return sets;
}

constexpr Sets SETS = all_sets();
static_assert(SETS.back() != Hand{});

uint8_t& meeples(Position& p) { return p.stash[p.player][static_cast<size_t>(Figure::Meeple)]; }

} // namespace

const Hand& chip_set(int number) { return SETS[static_cast<size_t>(number)]; }

void legal_sets(const Position& p, Actions& actions) {
  for (uint8_t set = 0; set < CHIP_SETS; ++set)
    if (holds(p.hands[p.player], SETS[set])) actions.add(make_action(ActionType::Redeem, set));
}

bool has_set(const Position& p) {
  for (const Hand& set : SETS)
    if (holds(p.hands[p.player], set)) return true;
  return false;
}

void redeem(Position& p, const Action& action, Events* events) {
  remove(p.hands[p.player], SETS[action.what]);
  uint8_t& away = p.isle[p.player];
  if (events)
    events->add({.type = EventType::Redeem, .player = p.player, .number = away, .what = action.what});
  meeples(p) = static_cast<uint8_t>(meeples(p) + away);
  away = 0;
}

bool may_buy_turn(const Ruleset& rules, const Position& p) {
  return rules.chips == ChipRules::IsleOfMan && !p.bought && p.stack_size && !covered(rules, p) &&
         p.stash[p.player][static_cast<size_t>(Figure::Meeple)];
}

void send_to_isle(Position& p, Events* events) {
  --meeples(p);
  ++p.isle[p.player];
  if (events) events->add({.type = EventType::Isle, .player = p.player, .number = p.isle[p.player]});
}

} // namespace mappa
