// A map: the squares of a board and what is printed on them, as map files say it.
#pragma once

#include "game/tile.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mappa {

enum class Ground : uint8_t { Outside, Plain, Town, Start, LargeCity, Wave, Island }; // . # o * @ ~ i
enum class Colour : uint8_t { Purple, Blue, Orange };
inline constexpr int COLOURS = 3;
inline constexpr std::array<const char*, COLOURS> COLOUR_NAME{"purple", "blue", "orange"};

// The chip rules of a map; any map may use any of them.
enum class ChipRules : uint8_t { None, Wine, Islands, IsleOfMan, Treats, Upgrades };
inline constexpr std::array<const char*, 6> CHIP_RULES_NAME{"none",        "wine",   "islands",
                                                            "isle_of_man", "treats", "upgrades"};

inline constexpr int CHIPS = 30;           // C1
inline constexpr int CHIPS_OF_COLOUR = 10; // C1
inline constexpr int ISLAND_STACKS = 2;    // BX1, on each island
inline constexpr int ISLAND_TILES = 5;     // BX1, in each stack

// How the ids begin of maps that no file has: a setup brought them along (data/carried.h).
inline constexpr std::string_view MADE = "made-";
inline constexpr std::size_t MADE_SIZE = 27; // letters after it
inline bool is_made(std::string_view id) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  return id.starts_with(MADE) && id.size() == MADE.size() + MADE_SIZE &&
         std::all_of(id.begin() + MADE.size(), id.end(), letter);
}

struct At {
  int x = 0, y = 0; // x grows east, y south; (0,0) is the top left square

  bool operator==(const At&) const = default;
};

struct SideAt { // a side of a square
  At at;
  int side = 0;

  bool operator==(const SideAt&) const = default;
};

constexpr At neighbour(At at, int side) {
  constexpr int DX[] = {0, 1, 0, -1}, DY[] = {-1, 0, 1, 0};
  return {at.x + DX[side], at.y + DY[side]};
}
constexpr At faced_by(const SideAt& s) { return neighbour(s.at, s.side); } // a position, perhaps outside

struct Town {
  std::string id;
  At at;
  std::optional<Colour> grape;
};

struct LargeCity {
  std::string id;
  std::vector<At> squares;  // one or two that touch
  std::vector<SideAt> open; // the city sides; every other outer side is field (M5)
  int coats = 0;
};

struct Border { // a preprinted stub outside a side (M6, M7)
  SideAt where;
  Kind kind = Kind::Road;
  int coats = 0;
};

struct Ferry { // M8
  std::array<SideAt, 2> ends;
  int coats = 0;
};

struct Island { // an island square (IB1)
  At at;
  int coats = 0;
};

struct Track { // rows of a chip colour (IB2), from 1
  int first = 0, last = 0;
};

struct Map {
  std::string id;
  int least_tiles = 0, most_tiles = 0; // recommended
  int width = 0, height = 0;
  std::vector<Ground> squares;     // row by row
  std::vector<Town> towns;         // the starts too
  std::vector<std::string> starts; // towns' ids, in order
  int starts_used = 0;
  std::vector<LargeCity> large_cities;
  std::vector<Border> borders;
  std::vector<Ferry> ferries;
  ChipRules chip_rules = ChipRules::None;
  int chips_laid = 0;
  std::array<std::vector<At>, COLOURS> chip_squares; // fixed places (GB1)
  std::array<std::optional<Track>, COLOURS> tracks;  // IB2
  std::vector<Island> islands;
  int island_stacks = 0; // stacks of tiles on each of the three islands off the board, one a colour (BX1)

  size_t index(At a) const { // of a square in `squares`
    const int i = a.y * width + a.x;
    return static_cast<size_t>(i);
  }
  Ground at(int x, int y) const {
    if (x < 0 || y < 0 || x >= width || y >= height) return Ground::Outside;
    return squares[index({x, y})];
  }
  Ground at(At a) const { return at(a.x, a.y); }
  const Town* town(const std::string& town_id) const {
    for (const Town& t : towns)
      if (t.id == town_id) return &t;
    return nullptr;
  }
};

// A square on which a tile may be laid.
constexpr bool takes_tile(Ground ground) {
  return ground == Ground::Plain || ground == Ground::Town || ground == Ground::Start ||
         ground == Ground::Island;
}

} // namespace mappa
