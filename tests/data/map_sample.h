// A small sound map that has everything, ways to spoil it, and smaller ones made from their rows.
#pragma once

#include "data/map_file.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace mappa {

inline constexpr std::string_view MAP_SAMPLE = R"({
 "format": "mappa-map", "version": 1, "id": "isle",
 "name": {"en": "The isle", "de": "Die Insel", "es": "La isla", "fr": "L'île"},
 "recommended_tiles": [15, 21], "width": 7, "height": 5,
 "rows": ["#o##..i",
          "##@@#.i",
          "##~#*..",
          "*####..",
          ".#o#..."],
 "towns": [
  {"id": "Alba", "name": {"en": "White Town", "de": "Weißenburg", "es": "Alba"}, "at": [1, 0], "pos": [1.2, 0.7], "grape": "purple"},
  {"id": "Bero", "name": "Bero", "at": [4, 2]},
  {"id": "Cato", "name": "Cato", "at": [0, 3], "grape": "blue"},
  {"id": "Dora", "name": "Dora", "at": [2, 4]}],
 "starts": [{"id": "Bero", "at": [4, 2]}, {"id": "Cato", "at": [0, 3]}], "starts_used": 1,
 "large_cities": [
  {"id": "Metro", "name": "Metro", "squares": [[2, 1], [3, 1]], "coats": 3, "pos": [3.1, 1.6],
   "open": [{"at": [2, 1], "side": "W"}, {"at": [3, 1], "side": "E"}]}],
 "borders": [
  {"at": [0, 0], "side": "N", "kind": "road", "coats": 1, "to": "Farland", "place": "The pass"},
  {"at": [1, 4], "side": "S", "kind": "city", "coats": 2, "to": {"en": "South", "de": "Süden", "es": "Sur"}}],
 "ferries": [
  {"name": "Over", "coats": 2, "ends": [{"at": [4, 1], "side": "E"}, {"at": [6, 1], "side": "W"}], "path": [[5, 1.5], [6, 1.5]]},
  {"name": "Round", "coats": 0, "ends": [{"at": [2, 3], "side": "N"}, {"at": [1, 2], "side": "E"}]}],
 "waves": [{"name": "The pond", "at": [2, 2]}],
 "islands": [
  {"name": "Little", "at": [6, 0], "coats": 4}, {"name": "Less", "at": [6, 1], "coats": 0},
  {"name": "Plum", "colour": "purple", "stacks": [[-3, 0], [-3, 1]], "ring": [[-3, 0], [-2, 0], [-2, 2]]},
  {"name": "Berry", "colour": "blue", "stacks": [[-3, 2], [-3, 3]], "ring": [[-3, 2], [-2, 2], [-2, 4]]},
  {"name": "Peach", "colour": "orange", "stacks": [[7, 2], [7, 3.5]], "ring": [[7, 2], [8, 2], [8, 4]]}],
 "chips": {"rules": "treats", "laid": 4},
 "tracks": {"orange": [1, 2], "blue": [3, 3], "purple": [4, 5]},
 "isle_of_man": {"name": "The man", "at": [5.5, 3.5]},
 "frame": [-4, -2, 9, 7],
 "outline": [[[0, 0], [5, 0], [5, 5], [0, 0]]],
 "inner_borders": [[[2, 0], [2, 5]]],
 "lakes": [{"name": "The tarn", "ring": [[1, 1], [1.5, 1], [1, 1.5]]}],
 "rivers": [{"name": "The brook", "path": [[3, 0], [3.5, 2], [3, 5]]}],
 "peaks": [{"name": "The tor", "at": [1.5, 2.5]}],
 "region": "oceania",
 "neighbours": [{"name": "Farland", "label": [1, -1], "rings": [[[0, -2], [3, -2], [3, -1], [0, -2]]]}]
})";

// The sample with the first `from` replaced by `to`.
inline std::string spoilt_map(std::string_view from, std::string_view to) {
  std::string text(MAP_SAMPLE);
  const auto at = text.find(from);
  if (at == std::string::npos) throw std::logic_error("not in the sample: " + std::string(from));
  return text.replace(at, from.size(), to);
}

// A map of these rows, its towns named after their squares ("2,0") and one start used; `more` adds keys or
// replaces them.
inline std::string map_of(const std::vector<std::string>& rows, const nlohmann::json& more = {}) {
  using nlohmann::json;
  json towns = json::array(), starts = json::array();
  int squares = 0;
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows[y].size(); ++x) {
      const char letter = rows[y][x];
      const std::string id = std::to_string(x) + "," + std::to_string(y);
      if (letter == 'o' || letter == '*') towns.push_back({{"id", id}, {"name", id}, {"at", {x, y}}});
      if (letter == '*') starts.push_back({{"id", id}, {"at", {x, y}}});
      squares += letter != '.' && letter != '@' && letter != '~';
    }
  json map{{"format", "mappa-map"},
           {"version", 1},
           {"id", "mine"},
           {"name", {{"en", "Mine"}, {"de", "Meine"}, {"es", "Mía"}, {"fr", "La mienne"}}},
           {"recommended_tiles", {squares, squares}},
           {"width", rows[0].size()},
           {"height", rows.size()},
           {"rows", rows},
           {"towns", towns},
           {"starts", starts},
           {"starts_used", 1}};
  if (!more.is_null()) map.update(more);
  return map.dump();
}

// Of such a map.
inline std::vector<std::string> faults(const std::vector<std::string>& rows,
                                       const nlohmann::json& more = {}) {
  return data::check_map(map_of(rows, more), "mine.json").faults;
}

} // namespace mappa
