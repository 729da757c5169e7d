// What a game's chance comes from: a number, or 128 bits that nobody can search. Of the number SplitMix64 is
// made (random.h), of the bits the keystream of ChaCha20; both are the same on every machine.
#pragma once

#include "game/random.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mappa {

struct Seed {
  uint64_t number = 0; // of 128 bits the last 64
  uint64_t first = 0;  // and the first
  bool wide = false;

  constexpr Seed() = default;
  constexpr Seed(uint64_t n) : number(n) {} // implicit: most seeds are numbers
  constexpr Seed(uint64_t first_bits, uint64_t last_bits)
      : number(last_bits), first(first_bits), wide(true) {}

  bool operator==(const Seed&) const = default;
};

std::string hex_of(const Seed& seed); // of a wide one: 32 digits
std::optional<Seed> seed_of_hex(std::string_view text);

// ChaCha20 with a key of 128 bits (Bernstein), its nonce 0: so many pseudo-random numbers as are wanted.
class Keystream {
public:
  explicit Keystream(const Seed& seed);
  uint64_t next();

private:
  void fill();

  std::array<uint32_t, 16> state_{}, block_{};
  std::size_t used_ = 16; // words of the block
};

// The chance of one deal. `random` must not outlive it.
class Dealing {
public:
  explicit Dealing(const Seed& seed);
  Dealing(const Dealing&) = delete;
  Dealing& operator=(const Dealing&) = delete;

  Random random;

private:
  Keystream keys_;
};

} // namespace mappa
