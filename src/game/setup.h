// What is decided before a game begins: the players, the tiles, the options.
#pragma once

#include "game/limits.h"
#include "game/map.h"
#include "game/seed.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace mappa {

namespace data {
struct MapFile;
}

struct TownVariants { // V2-V4
  bool extra_tile = false, cost = false, road_bonus = false;

  bool operator==(const TownVariants&) const = default;
};

// The rules of further expansions, each a switch of its own (I, T, A); the names are the protocol's.
struct Expansions {
  bool inns = false, cathedrals = false, large_meeple = false;
  bool builder = false, pig = false, trade_goods = false;
  bool abbot = false;

  bool operator==(const Expansions&) const = default;
};

// M3: where the start tile lies, with the river its spring, and how it is turned; what is not said is left to
// the rules.
struct StartTile {
  std::string at; // a start square's id
  std::optional<int> rot;

  bool operator==(const StartTile&) const = default;
};

// A map that no library has comes along with the setup; the rules know it by its id alone.
struct CarriedMap {
  std::shared_ptr<const data::MapFile> file; // null: the map is a library's

  bool operator==(const CarriedMap&) const { return true; } // the id says what is in it
};

struct Setup {
  std::vector<std::string> players;
  std::map<std::string, int> tiles{{"base", 1}}; // copies of each tile set
  std::optional<int> tile_limit;
  std::string map;                 // its id; empty: the free table
  CarriedMap carried{};            // that map, if it is not a library's
  std::vector<std::string> starts; // start squares to use (M3); empty: the seed picks
  StartTile start_tile;
  bool chips = false;                     // chips are played
  ChipRules chip_rules = ChipRules::None; // by these rules (C6); none: by the map's own
  bool chips_by_players = false;          // who lay them (C5), not the seed
  TownVariants town_variants;
  bool postman = false; // the postman's rules are played (P)
  Expansions expansions;
  std::optional<int> meeples; // B1: 7 each, on a map 9
  bool fields = true;         // B13
  Seed seed;
  bool analysis = false;

  bool operator==(const Setup&) const = default;
};

// A setup that cannot be played; the message says why.
struct SetupError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

} // namespace mappa
