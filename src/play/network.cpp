#include "play/network.h"

#include "game/simd.h"

#include <algorithm>

namespace mappa::play {

namespace {

constexpr int ONE = 128;               // as weights and the first layer are written
constexpr int MOST_SUM = 16 * ONE - 1; // so that no sum of products overflows
constexpr size_t OF_PLAYERS = FEATURE_STATEMENTS, OF_SUMS = OF_PLAYERS + PLAYER_STATEMENTS,
                 OF_RESULT = OF_SUMS + 2 * Network::WIDTH;

using Layer = std::array<int32_t, Network::WIDTH>;

void add(Layer& layer, const int8_t* row, int32_t times) {
  for (size_t i = 0; i < layer.size(); ++i) layer[i] += times * row[i];
}

constexpr Network::Weights LEARNED{
#include "usual_network.inc"
};

} // namespace

MAPPA_TWICE std::array<double, MAX_PLAYERS> Network::correction(const Sight& sight, int players) const {
  std::array<Layer, MAX_PLAYERS> seen{}; // of each player's features
  Layer all{};
  for (const Token& token : sight.tokens) {
    Layer sums{};
    for (size_t i = 0; i < token.size; ++i) add(sums, row(token.rows[i]), 1);
    for (size_t k = 0; k < WIDTH; ++k) {
      const int32_t out = std::clamp(sums[k], 0, ONE);
      seen[token.player][k] += out;
      all[k] += out;
    }
  }
  std::array<double, MAX_PLAYERS> points{};
  for (size_t player = 0; player < static_cast<size_t>(players); ++player) {
    Layer hidden{};
    for (size_t k = 0; k < WIDTH; ++k) {
      const int32_t mine = seen[player][k];
      const int32_t theirs = players > 1 ? (all[k] - mine) / (players - 1) : 0;
      if (mine) add(hidden, row(OF_SUMS + k), std::min(mine, MOST_SUM));
      if (theirs) add(hidden, row(OF_SUMS + WIDTH + k), std::min(theirs, MOST_SUM));
    }
    const PlayerSeen& own = sight.players[player];
    for (size_t i = 0; i < own.size; ++i) add(hidden, row(OF_PLAYERS + own.rows[i]), ONE);
    int32_t sum = 0;
    for (size_t k = 0; k < WIDTH; ++k) sum += std::clamp(hidden[k], 0, 2 * ONE * ONE) * row(OF_RESULT)[k];
    points[player] = static_cast<double>(sum) / (ONE * ONE * ONE);
  }
  return points;
}

const Network& usual_network() {
  static const Network NETWORK(LEARNED);
  return NETWORK;
}

} // namespace mappa::play
