#include "print/paper.h"

#include <algorithm>
#include <cmath>

namespace mappa::print {
namespace {

constexpr double HAIR = 1e-6; // a whole that just fits does not need another sheet

int sheets(double length, double shown, double overlap) {
  if (length <= shown + HAIR) return 1;
  return 1 + static_cast<int>(std::ceil((length - shown - HAIR) / (shown - overlap)));
}

Spread spread_on(Size whole, Size page, double overlap) {
  const Size shown{page.width - 2 * MARGIN, page.height - 2 * MARGIN};
  const Size step{shown.width - overlap, shown.height - overlap};
  Spread out{
      page, sheets(whole.width, shown.width, overlap), sheets(whole.height, shown.height, overlap), {}};
  for (int row = 0; row < out.rows; ++row)
    for (int column = 0; column < out.columns; ++column) {
      Part part{column, row, column * step.width, row * step.height, {}, {}};
      part.window = {std::min(shown.width, whole.width - part.left),
                     std::min(shown.height, whole.height - part.top)};
      part.cut = {std::min(step.width, part.window.width), std::min(step.height, part.window.height)};
      if (column == out.columns - 1) part.cut.width = part.window.width;
      if (row == out.rows - 1) part.cut.height = part.window.height;
      out.parts.push_back(part);
    }
  return out;
}

} // namespace

std::optional<Size> paper_named(std::string_view name) {
  for (const Paper& paper : PAPERS)
    if (paper.name == name) return paper.size;
  return std::nullopt;
}

Spread spread(Size whole, Size paper, double overlap) {
  Spread upright = spread_on(whole, paper, overlap);
  Spread lying = spread_on(whole, {paper.height, paper.width}, overlap);
  return lying.parts.size() < upright.parts.size() ? lying : upright;
}

int fitting(double length, double size, double gap) {
  return static_cast<int>(std::floor((length + gap + HAIR) / (size + gap)));
}

} // namespace mappa::print
