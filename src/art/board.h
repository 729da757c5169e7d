// A board as one SVG document: the free table or a map, tiles, figures, coordinates, players.
#pragma once

#include "art/figure.h"
#include "art/map.h"
#include "art/tile.h"

#include <optional>
#include <string>
#include <vector>

namespace mappa::art {

struct Cell {
  int x = 0; // grows east
  int y = 0; // grows south
};

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
  Chip upgraded = Chip::None;
};

struct PlayerLine {
  std::string name;
  int score = 0;
  std::string note; // below the name: figures left, who is to move
  bool active = false;
};

struct Scene {
  std::vector<PlacedTile> tiles;
  std::vector<PlacedFigure> figures; // those on a square without a tile are not drawn
  std::optional<Cell> last;          // the tile just placed
  std::string title;
  std::string caption;
  std::vector<PlayerLine> players; // in the order of their colours
  bool gardens = true;
  double pixels = 100;          // of one tile's side; below 90 the small drawings are taken
  const MapFile* map = nullptr; // under the tiles; null: the free table
  MapLook map_look;             // pixels and coordinates are the scene's
};

std::string draw_board(const Scene&);

} // namespace mappa::art
