#include "tables/thought.h"

#include "game/turn.h"

#include <utility>

namespace mappa::tables {

using notation::Advice;

std::function<void(std::optional<Advice>)> or_any(const Problem& problem,
                                                  std::function<void(const Advice&)> done) {
  return [rules = problem.rules, position = problem.position, seed = problem.seed,
          done = std::move(done)](const std::optional<Advice>& advice) {
    if (advice) return done(*advice);
    Random random{seed};
    done({random_action(*rules, *position, random), {}, {}});
  };
}

} // namespace mappa::tables
