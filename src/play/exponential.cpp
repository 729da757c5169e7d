#include "play/exponential.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mappa::play {

namespace {

// 1 / n!
constexpr auto TERMS = [] {
  std::array<double, 14> terms{1};
  double factorial = 1;
  for (std::size_t n = 1; n < terms.size(); ++n) terms[n] = 1 / (factorial *= static_cast<double>(n));
  return terms;
}();

} // namespace

// e^x = 2^k e^r with r within half of ln 2, where a short sum is enough.
double exponential(double x) {
  constexpr double FARTHEST = 700; // beyond it numbers run out
  constexpr double LN_2_HIGH = 0x1.62e42feep-1, LN_2_LOW = 0x1.a39ef35793c76p-33;
  x = std::clamp(x, -FARTHEST, FARTHEST);
  const double k = std::floor(x / (LN_2_HIGH + LN_2_LOW) + 0.5), r = x - k * LN_2_HIGH - k * LN_2_LOW;
  double sum = 0;
  for (std::size_t n = TERMS.size(); n-- > 0;) sum = sum * r + TERMS[n];
  return std::ldexp(sum, static_cast<int>(k));
}

} // namespace mappa::play
