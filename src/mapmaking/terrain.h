// A plane as a raster: whose land is where, and where a board may have squares.
#pragma once

#include "mapmaking/shape.h"

#include <cstdint>
#include <vector>

namespace mappa::mapmaking {

inline constexpr int SEA = -1;

struct Shore { // a ring of some country's land, in the plane; holes are rings, too
  int country = 0;
  std::size_t number = 0; // of the country's rings
  Trail ring;
  Bounds bounds;
  double area = 0;
  bool home = false; // the board shows it
};

class Terrain {
public:
  // Home ends at `mask`, a convex ring; everywhere, if that is empty.
  Terrain(const std::vector<Shore>& shores, const Trail& mask, const Bounds& window, double pixel);

  int owner(Spot p) const; // a country, or SEA
  bool home(Spot p) const;
  bool shows(Spot p) const { return index(p) >= 0; }
  double pixel() const { return pixel_; }
  double home_area() const; // square kilometres
  const Bounds& window() const { return window_; }

private:
  struct Edge {
    Spot a, b;
  };
  long index(Spot p) const; // -1 outside of the window
  template <class Paint>
  void fill(const std::vector<const Shore*>& rings, Paint paint);

  Bounds window_;
  double pixel_;
  int width_, height_;
  std::vector<std::int16_t> owner_;
  std::vector<std::uint8_t> home_;
};

} // namespace mappa::mapmaking
