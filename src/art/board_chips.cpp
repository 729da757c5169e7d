#include "art/board_chips.h"

#include "art/coast.h"
#include "art/lettering.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace mappa::art {
namespace {

std::string words(const ChipFace& chip) {
  std::string colour = chip.colour ? COLOUR_NAME[static_cast<size_t>(*chip.colour)] : "";
  std::string what =
      colour.empty() ? "chip" : colour + (chip.number ? fmt::format(" {}", chip.number) : " chip");
  return chip.face_down ? what + ", face down" : what;
}

struct Spotted { // where in its square a chip lies, and how large
  Point at;
  double r;
};

// In the middle, but where a picture is printed there: a treat may lie on a town or an island square (IB2).
Spotted chip_spot(const Scene& scene, Cell at) {
  Ground ground = scene.map ? scene.map->map.at(at.x, at.y) : Ground::Plain;
  switch (ground) {
  case Ground::Town:
  case Ground::Start: return {{21, 24}, 18};
  case Ground::Island: return {{20, 20}, 17};
  default: return {CENTRE, 23};
  }
}

std::string draw_count(Point at, int count) {
  return moved(at, circle({}, 12, {.fill = "#FBF5E6", .line = INK, .width = 1.8}) +
                       chart_letters({0, 6.4}, std::to_string(count),
                                     {.face = Face::ExtraBold, .size = 20, .colour = INK}));
}

// In the frame that the map prints there; each tile below the top one shows a little of its side.
std::string draw_stack(const TileStack& stack, const Scene& scene) {
  constexpr double SIZE = 79;
  constexpr Point TOP{8, 7}, STEP{1.5, 2};
  std::string out;
  int below = stack.face_down - (stack.open ? 0 : 1);
  for (int i = below; i > 0; --i)
    out += rectangle(TOP + STEP * i, SIZE, SIZE,
                     {.fill = i % 2 ? "#B28B4C" : "#8C6A34", .line = INK, .width = 1.4}, 3);
  Detail detail = scene.pixels < 90 ? Detail::Small : Detail::Full;
  std::string top =
      stack.open ? draw_tile(*stack.open, {.detail = detail, .gardens = scene.gardens}) : draw_tile_back();
  out += framed(top, TOP, SIZE) + rectangle(TOP, SIZE, SIZE, {.line = INK, .width = 1.8});
  out += moved(TOP + Point{SIZE - 2, 2}, draw_chip({.colour = stack.island, .face_down = true}, 16));
  if (stack.face_down)
    out += draw_count(TOP + STEP * std::max(below, 0) + Point{SIZE - 3, SIZE - 3}, stack.face_down);
  return out;
}

} // namespace

std::string draw_chips(const Scene& scene) {
  std::string out;
  for (const PlacedChip& chip : scene.chips) {
    auto [at, r] = chip_spot(scene, chip.at);
    out += with_tip(words(chip.face), moved(corner_of(chip.at) + at, draw_chip(chip.face, r)));
  }
  return out;
}

std::string draw_stacks(const Scene& scene) {
  if (!scene.map) return "";
  std::string out;
  for (const data::StackIsland& island : scene.map->picture.stack_islands)
    for (const TileStack& stack : scene.stacks)
      if (stack.island == island.colour && (stack.open || stack.face_down))
        out += moved(units(island.stacks.at(stack.place)), draw_stack(stack, scene));
  return dimmed(out, scene.map_look.theme);
}

// Up to three rows, as wide as the Isle is there.
Crowd crowd_of(int meeples) {
  constexpr double HALF_WIDE = 42, HALF_HIGH = 44, ROW = 15;
  int rows = meeples <= 5 ? 1 : meeples <= 12 ? 2 : 3;
  Crowd out{{}, .31 - .04 * rows};
  for (int row = 0, left = meeples; row < rows; ++row) {
    int here = (left + rows - row - 1) / (rows - row);
    double y = 13 + (row - (rows - 1) / 2.0) * ROW;
    double half = HALF_WIDE * std::sqrt(1 - y * y / (HALF_HIGH * HALF_HIGH));
    double apart = here > 1 ? std::min(17.0, 2 * half / (here - 1)) : 0;
    for (int i = 0; i < here; ++i) out.feet.push_back({(i - (here - 1) / 2.0) * apart, y});
    left -= here;
  }
  return out;
}

std::string draw_isle_of_man(const Scene& scene) {
  if (!scene.map || !scene.map->picture.isle_of_man) return "";
  std::vector<int> owners;
  for (size_t i = 0; i < scene.players.size(); ++i)
    owners.insert(owners.end(), static_cast<size_t>(std::max(scene.players[i].isle, 0)), static_cast<int>(i));
  Crowd crowd = crowd_of(static_cast<int>(owners.size()));
  Point middle = units(scene.map->picture.isle_of_man->pos);
  std::string out;
  for (size_t i = 0; i < owners.size(); ++i)
    out += moved(middle + crowd.feet[i], draw_figure({.player = owners[i]}), crowd.scale);
  return out;
}

} // namespace mappa::art
