#include "browser/studio/sets.h"

#include "data/tile_file.h"
#include "game/sheet.h"

#include <array>

namespace mappa::browser {
namespace {

struct File {
  const char *name, *text;
};
const std::array TILE_FILES = std::to_array<File>({
#include "tile_files.inc"
});

TileSet set_named(const std::string& name) {
  for (const File& file : TILE_FILES)
    if (file.name == name + ".json") return data::parse_tile_set(file.text, file.name);
  throw data::DataError(name + ": no such tile set");
}

std::vector<TileSet> recommended_sets() {
  std::vector<TileSet> sets;
  for (const char* name : RECOMMENDED_SETS) sets.push_back(set_named(name));
  return sets;
}

} // namespace

const mapmaking::TileSets& recommended() {
  static const std::vector<TileSet> SETS = recommended_sets();
  static const mapmaking::TileSets POINTERS = [] {
    mapmaking::TileSets pointers;
    for (const TileSet& set : SETS) pointers.push_back(&set);
    return pointers;
  }();
  return POINTERS;
}

const TileSet& postman() {
  static const TileSet SET = set_named("postman");
  return SET;
}

} // namespace mappa::browser
