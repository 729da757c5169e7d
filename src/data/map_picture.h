// What people see and read of a map: names, coasts, the ways of ferries. No rule looks at it.
#pragma once

#include "data/language.h"
#include "game/map.h"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace mappa::data {

struct Spot { // in grid units: the square [x,y] goes from x to x+1 and from y to y+1
  double x = 0, y = 0;
};
using Trail =
    std::vector<Spot>; // straight from spot to spot; a ring closes, whether its end repeats its begin or not

struct PlacePicture { // a town, a large city, the Isle of Man
  Name name;
  Spot pos; // the true position
};
struct BorderPicture {
  Name to, place; // the country or region; the crossing or port, which may be empty
};
struct FerryPicture {
  Name name;
  Trail path; // from side to side; empty: as you like
};
struct WavePicture {
  Name name;
  At at;
};
struct StackIsland { // off the grid (BX1)
  Name name;
  Colour colour = Colour::Purple;
  std::array<Spot, ISLAND_STACKS> stacks; // top left corners of 1x1
  Trail ring;
};
struct LakePicture {
  Name name;
  Trail ring;
};
struct RiverPicture {
  Name name;
  Trail path;
};
struct NeighbourPicture {
  Name name;
  Spot label;
  std::vector<Trail> rings;
};
struct Frame { // the window which the picture covers
  double left = 0, top = 0, right = 0, bottom = 0;
};

// Where a map stands among others.
inline constexpr std::array REGIONS{"europe", "asia", "africa", "north_america", "south_america", "oceania"};

struct MapPicture {
  Name name;
  std::string region; // one of REGIONS; may be empty
  // In the order of the map's own lists.
  std::vector<PlacePicture> towns, large_cities;
  std::vector<BorderPicture> borders;
  std::vector<FerryPicture> ferries;
  std::vector<Name> islands;

  std::vector<WavePicture> waves;
  std::vector<StackIsland> stack_islands; // none or one of each colour
  std::optional<PlacePicture> isle_of_man;
  Frame frame;
  std::vector<Trail> outline;       // rings
  std::vector<Trail> inner_borders; // lines
  std::vector<LakePicture> lakes;
  std::vector<RiverPicture> rivers;
  std::vector<PlacePicture> peaks; // of mountains
  std::vector<NeighbourPicture> neighbours;
};

} // namespace mappa::data
