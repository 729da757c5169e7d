// The one source of chance: SplitMix64, written out so that every build deals the same game; or, for a deal
// that nobody must foresee, a keystream (seed.h).
#pragma once

#include <algorithm>
#include <cstdint>

namespace mappa {

class Keystream;
uint64_t next_key(Keystream& keys);

struct Random {
  uint64_t state = 0;
  Keystream* keys = nullptr; // if there is one, all chance comes from it

  constexpr uint64_t next() {
    if (keys) [[unlikely]]
      return next_key(*keys);
    uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  // Uniform in 0..n-1, exactly: the few values that would favour some results are drawn again.
  constexpr uint32_t below(uint32_t n) {
    for (;;) {
      const uint64_t product = (next() >> 32) * n;
      const auto low = static_cast<uint32_t>(product);
      if (low >= n || low >= -n % n) [[likely]]
        return static_cast<uint32_t>(product >> 32);
    }
  }
};

template <class T>
constexpr void shuffle(T* items, uint32_t n, Random& random) {
  for (uint32_t i = n; i > 1; --i) {
    const uint32_t k = random.below(i);
    const T held = items[i - 1];
    items[i - 1] = items[k];
    items[k] = held;
  }
}

// The same, whatever order the items came in.
template <class T>
constexpr void shuffle_sorted(T* items, uint32_t n, Random& random) {
  std::sort(items, items + n);
  shuffle(items, n, random);
}

} // namespace mappa
