#include "game/rules/abbot.h"

#include "game/figures.h"
#include "game/scoring.h"

namespace mappa {

bool may_take_abbot_back(const Ruleset& rules, const Position& p) {
  if (!rules.has(Figure::Abbot)) return false;
  const uint8_t abbot = figure_of(p, p.player, Figure::Abbot);
  return abbot && open_ends(p.nodes[root_under(p, abbot)]) > 0;
}

void take_abbot_back(const Ruleset& rules, Position& p, Events* events) {
  const uint8_t abbot = figure_of(p, p.player, Figure::Abbot);
  score_site_now(rules, p, abbot, Reason::Abbot, events);
  tell_returned(p, abbot, events);
  lift_figure(p, abbot);
}

} // namespace mappa
