#include "browser/library.h"

#include "browser/exported.h"
#include "data/tile_file.h"

#include <algorithm>
#include <array>

namespace mappa::browser {
namespace {

struct File {
  const char *name, *text;
};

const std::array TILE_FILES = std::to_array<File>({
#include "tile_files.inc"
});

std::string maps; // as maps.json has them: one a line, "NAME":{...},

// Each is read when it is asked for.
void add_maps(data::Library& library) {
  for (std::size_t at = 0; at < maps.size();) {
    const std::size_t end = std::min(maps.find('\n', at), maps.size());
    const std::string_view line = std::string_view(maps).substr(at, end - at);
    at = end + 1;
    const std::size_t colon = line.find(':');
    if (!line.starts_with('"') || colon == std::string_view::npos) continue;
    const std::string id(line.substr(1, colon - 2));
    const std::string_view text = line.substr(colon + 1, line.rfind('}') - colon);
    library.maps.emplace(id, data::LibraryMap([=] { return data::parse_map(text, id + ".json"); }));
  }
}

data::Library read_library() {
  data::Library library;
  for (const File& file : TILE_FILES) {
    TileSet set = data::parse_tile_set(file.text, file.name);
    std::string name = set.name;
    library.sets.emplace(std::move(name), data::Library::Entry{std::move(set), file.name});
  }
  add_maps(library);
  return library;
}

} // namespace

const data::Library& library() {
  static const data::Library LIBRARY = read_library();
  return LIBRARY;
}

} // namespace mappa::browser

// Before all else: the maps lie in a file of their own.
MAPPA_EXPORTED void mappa_maps(const char* text) { mappa::browser::maps = text; }
