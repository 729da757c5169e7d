#include "art/wall.h"

#include <algorithm>
#include <array>

namespace mappa::art {
namespace {

constexpr double WALL_INSET = 5; // a wall meets a side this far from its corner

Point side_start(int side) { return turn(Point{WALL_INSET, 0}, side); }
Point side_end(int side) { return turn(Point{100 - WALL_INSET, 0}, side); }

// An end is pinched when the side beyond its corner is another city's: both keep to their side of the
// diagonal.
struct Pinch {
  bool start = false;
  bool end = false;
};

Line joined(std::initializer_list<Line> parts) {
  Line out;
  for (const Line& part : parts) out.insert(out.end(), part.begin(), part.end());
  return out;
}

Line cap_wall(Pinch pinch) { // around the north side
  double depth = pinch.start && pinch.end ? 27 : pinch.start || pinch.end ? 30 : 34;
  Line east = pinch.end ? Line{{80, 11}, {64, 24}} : Line{{88, 18}, {70, 31}};
  Line west = pinch.start ? Line{{36, 24}, {20, 11}} : Line{{30, 31}, {12, 18}};
  return joined({{{95, 0}}, east, {{50, depth}}, west, {{5, 0}}});
}

Line corner_wall(Pinch pinch) { // around west and north
  double middle = pinch.start && pinch.end ? 43 : pinch.start || pinch.end ? 46 : 50.5;
  Line north = pinch.end ? Line{{80, 10}, {58, 28}} : Line{{87, 18}, {67, 33}};
  Line west = pinch.start ? Line{{28, 58}, {10, 80}} : Line{{33, 67}, {18, 87}};
  return joined({{{95, 0}}, north, {{middle, middle}}, west, {{0, 95}}});
}

Line bite_wall(bool city_in_it) { // from east to west, with a field or another city in the south
  if (city_in_it) return {{100, 95}, {89, 79}, {71, 65}, {50, 60}, {29, 65}, {11, 79}, {0, 95}};
  return {{100, 95}, {83, 88}, {65, 79.5}, {50, 77.5}, {35, 79.5}, {17, 88}, {0, 95}};
}

// A city with a point has two walls, one on either side of the point.
using WallPair = std::array<Line, 2>;

WallPair walls_to_south_east_from_north() {
  return {Line{{95, 0}, {86, 22}, {80, 46}, {86, 68}, {100, 91}},
          Line{{91, 100}, {74, 80}, {56, 58}, {33, 39}, {12, 18}, {5, 0}}};
}

WallPair walls_to_south_east_from_west_and_north() {
  Line east{{95, 0}, {85, 18}, {73, 36}, {71, 52}, {82, 70}, {100, 91}}, south;
  for (auto p = east.rbegin(); p != east.rend(); ++p) south.push_back({p->y, p->x});
  return {east, south};
}

WallPair mirrored(const WallPair& walls) { // west for east
  WallPair out;
  for (size_t i : {0u, 1u})
    for (auto p = walls[i].rbegin(); p != walls[i].rend(); ++p) out[1 - i].push_back({100 - p->x, p->y});
  return out;
}

// Two half sides at one corner that belong to different fields are kept apart by a city's point; -1: nowhere.
int corner_between_fields(const Tile& tile) {
  std::array<int, PORTS> field;
  field.fill(-1);
  for (size_t i = 0; i < tile.features.size(); ++i)
    for (size_t port = 0; port < PORTS; ++port)
      if (tile.features[i].kind == Kind::Field && tile.features[i].ports >> port & 1)
        field[port] = static_cast<int>(i);
  for (size_t corner = 0; corner < 4; ++corner) {
    int before = field[(2 * corner + 7) % 8], after = field[2 * corner];
    if (before >= 0 && after >= 0 && before != after) return static_cast<int>(corner);
  }
  return -1;
}

using Run = std::vector<int>; // neighbouring sides of one city, clockwise

std::vector<Run> runs_of(uint8_t sides) {
  auto has = [&](int side) { return sides >> (side & 3) & 1; };
  std::vector<Run> runs;
  for (int side = 0; side < SIDES; ++side) {
    if (!has(side) || has(side + 3)) continue;
    runs.push_back({side});
    while (has(runs.back().back() + 1)) runs.back().push_back((runs.back().back() + 1) & 3);
  }
  return runs;
}

bool reaches(const Run& run, int corner) { // as the recipes of points go
  int from_last = (corner - run.back() + 4) & 3;
  return run.size() == 2 ? from_last == 2 : run.size() == 1 && (from_last == 2 || from_last == 3);
}

WallPair walls_with_point(const Run& run, int corner) {
  WallPair walls =
      run.size() == 2 ? walls_to_south_east_from_west_and_north() : walls_to_south_east_from_north();
  if (run.size() == 1 && ((corner - run.back() + 4) & 3) == 3) walls = mirrored(walls);
  return {turn(walls[0], run.back()), turn(walls[1], run.back())};
}

Line plain_wall(const Run& run, size_t runs, Pinch pinch) {
  int last = run.back();
  if (runs == 1 && run.size() == 1) return turn(cap_wall(pinch), last);
  if (runs == 1 && run.size() == 2) return turn(corner_wall(pinch), last);
  return turn(bite_wall(pinch.end), last + 3);
}

// Where a figure stands and where arms or goods hang.
void place_spots(CityShape& city, const std::vector<Run>& runs) {
  size_t count = 0;
  for (const Run& run : runs) count += run.size();
  int quarters = runs.empty() ? 0 : runs[0].back();
  auto put = [&](Point figure, Point arms, int by) {
    city.figure = turn(figure, by);
    city.arms = turn(arms, by);
  };
  if (city.sides == 0xF)
    put({50, 56}, {24, 26}, 0);
  else if (count == 3)
    put({56, 42}, {25, 34}, quarters + 3);
  else if (runs.size() == 2)
    put({56, 50}, {22, 49}, runs[0][0] == 0 ? 1 : 0);
  else if (count == 2)
    put(city.point >= 0 ? Point{52, 40} : Point{44, 27}, {20, 42}, quarters);
  else
    put({50, 15}, {27, 13}, quarters);
}

void add_wall(CityShape& city, const Line& wall) {
  city.walls.push_back(wall);
  city.wall_lines.push_back(flatten(smooth(wall, WALL_ROUNDNESS)));
  city.outline.insert(city.outline.end(), city.wall_lines.back().begin(), city.wall_lines.back().end());
}

CityShape shape_of(const Tile& tile, int feature, int corner) {
  CityShape city;
  city.feature = feature;
  city.sides = tile.features[static_cast<size_t>(feature)].sides;
  std::vector<Run> runs = runs_of(city.sides);
  if (city.sides == 0xF) {
    city.outline.assign(std::begin(CORNER), std::end(CORNER));
    city.keeps = {0, 1, 2, 3};
  }
  auto foreign = [&](int side) {
    return tile.sides[static_cast<size_t>(side & 3)] == Kind::City && !(city.sides >> (side & 3) & 1);
  };
  for (const Run& run : runs) {
    city.bastions.push_back(side_start(run.front()));
    city.bastions.push_back(side_end(run.back()));
    city.outline.push_back(side_start(run.front()));
    for (size_t i = 1; i < run.size(); ++i) {
      city.keeps.push_back(run[i]);
      city.outline.push_back(CORNER[run[i]]);
    }
    if (corner >= 0 && runs.size() == 1 && reaches(run, corner)) {
      city.point = corner;
      WallPair walls = walls_with_point(run, corner);
      add_wall(city, walls[0]);
      city.outline.push_back(CORNER[corner]);
      add_wall(city, walls[1]);
    } else
      add_wall(city, plain_wall(run, runs.size(), {foreign(run.front() + 3), foreign(run.back() + 1)}));
  }
  if (city.point >= 0) city.keeps.push_back(city.point);
  place_spots(city, runs);
  return city;
}

} // namespace

std::vector<CityShape> city_shapes(const Tile& tile) {
  int corner = corner_between_fields(tile);
  std::vector<CityShape> out;
  for (size_t i = 0; i < tile.features.size(); ++i)
    if (tile.features[i].kind == Kind::City && tile.features[i].sides != 0)
      out.push_back(shape_of(tile, static_cast<int>(i), corner));
  return out;
}

} // namespace mappa::art
