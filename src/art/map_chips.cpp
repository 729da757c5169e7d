// What is printed for the chips of a map: marks, tracks, islands with stacks, the Isle of Man.
#include "art/chance.h"
#include "art/chip.h"
#include "art/map_sketch.h"

namespace mappa::art {

using data::Trail;
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

std::string draw_stack_place(Point at, mappa::Colour colour) {
  const ChipColours& look = chip_colours(colour);
  return moved(at, rectangle({4, 4}, 92, 92, {.fill = look.fill, .opacity = .16}, 7) +
                       rectangle({4, 4}, 92, 92, {.line = look.fill, .width = 2.6, .dash = "8 6"}, 7) +
                       moved(CENTRE, draw_chip_mark(colour, 17)));
}

std::string draw_stack_places(const MapSketch& sketch) {
  std::string out;
  for (const data::StackIsland& island : sketch.picture.stack_islands)
    for (data::Spot stack : island.stacks) out += draw_stack_place(units(stack), island.colour);
  return out;
}

// A place for meeples, not a square (GB2).
constexpr double ISLE_WIDE = .62, ISLE_HIGH = .45;

Trail isle_of_man_shore(data::Spot middle) {
  Chance chance("isle of man");
  Trail out;
  for (Point way : clock(16)) {
    double far = chance.range(.88, 1.1);
    out.push_back({middle.x + way.x * ISLE_WIDE * far, middle.y + way.y * ISLE_HIGH * far});
  }
  return out;
}

std::string draw_meeples_place(const MapSketch& sketch) {
  if (!sketch.picture.isle_of_man) return "";
  return ellipse(units(sketch.picture.isle_of_man->pos), ISLE_WIDE * 65, ISLE_HIGH * 60,
                 {.line = sketch.colour.gold, .width = 2.6, .dash = "8 6"});
}

} // namespace

std::vector<Trail> chip_islands(const data::MapPicture& picture) {
  std::vector<Trail> out;
  for (const data::StackIsland& island : picture.stack_islands) out.push_back(island.ring);
  if (picture.isle_of_man) out.push_back(isle_of_man_shore(picture.isle_of_man->pos));
  return out;
}

std::string draw_chip_places(const MapSketch& sketch) {
  std::string prints = draw_stack_places(sketch) + draw_tracks(sketch);
  if (sketch.look.chip_marks) prints += draw_marks(sketch);
  return dimmed(prints, sketch.look.theme) + draw_meeples_place(sketch);
}

} // namespace mappa::art
