// A game position: a plain value, cheap to copy, the same bits everywhere for the same setup and actions.
#pragma once

#include "game/chip.h"
#include "game/features.h"
#include "game/random.h"
#include "game/ruleset.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace mappa {

inline constexpr uint8_t NOBODY = 0xFF;
inline constexpr uint8_t NO_TILE = 0xFF;
static_assert(MAX_KINDS <= NO_TILE);

enum class Decision : uint8_t {
  LayChip,
  Draw,
  Tile,
  Redeem,
  Treat,
  Figure,
  Upgrade,
  Keep,
  Sell,
  BuyTurn,
  Over
};

// The empty squares where a tile may go: what they demand, and the tiles at their four sides (0: none).
struct Frontier {
  static constexpr int MAX = MAX_PLACES;
  static constexpr size_t UNREAD = MAX;             // an entry that is written to but never used
  static constexpr int ROOM = (MAX + 64) / 64 * 64; // to be read in blocks

  alignas(32) std::array<Square, ROOM> squares; // NOWHERE in entries that are not used
  alignas(32) std::array<Demand, ROOM> demands;
  std::array<Around, MAX + 2> around;
};

struct Laid {        // a tile on the board
  uint16_t oriented; // index into Ruleset::oriented
  Node first;        // its first segment's node
};

struct Standing { // a figure on the board, or free when player is NOBODY
  uint8_t player;
  uint8_t tile;        // index of the tile it stands on
  uint8_t segment : 5; // of that tile
  Figure figure : 3;
  uint8_t next; // the next figure on the same feature, or the next free one; 0: none
};

// A turn may have several tiles, in this order (X5).
enum Part : uint8_t { FIRST_TILE, BUILDERS_TILE, EXTRA_TILE };

struct Position {
  static constexpr int CHIP_ROOM = (CHIPS + 31) / 32 * 32; // to be read in blocks

  Decision decision;
  uint8_t decider; // whose decision it is
  uint8_t player;  // whose turn it is, or who lays a chip (C5)
  uint8_t in_hand; // kind of the tile drawn, or NO_TILE
  uint16_t turn;   // from 1; 0 while the players lay the chips (C5)
  uint16_t frontier_size;
  uint16_t nodes_used;
  uint8_t tiles_laid; // tiles are numbered from 1
  uint8_t stack_size;
  uint8_t discarded_size;
  uint8_t sites_open;
  uint8_t completed;       // roads and cities completed by the tile just placed
  uint8_t sites_completed; // and monasteries
  uint8_t free_standing;   // head of the list of free figure entries
  uint8_t standing_used;
  uint8_t part;         // of the turn
  uint8_t town_covered; // 1: in this turn, not by the extra tile (V2)
  uint8_t sold;         // 1: a wine has been sold this turn (FR2)
  uint8_t bought;       // 1: this turn was bought (GB2)
  uint8_t stacks_taken; // bit s: stack s turns up its next tile at the end of the turn (BX3)
  uint8_t treat;        // the chip to be laid as a treat (IB2), or NO_CHIP: its entry in `chips`
  uint64_t connected;   // bit t for each preprinted thing t with a tile beside it (M4, M8)

  Frontier frontier;
  // Bit t for each tile t with several roads, or several cities.
  std::array<uint64_t, MAX_TILES / 64 + 1> road_twins, city_twins;
  // bit t: tile t has an inn, a cathedral or goods that count
  std::array<uint64_t, MAX_TILES / 64 + 1> special_tiles;
  std::array<uint64_t, MAX_STANDING / 64 + 1> upgraded; // bit f: figure f stands on a chip (DE1)
  std::array<uint64_t, MAX_STANDING / 64 + 1> held; // bit f: figure f stays on a feature that was scored (P9)
  std::array<Word, MAX_SEGMENTS + MAX_FEATURES> nodes; // room to copy a whole tile's words at once
  std::array<Laid, MAX_TILES + 1> laid;
  uint32_t face_down; // bit i: nobody has seen chip i
  // Of the tiles laid; NOWHERE where there is none. A multiple of 32, to be read in blocks.
  std::array<Square, (MAX_TILES + 32) / 32 * 32> squares;
  std::array<Square, MAX_SITES> site_squares; // monasteries, from their placing until they are scored
  std::array<Node, MAX_SITES> site_nodes;
  // Of the chips; NOWHERE for one that has been taken, or left the game unseen (BX1).
  std::array<Square, CHIP_ROOM> chip_squares;
  std::array<int16_t, MAX_PLAYERS> scores;
  std::array<std::array<uint8_t, FIGURES>, MAX_PLAYERS> stash;
  // Kinds of tiles: the stack from the bottom up, and from the other end those put out of the game (B4).
  std::array<uint8_t, MAX_STACK> stack;
  std::array<uint8_t, MAX_TILES + 1> placed_by;
  std::array<Standing, MAX_STANDING + 1> standing; // entry 0 is not used
  std::array<Chip, CHIP_ROOM> chips;
  std::array<Hand, MAX_PLAYERS> hands;
  std::array<uint8_t, MAX_PLAYERS> isle; // meeples on the Isle of Man (GB2)
  // Tiles of the stacks on islands, bottom up (BX1).
  std::array<std::array<uint8_t, ISLAND_TILES>, COLOURS * ISLAND_STACKS> islands;
  std::array<uint8_t, COLOURS * ISLAND_STACKS> island_sizes;
  std::array<uint8_t, MAX_PLAYERS> asked; // postmen whose owners are to be asked, in this order (P9)
  uint8_t asked_size;
  uint8_t woken;      // 1: the turn's first tile extended what the player's builder stands on (T1)
  uint8_t river_ends; // open ones (R2)
  std::array<std::array<uint8_t, GOODS>, MAX_PLAYERS> goods; // tokens (T3)
  uint8_t waiting_starts;         // bit i: start i of the map gets its tile when the river is laid (R1)
  std::array<uint8_t, 13> unused; // no byte of a position is left to chance
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::has_unique_object_representations_v<Position>); // no padding
static_assert(sizeof(Position) <= 8192);
static_assert(Frontier::UNREAD < Frontier::ROOM && COLOURS * ISLAND_STACKS <= 8); // stacks_taken

} // namespace mappa
