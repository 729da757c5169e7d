#include "game/rules/treats.h"

#include "game/board.h"
#include "game/rules/chips.h"
#include "game/rules/starts.h"

namespace mappa {

void legal_treats(const Ruleset& rules, const Position& p, Actions& actions) {
  const int colour = colour_of(p.chips[p.treat]);
  const Printed& printed = rules.printed;
  for (size_t i = 0; i < printed.here.size(); ++i) {
    if (!(printed.here[i].tracks >> colour & 1)) continue;
    const int at = static_cast<int>(i);
    const Square where = square(at % printed.width, at / printed.width);
    if (!tile_at(p, where) && chip_at(p, where) == NO_ENTRY && !waits(rules, p, where))
      actions.add(make_action(ActionType::Treat, 0, where));
  }
}

bool asks_treat(const Ruleset& rules, Position& p) {
  if (p.treat == NO_CHIP) return false;
  Actions actions;
  legal_treats(rules, p, actions);
  if (actions.size == 0) p.treat = NO_CHIP;
  return actions.size > 0;
}

void lay_treat(Position& p, const Action& action, Events* events) {
  p.chip_squares[p.treat] = action.square;
  if (events)
    events->add(
        {.type = EventType::Treat, .player = p.player, .chip = p.chips[p.treat], .square = action.square});
  p.treat = NO_CHIP;
}

} // namespace mappa
