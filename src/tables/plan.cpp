#include "tables/plan.h"

#include "game/turn.h"

#include <cstring>

namespace mappa::tables {

namespace {

// Without what nobody has seen: the same for all positions that look the same.
Position seen(const Ruleset& rules, Position position) {
  Random random{};
  hide(rules, position, random);
  return position;
}

} // namespace

Plan::Plan(const Ruleset& rules, const Position& position, const notation::Advice& advice)
    : actions_(advice.rest.rbegin(), advice.rest.rend()) {
  if (!actions_.empty()) foresee(rules, seen(rules, position), advice.action);
}

void Plan::foresee(const Ruleset& rules, const Position& before, const Action& action) {
  Position after = before;
  apply(rules, after, action);
  foreseen_ = std::make_unique<const Position>(seen(rules, after));
}

std::optional<Action> Plan::next(const Ruleset& rules, const Position& position) {
  if (actions_.empty()) return std::nullopt;
  const Position now = seen(rules, position);
  if (std::memcmp(&now, foreseen_.get(), sizeof now) != 0) {
    *this = {};
    return std::nullopt;
  }
  const Action action = actions_.back();
  actions_.pop_back();
  if (actions_.empty())
    foreseen_.reset();
  else
    foresee(rules, now, action);
  return action;
}

} // namespace mappa::tables
