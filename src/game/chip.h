// Map chips: thirty, ten of each colour, showing 1 or 2 (C1).
#pragma once

#include "game/map.h"

#include <array>
#include <cstdint>

namespace mappa {

using Chip = uint8_t; // colour and number in one
inline constexpr int CHIP_NUMBERS = 2;
inline constexpr int CHIP_KINDS = COLOURS * CHIP_NUMBERS;
inline constexpr Chip NO_CHIP = 0xFF;

constexpr Chip chip_of(int colour, int number) {
  return static_cast<Chip>(colour * CHIP_NUMBERS + number - 1);
}
constexpr int colour_of(Chip chip) { return chip / CHIP_NUMBERS; }
constexpr int number_of(Chip chip) { return chip % CHIP_NUMBERS + 1; }

// The chips before a player: how many of each kind.
using Hand = std::array<uint8_t, CHIP_KINDS>;

constexpr bool holds(const Hand& hand, const Hand& some) {
  for (size_t kind = 0; kind < CHIP_KINDS; ++kind)
    if (hand[kind] < some[kind]) return false;
  return true;
}

constexpr void remove(Hand& hand, const Hand& some) {
  for (size_t kind = 0; kind < CHIP_KINDS; ++kind) hand[kind] = static_cast<uint8_t>(hand[kind] - some[kind]);
}

} // namespace mappa
