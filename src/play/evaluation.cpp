#include "play/evaluation.h"

#include "game/rules/goods.h"
#include "game/rules/special_tiles.h"
#include "play/exponential.h"
#include "play/network.h"

#include <algorithm>

namespace mappa::play {

double lead(const Ruleset& rules, const Values& value, uint8_t player) {
  double best = rules.players > 1 ? -1e9 : 0;
  for (uint8_t other = 0; other < rules.players; ++other)
    if (other != player) best = std::max(best, value[other]);
  return value[player] - best;
}

Evaluation::Evaluation(const Ruleset& rules, const Weights& weights)
    : rules_(rules), weights_(weights), supply_(rules) {
  // Of a player's tiles that fill a hole, how many are not wanted elsewhere; and however many there are, some
  // holes are never filled.
  constexpr double READY = 0.7, AT_MOST = 0.75;
  for (size_t i = 0; i <= 3 * static_cast<size_t>(rules.tile_limit); ++i)
    filled_[i] = static_cast<float>(
        AT_MOST * (1 - exponential(-READY * static_cast<double>(i) / 3 / std::max(2, rules.players))));
  for (const uint8_t kind : rules.mix)
    each_bit(rules.kinds[kind].traded,
             [&](uint8_t segment) { ++goods_[goods_index(goods_of(rules.kinds[kind], segment))]; });
}

AllTraits Evaluation::traits(const Position& position) {
  const Outlook outlook(rules_, position, supply_, filled_);
  AllTraits all = traits_of(rules_, position, outlook, goods_);
  if (weights_[Trait::Network] == 0) return all; // it takes its time
  see(rules_, position, outlook, sight_);
  const Values more = usual_network().correction(sight_, rules_.players);
  for (uint8_t player = 0; player < rules_.players; ++player)
    all[player][static_cast<size_t>(Trait::Network)] = more[player];
  return all;
}

Sight Evaluation::sight(const Position& position) {
  Sight sight;
  see(rules_, position, Outlook(rules_, position, supply_, filled_), sight);
  return sight;
}

Values Evaluation::values(const Position& position) {
  Values values{};
  for (uint8_t player = 0; player < rules_.players; ++player) values[player] = position.scores[player];
  if (position.decision == Decision::Over) return values;
  const AllTraits all = traits(position);
  for (uint8_t player = 0; player < rules_.players; ++player)
    for (size_t i = 0; i < TRAITS; ++i) values[player] += weights_.points[i] * all[player][i];
  return values;
}

} // namespace mappa::play
