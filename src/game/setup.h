// What is decided before a game begins: the players, the tiles, the options.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace mappa {

inline constexpr int MAX_PLAYERS = 6;
inline constexpr int MAX_MEEPLES = 20;
inline constexpr int MAX_COPIES = 9; // of one tile set

struct Setup {
  std::vector<std::string> players;
  std::map<std::string, int> tiles{{"base", 1}}; // copies of each tile set
  std::optional<int> tile_limit;
  std::optional<int> meeples; // B1: 7 each
  bool fields = true;         // B13
  uint64_t seed = 0;
  bool analysis = false;

  bool operator==(const Setup&) const = default;
};

// A setup that cannot be played; the message says why.
struct SetupError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

} // namespace mappa
