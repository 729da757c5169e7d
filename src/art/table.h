// The free table's sheet: a chart of nothing yet, which the tiles fill. One square is 100 units.
#pragma once

#include "art/theme.h"

#include <string>

namespace mappa::art {

struct TableSheet { // in squares, at least SMALLEST each way
  static constexpr int SMALLEST = 5;
  int left = 0, top = 0, right = 0, bottom = 0;
};

std::string draw_table(const TableSheet&, Theme); // a whole document

} // namespace mappa::art
