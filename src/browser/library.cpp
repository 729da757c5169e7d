#include "browser/library.h"

#include "data/tile_file.h"

#include <array>

namespace mappa::browser {
namespace {

struct File {
  const char *name, *text;
};

const std::array TILE_FILES = std::to_array<File>({
#include "tile_files.inc"
});
const std::array MAP_FILES = std::to_array<File>({
#include "map_files.inc"
});

data::Library read_library() {
  data::Library library;
  for (const File& file : TILE_FILES) {
    TileSet set = data::parse_tile_set(file.text, file.name);
    std::string name = set.name;
    library.sets.emplace(std::move(name), data::Library::Entry{std::move(set), file.name});
  }
  for (const File& file : MAP_FILES) {
    data::MapFile map = data::parse_map(file.text, file.name);
    std::string id = map.map.id;
    library.maps.emplace(std::move(id), std::move(map));
  }
  return library;
}

} // namespace

const data::Library& library() {
  static const data::Library LIBRARY = read_library();
  return LIBRARY;
}

} // namespace mappa::browser
