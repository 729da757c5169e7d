#include "mapmaking/grid.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {
namespace {

constexpr int TRIALS = 420;                     // grids looked at
constexpr int SAMPLES = 6;                      // of a square, in a row
constexpr double FARTHEST_PART = 7;             // squares: what lies farther off has no ferry
constexpr int MOST_PARTS = 5, MOST_ISLANDS = 9; // on the board of a land, of islands

Grid lay(const Site& site, const Terrain& terrain, const Bounds& bounds, Random& random) {
  Grid grid;
  grid.size = site.size * (.93 + .15 * chance(random));
  const double turn = (chance(random) - .5) * .28 * (chance(random) < .4 ? 0 : 1); // up to eight degrees
  grid.sine = sine(turn);
  grid.cosine = cosine(turn);
  const Spot middle{(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2};
  const double half_x = (bounds.width() + std::abs(grid.sine) * bounds.height()) / 2;
  const double half_y = (bounds.height() + std::abs(grid.sine) * bounds.width()) / 2;
  grid.width = static_cast<int>(2 * half_x / grid.size) + 3;
  grid.height = static_cast<int>(2 * half_y / grid.size) + 3;
  const double x = -grid.width * grid.size / 2 + (chance(random) - .5) * grid.size;
  const double y = -grid.height * grid.size / 2 + (chance(random) - .5) * grid.size;
  grid.origin = {middle.x + grid.cosine * x - grid.sine * y, middle.y + grid.sine * x + grid.cosine * y};
  grid.on.assign(static_cast<std::size_t>(grid.width * grid.height), 0);
  for (int row = 0; row < grid.height; ++row)
    for (int column = 0; column < grid.width; ++column) {
      int land = 0;
      for (int j = 0; j < SAMPLES; ++j)
        for (int i = 0; i < SAMPLES; ++i)
          land += terrain.home(grid.to_plane({column + (i + .5) / SAMPLES, row + (j + .5) / SAMPLES}));
      grid.cover.push_back(land / static_cast<double>(SAMPLES * SAMPLES));
    }
  return grid;
}

// Those with the most land, in so far as they are half covered.
void choose_squares(Grid& grid, double threshold) {
  for (std::size_t i = 0; i < grid.cover.size(); ++i) grid.on[i] = grid.cover[i] >= threshold;
}

// Water all round, or hardly any land: what hangs by one side is taken away, holes are filled.
void smooth(Grid& grid) {
  for (int pass = 0; pass < 3; ++pass)
    for (int y = 0; y < grid.height; ++y)
      for (int x = 0; x < grid.width; ++x) {
        const std::size_t i = grid.index({x, y});
        const int beside = neighbours(grid, {x, y});
        if (grid.on[i] && beside == 1 && grid.cover[i] < .8) {
          bool alone = true; // the end of two squares in the sea stays
          for (int side = 0; side < SIDES; ++side)
            if (const At next = neighbour({x, y}, side); grid.has(next)) alone = neighbours(grid, next) == 1;
          if (!alone) grid.on[i] = 0;
        }
        if (!grid.on[i] && ((beside == 4 && grid.cover[i] > .1) || (beside == 3 && grid.cover[i] > .38)))
          grid.on[i] = 1;
      }
}

double part_gap(const std::vector<At>& a, const std::vector<At>& b) {
  double least = 1e30;
  for (const At& p : a)
    for (const At& q : b)
      least = std::min(least, distance({double(p.x), double(p.y)}, {double(q.x), double(q.y)}));
  return least;
}

// The largest part and those that ferries can join to it.
void keep_parts(Grid& grid, int most) {
  const std::vector<int> part = find_parts(grid);
  const int count = part.empty() ? 0 : *std::max_element(part.begin(), part.end());
  std::vector<std::vector<At>> parts(static_cast<std::size_t>(count));
  for (const At at : grid.squares()) parts[static_cast<std::size_t>(part[grid.index(at)] - 1)].push_back(at);
  std::stable_sort(parts.begin(), parts.end(),
                   [](const auto& a, const auto& b) { return a.size() > b.size(); });
  std::vector<At> kept;
  std::fill(grid.on.begin(), grid.on.end(), 0);
  grid.parts = 0;
  for (bool more = true; more;) {
    more = false;
    for (auto& squares : parts) {
      if (squares.empty() || grid.parts == most) continue;
      if (!kept.empty() && part_gap(kept, squares) > FARTHEST_PART) continue;
      if (squares.size() == 1 && grid.cover[grid.index(squares[0])] < .62) continue;
      for (const At at : squares) grid.on[grid.index(at)] = 1;
      kept.insert(kept.end(), squares.begin(), squares.end());
      squares.clear();
      ++grid.parts;
      more = true;
      break;
    }
  }
}

// Do the squares beside it hang together round its corners? Then nothing hangs on it.
bool is_joined_round(const Grid& grid, At at) {
  int beside = 0, corners = 0;
  for (int side = 0; side < SIDES; ++side) {
    const At next = neighbour(at, side), turn = neighbour(at, (side + 1) % SIDES);
    beside += grid.has(next);
    corners += grid.has(next) && grid.has(turn) && grid.has({next.x + turn.x - at.x, next.y + turn.y - at.y});
  }
  return beside - corners <= 1;
}

// How many squares the smaller sides of `at` have together, if it parts the board.
int hanging_on(const Grid& grid, At at) {
  if (is_joined_round(grid, at)) return 0;
  Grid without = grid;
  without.on[grid.index(at)] = 0;
  const std::vector<int> part = find_parts(without);
  std::vector<int> sizes;
  for (int side = 0; side < SIDES; ++side) {
    const At next = neighbour(at, side);
    if (!grid.has(next)) continue;
    const int number = part[grid.index(next)];
    const int size = static_cast<int>(std::count(part.begin(), part.end(), number));
    if (std::find(sizes.begin(), sizes.end(), number * 1000 + size) == sizes.end())
      sizes.push_back(number * 1000 + size);
  }
  int most = 0, all = 0;
  for (const int s : sizes) most = std::max(most, s % 1000), all += s % 1000;
  return all - most;
}

constexpr int MUCH = 3; // squares: a neck is where more hang on one

int count_necks(const Grid& grid) {
  int necks = 0;
  for (const At at : grid.squares()) necks += hanging_on(grid, at) > MUCH;
  return necks;
}

// A square beside the neck with some land, where that helps.
void widen_necks(Grid& grid) {
  int necks = count_necks(grid);
  for (int pass = 0; pass < 6 && necks > 0; ++pass) {
    int best = necks;
    double most = 0;
    At where{-1, -1};
    for (const At at : grid.squares()) {
      if (hanging_on(grid, at) <= MUCH) continue;
      for (int y = at.y - 1; y <= at.y + 1; ++y)
        for (int x = at.x - 1; x <= at.x + 1; ++x) {
          const At here{x, y};
          if (x < 0 || y < 0 || x >= grid.width || y >= grid.height || grid.has(here)) continue;
          if (grid.cover[grid.index(here)] < .12 || neighbours(grid, here) < 2) continue;
          Grid with = grid;
          with.on[grid.index(here)] = 1;
          const int left = count_necks(with);
          if (left < best || (left == best && left < necks && grid.cover[grid.index(here)] > most))
            best = left, most = grid.cover[grid.index(here)], where = here;
        }
    }
    if (where.x < 0) return;
    grid.on[grid.index(where)] = 1;
    necks = best;
  }
}

void measure(Grid& grid, double land) {
  double both = 0;
  for (const At at : grid.squares()) both += grid.cover[grid.index(at)];
  grid.overlap = both / (land / (grid.size * grid.size) + grid.count() - both);
}

int dead_ends(const Grid& grid) {
  int ends = 0;
  for (const At at : grid.squares()) ends += neighbours(grid, at) == 1;
  return ends;
}

bool is_within(const Grid& grid, At at) {
  return at.x >= 0 && at.y >= 0 && at.x < grid.width && at.y < grid.height;
}

// Small islands have many ends. One more square beside an end makes a block of it, where there is some land;
// an end without any is taken away.
void mend_ends(Grid& grid) {
  for (int pass = 0; pass < 24 && dead_ends(grid) > 0; ++pass) {
    std::vector<At> best;
    At barest{-1, -1};
    double most = .1, least = 2;
    for (const At end : grid.squares()) {
      if (neighbours(grid, end) != 1) continue;
      if (const double cover = grid.cover[grid.index(end)]; cover < least) least = cover, barest = end;
      int side = 0;
      while (!grid.has(neighbour(end, side))) ++side;
      for (const int turn : {1, 3}) {
        const At beside = neighbour(end, (side + turn) % SIDES), corner = neighbour(beside, side);
        if (!is_within(grid, beside) || !is_within(grid, corner) || grid.has(beside)) continue;
        std::vector<At> block{beside};
        if (!grid.has(corner)) block.push_back(corner);
        double cover = 0;
        for (const At at : block) cover += grid.cover[grid.index(at)] / static_cast<double>(block.size());
        if (cover > most) most = cover, best = block;
      }
    }
    if (best.empty()) grid.on[grid.index(barest)] = 0;
    for (const At at : best) grid.on[grid.index(at)] = 1;
  }
}

double merit(const Grid& grid) {
  return grid.overlap - .03 * grid.necks - .02 * std::max(0, dead_ends(grid) - 2) - .012 * (grid.parts - 1);
}

} // namespace

void tighten(Grid& grid) {
  int left = grid.width, top = grid.height, right = -1, bottom = -1;
  for (const At at : grid.squares()) {
    left = std::min(left, at.x), right = std::max(right, at.x);
    top = std::min(top, at.y), bottom = std::max(bottom, at.y);
  }
  Grid out = grid;
  out.width = right - left + 1;
  out.height = bottom - top + 1;
  out.origin = grid.to_plane({double(left), double(top)});
  out.on.clear();
  out.cover.clear();
  for (int y = top; y <= bottom; ++y)
    for (int x = left; x <= right; ++x) {
      out.on.push_back(grid.on[grid.index({x, y})]);
      out.cover.push_back(grid.cover[grid.index({x, y})]);
    }
  grid = std::move(out);
}

double chance(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

int Grid::count() const { return static_cast<int>(std::count(on.begin(), on.end(), 1)); }

std::vector<At> Grid::squares() const {
  std::vector<At> out;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      if (has({x, y})) out.push_back({x, y});
  return out;
}

int neighbours(const Grid& grid, At at) {
  int count = 0;
  for (int side = 0; side < SIDES; ++side) count += grid.has(neighbour(at, side));
  return count;
}

std::vector<int> find_parts(const Grid& grid) {
  std::vector<int> part(grid.on.size(), 0);
  int count = 0;
  for (const At first : grid.squares()) {
    if (part[grid.index(first)] != 0) continue;
    part[grid.index(first)] = ++count;
    std::vector<At> waiting{first};
    while (!waiting.empty()) {
      const At at = waiting.back();
      waiting.pop_back();
      for (int side = 0; side < SIDES; ++side)
        if (const At next = neighbour(at, side); grid.has(next) && part[grid.index(next)] == 0) {
          part[grid.index(next)] = count;
          waiting.push_back(next);
        }
    }
  }
  return part;
}

std::vector<Grid> search_grids(const Site& site, const Terrain& terrain, int least, int most, int wanted,
                               Random& random) {
  const Bounds bounds = site.home_bounds();
  const double land = terrain.home_area();
  const bool islands = site.extent == Extent::Together;
  const int most_found = islands ? most - 5 : most; // their ends take some more
  std::vector<Grid> found;
  for (int trial = 0; trial < TRIALS; ++trial) {
    Grid grid = lay(site, terrain, bounds, random);
    for (const double threshold : {.5, .45, .56, .4, .62}) {
      choose_squares(grid, threshold);
      smooth(grid);
      keep_parts(grid, islands ? MOST_ISLANDS : MOST_PARTS);
      if (const int count = grid.count(); count < least || count > most_found) continue;
      measure(grid, land);
      found.push_back(grid);
      break;
    }
  }
  const auto better = [](const Grid& a, const Grid& b) { return merit(a) > merit(b); };
  std::stable_sort(found.begin(), found.end(), better);
  if (found.size() > 16) found.resize(16);
  for (Grid& grid : found) {
    if (islands) mend_ends(grid);
    widen_necks(grid);
    grid.necks = count_necks(grid);
    measure(grid, land);
    tighten(grid);
  }
  found.erase(std::remove_if(found.begin(), found.end(),
                             [&](const Grid& g) {
                               return g.width > MAX_MAP_SIDE || g.height > MAX_MAP_SIDE ||
                                      g.count() > most + 2;
                             }),
              found.end());
  std::stable_sort(found.begin(), found.end(), better);
  if (found.size() > static_cast<std::size_t>(wanted)) found.resize(static_cast<std::size_t>(wanted));
  return found;
}

} // namespace mappa::mapmaking
