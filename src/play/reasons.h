// Why one way to play a turn is better than another: what is true after it, with numbers. Every language has
// its own words for them.
#pragma once

#include "game/turn.h"

#include <span>
#include <vector>

namespace mappa::play {

enum class Why : uint8_t {
  Closes,
  ClosesFor,
  FewTiles,
  NoTile,
  Blocks,
  LastMeeple,
  IdleMeeple,
  Returns,
  FieldTaken,
  Farmer,
  FarmerGrows,
  Shares,
  TakesOver,
  Threatens,
  Leaves,
  Grows,
  Feeds,
  Chip,
  Postman,
  Goods
};
inline constexpr std::array<const char*, 20> WHY_NAME{
    "closes",  "closes_for",  "few_tiles", "no_tile",      "blocks",  "last_meeple", "idle_meeple",
    "returns", "field_taken", "farmer",    "farmer_grows", "shares",  "takes_over",  "threatens",
    "leaves",  "grows",       "feeds",     "chip",         "postman", "goods"};

struct Fact {
  Why why;
  bool of_best = false;    // it speaks of the best line, else of the one played
  Kind kind = Kind::River; // of the feature; of none: River
  uint8_t player = NOBODY;
  int n = -1, m = -1, points = -1; // -1: does not say

  bool operator==(const Fact&) const = default;
};

// What is true of the position after a line; what weighs most first.
std::vector<Fact> facts_after(const Ruleset& rules, const Position& position, std::span<const Action> line);

// What speaks against the line played and for the best one, and is not true of both; at most four.
std::vector<Fact> reasons_between(const Ruleset& rules, const Position& position,
                                  std::span<const Action> played, std::span<const Action> best);

} // namespace mappa::play
