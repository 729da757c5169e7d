#include "play/projection.h"

#include "game/scoring.h"

#include <algorithm>

namespace mappa {

std::array<double, MAX_PLAYERS> projected_scores(const Ruleset& rules, const Position& position) {
  Position end = position;
  if (end.decision != Decision::Over) score_final(rules, end, nullptr);
  std::array<double, MAX_PLAYERS> scores{};
  std::copy(end.scores.begin(), end.scores.end(), scores.begin());
  return scores;
}

} // namespace mappa
