// Reading map files; docs/maps.md tells their makers what is in them.
#pragma once

#include "data/error.h"
#include "data/fault.h"
#include "data/map_picture.h"
#include "data/object.h"
#include "game/map.h"
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::data {

struct MapFile {
  Map map;
  MapPicture picture;
  std::filesystem::path file;
  std::string text; // of a map that a setup brought along (carried.h); of a file it is not kept
};

// A sound map. `file` is what messages call the text; its stem must be the map's id. Throws DataError only.
MapFile read_map(const std::filesystem::path& path);
MapFile parse_map(std::string_view text, const std::string& file);

// Every fault of a file instead of the first; the map is usable only if there is none. Throws nothing.
struct CheckedMap {
  MapFile map;
  std::vector<std::string> faults;
  std::vector<Fault> told = {}; // the same, for programs
  bool drawable = false;        // whatever is wrong, all lies where it may
};
CheckedMap check_map_file(const std::filesystem::path& path);
CheckedMap check_map(std::string_view text, const std::string& file);
// What was read already; the faults are told at the place.
MapFile check_map(const nlohmann::json& value, const std::string& file, const Place& place,
                  bool* drawable = nullptr);

} // namespace mappa::data
