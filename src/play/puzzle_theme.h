// What a puzzle is about, and why its best line is the best: what the positions say, with numbers.
#pragma once

#include "play/evaluation.h"
#include "play/lines.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mappa::play {

enum class Theme : uint8_t { Fields, Stealing, Blocking, Endgame, Chips, Postman, Building };
inline constexpr std::array<const char*, 7> THEME_NAME{"fields", "stealing", "blocking", "endgame",
                                                       "chips",  "postman",  "building"};

enum class Cause : uint8_t {
  Scores, // it brings points at once
  Steals, // what was another's alone is the player's alone, and worth that
  Shares, // what was another's alone is the player's, too
  Field,  // a figure goes to a field that brings that much now
  Dead,   // what another builds can be completed no more; it would have brought that
  Chip,   // it takes a chip with that number
  Post,   // a postman is sent, put or called
  Saves,  // of points at the end: so many more to be expected than with the next best line
  Costs   // so many fewer for the best of the others
};
inline constexpr std::array<const char*, 9> CAUSE_NAME{"scores", "steals", "shares", "field", "dead",
                                                       "chip",   "post",   "saves",  "costs"};

struct Because {
  Cause why;
  Kind kind;  // of the feature it is about, if it is about one
  int points; // or what the chip shows

  bool operator==(const Because&) const = default;
};

struct Told {
  std::vector<Theme> themes; // the first says most
  std::vector<Because> why;  // the most telling first

  bool operator==(const Told&) const = default;
};

// What is told of a puzzle's best line; `more` is by how much the final scores expected after it are more
// than after the next best one.
Told told_of(const Ruleset& rules, const Position& position, const Line& line, const Values& more);

} // namespace mappa::play
