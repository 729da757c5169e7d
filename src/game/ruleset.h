// A setup made ready to play: every kind of tile in all four rotations, and the options. Immutable, shared.
#pragma once

#include "game/setup.h"
#include "game/tile.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mappa {

inline constexpr int MAX_TILES = 170;    // in one game
inline constexpr int MAX_SEGMENTS = 700; // of all tiles of one game together
inline constexpr int MAX_SITES = 64;     // monasteries
inline constexpr int ROTATIONS = 4;
inline constexpr int TABLE_EDGE = 126; // coordinates run from -126 to 126

enum class Figure : uint8_t { Meeple };
inline constexpr int FIGURES = 1;
inline constexpr std::array<const char*, FIGURES> FIGURE_NAME{"meeple"};

inline constexpr uint8_t NO_SEGMENT = 0xFF;

// What one side demands of the tile laid beside it, in two bits: 0 nothing, else the kind of side. A
// position's four demands make one byte, side s in bits 2s and 2s+1.
using Demand = uint8_t;
Demand demand_of(Kind side);
constexpr Demand at_side(Demand demand, int side) { return static_cast<Demand>(demand << 2 * side); }

// A feature of a tile that takes part in the game.
struct Segment {
  Kind kind;
  uint8_t feature; // its index in Tile::features
};

// Where features meet across a side: the road or city in its middle (0..3), or a half side (4..11).
inline constexpr int MEETINGS = SIDES + PORTS;

struct Join { // a segment of the tile laid meets one of the tile beyond a side
  uint8_t segment;
  uint8_t side;
  uint8_t meeting; // as the tile beyond has it
  uint8_t closes;  // open ends closed by it
};
using SideJoins = std::array<Join, 4>; // up to three

// A kind of tile turned one way.
struct Oriented {
  std::array<uint8_t, MEETINGS> segments; // by meeting
  std::array<Demand, SIDES> shows;        // what each side demands of the tile beyond it
  std::array<SideJoins, SIDES> joins;
  std::array<uint8_t, SIDES> join_counts;
  std::array<Kind, SIDES> sides;
  uint8_t kind; // index into Ruleset::kinds
};

struct Touch { // a field segment touching a city segment
  uint16_t field, city;
};
inline constexpr int MAX_TOUCHES = 16; // on one tile; they are copied eight at a time

struct TileKind {
  std::array<Demand, ROTATIONS> edges; // its sides in each rotation, written as demands
  std::array<uint8_t, 256> fits;       // by a position's demands: bit r for each rotation r that fits (B3)
  std::array<uint32_t, MAX_FEATURES> words;   // its segments' nodes when freshly laid (features.h)
  std::array<Segment, MAX_FEATURES> segments; // roads, then cities, then the monastery, then fields
  uint8_t size = 0;                           // number of segments
  uint8_t ways = 0;                           // of them, roads and cities
  uint8_t site = NO_SEGMENT;                  // the monastery
  bool closed = false;                        // a road or city that touches no side: complete at once
  bool twin = false;                          // two roads or two cities, which may end up in one feature
  uint8_t touch_count = 0;
  std::array<Touch, MAX_TOUCHES> touches{};
  Tile tile; // as printed
};

struct Ruleset {
  Setup setup;
  int players = 0;
  int meeples = 7;
  std::vector<TileKind> kinds;
  std::vector<Oriented> oriented; // kind * 4 + rotation
  std::vector<uint8_t> mix;       // kind of every tile in the game, the start tile apart, in a fixed order
  int start_kind = -1;            // -1: the mix has no start tile, the stack provides one
  int tile_limit = 0;             // tiles used, the start tile counted in

  const Oriented& turned(int kind, int rot) const {
    return oriented[static_cast<size_t>(kind * ROTATIONS + rot)];
  }
};

// `sets` are those that the setup names. Throws SetupError.
Ruleset make_ruleset(const Setup& setup, const std::vector<const TileSet*>& sets);

} // namespace mappa
