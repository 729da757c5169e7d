// Computer players: what one of them would do in a position.
#pragma once

#include "game/action.h"
#include "play/weights.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace mappa::play {

struct Thought { // one action that was thought about
  Action action;
  int visits; // positions looked at after it, or games played out
  std::array<double, MAX_PLAYERS> value;
};

struct Suggestion {
  Action action;
  std::array<double, MAX_PLAYERS> value; // final score expected for each player
  std::vector<Thought> lines;            // the best first, at most MAX_LINES
  std::vector<Action> rest{}; // of the turn, as far as it was thought about and nothing hidden is seen before
};

inline constexpr int MAX_LINES = 10;

// How hard a player that searches may think; the others need no telling.
struct Effort {
  int playouts = 400; // games played on from the position, unless a time is given
  int time_ms = 0;    // 0: as many playouts as said, so that the answer is always the same
  int threads = 1;
  const std::atomic<bool>* stop = nullptr; // set from outside: answer now
  const Weights* weights = nullptr;        // null: the usual ones

  bool stopped() const { return stop && stop->load(std::memory_order_relaxed); }
};

// The names of the players, weakest first.
std::vector<std::string> levels();

// Whether a player thinks for as long as it may; the others answer at once.
bool uses_time(const std::string& level);

// Those and the reference players: "greedy" takes the most points now, "uct" searches with random playouts.
std::vector<std::string> opponents();

// The same position, level, seed and playouts give the same answer; what no player can see does not matter to
// it. Throws std::invalid_argument if there is no such player or nothing to decide.
Suggestion suggest(const Ruleset& rules, const Position& position, const std::string& level, uint64_t seed,
                   const Effort& effort = {});

} // namespace mappa::play
