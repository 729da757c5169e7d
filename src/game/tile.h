// What is printed on a tile, as the tile files say it. Unrotated; a quarter turn is clockwise.
#pragma once

#include "game/limits.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace mappa {

// Sides N E S W are 0..3. Half sides ("ports") are 0..7 clockwise from the north side's west half.
inline constexpr int SIDES = 4;
inline constexpr int PORTS = 8;
inline constexpr std::array<const char*, 4> SIDE_NAME{"N", "E", "S", "W"};

constexpr int opposite(int side) { return side ^ 2; }
constexpr int facing_port(int port) { return ((port ^ 1) + 4) & 7; } // the neighbour's port it meets
constexpr int turn_side(int side, int rot) { return (side + rot) & 3; }
constexpr uint8_t turn_sides(uint8_t mask, int rot) {
  return static_cast<uint8_t>((mask << rot | mask >> (4 - rot)) & 0xF);
}
constexpr uint8_t turn_ports(uint8_t mask, int rot) {
  return static_cast<uint8_t>((mask << 2 * rot | mask >> (8 - 2 * rot)) & 0xFF);
}

enum class Kind : uint8_t { Field, Road, City, River, Monastery, PostOffice, Garden };
inline constexpr int KINDS = 7;
inline constexpr std::array<const char*, KINDS> KIND_NAME{"field",     "road",        "city",  "river",
                                                          "monastery", "post_office", "garden"};

enum class Goods : uint8_t { None, Wine, Grain, Cloth };
inline constexpr int GOODS = 3;
inline constexpr std::array<Goods, GOODS> ALL_GOODS{Goods::Wine, Goods::Grain, Goods::Cloth};
inline constexpr std::array<const char*, GOODS> GOODS_NAME{"wine", "grain", "cloth"}; // in that order
// Of goods that are not none.
constexpr size_t goods_index(Goods goods) { return static_cast<size_t>(goods) - 1; }
constexpr const char* goods_name(Goods goods) { return GOODS_NAME[goods_index(goods)]; }
enum class RiverPart : uint8_t { None, Spring, Lake, Fork };

struct Feature {
  Kind kind = Kind::Field;
  uint8_t sides = 0;         // roads, cities, rivers: bit s for side s
  uint8_t ports = 0;         // fields: bit p for port p; none for a field enclosed on the tile
  uint32_t cities = 0;       // fields: bit i for each city feature i it touches
  uint8_t coats = 0;         // cities
  bool inn = false;          // roads
  bool cathedral = false;    // cities
  Goods goods = Goods::None; // cities

  bool operator==(const Feature&) const = default;
};

struct Tile {
  std::string id;     // "base/RCr"
  std::string letter; // base game only: the rule book's letter
  int count = 1;      // copies in the box
  bool start = false;
  std::array<Kind, SIDES> sides{}; // Field, Road, City or River
  std::vector<Feature> features;   // their order gives the indexes used elsewhere
  std::vector<std::vector<int>>
      links;                // features that meet on the tile (a road at a gate, roads at a crossing)
  bool links_known = false; // a file may leave links unrecorded
  RiverPart river_part = RiverPart::None;
  int max_in_game = 0; // 0: no bound
};

struct TileSet {
  std::string name; // "base": the file's name
  std::string title;
  std::vector<Tile> tiles;
};

inline int count_tiles(const TileSet& set) {
  int tiles = 0;
  for (const Tile& tile : set.tiles) tiles += tile.count;
  return tiles;
}

} // namespace mappa
