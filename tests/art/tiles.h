// The tile sets the drawings are tested with.
#pragma once

#include "art/layout.h"
#include "data/tile_file.h"

#include <filesystem>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace mappa::art {

inline const std::vector<TileSet>& all_sets() {
  static const std::vector<TileSet> sets = [] {
    std::vector<TileSet> out;
    for (const char* name : {"base", "base_c2_gardens", "inns_and_cathedrals", "traders_and_builders",
                             "postman", "river_1", "river_2"})
      out.push_back(data::read_tile_set(std::filesystem::path(MAPPA_DATA_DIR) / "tiles" /
                                        (std::string(name) + ".json")));
    return out;
  }();
  return sets;
}

inline void for_every_tile(const std::function<void(const Tile&, const Layout&)>& check) {
  static std::map<std::string, Layout> layouts;
  for (const TileSet& set : all_sets())
    for (const Tile& tile : set.tiles) {
      if (!layouts.count(tile.id)) layouts.emplace(tile.id, layout(tile));
      check(tile, layouts.at(tile.id));
    }
}

inline const Tile& tile_of(const std::string& id) {
  for (const TileSet& set : all_sets())
    for (const Tile& tile : set.tiles)
      if (tile.id == id) return tile;
  throw std::invalid_argument("no tile " + id);
}

} // namespace mappa::art
