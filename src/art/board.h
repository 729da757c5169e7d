// A board as one SVG document: the free table or a map, tiles, figures, chips, coordinates, players.
#pragma once

#include "art/chip.h"
#include "art/figure.h"
#include "art/map.h"
#include "art/tile.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace mappa::art {

using Cell = At; // of the map; on the free table the start tile lies at (0, 0)

struct PlacedTile {
  const Tile* tile = nullptr;
  Cell at;
  int rot = 0;
  int copy = 0; // how many of its kind were laid before it
};

struct PlacedFigure {
  int player = 0;
  FigureKind kind = FigureKind::Meeple;
  Cell at;
  int feature = 0; // of the tile there
  bool held = false;
  std::optional<mappa::Colour> upgraded = {}; // the chip it stands on
};

struct PlacedChip {
  Cell at;
  ChipFace face;
};

struct TileStack { // on an island off the grid (BX1)
  mappa::Colour island = mappa::Colour::Purple;
  size_t place = 0;           // of the island's two
  const Tile* open = nullptr; // null: none is turned up
  int face_down = 0;          // tiles below it
};

struct ChipGroup { // chips before a player that belong together
  std::vector<ChipFace> chips;
  bool wine = false; // they can be sold (FR1)
};

struct PlayerLine {
  std::string name;
  int score = 0;
  std::string note; // below the name: figures left, who is to move
  bool active = false;
  std::vector<ChipGroup> chips = {};
  int isle = 0;                         // meeples on the Isle of Man (GB2)
  std::vector<FigureKind> figures = {}; // left, besides meeples
  std::array<int, GOODS> goods = {};    // tokens (T3)
};

struct Scene {
  std::vector<PlacedTile> tiles;
  std::vector<PlacedFigure> figures; // those on a square without a tile are not drawn
  std::vector<PlacedChip> chips;     // on the map
  std::vector<TileStack> stacks;
  std::optional<Cell> last; // the tile just placed
  std::string title;
  std::string caption;
  std::vector<PlayerLine> players; // in the order of their colours
  bool gardens = true;
  double pixels = 100;                // of one tile's side; below 90 the small drawings are taken
  const data::MapFile* map = nullptr; // under the tiles; null: the free table
  MapLook map_look; // its theme is the whole picture's; pixels and coordinates are the scene's
};

std::string draw_board(const Scene&);

// Layers of it.
std::string draw_tiles(const Scene&); // with one shadow for all
std::string draw_figures(const Scene&);

} // namespace mappa::art
