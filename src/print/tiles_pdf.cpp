#include "print/tiles_pdf.h"

#include "art/svg.h"
#include "art/tile.h"
#include "print/pieces.h"

#include <deque>

namespace mappa::print {
namespace {

Drawing tile_drawing(const std::string& tile) {
  return Drawing(art::document({}, 100, 100, 1, art::framed(tile, {})));
}

} // namespace

std::string tiles_pdf(const std::vector<const TileSet*>& sets, const TileSheets& sheets) {
  std::string title;
  std::deque<Drawing> drawings; // one of each copy: no two look cloned
  for (const TileSet* set : sets) {
    title += (title.empty() ? "" : ", ") + set->title;
    for (const Tile& tile : set->tiles)
      for (int copy = 0; copy < tile.count; ++copy)
        drawings.push_back(tile_drawing(art::draw_tile(tile, {.copy = copy, .gardens = sheets.gardens})));
  }
  const Drawing back = tile_drawing(art::draw_tile_back());
  Pieces pieces{{}, {}, sheets.size, false};
  for (const Drawing& drawing : drawings) pieces.fronts.push_back(&drawing);
  if (sheets.backs) pieces.backs.assign(pieces.fronts.size(), &back);
  Pdf pdf(title);
  print_pieces(pdf, sheets.paper, pieces);
  return pdf.finish();
}

} // namespace mappa::print
