// A rectangle of characters with colours, written out with ANSI 256-colour codes or without any.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::notation {

inline constexpr int16_t NO_INK = -1;

struct Pen { // colour numbers of the ANSI palette
  int16_t ink = NO_INK;
  int16_t ground = NO_INK;
  bool bold = false;

  bool operator==(const Pen&) const = default;
};

class Canvas {
public:
  Canvas(int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }

  // Writes UTF-8 text, one cell a code point, from a cell to the right; what falls outside is left out.
  void write(int column, int row, std::string_view text, Pen pen);

  void copy_from(const Canvas& other, int column, int row);

  // One line per row, trailing blanks left out.
  std::string text(bool colour) const;

private:
  struct Cell {
    std::string glyph = " ";
    Pen pen;
  };

  int width_, height_;
  std::vector<Cell> cells_;
};

// Text in a pen, or just the text.
std::string painted(std::string_view text, Pen pen, bool colour);

// How many cells UTF-8 text takes, one a code point.
int cells_of(std::string_view text);

// Text from outside on one line: control characters, which could be terminal codes, become '?'.
std::string harmless(std::string_view text);

} // namespace mappa::notation
