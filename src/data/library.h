// Everything found in the data folders.
#pragma once

#include "data/error.h"
#include "data/map_file.h"
#include "game/tile.h"
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::data {

// A map that is read when somebody first asks for it: there are many, and most who load the library want one
// or none. Copies share what was read; any thread may ask.
class LibraryMap {
public:
  LibraryMap() = default;
  LibraryMap(MapFile map); // read already
  explicit LibraryMap(std::function<MapFile()> read);

  const MapFile& operator*() const; // throws DataError if it is not sound
  const MapFile* operator->() const { return &**this; }

private:
  struct Shelf;
  std::shared_ptr<Shelf> shelf_;
};

struct Library {
  struct Entry {
    TileSet set;
    std::filesystem::path file;
  };
  std::map<std::string, Entry, std::less<>> sets;      // by name
  std::map<std::string, LibraryMap, std::less<>> maps; // by id

  const TileSet* set(std::string_view name) const; // null if there is none
  const Tile* tile(std::string_view id) const;     // "base/RCr"; null if there is none
  const MapFile* map(std::string_view id) const;   // null if there is none
};

// The folder that comes with the program: $MAPPA_DATA, or the nearest of share/mappa and data in the folders
// above the program, which is where an installed one and a source tree have it.
std::filesystem::path data_folder();

// That folder and then every extra one: their tiles/*.json and maps/*.json. Those of the extra ones are all
// read at once, so that whoever brings them hears of faults. Throws DataError.
Library load_library(const std::vector<std::filesystem::path>& extra);

} // namespace mappa::data
