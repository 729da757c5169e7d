#include "play/projection.h"

#include "game/worth.h"

#include <algorithm>

namespace mappa::play {

std::array<double, MAX_PLAYERS> projected_scores(const Ruleset& rules, const Position& position) {
  const auto ended = scores_if_ended(rules, position);
  std::array<double, MAX_PLAYERS> scores{};
  std::copy(ended.begin(), ended.end(), scores.begin());
  return scores;
}

} // namespace mappa::play
