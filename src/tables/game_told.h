// What is told to those who ask for it by its address: of a game that is over its record, its story, a
// position; a map.
#pragma once

#include "tables/table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mappa::tables {

inline constexpr std::string_view GAMES = "/api/games/";
inline constexpr std::string_view MAPS = "/api/maps/";

struct WantedGame {
  std::string id;
  std::string what;      // "", "/story", "/at/N"
  std::size_t moves = 0; // at/N

  bool record() const { return what.empty(); }
};

// Nothing if the path, which begins with GAMES, names nothing that there is.
std::optional<WantedGame> wanted_game(const std::string& path, std::string_view realm);
bool wants_position(const std::string& path);

// The id in a path that begins with MAPS; nothing if it does not.
std::optional<std::string> wanted_map(const std::string& path);
// A map file; of one that no file has, the very text that its id is made from, with the id.
std::string told_map(const data::MapFile& map);

// JSON.
std::string told_game(const Table& game, const WantedGame& wanted);

} // namespace mappa::tables
