// A board in the making: a grid of squares that gets ferries, large cities, towns, starts, borders, what the
// chips need, and its picture, in this order. Each step is a file of its own.
#pragma once

#include "data/map_file.h"
#include "mapmaking/grid.h"

#include <optional>

namespace mappa::mapmaking {

struct Candidate { // a real place and its square
  const Place* place = nullptr;
  At at;
  Spot pos; // in grid units
  double weight = 0;
};

struct Draft {
  const Site* site = nullptr;
  const Terrain* terrain = nullptr;
  const Terrain* afar = nullptr; // coarse, but far round the board
  Grid grid;
  data::MapFile file;
  std::vector<Candidate> places; // of the board's land, the weightiest first
  std::vector<int> printed;      // sides of each square with something printed beyond

  Map& map() { return file.map; }
  const Map& map() const { return file.map; }
  bool is_free(At at) const; // a plain square
  bool beside_city(At at) const;
  bool is_start(At at) const { return file.map.at(at) == Ground::Start; }
  bool is_sea(Spot grid_spot) const { return terrain->owner(grid.to_plane(grid_spot)) == SEA; }
  bool faced(At cell) const; // by a stub or a ferry
};

inline Spot middle(At at) { return {at.x + .5, at.y + .5}; }
inline Spot side_spot(const SideAt& side, double out = 0) { // the middle of a side, or a spot beyond
  const Spot from = middle(side.at), to = middle(faced_by(side));
  return {from.x + (to.x - from.x) * (.5 + out), from.y + (to.y - from.y) * (.5 + out)};
}
inline int steps(At a, At b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }
inline double round_spot(double value) { // two digits are enough for a picture
  return static_cast<double>(static_cast<long>(value * 100 + (value < 0 ? -.5 : .5))) / 100;
}
inline Spot rounded(Spot p) { return {round_spot(p.x), round_spot(p.y)}; }

Draft begin_draft(const Site& site, const Terrain& terrain, const Terrain& afar, const Grid& grid);
void join_parts(Draft& draft);                   // ferries to every part; what has none is taken away
void find_places(Draft& draft);                  // that have a square
bool place_cities(Draft& draft, Random& random); // false if not even the first finds room
void place_towns(Draft& draft, Random& random);
bool place_starts(Draft& draft);      // false if there is no town for one
void add_ferries(Draft& draft);       // short ways over bays
inline constexpr double FAR_SEA = 60; // squares that a ship may go to another land
void place_borders(Draft& draft, Random& random);
void place_chips(Draft& draft, ChipRules wished, Random& random); // none: what suits the land
void draw_picture(Draft& draft);
void draw_nature(Draft& draft); // rivers and mountains, within the picture's frame

// The name of what lies nearest to a spot of the board: a port or a place; empty if nothing is near.
data::Name name_near(const Draft& draft, Spot at, double most, const std::vector<std::string>& not_these,
                     bool off_board = false); // only of what has no square

// Of the nearest place that is not of the board's land.
data::Name name_abroad(const Draft& draft, Spot at, const std::vector<std::string>& not_these);

} // namespace mappa::mapmaking
