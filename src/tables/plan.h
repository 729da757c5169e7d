// The rest of a turn that a computer player has thought out: played without thinking again, if the position
// is the one that was foreseen.
#pragma once

#include "notation/protocol.h"

#include <memory>
#include <optional>
#include <vector>

namespace mappa::tables {

class Plan {
public:
  Plan() = default;
  // In `position` the advice is about to be followed.
  Plan(const Ruleset& rules, const Position& position, const notation::Advice& advice);

  // What to do in this position. Nothing: something else has come, and the plan is given up.
  std::optional<Action> next(const Ruleset& rules, const Position& position);

private:
  void foresee(const Ruleset& rules, const Position& before, const Action& action);

  std::vector<Action> actions_;              // the last first
  std::unique_ptr<const Position> foreseen_; // as anybody sees it
};

} // namespace mappa::tables
