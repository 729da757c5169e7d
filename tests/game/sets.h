// The tile sets and maps that come with the program, and rules made of them.
#pragma once

#include "data/map_file.h"
#include "data/tile_file.h"
#include "game/ruleset.h"

#include <map>
#include <string>
#include <vector>

namespace mappa::proof {

inline const TileSet& tile_set(const std::string& name) {
  static std::map<std::string, TileSet> sets;
  const auto found = sets.find(name);
  if (found != sets.end()) return found->second;
  return sets[name] = data::read_tile_set(std::filesystem::path(MAPPA_DATA_DIR) / "tiles" / (name + ".json"));
}

inline constexpr std::array MAPS{"france", "benelux", "great_britain", "iberia", "deutschland"};

inline const Map& map_of(const std::string& id) {
  static std::map<std::string, Map> maps;
  const auto found = maps.find(id);
  if (found != maps.end()) return found->second;
  return maps[id] = data::read_map(std::filesystem::path(MAPPA_DATA_DIR) / "maps" / (id + ".json")).map;
}

inline Ruleset rules_for(const Setup& setup, const Map* map = nullptr) {
  std::vector<const TileSet*> sets;
  for (const auto& [name, copies] : setup.tiles) sets.push_back(&tile_set(name));
  return make_ruleset(setup, sets, map);
}

inline std::vector<std::string> players(int n) {
  std::vector<std::string> names;
  for (int i = 0; i < n; ++i) names.push_back("p" + std::to_string(i));
  return names;
}

inline Setup setup_for(int n, std::map<std::string, int> tiles = {{"base", 1}}) {
  Setup setup;
  setup.players = players(n);
  setup.tiles = std::move(tiles);
  return setup;
}

} // namespace mappa::proof
