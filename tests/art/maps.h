// The maps the drawings are tested with.
#pragma once

#include "data/map_file.h"

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace mappa::art {

inline const std::vector<data::MapFile>& all_maps() {
  static const std::vector<data::MapFile> maps = [] {
    std::vector<data::MapFile> out;
    for (const char* id : {"benelux", "deutschland", "france", "great_britain", "iberia"})
      out.push_back(
          data::read_map(std::filesystem::path(MAPPA_DATA_DIR) / "maps" / (std::string(id) + ".json")));
    return out;
  }();
  return maps;
}

inline const data::MapFile& map_file(const std::string& id) {
  for (const data::MapFile& file : all_maps())
    if (file.map.id == id) return file;
  throw std::invalid_argument("no map " + id);
}

} // namespace mappa::art
