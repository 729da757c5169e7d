#include "play/player.h"

#include "game/turn.h"
#include "play/expert.h"
#include "play/laying.h"
#include "play/projection.h"
#include "play/reflex.h"
#include "play/uct.h"

#include <algorithm>
#include <span>
#include <stdexcept>

namespace mappa::play {

namespace {

Suggestion suggest_random(const Ruleset& rules, const Position& position, uint64_t seed, const Effort&) {
  Actions actions;
  legal(rules, position, actions);
  Random random{seed};
  const Action action = actions[static_cast<int>(random.below(static_cast<uint32_t>(actions.size)))];
  const auto value = projected_scores(rules, position);
  return {action, value, {{action, 1, value}}};
}

struct Level {
  const char* name;
  Suggestion (*suggest)(const Ruleset&, const Position&, uint64_t, const Effort&);
  bool uses_time = false;
};
constexpr std::array OPPONENTS{Level{"random", suggest_random},       Level{"easy", suggest_easy},
                               Level{"medium", suggest_medium},       Level{"hard", suggest_hard},
                               Level{"expert", suggest_expert, true}, Level{"greedy", suggest_greedy},
                               Level{"uct", suggest_uct, true}};
constexpr size_t LEVELS = 5; // of them, the first

std::vector<std::string> names(std::span<const Level> levels) {
  std::vector<std::string> names;
  for (const Level& level : levels) names.emplace_back(level.name);
  return names;
}

} // namespace

std::vector<std::string> levels() { return names(std::span(OPPONENTS).first(LEVELS)); }

bool uses_time(const std::string& level) {
  return std::any_of(OPPONENTS.begin(), OPPONENTS.end(),
                     [&](const Level& l) { return level == l.name && l.uses_time; });
}

std::vector<std::string> opponents() { return names(OPPONENTS); }

Suggestion suggest(const Ruleset& rules, const Position& position, const std::string& level, uint64_t seed,
                   const Effort& effort) {
  if (position.decision == Decision::Over) throw std::invalid_argument("the game is over");
  for (const Level& l : OPPONENTS) {
    if (level != l.name) continue;
    const bool lays_chip = position.decision == Decision::LayChip && l.suggest != suggest_random;
    return lays_chip ? suggest_chip(rules, position, seed) : l.suggest(rules, position, seed, effort);
  }
  throw std::invalid_argument("there is no level \"" + level + "\"");
}

} // namespace mappa::play
