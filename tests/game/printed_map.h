// What a map prints, square by square, read from the Map alone: it shares no code with the core's reading.
#pragma once

#include "game/map.h"

#include <array>
#include <vector>

namespace mappa::proof {

inline constexpr int NONE = -1;

inline constexpr std::array<int, SIDES> EAST{0, 1, 0, -1}, SOUTH{-1, 0, 1, 0}; // one step over side N E S W

struct Print { // a printed feature: a large city, a ferry, a stub, or the field at a closed side (M5)
  Kind kind;
  int tiles = 0, coats = 0;    // M7, M8, M10
  std::vector<SideAt> meets{}; // the sides of squares for tiles where it goes on
  std::vector<At> squares{};   // those of a large city that it lies on
  int touches = NONE;          // a field: its city among the prints
};

struct Beyond {     // what is printed beyond a side of a square for tiles
  int print = NONE; // NONE: a plain border (M6), or nothing
  // The core lays what is printed as tiles 1, 2 ...: one for all plain borders, each square of the large
  // cities, the ferries, the stubs. 0: nothing is printed there.
  int thing = 0;
};

// Squares that a large city or a ferry connects: a tile on any of them opens all of them (M4, M8).
using Connection = std::vector<At>;

class Plan {
public:
  Plan() = default; // the free table, where nothing is printed
  explicit Plan(const Map& map);

  bool on_map() const { return !ground_.empty(); }
  int width() const { return width_; }
  int height() const { return height_; }

  bool takes_tile(int x, int y) const;
  bool is_large_city(int x, int y) const { return ground(x, y) == Ground::LargeCity; }
  bool is_town(int x, int y) const; // V1: starts too
  bool is_border(int x, int y, size_t side) const;
  Beyond beyond(int x, int y, size_t side) const;

  const std::vector<Print>& prints() const { return prints_; }
  const Print& print(int i) const { return prints_[static_cast<size_t>(i)]; }
  const std::vector<Connection>& connections() const { return connections_; }

private:
  Ground ground(int x, int y) const;
  void add(const LargeCity& city);
  void add(const Ferry& ferry);
  void add(const Border& stub);
  int add_print(const Print& print);
  void show(const SideAt& where, int print);

  int width_ = 0, height_ = 0, things_ = 1;
  std::vector<Ground> ground_;
  std::vector<std::array<Beyond, SIDES>> beyond_;
  std::vector<Print> prints_;
  std::vector<Connection> connections_;
};

} // namespace mappa::proof
