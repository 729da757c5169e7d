#include "play/laying.h"

#include "game/rules/chip_places.h"
#include "game/turn.h"
#include "play/projection.h"
#include "play/ranking.h"

namespace mappa::play {

Suggestion suggest_chip(const Ruleset& rules, const Position& position, uint64_t seed) {
  Actions actions;
  legal(rules, position, actions);
  const auto value = projected_scores(rules, position);
  std::vector<Ranked> lines;
  for (const Action& action : actions) {
    lines.push_back({});
    Line& line = lines.back().line;
    line.add(action);
    line.value = value;
    line.merit = distance_to_nearest(action.square, position.chip_squares);
  }
  Random random{seed};
  shuffle(lines.data(), static_cast<uint32_t>(lines.size()), random); // equal ones in any order
  return ranked(std::move(lines));
}

} // namespace mappa::play
