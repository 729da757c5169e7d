// The squares of a board on the land: their size, place and turn.
#pragma once

#include "game/map.h"
#include "game/random.h"
#include "mapmaking/site.h"

namespace mappa::mapmaking {

struct Grid {
  double size = 1;             // of a square, km
  Spot origin;                 // of [0,0] in the plane
  double sine = 0, cosine = 1; // of the turn
  int width = 0, height = 0;
  std::vector<std::uint8_t> on; // row by row: squares of the board
  std::vector<double> cover;    // how much of each is land of the board
  double overlap = 0;           // of squares and land: intersection over union
  int necks = 0;                // squares on which much hangs alone
  int parts = 0;                // that ferries must join

  Spot to_plane(Spot u) const {
    const double x = u.x * size, y = u.y * size;
    return {origin.x + cosine * x - sine * y, origin.y + sine * x + cosine * y};
  }
  Spot to_grid(Spot p) const {
    const double x = p.x - origin.x, y = p.y - origin.y;
    return {(cosine * x + sine * y) / size, (cosine * y - sine * x) / size};
  }
  std::size_t index(At at) const { return static_cast<std::size_t>(at.y * width + at.x); }
  bool has(At at) const { // also outside of the grid
    return at.x >= 0 && at.y >= 0 && at.x < width && at.y < height && on[index(at)] != 0;
  }
  int count() const;
  std::vector<At> squares() const;
};

// The number of each square's part, 1 for the first; 0 where there is no square.
std::vector<int> find_parts(const Grid& grid);
int neighbours(const Grid& grid, At at);

// The best so many grids with least..most squares in all, best first; none if there is none.
std::vector<Grid> search_grids(const Site& site, const Terrain& terrain, int least, int most, int wanted,
                               Random& random);

void tighten(Grid& grid); // without empty rows and columns at its rim

double chance(Random& random); // 0 to 1

} // namespace mappa::mapmaking
