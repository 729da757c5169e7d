// What is printed for the chips of a map: marks, tracks, islands with stacks, the Isle of Man.
#include "art/chance.h"
#include "art/chip.h"
#include "art/map_sketch.h"

namespace mappa::art {
namespace {

constexpr double CHIP_RADIUS = 23;

template <class Do>
void for_each_colour(Do&& act) {
  for (int i = 0; i < COLOURS; ++i) act(static_cast<mappa::Colour>(i), static_cast<size_t>(i));
}

std::string draw_marks(const MapSketch& sketch) {
  std::string out;
  for_each_colour([&](mappa::Colour colour, size_t i) {
    for (At at : sketch.map.chip_squares[i])
      out += moved(corner_of(at) + CENTRE, draw_chip_mark(colour, CHIP_RADIUS));
  });
  return out;
}

// The number of its row at both ends of each.
std::string draw_tracks(const MapSketch& sketch) {
  const Box& w = sketch.layout.window;
  std::string out;
  for_each_colour([&](mappa::Colour colour, size_t i) {
    const auto& track = sketch.map.tracks[i];
    if (!track) return;
    const ChipColours& look = chip_colours(colour);
    for (int row = track->first; row <= track->last; ++row)
      for (double x : {w.left + 34, w.right - 60}) {
        double y = (row - 1) * SQUARE;
        out +=
            rectangle({x, y + 6}, 26, 88, {.fill = look.fill, .line = sketch.colour.frame, .width = 1.6}, 3) +
            rectangle({x + 3.5, y + 9.5}, 19, 81, {.line = look.light, .width = 1, .opacity = .8}, 2) +
            chart_letters({x + 13, y + 57}, std::to_string(row),
                          {.face = Face::ExtraBold, .size = 21, .colour = "#FFF8E6"});
      }
  });
  return out;
}

// A shore of its own, off the board.
std::string draw_shore(const Path& shore, const ChartColours& c) {
  struct Ring {
    double width, strength;
  };
  std::string out;
  for (Ring ring : {Ring{84, .34}, Ring{54, .5}, Ring{27, .75}}) {
    std::string line = mixed(c.sea, c.shore, ring.strength);
    out += draw(shore, {.line = line.c_str(), .width = ring.width}) +
           draw(shore, {.line = c.sea, .width = ring.width - 3});
  }
  return out + draw(shore, {.fill = c.country, .line = c.coast, .width = 3.2});
}

std::string draw_stack_place(Point at, mappa::Colour colour) {
  const ChipColours& look = chip_colours(colour);
  return moved(at, rectangle({4, 4}, 92, 92, {.fill = look.fill, .opacity = .16}, 7) +
                       rectangle({4, 4}, 92, 92, {.line = look.fill, .width = 2.6, .dash = "8 6"}, 7) +
                       moved(CENTRE, draw_chip_mark(colour, 17)));
}

std::string draw_stack_islands(const MapSketch& sketch) {
  std::string shores, stacks;
  for (const StackIsland& island : sketch.picture.stack_islands) {
    shores += draw_shore(ring_path(crinkled_ring(island.ring, sketch.picture.frame)), sketch.colour);
    for (Spot stack : island.stacks) stacks += draw_stack_place(units(stack), island.colour);
  }
  return shores + stacks;
}

// A place for meeples, not a square (GB2).
std::string draw_isle_of_man(const MapSketch& sketch) {
  if (!sketch.picture.isle_of_man) return "";
  Point middle = units(sketch.picture.isle_of_man->pos);
  Chance chance("isle of man");
  Line ring;
  for (Point way : clock(16)) {
    double far = chance.range(.88, 1.1);
    ring.push_back(middle + Point{way.x * 62 * far, way.y * 45 * far});
  }
  return draw_shore(ring_path(ring), sketch.colour) +
         ellipse(middle, 40, 27, {.line = sketch.colour.gold, .width = 2.6, .dash = "8 6"});
}

} // namespace

std::string draw_chip_places(const MapSketch& sketch) {
  std::string out =
      draw_stack_islands(sketch) + draw_isle_of_man(sketch) + draw_tracks(sketch) + draw_marks(sketch);
  for (const PlacedName& name : sketch.layout.islands)
    out += draw_name(name, Face::BoldItalic, sketch.colour.name, sketch.colour.sea);
  return out;
}

} // namespace mappa::art
