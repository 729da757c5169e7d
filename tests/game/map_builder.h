// Small maps made for tests; what the game does with them is also checked against the referee.
#pragma once

#include "board_builder.h"

#include <algorithm>
#include <string>
#include <vector>

namespace mappa::proof {

// A map from rows of . # o * @ ~ i, with every * used as a start. Towns are called after their place: "2,0".
inline Map board(const std::vector<std::string>& rows) {
  static const std::string LETTERS = ".#o*@~i"; // in the order of Ground
  Map map;
  map.id = "test";
  map.width = static_cast<int>(rows[0].size());
  map.height = static_cast<int>(rows.size());
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x) {
      const char letter = rows[static_cast<size_t>(y)][static_cast<size_t>(x)];
      map.squares.push_back(static_cast<Ground>(LETTERS.find(letter)));
      if (letter != 'o' && letter != '*') continue;
      map.towns.push_back({fmt::format("{},{}", x, y), {x, y}, {}});
      if (letter == '*') map.starts.push_back(map.towns.back().id);
    }
  map.starts_used = static_cast<int>(map.starts.size());
  return map;
}

inline SideAt side(int x, int y, int where) { return {{x, y}, where}; }

inline Map& add_stub(Map& map, const SideAt& where, Kind kind, int coats = 0) {
  map.borders.push_back({where, kind, coats});
  return map;
}

inline Map& add_ferry(Map& map, const SideAt& one, const SideAt& other, int coats = 0) {
  map.ferries.push_back({{one, other}, coats});
  return map;
}

inline Map& add_city(Map& map, std::vector<At> squares, std::vector<SideAt> open, int coats = 0) {
  const std::string id = fmt::format("city {}", map.large_cities.size());
  map.large_cities.push_back({id, std::move(squares), std::move(open), coats});
  return map;
}

// Two squares and four open sides, as the first city of every map: the start tile is at a closed side in the
// south. A square is left over far from the city.
inline Map berlin() {
  Map map = board({".#..", "#@@#", ".*#.", ".#.."});
  return add_city(map, {{1, 1}, {2, 1}}, {side(1, 1, W), side(1, 1, N), side(2, 1, E), side(2, 1, S)}, 4);
}

// The number of the first start tile.
inline uint8_t first_tile(const Table& table) { return static_cast<uint8_t>(table.rules.first_tile()); }

// The score events of the last action.
inline std::vector<Event> scores(const Table& table) {
  std::vector<Event> list;
  for (const Event& e : table.events)
    if (e.type == EventType::Score) list.push_back(e);
  return list;
}

} // namespace mappa::proof
