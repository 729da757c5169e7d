// A setup made ready to play: every kind of tile in all four rotations, and the options. Immutable, shared.
#pragma once

#include "game/map.h"
#include "game/setup.h"
#include "game/square.h"
#include "game/tile.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mappa {

inline constexpr int ROTATIONS = 4;

enum class Figure : uint8_t { Meeple, Postman, Large, Abbot, Builder, Pig };
inline constexpr int FIGURES = 6;
inline constexpr std::array<const char*, FIGURES> FIGURE_NAME{"meeple", "postman", "large",
                                                              "abbot",  "builder", "pig"};
inline constexpr std::array<const char*, FIGURES> FIGURE_WORD{"meeple", "postman", "large meeple",
                                                              "abbot",  "builder", "pig"};
static_assert(MAX_FIGURES == MAX_MEEPLES + FIGURES - 1);

inline constexpr uint8_t NO_SEGMENT = 0xFF;
inline constexpr uint8_t NO_COLOUR = 0xFF;

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
struct alignas(32) Oriented {
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

// What every placement reads comes first, in as few cache lines as may be.
struct alignas(64) TileKind {
  std::array<uint32_t, MAX_FEATURES> words;   // its segments' nodes when freshly laid (features.h)
  std::array<Segment, MAX_FEATURES> segments; // roads, then cities, then the site, then fields
  std::array<Demand, ROTATIONS> edges;        // its sides in each rotation, written as demands
  uint8_t size = 0;                           // number of segments
  uint8_t roads = 0;                          // of them
  uint8_t ways = 0;                           // roads and cities
  uint8_t site = NO_SEGMENT;                  // the monastery, post office or garden
  bool closed = false;                        // a road or city that touches no side: complete at once
  bool road_twin = false;                     // several roads, which may end up in one
  bool city_twin = false;                     // several cities
  bool river = false;                         // a river runs over it (R)
  uint8_t touch_count = 0;
  std::array<uint16_t, FIGURES> stands{}; // bit s: such a figure may stand on segment s
  uint16_t noted = 0;                     // bit s: segment s has an inn or a cathedral that counts (I2, I3)
  uint16_t traded = 0;                    // bit s: segment s has goods that count (T3)
  std::array<Touch, MAX_TOUCHES> touches{};
  std::array<uint8_t, 256> fits; // by a position's demands: bit r for each rotation r that fits (B3)
  Tile tile;                     // as printed
};

// X7: roads, cities, monasteries and the like; fields only come at the end.
int scoring_order(Kind kind);

// The tiles at the four sides of a square, 0: none.
using Around = std::array<uint8_t, SIDES>;

// Squares of a map: bit x of row y.
using Rows = std::array<uint32_t, MAX_MAP_SIDE>;
static_assert(MAX_MAP_SIDE <= 32);

// What a map prints, made ready to play. Each preprinted thing is laid before the first tile, as a tile of a
// kind of its own: one that stands for all plain border sides, the squares of large cities, ferries, stubs.
// So a tile beside one fits and joins as beside any other.
struct Printed {
  struct Here { // a square
    Demand demand = 0;
    Around around{};          // preprinted things at its sides
    uint64_t connections = 0; // bit t for each thing t beside it that opens squares
    uint8_t places = 0;       // squares round it, up to eight (M11)
    uint8_t borders = 0;      // bit s: side s is a plain border (M6)
    bool takes_tile = false;
    bool town = false;         // an unused start is one too (V1)
    bool abroad = false;       // a stub with a coat of arms lies beside it (FR3)
    uint8_t grape = NO_COLOUR; // of its town (FR4)
    uint8_t coats = 0;         // of an island square (IB1)
  };
  struct Thing {
    uint16_t oriented = 0;
    Square square = NOWHERE;   // of a large city
    uint8_t joined = 0;        // the large city's other square, laid before
    std::vector<Square> opens; // squares that may be used once a tile lies beside it (M4, M8)
    uint64_t connects = 0;     // bit t for itself and the large city's other square
  };
  int width = 0;
  int squares = 0;           // that take tiles
  std::vector<Here> here;    // row by row
  std::vector<Thing> things; // laid as tiles 1, 2 ...
  std::vector<Square> towns;
  std::vector<std::string> town_ids; // of the same
  std::vector<Square> starts;        // that may be used, in the map's order
  int starts_used = 0;
  int start_tile_at = -1;          // of them, the one that gets the start tile; -1: the first used (M3)
  int start_tile_rot = -1;         // how it is turned; -1: the first way that fits
  uint8_t border = 0;              // the thing that stands for every plain border side (M6)
  uint64_t connections = 0;        // bit t for each thing t that opens squares
  std::vector<Square> chip_places; // where a chip may lie, whatever the starts (C2)
  std::array<std::vector<Square>, COLOURS> chip_squares; // or must lie (GB1)
  std::array<Rows, COLOURS> tracks{};                    // where treats of a colour may be laid (IB2)

  const std::string& town_id(Square town) const {
    return town_ids[static_cast<size_t>(std::find(towns.begin(), towns.end(), town) - towns.begin())];
  }
  const Here& at(Square s) const { return here[static_cast<size_t>(y_of(s) * width + x_of(s))]; }
};

struct Position;

struct Ruleset {
  Setup setup;
  int players = 0;
  std::array<uint8_t, FIGURES> figures{}; // each player's at the start
  std::vector<TileKind> kinds;            // of tiles, then of preprinted things
  int tile_kinds = 0;
  std::vector<Oriented> oriented; // kind * 4 + rotation
  // On a map: by the sides that are plain borders, how many ends of each of the first four segments they
  // close, a byte each.
  using BorderEnds = std::array<uint32_t, 1 << SIDES>;
  std::vector<BorderEnds> border_ends; // kind * 4 + rotation
  std::vector<uint8_t> mix;   // kind of every tile in the game, the start tile apart, in a fixed order
  int start_kind = -1;        // -1: the mix has no start tile, the stack provides one
  int spring = -1;            // the kind of the river's first tile, with which the game begins (R1)
  std::vector<uint8_t> river; // kinds of the river's tiles between spring and lake, forks last (R1)
  int forks = 0;              // of them
  int lake = -1;              // the kind of the river's last tile
  int tile_limit = 0;         // tiles used, the start tile counted in
  bool on_map = false;
  bool covering_matters = false;     // something may happen when a tile covers a square (C3, IB1, V2, V3)
  ChipRules chips = ChipRules::None; // that are played
  int chips_laid = 0;                // at the start; the others leave the game unseen (BX1)
  bool meeples_only = true;          // nothing else is done in the figure step than putting one
  bool worthies = false;             // inns or cathedrals count (I2, I3)
  bool chips_marked = false;         // the map marks where they lie (GB1)
  bool colours_open = false;         // of face-down chips (GB1, C6)
  int island_stacks = 0;             // of tiles, on the three islands together (BX1)
  Printed printed;                   // empty on the free table

  std::shared_ptr<const Position> before; // the first tile: what every game begins with

  // Numbers of tiles below are preprinted things of the map.
  int river_size() const { return static_cast<int>(river.size()) + (lake >= 0 ? 1 : 0); } // but the spring
  // M2: some tiles of the mix are not played, and nobody knows which.
  bool boxed() const {
    const auto unused = static_cast<int>(mix.size()) + (start_kind >= 0 ? 1 : 0) + river_size() - tile_limit;
    return unused > 0 && !setup.analysis;
  }
  bool has(Figure figure) const { return figures[static_cast<size_t>(figure)] != 0; }
  size_t first_tile() const { return printed.things.size() + 1; }
  const Oriented& turned(int kind, int rot) const {
    return oriented[static_cast<size_t>(kind * ROTATIONS + rot)];
  }
};

// `sets` are those that the setup names, `map` the one it names or null. Throws SetupError.
Ruleset make_ruleset(const Setup& setup, const std::vector<const TileSet*>& sets, const Map* map = nullptr);

// Adds a kind of tile in its four rotations and returns its index.
int add_kind(Ruleset& rules, const Tile& tile);

} // namespace mappa
