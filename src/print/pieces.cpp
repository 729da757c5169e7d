#include "print/pieces.h"

#include "print/error.h"
#include "print/marks.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::print {
namespace {

constexpr double GAP = 3; // room for a cut beside a cut
constexpr double SHORT_MARK = 1.5 - MARK_GAP;

struct Grid {
  int columns, rows;
  Spot corner; // of the first
  double step;

  Box box(int place, bool mirrored, double size) const {
    const int row = place / columns, column = mirrored ? columns - 1 - place % columns : place % columns;
    return {{corner.x + column * step, corner.y + row * step}, {size, size}};
  }
};

Grid grid_on(Size paper, double size) {
  const int columns = fitting(paper.width - 2 * MARGIN, size, GAP);
  const int rows = fitting(paper.height - 2 * MARGIN, size, GAP);
  if (columns < 1 || rows < 1) throw PrintError(fmt::format("{} mm are too large for the paper", size));
  const double step = size + GAP;
  return {columns,
          rows,
          {(paper.width - columns * step + GAP) / 2, (paper.height - rows * step + GAP) / 2},
          step};
}

} // namespace

// The backs lie as a sheet turned over its long side shows them: from right to left.
void print_pieces(Pdf& pdf, Size paper, const Pieces& pieces) {
  const Grid grid = grid_on(paper, pieces.size);
  const auto page = static_cast<std::size_t>(grid.columns * grid.rows);
  const auto print_side = [&](const std::vector<const Drawing*>& side, std::size_t first, bool mirrored) {
    pdf.begin_page(paper);
    for (std::size_t i = first; i < std::min(first + page, side.size()); ++i) {
      const Box box = grid.box(static_cast<int>(i - first), mirrored, pieces.size);
      pdf.draw(*side[i], box);
      if (!pieces.round) crop_marks(pdf, box, SHORT_MARK);
    }
  };
  for (std::size_t first = 0; first < pieces.fronts.size(); first += page) {
    print_side(pieces.fronts, first, false);
    if (!pieces.backs.empty()) print_side(pieces.backs, first, true);
  }
}

} // namespace mappa::print
