#include "notation/text_raster.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <deque>

namespace mappa::notation {

namespace {

constexpr int NORTH = 0, EAST = 1, SOUTH = 2, WEST = 3;

struct Point { // of the tile's square, from -1 to 1
  double x, y;
};

Point centre_of(TileSize size, int column, int row) {
  return {(2.0 * column + 1) / size.width - 1, (2.0 * row + 1) / size.height - 1};
}

double depth(Point p, int side) { // 0 at the side, 2 at the opposite one
  switch (side) {
  case NORTH: return 1 + p.y;
  case EAST: return 1 - p.x;
  case SOUTH: return 1 - p.y;
  default: return 1 + p.x;
  }
}

// A flat arch over a whole side: one city, or the fields that a city on the other three leaves.
bool in_arch(Point p, int side) {
  const double along = side % 2 == 0 ? p.x : p.y;
  return depth(p, side) < 0.7 * (1 - along * along);
}

bool in_city(Point p, uint8_t sides) {
  const int first = std::countr_zero(sides);
  switch (std::popcount(sides)) {
  case 0: return p.x * p.x + p.y * p.y < 0.2;
  case 1: return in_arch(p, first);
  case 2:
    if (sides == 0b0101) return std::abs(p.x) < 0.4 + 0.5 * p.y * p.y;
    if (sides == 0b1010) return std::abs(p.y) < 0.4 + 0.5 * p.x * p.x;
    return depth(p, first) + depth(p, 31 - std::countl_zero(uint32_t{sides})) < 1.7;
  case 3: return !in_arch(p, std::countr_zero(static_cast<uint8_t>(~sides & 0xF)));
  default: return true;
  }
}

class Drawing {
public:
  Drawing(const Tile& tile, int rot, TileSize size) : tile_(tile), rot_(rot) {
    raster_.size = size;
    const auto cells = static_cast<size_t>(size.width * size.height);
    raster_.feature.assign(cells, FREE);
    raster_.arms.assign(cells, 0);
    cities();
    ways();
    site();
    fields();
  }

  Raster take() { return std::move(raster_); }

private:
  static constexpr int FREE = -2;

  int& at(int column, int row) { return raster_.feature[static_cast<size_t>(raster_.cell(column, row))]; }
  int width() const { return raster_.size.width; }
  int height() const { return raster_.size.height; }
  int middle_column() const { return width() / 2; }
  int middle_row() const { return height() / 2; }
  const Feature& feature(int i) const { return tile_.features[static_cast<size_t>(i)]; }
  int features() const { return static_cast<int>(tile_.features.size()); }
  uint8_t sides(int i) const { return turn_sides(feature(i).sides, rot_); }

  template <class Each>
  void for_each_cell(Each each) {
    for (int row = 0; row < height(); ++row)
      for (int column = 0; column < width(); ++column) each(column, row);
  }

  void cities() {
    for (int i = 0; i < features(); ++i)
      if (feature(i).kind == Kind::City)
        for_each_cell([&](int column, int row) {
          if (at(column, row) == FREE && in_city(centre_of(raster_.size, column, row), sides(i)))
            at(column, row) = i;
        });
  }

  // Roads before rivers, and of each those that run through before those that end on the tile.
  std::vector<int> ways_in_order() const {
    std::vector<int> list;
    for (int i = 0; i < features(); ++i)
      if (feature(i).kind == Kind::Road || feature(i).kind == Kind::River) list.push_back(i);
    std::stable_sort(list.begin(), list.end(), [&](int a, int b) {
      const auto rank = [&](int i) {
        return 2 * (feature(i).kind == Kind::River) + (std::popcount(feature(i).sides) < 2);
      };
      return rank(a) < rank(b);
    });
    return list;
  }

  void ways() {
    const std::vector<int> list = ways_in_order();
    int& centre = at(middle_column(), middle_row());
    for (int i : list) {
      const uint8_t mask = sides(i);
      const bool through = std::popcount(mask) > 1;
      const bool straight = mask == 0b0101 || mask == 0b1010;
      if (through && centre >= 0 && feature(centre).kind != Kind::City && !straight) {
        bend_beside(i, mask);
        continue;
      }
      for (int side = 0; side < SIDES; ++side)
        if (mask >> side & 1) arm(i, side);
      if (through && centre == FREE) {
        centre = i;
        arms_at(middle_column(), middle_row()) = mask;
      }
    }
    meet(list);
  }

  uint8_t& arms_at(int column, int row) {
    return raster_.arms[static_cast<size_t>(raster_.cell(column, row))];
  }

  void line(int i, int column, int row, uint8_t arms) {
    if (at(column, row) != FREE) return;
    at(column, row) = i;
    arms_at(column, row) = arms;
  }

  // From the middle of a side to just before the centre.
  void arm(int i, int side) {
    const int c = middle_column(), r = middle_row();
    if (side == NORTH)
      for (int row = 0; row < r; ++row) line(i, c, row, 0b0101);
    if (side == SOUTH)
      for (int row = height() - 1; row > r; --row) line(i, c, row, 0b0101);
    if (side == WEST)
      for (int column = 0; column < c; ++column) line(i, column, r, 0b1010);
    if (side == EAST)
      for (int column = width() - 1; column > c; --column) line(i, column, r, 0b1010);
  }

  // A second bend on the tile: its corner lies one column off the centre, so that the two do not touch.
  void bend_beside(int i, uint8_t mask) {
    const int shift = mask >> EAST & 1 ? 1 : -1;
    const int column = middle_column() + shift;
    arm(i, mask >> EAST & 1 ? EAST : WEST);
    at(column, middle_row()) = i;
    arms_at(column, middle_row()) = mask;
    if (mask >> NORTH & 1)
      for (int row = 0; row < middle_row(); ++row) line(i, column, row, 0b0101);
    else
      for (int row = middle_row() + 1; row < height(); ++row) line(i, column, row, 0b0101);
  }

  // Ways that end at the centre: several make a crossing, a single one just ends there.
  void meet(const std::vector<int>& list) {
    int& centre = at(middle_column(), middle_row());
    if (list.empty() || centre != FREE) return;
    uint8_t all = 0;
    for (int i : list) all = static_cast<uint8_t>(all | sides(i));
    centre = list.size() > 1 ? NO_FEATURE : list.front();
    arms_at(middle_column(), middle_row()) = all;
  }

  // A building stands at the centre unless a way runs through it; then beside, where there is room.
  void site() {
    for (int i = 0; i < features(); ++i) {
      const Kind kind = feature(i).kind;
      if (kind != Kind::Monastery && kind != Kind::PostOffice && kind != Kind::Garden) continue;
      const int centre = raster_.cell(middle_column(), middle_row());
      const bool ending = std::popcount(arms_at(middle_column(), middle_row())) < 2;
      const int in = raster_.feature[static_cast<size_t>(centre)];
      const bool city = in >= 0 && feature(in).kind == Kind::City;
      int where = ending && !city ? centre : roomiest_cell(raster_, FREE, {});
      if (where < 0) where = centre;
      for (int cell = where - 1; cell <= where + 1; ++cell) {
        const auto c = static_cast<size_t>(cell);
        if (cell == where || (where == centre && raster_.feature[c] == FREE)) {
          raster_.feature[c] = i;
          raster_.arms[c] = 0;
        }
      }
    }
  }

  // The free cells along each half side belong to its field; the others to the nearest of these.
  void fields() {
    std::deque<int> queue;
    for (const bool upright : {true, false}) // east and west have few cells: corners are theirs first
      for (int i = 0; i < features(); ++i)
        for (int port = 0; port < PORTS; ++port)
          if ((port / 2 % 2 == 1) == upright && turn_ports(feature(i).ports, rot_) >> port & 1)
            start_field(i, port, queue);
    spread(queue);
    for (int i = 0; i < features(); ++i) {
      if (roomiest_cell(raster_, i, {}) >= 0) continue; // nowhere yet: a field enclosed, or squeezed out
      const int free = roomiest_cell(raster_, FREE, {});
      const int where = free >= 0 ? free : seam();
      if (where < 0) continue;
      raster_.feature[static_cast<size_t>(where)] = i;
      raster_.arms[static_cast<size_t>(where)] = 0;
      queue.push_back(where);
      spread(queue);
    }
    for (int& f : raster_.feature)
      if (f == FREE) f = NO_FEATURE;
  }

  // The cell nearest to the centre, off the rim, where two features meet and that can be spared.
  int seam() {
    int best = -1;
    double nearest = 1e9;
    for (int row = 1; row + 1 < height(); ++row)
      for (int column = 1; column + 1 < width(); ++column) {
        const int own = at(column, row);
        const bool meets = at(column, row - 1) != own || at(column, row + 1) != own ||
                           at(column - 1, row) != own || at(column + 1, row) != own;
        if (!meets || std::ranges::count(raster_.feature, own) < 2) continue;
        const Point p = centre_of(raster_.size, column, row);
        if (const double far = std::hypot(p.x, p.y); far < nearest) {
          nearest = far;
          best = raster_.cell(column, row);
        }
      }
    return best;
  }

  void start_field(int i, int port, std::deque<int>& queue) {
    const int side = port / 2;
    const bool second = port % 2 == 1; // the clockwise half
    const bool flat = side == NORTH || side == SOUTH;
    const int length = flat ? width() : height();
    const bool upper = side == NORTH || side == EAST ? second : !second; // the half with higher coordinates
    for (int k = upper ? length / 2 + 1 : 0; k < (upper ? length : length / 2); ++k) {
      const int column = flat ? k : side == WEST ? 0 : width() - 1;
      const int row = flat ? (side == NORTH ? 0 : height() - 1) : k;
      if (at(column, row) != FREE) continue;
      at(column, row) = i;
      queue.push_back(raster_.cell(column, row));
    }
  }

  void spread(std::deque<int>& queue) {
    while (!queue.empty()) {
      const int cell = queue.front();
      queue.pop_front();
      const int column = cell % width(), row = cell / width();
      for (const auto& [dx, dy] : {std::pair{0, -1}, {1, 0}, {0, 1}, {-1, 0}}) {
        const int c = column + dx, r = row + dy;
        if (c < 0 || r < 0 || c >= width() || r >= height() || at(c, r) != FREE) continue;
        at(c, r) = at(column, row);
        queue.push_back(raster_.cell(c, r));
      }
    }
  }

  const Tile& tile_;
  int rot_;
  Raster raster_;
};

} // namespace

Raster rasterise(const Tile& tile, int rot, TileSize size) { return Drawing(tile, rot, size).take(); }

int roomiest_cell(const Raster& raster, int feature, const std::vector<int>& taken) {
  const int width = raster.size.width, height = raster.size.height;
  const int cells = static_cast<int>(raster.feature.size());
  int best = -1;
  double best_room = -1;
  for (int cell = 0; cell < cells; ++cell) {
    if (raster.feature[static_cast<size_t>(cell)] != feature) continue;
    if (std::find(taken.begin(), taken.end(), cell) != taken.end()) continue;
    const int column = cell % width, row = cell / width;
    const int border = std::min({column + 1, width - column, 2 * (row + 1), 2 * (height - row)});
    double room = 1.5 * border; // better not at the rim, where a neighbour's feature goes on
    for (int other = 0; other < cells; ++other) {
      if (raster.feature[static_cast<size_t>(other)] == feature) continue;
      room = std::min(room, std::hypot(other % width - column, 2 * (other / width - row)));
    }
    // Among equals the one nearest to the centre.
    const Point p = centre_of(raster.size, column, row);
    room -= 0.1 * std::hypot(p.x, p.y);
    if (room > best_room) {
      best_room = room;
      best = cell;
    }
  }
  return best;
}

} // namespace mappa::notation
