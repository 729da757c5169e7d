// What the parts of a tile's drawing share while it is made.
#pragma once

#include "art/chance.h"
#include "art/tile.h"

namespace mappa::art {

struct Upright { // drawn in the order of the feet
  Point foot;
  std::string svg;
  bool may_hide = true; // stands behind a wall that is close in front of it
};

// Things of the land are chosen as discs in the unrotated tile and stand upright in the turned disc, so that
// fields, hedges and trees turn with the tile.
struct Sketch {
  const Tile& tile;
  const Layout& flat; // unrotated
  const Layout& now;  // as the tile lies
  TileLook look;
  Chance chance;                          // of the land
  std::vector<Disc> used = flat.reserved; // unrotated
  std::vector<Upright> things = {};

  bool small() const { return look.detail == Detail::Small; }
  double ink() const { return ink_line(look.detail); }
  Point turned(Point p) const { return turn(p, look.rot); }
  bool is_free(Point middle, double r, double margin) const;
  void put(Point foot, std::string svg) { things.push_back({foot, std::move(svg)}); }
};

std::string draw_land(Sketch&); // meadow, washes, crops, grass
std::string draw_rivers(const Sketch&);
std::string draw_roads(Sketch&); // and crossings and bridges
void add_villages(Sketch&);      // houses at crossings
void add_nature(Sketch&);        // farm details, hedgerows, trees
std::string draw_city(Sketch&, const CityShape&, Chance&);

} // namespace mappa::art
