// The geometry of a tile, made from its topology alone: walls, ways, gates, sites and figure spots.
#pragma once

#include "art/geometry.h"
#include "art/region.h"
#include "game/tile.h"

#include <optional>

namespace mappa::art {

struct CityShape {
  int feature = 0;
  uint8_t sides = 0;
  std::vector<Line> walls;      // vertices of each wall
  std::vector<Line> wall_lines; // the same, followed along their curves
  Line outline;
  std::vector<Point> bastions; // where walls meet a side
  std::vector<int> keeps;      // corners of the tile inside the city or at its point
  int point = -1;              // the corner a city reaches with a point, keeping two fields apart
  Point figure;
  Point arms;
};

enum class RoadEnd { Sides, Site, Crossing, Gate };
struct RoadShape {
  int feature = 0;
  bool through = false;  // has two sides
  bool straight = false; // between opposite sides
  RoadEnd end = RoadEnd::Sides;
  Curve curve;
  Line line;
};
struct RiverShape {
  int feature = 0;
  Curve curve;
  Line line;
};
struct Water {
  Disc disc;
  bool spring = false; // else a lake
};
struct Gate {
  Point at;
  int city = 0; // feature
  bool water = false;
};
struct Bridge {
  Point at;
  bool upright = false; // the upper way runs north-south
};

struct Layout {
  std::vector<CityShape> cities;
  std::vector<RoadShape> roads;
  std::vector<Line> lanes; // from a crossing to a city's gate
  std::vector<Disc> crossings;
  std::vector<RiverShape> rivers;
  std::vector<Water> waters;
  std::vector<Gate> gates;
  std::vector<Bridge> bridges;   // roads over rivers
  std::optional<Bridge> flyover; // a road over a road: the first road is the upper one
  std::optional<Point> monastery, post_office, inn;
  std::optional<Disc> garden; // with the room it has
  std::vector<Disc> reserved; // kept free of trees and farmers
  std::vector<Disc> spots;    // where a figure stands, by feature; for fields with the room around it
  Regions regions;
};

inline constexpr double WALL_ROUNDNESS = 0.155;

Layout layout(const Tile&);                                                 // unrotated
Layout turned(const Layout&, int quarters);                                 // clockwise
std::vector<uint8_t> field_regions(const Tile&, const Regions&, int field); // one, if the drawing is true

} // namespace mappa::art
