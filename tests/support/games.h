// How many games a test plays of each kind.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace mappa::proof {

// MAPPA_GAMES makes it fewer: the sanitizers, which are slow, play some, and a build without them plays all.
inline int games_of_each(int all) {
  const char* most = std::getenv("MAPPA_GAMES");
  return most && *most ? std::min(all, std::atoi(most)) : all;
}

} // namespace mappa::proof
