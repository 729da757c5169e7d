// What the network learns from (training/): lines of the same turn, each played on some turns with the same
// shuffles, so that what they differ by is their merit.
#pragma once

#include "game/ruleset.h"
#include "play/sight.h"
#include "play/weights.h"

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace mappa::play {

struct SampleOptions {
  int playouts = 3; // of each line
  int turns = 12;   // that it is played on
};

// A line, as it is written to a file: leads of the decider over the other, and what either sees at its end.
// In tokens and players what is not there is the number after the last statement.
struct Sample {
  static constexpr size_t TOKENS = 10; // of a player; more are left out

  float foretold = 0; // by the weights without the network
  float half_way = 0; // after half the turns, on average
  float played = 0;   // after all of them
  float matters = 0;  // how much it counts
  std::array<std::array<std::array<uint16_t, Token::MOST>, TOKENS>, 2> tokens{};
  std::array<std::array<uint16_t, PlayerSeen::MOST>, 2> players{};
};
static_assert(std::is_trivially_copyable_v<Sample>);

inline constexpr size_t SIBLINGS = 8; // samples of one turn, which follow each other

// Those of one game for two that the weights play, with some chance in its choices. Playing on goes by the
// weights without the network; the ends are judged with it.
std::vector<Sample> samples_of_game(const Ruleset& rules, const Weights& weights, uint64_t seed,
                                    const SampleOptions& options);

} // namespace mappa::play
