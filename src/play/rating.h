// What the results of many games say: shares, Elo, how sure it is.
#pragma once

#include <vector>

namespace mappa::play {

struct Interval {
  double mean = 0, low = 0, high = 0; // 95 %
};

// Of results that are independent of each other.
Interval mean_of(const std::vector<double>& results);

// Elo difference for a share of the points; a share of 0 or 1 is moved in by half a game.
double elo_of(double share, int games);
Interval elo_of(const Interval& share, int games);

} // namespace mappa::play
