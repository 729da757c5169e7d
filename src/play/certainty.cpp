#include "play/certainty.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mappa::play {

namespace {

// How many standard errors a normal number exceeds with this probability.
double normal_errors(double doubt) {
  double low = 0, high = 10;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::numbers::sqrt2) / 2 > doubt ? low : high) = middle;
  }
  return high;
}

// The same for Student's t, by its expansion: of a few rounds the error itself is not well known.
double student_errors(double doubt, int freedom) {
  const double z = normal_errors(doubt), v = freedom, z3 = z * z * z, z5 = z3 * z * z;
  return z + (z3 + z) / (4 * v) + (5 * z5 + 16 * z3 + 3 * z) / (96 * v * v);
}

} // namespace

double Paired::error() const {
  constexpr double LEAST_SPREAD = 1; // points: what is rare may not have come yet
  if (rounds < 2) return 1e9;
  const double variance = (squares - sum * sum / rounds) / (rounds - 1);
  return std::sqrt(std::max(variance, LEAST_SPREAD * LEAST_SPREAD) / rounds);
}

bool surely_at_least(const Paired& difference, double least, double doubt) {
  constexpr int FEWEST = 8;
  if (difference.rounds < FEWEST) return false;
  return difference.mean() - least >= student_errors(doubt, difference.rounds - 1) * difference.error();
}

} // namespace mappa::play
