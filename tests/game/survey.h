// A board worked out from nothing: features by flood fill over what is printed on the tiles and the map, and
// the squares where a tile may go. It shares no code with the core, which keeps all this up to date tile by
// tile.
#pragma once

#include "facts.h"
#include "printed_map.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace mappa::proof {

struct Game { // what is played with
  const Ruleset& rules;
  const Map* map = nullptr; // none: the free table
  Plan plan = {};
};

inline constexpr int PRINTED = -2; // stands for a tile

struct Part { // a printed feature of a tile on the board; tile PRINTED: one of Plan::prints
  int tile, feature;
};

struct Whole { // a feature on the board
  Kind kind;
  size_t first_part, parts; // in Survey::parts
  int open_ends = 0;        // of a road or city; of a monastery: empty places round it
  int tiles = 0;            // each once; of a monastery: itself and those round it
  int coats = 0;
  int x = FAR, y = FAR; // its first square in reading order

  static constexpr int FAR = 1000; // of a stub or ferry alone

  bool complete() const { return kind != Kind::Field && open_ends == 0; } // B6-B8, B11
};

struct OpenSquare { // an empty square where a tile may go
  int x, y;
  std::array<int, SIDES> around;                // the tile at each side, or NONE
  std::array<std::optional<Kind>, SIDES> shown; // what that tile or the map shows there
};

struct Survey {
  std::vector<Whole> wholes;
  std::vector<Part> parts;
  std::vector<std::array<int, MAX_FEATURES>> whole_of; // by tile and feature
  std::vector<int> whole_of_print;
  std::vector<OpenSquare> open; // where a tile may go

  std::span<const Part> parts_of(const Whole& whole) const { return {&parts[whole.first_part], whole.parts}; }
  int whole_at(int tile, int feature) const; // NONE: plays no part
};

Survey survey(const Game& game, const std::vector<PlacedTile>& board);

// An empty square and what lies or is printed round it, whether or not a tile may go there.
OpenSquare look(const Game& game, const std::vector<PlacedTile>& board, At where);

// B13, B14: does a feature take part in the game, or is it decoration?
bool takes_part(const Ruleset& rules, Kind kind);

// B3.
bool fits(const Tile& tile, int rot, const OpenSquare& square);

// B12: the complete cities that touch a field, each once.
int cities_touching(const Game& game, const std::vector<PlacedTile>& board, const Survey& survey,
                    const Whole& field);

// V4: the uncovered towns beside the tiles of a road, each once; starts that wait are none (V1).
int towns_beside(const Game& game, const Facts& facts, const Survey& survey, const Whole& road);

// A feature's first tile and feature as one number, which it keeps while other tiles are laid.
int key_of(const Survey& survey, const Whole& whole);

} // namespace mappa::proof
