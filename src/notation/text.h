// Boards and tiles drawn as text, made from what the tiles' features and the maps say.
#pragma once

#include "data/map_file.h"
#include "game/position.h"
#include "notation/text_canvas.h"
#include "notation/text_layout.h"
#include "notation/text_raster.h"

#include <array>
#include <string>
#include <vector>

namespace mappa::notation {

// From the most readable to the smallest.
inline constexpr std::array<TileSize, 3> TILE_SIZES{{{11, 5}, {7, 3}, {5, 3}}};
inline constexpr TileSize LARGE_TILE = TILE_SIZES[0], SMALL_TILE = TILE_SIZES[1];

struct Label { // written on a feature: a player's figure, or the number of a choice
  int feature;
  std::string text;
  Pen pen;
};

Canvas draw_tile(const Tile& tile, int rot, TileSize size, const std::vector<Label>& labels,
                 int shade = 0); // neighbours differ in shade: 0, 1, or 2 for the tile placed last

struct Mark { // written on an empty square
  Square where;
  std::string text;
};

// Every tile and every square where one might go; of a map, the whole of it.
Window whole_board(const Ruleset& rules, const Position& position);

// A square and the eight round it, as far as the map goes.
Window around(const Ruleset& rules, Square where);

struct BoardText {
  Window window;
  TileSize size = SMALL_TILE;
  std::vector<Mark> marks;
  std::vector<Label> labels;          // on the tile placed last
  const data::MapFile* map = nullptr; // that the game is played on
  data::Language language = data::Language::En;
};

// The board with its coordinates; players' figures are shown by their letters. What is face down is shown
// face down, in every game.
Canvas draw_board(const Ruleset& rules, const Position& position, const BoardText& how);

// The most readable way to show the board on a screen of so many characters; 0 rows: as many as it takes.
// Where a map is too high, the part of it that is in play is shown; a part that is too high may scroll. What
// is too wide is cut, so that the tile placed last is seen.
BoardText fit_board(const Ruleset& rules, const Position& position, int columns, int rows);

// A player's colour, and the letter that tells the players apart without colour.
Pen player_pen(int player);
std::string player_letter(const Setup& setup, int player);

// What stands for trade goods on a city: "w".
std::string goods_letter(Goods goods);

// A chip colour, and the letter that stands for it: "p".
Pen chip_pen(int colour);
std::string chip_letter(int colour);

} // namespace mappa::notation
