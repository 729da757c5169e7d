#include "play/perft.h"

#include <memory>

namespace mappa::play {

uint64_t perft(const Ruleset& rules, const Position& position, int depth) {
  if (depth == 0 || position.decision == Decision::Over) return 1;
  const auto actions = std::make_unique<Actions>();
  legal(rules, position, *actions);
  if (depth == 1) return static_cast<uint64_t>(actions->size);
  uint64_t leaves = 0;
  for (const Action& action : *actions) {
    Position next = position;
    apply(rules, next, action);
    leaves += perft(rules, next, depth - 1);
  }
  return leaves;
}

} // namespace mappa::play
