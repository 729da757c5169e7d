// Two players against each other, in pairs of games with the same stack and swapped seats.
#pragma once

#include "play/luck.h"
#include "play/parallel.h"
#include "play/player.h"
#include "play/rating.h"

namespace mappa::play {

struct Contestant {
  std::string level;
  int time_ms = 0;                  // for a turn of a player that searches; 0: a number of playouts
  int playouts = Effort{}.playouts; // for a turn
  const Weights* weights = nullptr; // null: the usual ones
};

// What it does when it is asked. Most of a turn's effort is for its tile; what follows is mostly settled
// then.
Action answer_of(const Contestant& contestant, const Ruleset& rules, const Position& position, uint64_t seed);

struct MatchOptions {
  Contestant a, b;
  int games = 100; // a pair counts as two
  int jobs = 1;
  uint64_t seed = 1;
  std::optional<Foresight> luck{}; // of every draw is reckoned
  TellDone progress;               // of games
};

struct MatchResult {
  int games = 0;
  int wins = 0, draws = 0, losses = 0; // of A: by the better of its seats, with more than two players
  Interval share;                      // of the points: a win is 1, a draw a half
  Interval elo;
  Interval margin;      // A's mean score less B's
  double deviation = 0; // of a game's margin
  Interval adjusted;    // the margin less the luck of the draws
  double adjusted_deviation = 0;
  Interval rank_a, rank_b;
  double slowest_a_ms = 0, slowest_b_ms = 0; // longest turn
};

// So many are played if so many are wished for.
constexpr int in_pairs(int games) { return games + games % 2; }

// With more than two players A and B sit in turn. The same seed gives the same games, unless there is a time.
MatchResult play_match(const Ruleset& rules, const MatchOptions& options);

// Plays one game; `at` says who sits at each seat. Fills the longest turn of each seat, in milliseconds, and
// what score each has won or lost by the luck of all draws, if that is wanted.
Position play_game(const Ruleset& rules, const std::vector<const Contestant*>& at, uint64_t seed,
                   std::vector<double>& slowest_ms, const std::optional<Foresight>& foresight = {},
                   Values* luck = nullptr);

// 1 for the most points; those with equal points share the mean of their ranks.
std::vector<double> ranks(const Ruleset& rules, const Position& end);

} // namespace mappa::play
