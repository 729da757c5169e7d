// A small sound tile set and ways to spoil it.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace mappa {

inline constexpr std::string_view SAMPLE = R"({
 "set": "mine", "title": "My tiles", "total": 3, "editions": ["C1", "C2"], "note": "A note.", "official": false,
 "tiles": [
  { "id": "mine/A", "letter": "A", "count": 2, "edges": "CRFR", "start": true, "wagon_links": [[0, 1]],
    "features": [
      {"kind": "city", "edges": ["N"], "shields": 2, "cathedral": true, "trade": "wine"},
      {"kind": "road", "edges": ["E", "W"], "inn": true, "tags": {"tunnel": true}},
      {"kind": "field", "ports": [2, 7], "cities": [0]},
      {"kind": "field", "ports": [3, 4, 5, 6], "cities": []},
      {"kind": "garden", "edition": "C2"}
    ] },
  { "id": "mine/B", "count": 1, "edges": "FFVF", "tags": {"river_part": "lake", "max_in_game": 1},
    "features": [
      {"kind": "river", "edges": ["S"]},
      {"kind": "field", "ports": [0, 1, 2, 3, 4, 5, 6, 7], "cities": []},
      {"kind": "monastery"}
    ] }
 ]
})";

// The sample with the first `from` replaced by `to`.
inline std::string spoilt(std::string_view from, std::string_view to) {
  std::string text(SAMPLE);
  const auto at = text.find(from);
  if (at == std::string::npos) throw std::logic_error("not in the sample: " + std::string(from));
  return text.replace(at, from.size(), to);
}

} // namespace mappa
