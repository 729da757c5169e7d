// Things to be cut out, as many on a sheet as it takes, and their backs on the next one.
#pragma once

#include "print/pdf.h"

#include <vector>

namespace mappa::print {

struct Pieces {
  std::vector<const Drawing*> fronts;
  std::vector<const Drawing*> backs; // none, or one of each front
  double size = 0;                   // mm
  bool round = false;                // no marks at corners: it is cut along its edge
};

void print_pieces(Pdf& pdf, Size paper, const Pieces& pieces);

} // namespace mappa::print
