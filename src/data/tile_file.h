// Reading tile set files; docs/tiles.md tells their makers what is in them.
#pragma once

#include "data/error.h"
#include "game/tile.h"
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::data {

// A sound set. `file` is what messages call the text; its stem must be the set's name. Throws DataError only.
TileSet read_tile_set(const std::filesystem::path& path);
TileSet parse_tile_set(std::string_view text, const std::string& file);

// Every fault of a file instead of the first; the set is usable only if there is none. Throws nothing.
struct CheckedSet {
  TileSet set;
  std::vector<std::string> faults;
};
CheckedSet check_tile_file(const std::filesystem::path& path);
CheckedSet check_tile_set(std::string_view text, const std::string& file);

} // namespace mappa::data
