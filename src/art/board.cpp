#include "art/board.h"

#include "art/board_chips.h"
#include "art/box.h"
#include "art/chart_colours.h"
#include "art/coast.h"
#include "art/legend.h"
#include "art/page_colours.h"
#include "art/states.h"

#include <algorithm>
#include <map>

namespace mappa::art {
namespace {

constexpr double LEAST_WIDTH = 400; // pixels: room for the players
constexpr double WIDEST = 1100; // a legend, which is then enlarged: large pictures are looked at as a whole

struct Extent { // squares shown: those with tiles and one more around
  int west = 0, north = 0, east = 0, south = 0;
};

Extent extent_of(const std::vector<PlacedTile>& tiles) {
  Extent out;
  if (!tiles.empty()) out = {tiles[0].at.x, tiles[0].at.y, tiles[0].at.x, tiles[0].at.y};
  for (const PlacedTile& tile : tiles) {
    out.west = std::min(out.west, tile.at.x);
    out.east = std::max(out.east, tile.at.x);
    out.north = std::min(out.north, tile.at.y);
    out.south = std::max(out.south, tile.at.y);
  }
  return {out.west - 1, out.north - 1, out.east + 1, out.south + 1};
}

std::string draw_ground(const Extent& e, double strip, Theme theme) {
  const ChartColours& chart = chart_colours(theme);
  const PageColours& page = page_colours(theme);
  Point at{e.west * SQUARE, e.north * SQUARE};
  double width = (e.east - e.west + 1) * SQUARE, height = (e.south - e.north + 1) * SQUARE;
  Path grid;
  for (int x = e.west; x <= e.east + 1; ++x) grid.move({x * SQUARE, at.y}).line({x * SQUARE, at.y + height});
  for (int y = e.north; y <= e.south + 1; ++y) grid.move({at.x, y * SQUARE}).line({at.x + width, y * SQUARE});
  Point outer = at - Point{strip, strip};
  return rectangle(outer, width + 2 * strip, height + 2 * strip,
                   {.fill = chart.country, .line = page.border, .width = 1.6}, 14) +
         rectangle(outer + Point{4, 4}, width + 2 * strip - 8, height + 2 * strip - 8,
                   {.line = page.rule, .width = 1.2}, 10) +
         draw(grid, {.line = chart.grid,
                     .width = 1.3,
                     .opacity = chart.grid_opacity / 2,
                     .dash = "6 8 8 8 8 8 8 8 8 8 8 8 6 0"});
}

std::string draw_coordinates(const Extent& e, double strip, double size, Colour colour) {
  std::string out;
  double west = e.west * SQUARE - strip / 2, east = (e.east + 1) * SQUARE + strip / 2;
  double north = e.north * SQUARE - strip / 2, south = (e.south + 1) * SQUARE + strip / 2, drop = size * .35;
  auto put = [&](Point at, int value) {
    out += letters({at.x, at.y + drop}, std::to_string(value),
                   {.size = size, .colour = colour, .anchor = "middle", .weight = 700, .serif = true});
  };
  for (int x = e.west; x <= e.east; ++x)
    for (double y : {north, south}) put({x * SQUARE + 50, y}, x);
  for (int y = e.north; y <= e.south; ++y)
    for (double x : {west, east}) put({x, y * SQUARE + 50}, y);
  return out;
}

// One soft shadow below the whole layer of tiles.
std::string draw_layer_shadow(const std::vector<PlacedTile>& tiles) {
  Path squares;
  for (const PlacedTile& tile : tiles) {
    Point at = corner_of(tile.at);
    squares.add(Path::box(at, at + Point{SQUARE, SQUARE}));
  }
  std::string out;
  for (double width : {7.0, 4.5, 2.0})
    out += draw(squares,
                {.fill = "#2A1D08", .line = "#2A1D08", .width = width, .opacity = .15, .shift = {0, 3}});
  return "<g stroke-linejoin=\"round\">" + out + "</g>";
}

// Many tiles are of few kinds.
class Layouts {
public:
  const Layout& of(const Tile& tile) {
    auto [at, is_new] = made.try_emplace(&tile);
    if (is_new) at->second = layout(tile);
    return at->second;
  }

private:
  std::map<const Tile*, Layout> made;
};

const PlacedTile* tile_at(const Scene& scene, Cell at) {
  auto found = std::ranges::find(scene.tiles, at, &PlacedTile::at);
  return found == scene.tiles.end() ? nullptr : &*found;
}

struct Table { // what tiles are laid on
  Box box;
  std::string svg;
};

Table free_table(const Scene& scene, double pixel) {
  double strip = 30 * pixel;
  Extent e = extent_of(scene.tiles);
  while ((e.east - e.west + 1) * SQUARE < LEAST_WIDTH * pixel) --e.west, ++e.east;
  Box squares{e.west * SQUARE, e.north * SQUARE, (e.east + 1) * SQUARE, (e.south + 1) * SQUARE};
  Theme theme = scene.map_look.theme;
  return {squares.grown(strip),
          draw_ground(e, strip, theme) + draw_coordinates(e, strip, 14 * pixel, page_colours(theme).text_3)};
}

Table map_table(const Scene& scene) {
  MapLook look = scene.map_look;
  look.pixels = scene.pixels;
  look.coordinates = true;
  look.chip_marks = false; // the chips themselves lie there
  const data::Frame& frame = scene.map->picture.frame;
  return {{frame.left * SQUARE, frame.top * SQUARE, frame.right * SQUARE, frame.bottom * SQUARE},
          draw_map_content(*scene.map, look)};
}

} // namespace

std::string draw_tiles(const Scene& scene) {
  Layouts layouts;
  std::string out;
  for (const PlacedTile& tile : scene.tiles) {
    TileLook look{tile.rot, tile.copy, scene.pixels < 90 ? Detail::Small : Detail::Full, scene.gardens};
    out += framed(draw_tile(*tile.tile, layouts.of(*tile.tile), look), corner_of(tile.at));
  }
  return draw_layer_shadow(scene.tiles) + dimmed(out, scene.map_look.theme);
}

// From north to south, so that those in front cover those behind.
std::string draw_figures(const Scene& scene) {
  constexpr double SIDE_BY_SIDE = 19;
  Layouts layouts;
  std::vector<std::pair<Point, FigureLook>> standing;
  std::map<std::tuple<int, int, int>, int> on_spot;
  for (const PlacedFigure& figure : scene.figures) {
    const PlacedTile* tile = tile_at(scene, figure.at);
    if (!tile || figure.feature < 0 || static_cast<size_t>(figure.feature) >= tile->tile->features.size())
      continue;
    Point spot = corner_of(figure.at) + figure_spot(layouts.of(*tile->tile), figure.feature, tile->rot);
    int before = on_spot[{figure.at.x, figure.at.y, figure.feature}]++;
    spot.x += SIDE_BY_SIDE * before;
    bool field = tile->tile->features[static_cast<size_t>(figure.feature)].kind == Kind::Field;
    standing.push_back({spot,
                        {figure.kind, figure.player, field && figure.kind != FigureKind::Pig, figure.upgraded,
                         figure.held}});
  }
  std::ranges::stable_sort(standing, {}, [](const auto& one) { return one.first.y; });
  double scale = std::clamp(20 * 100 / scene.pixels / 98, .27, .38); // 26 units, but at least 20 pixels
  std::string out;
  for (const auto& [spot, look] : standing) out += draw_figure_at(spot, scale, look);
  return out;
}

std::string draw_board(const Scene& scene) {
  double pixel = std::min(100 / scene.pixels, 4.0); // in units: lettering keeps its size
  Theme theme = scene.map_look.theme;
  double margin = 16 * pixel;
  Table table = scene.map ? map_table(scene) : free_table(scene, pixel);
  double zoom = std::max(pixel, table.box.width() / WIDEST); // of the legend
  Legend legend = draw_legend(scene, table.box.width() / zoom);
  double head = legend.height > 0 ? legend.height * zoom + 12 * pixel : 0;
  Box page = table.box.grown(margin);
  page.top -= head;
  std::string out = "<title>" + escaped(scene.title.empty() ? "Mappamundi" : scene.title) + "</title>";
  out += rectangle({page.left, page.top}, page.width(), page.height(), {.fill = page_colours(theme).desk});
  if (legend.height > 0) out += moved({table.box.left, table.box.top - head}, legend.svg, zoom);
  out += table.svg + draw_tiles(scene) + draw_stacks(scene) + draw_chips(scene);
  if (scene.last) out += draw_just_placed(*scene.last);
  out += draw_figures(scene) + draw_isle_of_man(scene);
  return document({page.left, page.top}, page.width(), page.height(), scene.pixels / 100, out);
}

} // namespace mappa::art
