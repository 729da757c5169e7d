// All levels rated: for two players each against the one below, for more of them at one table.
#pragma once

#include "play/match.h"

namespace mappa::play {

struct Rung {
  std::string level;
  double elo = 0;   // two players: above the lowest
  Interval share{}; // two players: of the points against the level below
  Interval rank{};  // more players: mean rank
  int games = 0;
};

struct LadderOptions {
  int games = 100; // two players: for each pair of neighbours
  int jobs = 1;
  int time_ms = 0;
  int playouts = Effort{}.playouts;
  uint64_t seed = 1;
  TellDone progress; // of games
};

int ladder_games(const Ruleset& rules, const LadderOptions& options); // in all

// Weakest level first.
std::vector<Rung> play_ladder(const Ruleset& rules, const LadderOptions& options);

} // namespace mappa::play
