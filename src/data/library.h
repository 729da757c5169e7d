// Everything found in the data folders.
#pragma once

#include "data/error.h"
#include "data/map_file.h"
#include "game/tile.h"
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::data {

struct Library {
  struct Entry {
    TileSet set;
    std::filesystem::path file;
  };
  std::map<std::string, Entry, std::less<>> sets;   // by name
  std::map<std::string, MapFile, std::less<>> maps; // by id

  const TileSet* set(std::string_view name) const; // null if there is none
  const Tile* tile(std::string_view id) const;     // "base/RCr"; null if there is none
  const MapFile* map(std::string_view id) const;   // null if there is none
};

// The folder that comes with the program: $MAPPA_DATA, ../share/mappa beside the program, or the source
// tree's data.
std::filesystem::path data_folder();

// That folder and then every extra one: their tiles/*.json and maps/*.json. Throws DataError.
Library load_library(const std::vector<std::filesystem::path>& extra);

} // namespace mappa::data
