// Marks at which paper is cut: outside of what is kept, so that none is left on it.
#pragma once

#include "print/pdf.h"

namespace mappa::print {

inline constexpr double MARK_GAP = 0.5;

// Two short lines at each corner.
inline void crop_marks(Pdf& pdf, const Box& box, double length) {
  const double left = box.corner.x, top = box.corner.y;
  const double right = left + box.size.width, bottom = top + box.size.height;
  for (const double x : {left, right}) {
    pdf.line({x, top - MARK_GAP - length}, {x, top - MARK_GAP});
    pdf.line({x, bottom + MARK_GAP}, {x, bottom + MARK_GAP + length});
  }
  for (const double y : {top, bottom}) {
    pdf.line({left - MARK_GAP - length, y}, {left - MARK_GAP, y});
    pdf.line({right + MARK_GAP, y}, {right + MARK_GAP + length, y});
  }
}

} // namespace mappa::print
