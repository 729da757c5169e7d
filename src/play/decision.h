// A decision looked back at: the rest of a turn as a whole, as it was played and as it might have been. Good
// lines are played on with the same shuffles of what is hidden, so that they differ by merit and not by luck.
#pragma once

#include "play/lines.h"
#include "play/luck.h"
#include "play/player.h"

#include <span>
#include <string_view>
#include <vector>

namespace mappa::play {

// How carefully: the same care and seed give the same answer, on every machine.
struct Care {
  int lines = 6; // the best at first glance
  int rounds = 24;
  int turns = 4; // that each is played on
  Foresight foresight{};
  uint64_t seed = 0;
  const std::atomic<bool>* stop = nullptr; // set from outside: the answer no longer matters

  bool stopped() const { return stop && stop->load(std::memory_order_relaxed); }
};

struct Considered { // as far as nothing hidden is seen
  std::vector<Action> actions;
  Values lead{};    // expected of each player
  Values chance{};  // to win; they sum up to 1
  double error = 0; // of how far it lags behind the best: its standard error
};

// So many lines, the best for the decider first. One that begins like `played` is among them.
std::vector<Considered> consider(const Ruleset& rules, const Position& position,
                                 std::span<const Action> played, Evaluation& evaluation, const Care& care);

// Points and chances are told in steps that add up exactly in binary numbers.
double in_steps(double value);

enum class Mark : uint8_t { Best, Good, Inaccuracy, Mistake, Blunder };
inline constexpr std::array<const char*, 5> MARK_NAME{"best", "good", "inaccuracy", "mistake", "blunder"};

Mark mark_of(double lost, double chance, double error);

} // namespace mappa::play
