// Chance that is the same on every machine: FNV-1a of a text seeds mulberry32.
#pragma once

#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>

namespace mappa::art {

uint32_t fnv1a(std::string_view);

class Chance {
public:
  explicit Chance(std::string_view seed) : state(fnv1a(seed)) {}

  double next(); // 0 <= next < 1
  double range(double low, double high) { return low + (high - low) * next(); }
  int below(int n) { return static_cast<int>(next() * n); }
  bool happens(double probability) { return next() < probability; }

  template <class List>
  auto pick(const List& list) {
    return list[static_cast<size_t>(below(static_cast<int>(std::size(list))))];
  }
  template <class List>
  List shuffled(List list) {
    for (size_t i = list.size() - 1; i > 0; --i)
      std::swap(list[i], list[static_cast<size_t>(below(static_cast<int>(i) + 1))]);
    return list;
  }

private:
  uint32_t state;
};

} // namespace mappa::art
