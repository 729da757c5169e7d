#include "art/region.h"

#include <algorithm>
#include <cmath>

namespace mappa::art {

uint8_t Regions::at(double x, double y) const {
  if (x < 0 || y < 0 || x >= GRID || y >= GRID) return 0;
  return cell[static_cast<size_t>(static_cast<int>(y) * GRID + static_cast<int>(x))];
}

static Point cell_middle(int i) {
  const int column = i % GRID, row = i / GRID;
  return {column + .5, row + .5};
}

static void fill(Regions& regions, int start, uint8_t region) {
  std::vector<int> open{start};
  regions.cell[static_cast<size_t>(start)] = region;
  int size = 0;
  while (!open.empty()) {
    int at = open.back(), x = at % GRID;
    open.pop_back();
    ++size;
    for (auto [next, valid] :
         {std::pair{at - 1, x > 0}, std::pair{at + 1, x < GRID - 1}, std::pair{at - GRID, at >= GRID},
          std::pair{at + GRID, at < GRID * (GRID - 1)}})
      if (valid && regions.cell[static_cast<size_t>(next)] == UINT8_MAX) {
        regions.cell[static_cast<size_t>(next)] = region;
        open.push_back(next);
      }
  }
  regions.size.push_back(size);
}

Regions flood(const std::function<bool(Point)>& blocked) {
  Regions out;
  for (int i = 0; i < GRID * GRID; ++i)
    out.cell[static_cast<size_t>(i)] = blocked(cell_middle(i)) ? 0 : UINT8_MAX;
  for (int i = 0; i < GRID * GRID; ++i)
    if (out.cell[static_cast<size_t>(i)] == UINT8_MAX) {
      if (out.size.size() == UINT8_MAX)
        out.cell[static_cast<size_t>(i)] = 0; // crumbs beyond counting
      else
        fill(out, i, static_cast<uint8_t>(out.size.size()));
    }
  return out;
}

Regions turned(const Regions& regions, int quarters) {
  Regions out;
  out.size = regions.size;
  for (int i = 0; i < GRID * GRID; ++i) {
    Point from = turn(cell_middle(i), 4 - (quarters & 3));
    out.cell[static_cast<size_t>(i)] = regions.at(from.x, from.y);
  }
  return out;
}

// A point in line with the last two takes the place of the last.
static void add_straight(Line& line, Point p) {
  if (line.size() > 1) {
    Point a = line[line.size() - 2], b = line.back();
    if ((b.x - a.x) * (p.y - b.y) == (b.y - a.y) * (p.x - b.x)) line.pop_back();
  }
  line.push_back(p);
}

// Walks along the sides of the cells with the region at its right hand.
std::vector<Line> outlines(const Regions& regions, const std::vector<uint8_t>& wanted) {
  constexpr int EAST = 0, AHEAD[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}}; // clockwise
  auto in = [&](int x, int y) {
    uint8_t region = regions.at(x, y);
    return region && std::find(wanted.begin(), wanted.end(), region) != wanted.end();
  };
  std::vector<bool> seen(GRID * GRID); // northern sides walked along, by their cells
  std::vector<Line> out;
  for (int start = 0; start < GRID * GRID; ++start) {
    int x = start % GRID, y = start / GRID;
    if (!in(x, y) || in(x, y - 1) || seen[static_cast<size_t>(start)]) continue;
    Line ring;
    int way = EAST;
    do { // at the corner (x, y) of the grid
      auto [dx, dy] = AHEAD[way];
      if (way == EAST) seen[static_cast<size_t>(y * GRID + x)] = true;
      add_straight(ring, {x + dx * .5, y + dy * .5});
      x += dx, y += dy;
      auto cell = [&](int turn) { // beside the next side, when one has turned so
        auto [ax, ay] = AHEAD[(way + turn) % 4];
        int right = (way + turn + 1) % 4;
        return in(x + (ax + AHEAD[right][0] - 1) / 2, y + (ay + AHEAD[right][1] - 1) / 2);
      };
      if (!cell(0))
        way = (way + 1) % 4; // the region ends: to the right
      else if (cell(3))
        way = (way + 3) % 4; // it widens: to the left
    } while (x != start % GRID || y != start / GRID || way != EAST);
    out.push_back(ring);
  }
  return out;
}

// Every 15 degrees, written out to the last bit: ties are frequent here and all machines must agree.
static constexpr Point DIRECTION[24] = {
    {1.0, 0.0},
    {0.9659258262890683, 0.25881904510252074},
    {0.8660254037844387, 0.49999999999999994},
    {0.7071067811865476, 0.7071067811865475},
    {0.5000000000000001, 0.8660254037844386},
    {0.25881904510252074, 0.9659258262890683},
    {6.123233995736766e-17, 1.0},
    {-0.25881904510252063, 0.9659258262890683},
    {-0.4999999999999998, 0.8660254037844387},
    {-0.7071067811865475, 0.7071067811865476},
    {-0.8660254037844387, 0.49999999999999994},
    {-0.9659258262890682, 0.258819045102521},
    {-1.0, 1.2246467991473532e-16},
    {-0.9659258262890683, -0.2588190451025208},
    {-0.8660254037844388, -0.4999999999999997},
    {-0.7071067811865479, -0.7071067811865471},
    {-0.5000000000000004, -0.8660254037844384},
    {-0.25881904510252063, -0.9659258262890683},
    {-1.8369701987210297e-16, -1.0},
    {0.2588190451025203, -0.9659258262890684},
    {0.5000000000000001, -0.8660254037844386},
    {0.7071067811865474, -0.7071067811865477},
    {0.8660254037844384, -0.5000000000000004},
    {0.9659258262890681, -0.25881904510252157},
};

int clearance(const Regions& regions, Point from, const std::function<bool(uint8_t)>& wanted, int most) {
  int best = most;
  for (Point step : DIRECTION) {
    for (int r = 1; r < best; ++r) {
      double x = from.x + step.x * r, y = from.y + step.y * r;
      if (x < 0 || y < 0 || x >= GRID || y >= GRID) break;
      if (!wanted(regions.at(x, y))) best = r;
    }
  }
  return best;
}

Disc roomiest(const Regions& regions, const RoomWish& wish, const std::vector<Disc>& reserved) {
  Disc best{CENTRE, 0};
  double best_worth = -1e9;
  for (int y = 6; y <= 94; ++y)
    for (int x = 6; x <= 94; ++x) {
      if (!wish.wanted(regions.at(x, y))) continue;
      Point p{static_cast<double>(x), static_cast<double>(y)};
      double room = std::min({x, y, GRID - x, GRID - y}) * .9 + 2;
      for (const Disc& disc : reserved) room = std::min(room, distance(p, disc.at) - disc.r);
      double far = distance(p, wish.pull) * .06;
      auto worth = [&] { return std::min(room, wish.enough + 6) - far; };
      if (worth() <= best_worth + 1e-9) continue; // can only shrink: spare the search
      room = std::min(room, static_cast<double>(clearance(regions, p, wish.wanted)));
      if (worth() <= best_worth + 1e-9) continue;
      best = {p, room};
      best_worth = worth();
    }
  return best;
}

} // namespace mappa::art
