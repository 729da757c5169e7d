// Whether one line is better than another for sure, and not by the luck of what was drawn.
#pragma once

#include <cstddef>

namespace mappa::play {

// The difference between two lines that were played on with the same hidden things, round by round.
struct Paired {
  int rounds = 0;
  double sum = 0, squares = 0;

  void add(double difference) {
    ++rounds;
    sum += difference;
    squares += difference * difference;
  }
  double mean() const { return sum / rounds; }
  double error() const;                      // the mean's standard error
  bool none() const { return squares == 0; } // alike in every round
};

// Whether the true difference is at least that, where being wrong has this probability. Few rounds say
// little, however much they agree.
bool surely_at_least(const Paired& difference, double least, double doubt);

// The doubt that each of several looks may have, so that all of them together have no more than that.
constexpr double shared_doubt(double doubt, size_t looks) { return doubt / static_cast<double>(looks); }

} // namespace mappa::play
