#include "play/player.h"

#include "game/turn.h"
#include "play/greedy.h"
#include "play/projection.h"

#include <stdexcept>

namespace mappa {

namespace {

Suggestion suggest_random(const Ruleset& rules, const Position& position, uint64_t seed) {
  Actions actions;
  legal(rules, position, actions);
  Random random{seed};
  const Action action = actions[static_cast<int>(random.below(static_cast<uint32_t>(actions.size)))];
  const auto value = projected_scores(rules, position);
  return {action, value, {{action, 1, value}}};
}

struct Level {
  const char* name;
  Suggestion (*suggest)(const Ruleset&, const Position&, uint64_t);
};
constexpr std::array LEVELS{Level{"random", suggest_random}, Level{"greedy", suggest_greedy}};

} // namespace

std::vector<std::string> levels() {
  std::vector<std::string> names;
  for (const Level& level : LEVELS) names.emplace_back(level.name);
  return names;
}

Suggestion suggest(const Ruleset& rules, const Position& position, const std::string& level, uint64_t seed) {
  if (position.decision == Decision::Over) throw std::invalid_argument("the game is over");
  for (const Level& l : LEVELS)
    if (level == l.name) return l.suggest(rules, position, seed);
  throw std::invalid_argument("there is no level \"" + level + "\"");
}

} // namespace mappa
