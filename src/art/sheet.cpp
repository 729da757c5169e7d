#include "art/sheet.h"

#include "art/page_colours.h"
#include "art/tile.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::art {

static std::string short_id(const std::string& id) { return id.substr(id.find('/') + 1); }

std::string draw_sheet(const TileSet& set, const SheetLook& look) {
  constexpr double EDGE = 28, HEAD = 74, GAP = 14, LABEL = 26;
  int kinds = static_cast<int>(set.tiles.size()), columns = std::clamp(look.columns, 1, std::max(kinds, 1));
  int rows = (kinds + columns - 1) / columns;
  double size = look.pixels;
  double width = std::max(2 * EDGE + columns * (size + GAP) - GAP, 420.0),
         height = EDGE + HEAD + rows * (size + LABEL + GAP);
  const PageColours& c = page_colours(Theme::Light);
  int total = 0;
  for (const Tile& tile : set.tiles) total += tile.count;
  std::string out = rectangle({}, width, height, {.fill = "#F1E5C8"});
  out += letters({EDGE, EDGE + 26}, set.title, {.size = 31, .colour = c.text, .weight = 800, .serif = true});
  out += letters({EDGE, EDGE + 50}, fmt::format("{} tiles, {} kinds", total, kinds),
                 {.size = 16, .colour = c.text_2});
  out += draw(Path::open({{EDGE, EDGE + 60}, {width - EDGE, EDGE + 60}}), {.line = c.border, .width = 1});
  for (int i = 0; i < kinds; ++i) {
    const Tile& tile = set.tiles[static_cast<size_t>(i)];
    const int column = i % columns, row = i / columns;
    Point at{EDGE + column * (size + GAP), EDGE + HEAD + row * (size + LABEL + GAP)};
    TileLook one{0, 0, size < 90 ? Detail::Small : Detail::Full, look.gardens};
    out += rectangle(at + Point{0, 2}, size, size, {.fill = "#2A1D08", .opacity = .3}, 3);
    out += framed(draw_tile(tile, one), at, size);
    double font = std::clamp(size / 9, 10.0, 15.0), y = at.y + size + font + 4;
    out += letters({at.x + 2, y}, short_id(tile.id), {.size = font, .colour = c.text_2});
    out += letters({at.x + size - 2, y}, fmt::format("×{}", tile.count),
                   {.size = font, .colour = c.text_3, .anchor = "end"});
  }
  return document({}, width, height, 1, out);
}

} // namespace mappa::art
