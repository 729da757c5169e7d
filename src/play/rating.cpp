#include "play/rating.h"

#include <algorithm>
#include <cmath>

namespace mappa::play {

Interval mean_of(const std::vector<double>& results) {
  constexpr double SURE = 1.96; // standard errors in which 95 % lie
  const auto n = static_cast<double>(results.size());
  if (results.empty()) return {};
  double sum = 0, squares = 0;
  for (const double result : results) sum += result;
  const double mean = sum / n;
  for (const double result : results) squares += (result - mean) * (result - mean);
  const double error = results.size() > 1 ? SURE * std::sqrt(squares / (n - 1) / n) : 0;
  return {mean, mean - error, mean + error};
}

double elo_of(double share, int games) {
  const double least = 0.5 / std::max(1, games);
  const double s = std::clamp(share, least, 1 - least);
  return 400 * std::log10(s / (1 - s));
}

Interval elo_of(const Interval& share, int games) {
  return {elo_of(share.mean, games), elo_of(share.low, games), elo_of(share.high, games)};
}

} // namespace mappa::play
