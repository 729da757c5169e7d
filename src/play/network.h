// A small network that corrects the evaluation, learned from games played on (training/). It reckons in whole
// numbers only, so that it says the same on every machine.
#pragma once

#include "play/sight.h"

#include <array>
#include <cstdint>
#include <span>

namespace mappa::play {

class Network {
public:
  static constexpr size_t WIDTH = 32;
  static constexpr size_t ROWS = FEATURE_STATEMENTS + PLAYER_STATEMENTS + 2 * WIDTH + 1;
  using Weights = std::array<int8_t, ROWS * WIDTH>;

  // Weights in 128ths, row by row: of what is said of features, and of players; of the two sums over
  // features; of the result.
  explicit Network(const Weights& weights) : weights_(weights) {}

  // Points to be added to what each player is expected to score.
  std::array<double, MAX_PLAYERS> correction(const Sight& sight, int players) const;

private:
  const int8_t* row(size_t i) const { return weights_.data() + i * WIDTH; }

  const Weights& weights_;
};

// That of data/players, which is compiled in.
const Network& usual_network();

} // namespace mappa::play
