// The picture: coasts, neighbours, inner borders and lakes, in grid units, as far as the frame shows them.
#include "mapmaking/draft.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {
namespace {

constexpr double PICTURE_MARGIN = 2,
                 SIDE_MARGIN = 2.6; // of the frame round the grid: names and tracks stand at its sides
constexpr double BEYOND = .8;       // coasts go on outside of the frame, where nobody sees them end
constexpr double FINEST = .035;     // squares: bends smaller than this are not drawn
constexpr double LEAST_ISLAND = .012, LEAST_LAKE = .12; // square units

data::Frame frame_of(const Draft& draft) {
  data::Frame frame{-SIDE_MARGIN, -PICTURE_MARGIN, draft.grid.width + SIDE_MARGIN,
                    draft.grid.height + PICTURE_MARGIN};
  const auto hold = [&](Spot p) {
    frame.left = std::min(frame.left, std::floor(p.x - .4)),
    frame.right = std::max(frame.right, std::ceil(p.x + .4));
    frame.top = std::min(frame.top, std::floor(p.y - .4)),
    frame.bottom = std::max(frame.bottom, std::ceil(p.y + .4));
  };
  for (const auto& island : draft.file.picture.stack_islands)
    for (const Spot& p : island.ring) hold(p);
  if (const auto& isle = draft.file.picture.isle_of_man)
    hold({isle->pos.x - .6, isle->pos.y - .5}), hold({isle->pos.x + .6, isle->pos.y + .5});
  return frame;
}

Trail box_ring(const data::Frame& frame, double more) {
  return {{frame.left - more, frame.top - more},
          {frame.right + more, frame.top - more},
          {frame.right + more, frame.bottom + more},
          {frame.left - more, frame.bottom + more}};
}

Trail to_grid(const Draft& draft, const Trail& plane) {
  Trail out;
  for (const Spot& p : plane) out.push_back(draft.grid.to_grid(p));
  return out;
}

Trail finished(const Trail& ring, double least) { // empty if it is too small to be seen
  if (ring.size() < 3 || std::abs(signed_area(ring)) < least) return {};
  Trail out = simplified(ring, FINEST);
  for (Spot& p : out) p = rounded(p);
  return out.size() < 3 ? Trail{} : out;
}

// Off the coasts and off the board: where a name has room.
Spot label_spot(const Draft& draft, const data::Frame& frame, const std::vector<Trail>& rings) {
  Spot best{rings[0][0]};
  double most = -1;
  for (double y = frame.top + .6; y <= frame.bottom - .6; y += .35)
    for (double x = frame.left + .9; x <= frame.right - .9; x += .35) {
      bool within = false;
      double clear = 2.5;
      for (const Trail& ring : rings) {
        if (!inside({x, y}, ring)) continue;
        within = true;
        for (std::size_t i = 0; i < ring.size(); ++i)
          clear = std::min(clear, distance_to_segment({x, y}, ring[i], ring[(i + 1) % ring.size()]));
      }
      if (!within) continue;
      for (const At at : draft.grid.squares()) {
        const Spot m = middle(at);
        clear = std::min(clear, std::max(std::abs(m.x - x) * .6, std::abs(m.y - y)) - .3);
      }
      if (clear > most) most = clear, best = {x, y};
    }
  return rounded({std::clamp(best.x, frame.left + .5, frame.right - .5),
                  std::clamp(best.y, frame.top + .5, frame.bottom - .5)});
}

// Home, or of a neighbour what the frame shows of it. Home ends at the mask: beyond it the same country is a
// neighbour of its own board.
void draw_land(Draft& draft) {
  data::MapPicture& picture = draft.file.picture;
  const Trail window = box_ring(picture.frame, BEYOND);
  const Site& site = *draft.site;
  std::vector<int> neighbours;
  for (const Shore& shore : site.shores) {
    const Trail ring = clipped(to_grid(draft, shore.ring), window);
    if (ring.empty()) continue;
    const bool home = site.extent == Extent::Within ? shore.home : site.is_home(shore.country);
    if (home) {
      const Trail own = site.mask.empty()
                            ? ring
                            : clipped(clipped(to_grid(draft, shore.ring), to_grid(draft, site.mask)), window);
      if (Trail drawn = finished(own, LEAST_ISLAND); !drawn.empty())
        picture.outline.push_back(std::move(drawn));
    }
    if ((!home || !site.mask.empty()) &&
        std::find(neighbours.begin(), neighbours.end(), shore.country) == neighbours.end())
      neighbours.push_back(shore.country);
  }
  for (const int country : neighbours) {
    data::NeighbourPicture neighbour;
    neighbour.name = site.geography->countries[static_cast<std::size_t>(country)].name;
    for (const Shore& shore : site.shores)
      if (shore.country == country)
        if (Trail drawn = finished(clipped(to_grid(draft, shore.ring), window), LEAST_ISLAND); !drawn.empty())
          neighbour.rings.push_back(std::move(drawn));
    if (neighbour.rings.empty()) continue;
    neighbour.label = label_spot(draft, picture.frame, neighbour.rings);
    picture.neighbours.push_back(std::move(neighbour));
  }
}

// Lines that two countries of the board share.
void draw_inner_borders(Draft& draft) {
  const Site& site = *draft.site;
  const Geography& geography = *site.geography;
  if (site.home.size() < 2 || site.extent == Extent::Together) return;
  std::vector<int> users(geography.lines.size(), 0);
  for (const int country : site.home)
    for (const auto& ring : geography.countries[static_cast<std::size_t>(country)].rings)
      for (const int line : ring) ++users[static_cast<std::size_t>(line < 0 ? ~line : line)];
  const data::Frame& f = draft.file.picture.frame;
  const Bounds window{f.left, f.top, f.right, f.bottom};
  for (std::size_t i = 0; i < users.size(); ++i) {
    if (users[i] < 2) continue;
    Trail line;
    for (const Spot& degrees : geography.lines[i])
      if (const auto p = site.projection(degrees))
        if (site.mask.empty() || inside(*p, site.mask)) line.push_back(draft.grid.to_grid(*p));
    for (Trail& piece : cut(line, window)) {
      piece = simplified(piece, FINEST);
      for (Spot& p : piece) p = rounded(p);
      draft.file.picture.inner_borders.push_back(std::move(piece));
    }
  }
}

void draw_lakes(Draft& draft) {
  const Trail window = box_ring(draft.file.picture.frame, BEYOND);
  if (draft.site->extent == Extent::Together) return;
  for (const Lake& lake : draft.site->geography->lakes) {
    Trail ring;
    for (const Spot& degrees : lake.ring)
      if (const auto p = draft.site->projection(degrees)) ring.push_back(draft.grid.to_grid(*p));
    if (ring.size() != lake.ring.size()) continue;
    if (Trail drawn = finished(clipped(ring, window), LEAST_LAKE); !drawn.empty())
      draft.file.picture.lakes.push_back(
          {data::Name(lake.name.empty() ? "Lake" : lake.name), std::move(drawn)});
  }
}

} // namespace

void draw_picture(Draft& draft) {
  draft.file.picture.frame = frame_of(draft);
  draw_land(draft);
  draw_inner_borders(draft);
  draw_lakes(draft);
  draw_nature(draft);
}

} // namespace mappa::mapmaking
