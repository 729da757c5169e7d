// The ruler: decisions of many games with what their lines are worth, found by so many playouts as no level
// comes near. A player is measured by what its own lines lose beside the best ones.
#pragma once

#include "play/match.h"

namespace mappa::play {

struct Mean {
  double mean = 0, error = 0; // the standard error

  bool operator==(const Mean&) const = default;
};

struct RulerLine {
  std::vector<Action> actions; // of the turn, up to the first with which something hidden is seen
  int playouts = 0;
  Mean points, chance; // what the best line brings more, with the same things hidden
};

struct RulerDecision {
  size_t after = 0;             // so many actions of its game
  Mean points, chance;          // of the best line: the lead at the end, and winning
  std::vector<RulerLine> lines; // the best first
};

struct RulerGame {
  std::vector<Action> actions;
  std::vector<RulerDecision> decisions;
};

// How thoroughly a ruler is made. A line that is clearly worse gets fewer playouts, as does one that was not
// foreseen.
struct RulerEffort {
  int playouts = 2048; // of each of the best lines
  int turns = 8;       // that are played on
  int lines = 300;     // that are looked at, the best by the evaluation
  int decisions = 6;   // of a game, at most

  bool operator==(const RulerEffort&) const = default;
};

// Values the lines of a position; no lines if there is nothing to decide, or only one of them makes sense.
RulerDecision value_lines(const Ruleset& rules, const Position& position, size_t after,
                          const RulerEffort& effort);

// A game of mixed players with some of its decisions. The setup's seed decides everything.
RulerGame make_ruler_game(const Ruleset& rules, const RulerEffort& effort);

// What the player of the position gives away, beside the best line.
struct Loss {
  double points = 0, chance = 0; // below 0: its line is better
  bool outside = false;          // its line is none of the decision's
};

// Lets somebody play on in the decision's position until the turn ends or something hidden is seen. A line
// that the decision does not have is played out beside the best one.
Loss loss_of(const Ruleset& rules, const Position& position, const RulerDecision& decision,
             const Contestant& contestant, uint64_t seed, const RulerEffort& effort);

// By thirds of the stack.
enum class Phase : size_t { Opening, Middle, End };
inline constexpr std::array<const char*, 3> PHASE_NAME{"opening", "middle", "end"};

Phase phase_of(const Ruleset& rules, const Position& position);

} // namespace mappa::play
