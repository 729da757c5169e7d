// The Earth and the recommended tiles, read once for all tests.
#pragma once

#include "data/library.h"
#include "data/tile_file.h"
#include "game/sheet.h"
#include "mapmaking/maker.h"

#include <fstream>
#include <sstream>

namespace mappa::mapmaking {

inline const Geography& earth() {
  static const Geography geography = [] {
    const auto read = [](const char* name) {
      std::ostringstream text;
      text << std::ifstream(data::data_folder() / "geography" / name).rdbuf();
      return text.str();
    };
    return read_geography({read("countries.json"), read("outlines.json"), read("places.json"),
                           read("ports.json"), read("lakes.json"), read("rivers.json"), read("peaks.json")});
  }();
  return geography;
}

inline const TileSets& recommended() {
  static const std::vector<TileSet> sets = [] {
    std::vector<TileSet> out;
    for (const char* name : RECOMMENDED_SETS)
      out.push_back(data::read_tile_set(data::data_folder() / "tiles" / (std::string(name) + ".json")));
    return out;
  }();
  static const TileSets pointers{&sets[0], &sets[1], &sets[2]};
  return pointers;
}

// Quick: one candidate, few games.
inline Wishes quick(std::vector<std::string> countries) {
  Wishes wishes;
  wishes.countries = std::move(countries);
  wishes.candidates = 1;
  wishes.chance_games = 5;
  wishes.hard_games = 0;
  wishes.judged = false;
  return wishes;
}

} // namespace mappa::mapmaking
