// The parts of a tile that are neither city nor way, found by flooding a grid of unit cells.
#pragma once

#include "art/geometry.h"

#include <array>
#include <cstdint>
#include <functional>

namespace mappa::art {

inline constexpr int GRID = 100;
inline constexpr Point PORT_PROBE[8] = {{25, .5},   {75, .5},   {99.5, 25}, {99.5, 75},
                                        {75, 99.5}, {25, 99.5}, {.5, 75},   {.5, 25}};

struct Regions {
  std::array<uint8_t, GRID * GRID> cell{}; // 0: city, way or site; else the number of a region
  std::vector<int> size{0};                // cells of each region

  uint8_t at(double x, double y) const; // 0 outside the tile
};

Regions flood(const std::function<bool(Point)>& blocked);
Regions turned(const Regions&, int quarters);

// The rings round some regions, going through the middles of their cells' sides, so that slants are straight.
std::vector<Line> outlines(const Regions&, const std::vector<uint8_t>& wanted);

// The cell with the most room among those of the wanted regions, which matter most near `pull`.
struct RoomWish {
  std::function<bool(uint8_t)> wanted;
  double enough = 0; // more room than this plus 6 counts no more
  Point pull = CENTRE;
};
Disc roomiest(const Regions&, const RoomWish&, const std::vector<Disc>& reserved);

// Distance to the nearest unwanted cell, looking in 24 directions.
int clearance(const Regions&, Point, const std::function<bool(uint8_t)>& wanted, int most = 40);

} // namespace mappa::art
