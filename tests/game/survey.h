// A board worked out from nothing: features by flood fill over what is printed on the tiles, and the squares
// beside them. It shares no code with the core, which keeps all this up to date tile by tile.
#pragma once

#include "facts.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace mappa::proof {

inline constexpr int NONE = -1;

struct Part { // a printed feature of a tile on the board
  int tile, feature;
};

struct Whole { // a feature on the board
  Kind kind;
  size_t first_part, parts; // in Survey::parts
  int open_ends = 0;        // of a road or city; of a monastery: empty places round it
  int tiles = 0;            // each once; of a monastery: itself and those round it
  int coats = 0;
  int x = 0, y = 0; // its first square in reading order

  bool complete() const { return kind != Kind::Field && open_ends == 0; } // B6-B8, B11
};

struct OpenSquare { // an empty square beside a tile
  int x, y;
  std::array<int, SIDES> around;                // the tile at each side, or NONE
  std::array<std::optional<Kind>, SIDES> shown; // what that tile shows there
};

struct Survey {
  std::vector<Whole> wholes;
  std::vector<Part> parts;
  std::vector<std::array<int, MAX_FEATURES>> whole_of; // by tile and feature; NONE: plays no part
  std::vector<OpenSquare> open;                        // where a tile may go

  std::span<const Part> parts_of(const Whole& whole) const { return {&parts[whole.first_part], whole.parts}; }
  int whole_at(int tile, int feature) const {
    return whole_of[static_cast<size_t>(tile)][static_cast<size_t>(feature)];
  }
};

Survey survey(const Ruleset& rules, const std::vector<PlacedTile>& board);

// B13, B14: does a feature take part in the game, or is it decoration?
bool takes_part(const Ruleset& rules, Kind kind);

// B3.
bool fits(const Tile& tile, int rot, const OpenSquare& square);

// B12: the complete cities that touch a field, each once.
int cities_touching(const Ruleset& rules, const std::vector<PlacedTile>& board, const Survey& survey,
                    const Whole& field);

} // namespace mappa::proof
