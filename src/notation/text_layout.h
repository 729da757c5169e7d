// Where the squares of a board lie on a canvas of characters.
#pragma once

#include "game/square.h"
#include "notation/text_raster.h"

namespace mappa::notation {

struct Window { // the squares to show
  int left = 0, right = 0, top = 0, bottom = 0;

  int columns() const { return right - left + 1; }
  int rows() const { return bottom - top + 1; }
  bool holds(Square s) const {
    return x_of(s) >= left && x_of(s) <= right && y_of(s) >= top && y_of(s) <= bottom;
  }
  bool operator==(const Window&) const = default;
};

// Room round the squares for what leads off their edge.
struct Rim {
  static constexpr int COLUMNS = 3, ROWS = 1;

  int left = 0, right = 0, top = 0, bottom = 0; // in cells
};

struct Layout {
  static constexpr int MARGIN = 4; // columns for the row numbers on each side

  Window window;
  TileSize size;
  Rim rim{};

  int left() const { return MARGIN + rim.left; }
  int top() const { return 1 + rim.top; }
  int width() const { return left() + window.columns() * size.width + rim.right + MARGIN; }
  int height() const { return top() + window.rows() * size.height + rim.bottom + 1; }

  // The top left cell of a square.
  int column(int x) const { return left() + (x - window.left) * size.width; }
  int row(int y) const { return top() + (y - window.top) * size.height; }
  int column(Square s) const { return column(x_of(s)); }
  int row(Square s) const { return row(y_of(s)); }

  // From there to the middle one.
  int middle_column() const { return size.width / 2; }
  int middle_row() const { return size.height / 2; }
};

} // namespace mappa::notation
