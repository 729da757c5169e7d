#include "art/chance.h"

namespace mappa::art {

uint32_t fnv1a(std::string_view text) {
  uint32_t hash = 0x811C9DC5;
  for (char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x01000193;
  return hash;
}

double Chance::next() {
  state += 0x6D2B79F5;
  uint32_t t = (state ^ state >> 15) * (state | 1);
  t ^= t + (t ^ t >> 7) * (t | 61);
  return (t ^ t >> 14) / 4294967296.0;
}

} // namespace mappa::art
