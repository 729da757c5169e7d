// A game that is over as it is told to those who ask for it by its address: its record, its story, a
// position.
#pragma once

#include "tables/table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mappa::tables {

inline constexpr std::string_view GAMES = "/api/games/";

struct WantedGame {
  std::string id;
  std::string what;      // "", "/story", "/at/N"
  std::size_t moves = 0; // at/N

  bool record() const { return what.empty(); }
};

// Nothing if the path, which begins with GAMES, names nothing that there is.
std::optional<WantedGame> wanted_game(const std::string& path, std::string_view realm);
bool wants_position(const std::string& path);

// JSON.
std::string told_game(const Table& game, const WantedGame& wanted);

} // namespace mappa::tables
