// Rivers and mountains: what the picture shows of them on land, in grid units. No rule looks at them.
#include "mapmaking/draft.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {
namespace {

constexpr double RIVER_STEP = .12,
                 RIVER_BEND = .04; // squares: of a river that is followed, of a bend that is drawn
constexpr double SHORTEST_RIVER = 1.3, RIVER_BEYOND = .6;
constexpr std::size_t MOST_RIVERS = 16, MOST_PEAKS = 14;
constexpr double PEAKS_APART = 1.4; // peaks

struct View {
  const data::Frame& frame;

  bool holds(Spot p, double more) const {
    return p.x > frame.left - more && p.x < frame.right + more && p.y > frame.top - more &&
           p.y < frame.bottom + more;
  }
};

double river_length(const Trail& trail) {
  double sum = 0;
  for (std::size_t i = 1; i < trail.size(); ++i) sum += distance(trail[i - 1], trail[i]);
  return sum;
}

// Its pieces on land within the window.
std::vector<Trail> pieces_of(const Draft& draft, const Trail& river, const View& window) {
  std::vector<Trail> out;
  bool open = false;
  const auto follow = [&](Spot p) {
    const bool seen = window.holds(p, RIVER_BEYOND) && !draft.is_sea(p);
    if (seen && !open) out.emplace_back();
    if (seen) out.back().push_back(p);
    open = seen;
  };
  for (std::size_t i = 0; i < river.size(); ++i) {
    if (i > 0 && (window.holds(river[i], 2) || window.holds(river[i - 1], 2))) {
      const Spot a = river[i - 1], b = river[i];
      const int steps = static_cast<int>(distance(a, b) / RIVER_STEP);
      for (int s = 1; s <= steps; ++s) {
        const double t = s / static_cast<double>(steps + 1);
        follow({a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t});
      }
    }
    follow(river[i]);
  }
  return out;
}

void draw_rivers(Draft& draft, const View& window) {
  std::vector<data::RiverPicture> found;
  for (const River& river : draft.site->geography->rivers) {
    Trail line;
    for (const Spot& degrees : river.line)
      if (const auto p = draft.site->projection(degrees)) line.push_back(draft.grid.to_grid(*p));
    if (line.size() < river.line.size()) continue;
    for (Trail& piece : pieces_of(draft, line, window)) {
      if (river_length(piece) < SHORTEST_RIVER) continue;
      piece = simplified(piece, RIVER_BEND);
      for (Spot& p : piece) p = rounded(p);
      found.push_back({data::Name(river.name), std::move(piece)});
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return river_length(a.path) > river_length(b.path); });
  if (found.size() > MOST_RIVERS) found.resize(MOST_RIVERS);
  draft.file.picture.rivers = std::move(found);
}

// The highest first, on plain squares and off the board.
void draw_peaks(Draft& draft, const View& window) {
  std::vector<const Peak*> high;
  for (const Peak& peak : draft.site->geography->peaks) high.push_back(&peak);
  std::stable_sort(high.begin(), high.end(),
                   [](const Peak* a, const Peak* b) { return a->metres > b->metres; });
  auto& drawn = draft.file.picture.peaks;
  for (const Peak* peak : high) {
    const auto p = draft.site->projection(peak->at);
    if (!p || drawn.size() == MOST_PEAKS) continue;
    const Spot at = draft.grid.to_grid(*p);
    const At square{static_cast<int>(std::floor(at.x)), static_cast<int>(std::floor(at.y))};
    const Ground ground = draft.map().at(square);
    if (!window.holds(at, -.4) || draft.is_sea(at)) continue;
    if (ground != Ground::Plain && ground != Ground::Outside) continue;
    if (std::all_of(drawn.begin(), drawn.end(),
                    [&](const data::PlacePicture& other) { return distance(other.pos, at) > PEAKS_APART; }))
      drawn.push_back({data::Name(peak->name), rounded(at)});
  }
}

} // namespace

void draw_nature(Draft& draft) {
  if (draft.site->extent == Extent::Together) return; // they would lie where their islands were
  const View window{draft.file.picture.frame};
  draw_rivers(draft, window);
  draw_peaks(draft, window);
}

} // namespace mappa::mapmaking
