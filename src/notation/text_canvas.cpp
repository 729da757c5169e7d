#include "notation/text_canvas.h"

#include <algorithm>

namespace mappa::notation {

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

std::string codes(Pen pen) {
  std::string code = "\x1b[0";
  if (pen.bold) code += ";1";
  if (pen.ink != NO_INK) code += ";38;5;" + std::to_string(pen.ink);
  if (pen.ground != NO_INK) code += ";48;5;" + std::to_string(pen.ground);
  return code + "m";
}

} // namespace

Canvas::Canvas(int width, int height)
    : width_(width), height_(height), cells_(static_cast<size_t>(width * height)) {}

void Canvas::write(int column, int row, std::string_view text, Pen pen) {
  for (size_t i = 0; i < text.size(); ++column) {
    const size_t begin = i++;
    while (i < text.size() && continues(text[i])) ++i;
    if (row < 0 || row >= height_ || column < 0 || column >= width_) continue;
    cells_[static_cast<size_t>(row * width_ + column)] = {std::string(text.substr(begin, i - begin)), pen};
  }
}

void Canvas::copy_from(const Canvas& other, int column, int row) {
  for (int r = 0; r < other.height_; ++r)
    for (int c = 0; c < other.width_; ++c) {
      const Cell& cell = other.cells_[static_cast<size_t>(r * other.width_ + c)];
      write(column + c, row + r, cell.glyph, cell.pen);
    }
}

std::string Canvas::text(bool colour) const {
  std::string out;
  for (int row = 0; row < height_; ++row) {
    const Cell* begin = cells_.data() + static_cast<size_t>(row * width_);
    const Cell* end = begin + width_;
    const auto blank = [&](const Cell& cell) {
      return cell.glyph == " " && (!colour || cell.pen.ground == NO_INK);
    };
    while (end != begin && blank(end[-1])) --end;
    Pen pen;
    for (const Cell* cell = begin; cell != end; ++cell) {
      if (colour && cell->pen != pen) out += codes(cell->pen);
      pen = cell->pen;
      out += cell->glyph;
    }
    if (colour && pen != Pen{}) out += codes({});
    out += '\n';
  }
  return out;
}

std::string painted(std::string_view text, Pen pen, bool colour) {
  return colour ? codes(pen) + std::string(text) + codes({}) : std::string(text);
}

int cells_of(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

std::string harmless(std::string_view text) {
  std::string safe(text);
  for (size_t i = 0; i < safe.size(); ++i) {
    const auto c = static_cast<unsigned char>(safe[i]);
    if (c < 0x20 || c == 0x7F) safe[i] = '?';
    // U+0080 to U+009F, which some terminals obey too
    if (c == 0xC2 && i + 1 < safe.size() && static_cast<unsigned char>(safe[i + 1]) < 0xA0)
      safe.replace(i, 2, "?");
  }
  return safe;
}

} // namespace mappa::notation
