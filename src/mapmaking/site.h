// The land that a board is made of, in a plane: which coasts, places and ports, and how large its squares
// are.
#pragma once

#include "mapmaking/geography.h"
#include "mapmaking/projection.h"
#include "mapmaking/terrain.h"

#include <optional>
#include <stdexcept>

namespace mappa::mapmaking {

// What cannot be made, in plain words.
struct MakeError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

enum class Extent {
  Whole,    // all of the land, without what lies far overseas
  Part,     // what a board has room for, round the capital
  Around,   // with its neighbours, round the capital
  Together, // islands, closer together than they are
  Within    // what lies in a window that was asked for
};

struct DegreeWindow { // its sides are straight lines from corner to corner
  double west = 0, south = 0, east = 0, north = 0;
};

struct Sighted { // a place in the plane
  int place = 0; // in Geography::places
  Spot at;
  bool home = false; // in a country of the board
};

struct Haven { // a port in the plane
  int port = 0;
  Spot at;
};

struct Site {
  const Geography* geography = nullptr;
  std::vector<int> own;  // the countries asked for
  std::vector<int> home; // those with squares on the board
  Extent extent = Extent::Whole;
  Projection projection{Spot{}};
  std::vector<Shore> shores; // all that may come into the picture
  Trail mask;                // convex: home ends there; empty: nowhere
  std::vector<Sighted> places;
  std::vector<Haven> ports;
  double size = 0; // of a square, km

  bool is_home(int country) const;
  const Place& place(const Sighted& seen) const {
    return geography->places[static_cast<std::size_t>(seen.place)];
  }
  Bounds home_bounds() const; // of the land of the board
};

inline constexpr int MOST_ACROSS = 30;  // squares in a row or column; maps may have 32
inline constexpr int FEWEST_PLACES = 8; // for large cities and towns

// The countries and all round them, projected; no squares yet. Throws MakeError.
Site look_at(const Geography& geography, const std::vector<int>& countries,
             const std::optional<DegreeWindow>& within = std::nullopt);

// Land for so many squares in all, taken in this way; nothing if that does not suit it.
std::optional<Site> take(const Site& seen, Extent extent, int squares, std::size_t isles = 0);
bool has_land_neighbours(const Site& site);

} // namespace mappa::mapmaking
