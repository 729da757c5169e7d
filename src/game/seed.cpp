#include "game/seed.h"

#include <bit>
#include <charconv>

namespace mappa {

namespace {

constexpr std::size_t HEX_DIGITS = 32;
constexpr int DOUBLE_ROUNDS = 10;
constexpr std::string_view CONSTANT = "expand 16-byte k";

using Words = std::array<uint32_t, 16>;

void quarter_round(Words& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 7);
}

uint32_t swapped(uint32_t word) {
  return word >> 24 | (word >> 8 & 0xFF00U) | (word << 8 & 0xFF0000U) | word << 24;
}

} // namespace

std::string hex_of(const Seed& seed) {
  constexpr std::string_view DIGITS = "0123456789abcdef";
  std::string text;
  for (const uint64_t part : {seed.first, seed.number})
    for (int shift = 60; shift >= 0; shift -= 4) text += DIGITS[part >> shift & 15];
  return text;
}

std::optional<Seed> seed_of_hex(std::string_view text) {
  if (text.size() != HEX_DIGITS) return std::nullopt;
  std::array<uint64_t, 2> parts{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const char* begin = text.data() + i * HEX_DIGITS / 2;
    const char* end = begin + HEX_DIGITS / 2;
    if (std::from_chars(begin, end, parts[i], 16).ptr != end) return std::nullopt;
  }
  return Seed(parts[0], parts[1]);
}

// The key's bytes are the seed's digits in their order; words are little-endian, the key stands twice.
Keystream::Keystream(const Seed& seed) {
  const std::array key{static_cast<uint32_t>(seed.first >> 32), static_cast<uint32_t>(seed.first),
                       static_cast<uint32_t>(seed.number >> 32), static_cast<uint32_t>(seed.number)};
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t byte = 0; byte < 4; ++byte)
      state_[i] |= static_cast<uint32_t>(static_cast<unsigned char>(CONSTANT[4 * i + byte])) << 8 * byte;
    state_[4 + i] = state_[8 + i] = swapped(key[i]);
  }
}

void Keystream::fill() {
  block_ = state_;
  for (int i = 0; i < DOUBLE_ROUNDS; ++i) {
    for (std::size_t column = 0; column < 4; ++column)
      quarter_round(block_, column, 4 + column, 8 + column, 12 + column);
    for (std::size_t diagonal = 0; diagonal < 4; ++diagonal)
      quarter_round(block_, diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4,
                    12 + (diagonal + 3) % 4);
  }
  for (std::size_t i = 0; i < block_.size(); ++i) block_[i] += state_[i];
  if (++state_[12] == 0) ++state_[13];
  used_ = 0;
}

uint64_t Keystream::next() {
  if (used_ == block_.size()) fill();
  const uint64_t low = block_[used_], high = block_[used_ + 1];
  used_ += 2;
  return high << 32 | low;
}

uint64_t next_key(Keystream& keys) { return keys.next(); }

Dealing::Dealing(const Seed& seed) : random{seed.number}, keys_(seed) {
  if (seed.wide) random.keys = &keys_;
}

} // namespace mappa
