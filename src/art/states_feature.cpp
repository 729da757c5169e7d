// A whole feature, washed in light, with bright walls or bed and arrows where it may grow.
#include "art/coast.h"
#include "art/state_colours.h"
#include "art/states.h"

#include <algorithm>

namespace mappa::art {
namespace {

constexpr double ROAD_BED = 11.4, SITE_RING = 24;

struct Shapes {
  Path washes, lines;
};

Path moved_by(Point by, const Line& line, bool closed) {
  Line out = line;
  for (Point& p : out) p = p + by;
  return closed ? Path::closed(out) : Path::open(out);
}

void add_piece(Shapes& out, const FeaturePiece& piece) {
  Layout flat = layout(*piece.tile), now = turned(flat, piece.rot);
  Point at = corner_of(piece.at);
  switch (piece.tile->features.at(static_cast<size_t>(piece.feature)).kind) {
  case Kind::City:
    for (const CityShape& city : now.cities)
      if (city.feature == piece.feature) {
        out.washes.add(moved_by(at, city.outline, true));
        for (const Line& wall : city.wall_lines) out.lines.add(moved_by(at, wall, false));
      }
    break;
  case Kind::Road:
    for (const RoadShape& road : now.roads)
      if (road.feature == piece.feature) out.lines.add(moved_by(at, road.line, false));
    break;
  case Kind::Field: {
    std::vector<uint8_t> mine = field_regions(*piece.tile, flat.regions, piece.feature);
    for (const Line& ring : outlines(now.regions, mine)) out.washes.add(moved_by(at, ring, true));
    break;
  }
  default: out.lines.add(Path::circle(at + now.spots.at(static_cast<size_t>(piece.feature)).at, SITE_RING));
  }
}

// Two or three lines of the same course; by day the wash lies on the ground, by night it shines.
std::string draw_lines(const Path& lines, bool road, const StateColours& c, double pixel) {
  double bright = road ? ROAD_BED : 3 * pixel;
  std::string out = draw(lines, {.line = c.light_edge,
                                 .width = road ? ROAD_BED + 2.4 * pixel : 5 * pixel,
                                 .opacity = road ? .9 : 1,
                                 .round = true});
  out += draw(lines, {.line = c.light, .width = bright, .round = true});
  return out + draw(lines, {.line = "#FFF3CF", .width = road ? 6 : 1.1 * pixel, .round = true});
}

// Pointing outwards, behind a dashed bar where a city is open.
std::string draw_open(SideAt where, bool city, const StateColours& c, double pixel) {
  std::string out;
  if (city) {
    Path bar = Path::open({{-44, 0}, {44, 0}});
    std::string dash = number(6.2 * pixel) + " " + number(4.8 * pixel);
    out += draw(bar, {.line = c.light_edge, .width = 4.2 * pixel, .dash = dash.c_str(), .round = true}) +
           draw(bar, {.line = c.light, .width = 2.5 * pixel, .dash = dash.c_str(), .round = true});
  }
  Path arrow = Path::open({Point{-7, -5} * pixel, Point{0, -12} * pixel, Point{7, -5} * pixel});
  out += draw(arrow, {.line = c.light_edge, .width = 5.2 * pixel, .round = true}) +
         draw(arrow, {.line = c.light, .width = 3.1 * pixel, .round = true});
  return moved(corner_of(where.at) + SIDE_MIDDLE[where.side], out, 1, 90 * where.side);
}

} // namespace

std::string draw_highlight(const Highlight& feature, Theme theme, double pixel) {
  const StateColours& c = state_colours(theme);
  Shapes shapes;
  for (const FeaturePiece& piece : feature.pieces) add_piece(shapes, piece);
  std::string out;
  if (!shapes.washes.empty()) {
    std::string wash =
        draw(shapes.washes, {.fill = c.light, .opacity = feature.kind == Kind::Field ? .42 : .3});
    out += theme == Theme::Dark ? "<g style=\"mix-blend-mode:screen\">" + wash + "</g>" : wash;
  }
  if (!shapes.lines.empty()) out += draw_lines(shapes.lines, feature.kind == Kind::Road, c, pixel);
  for (SideAt where : feature.open) out += draw_open(where, feature.kind == Kind::City, c, pixel);
  return "<g stroke-linejoin=\"round\">" + out + "</g>";
}

} // namespace mappa::art
