#include "notation/text.h"

#include "notation/text_pens.h"

#include <algorithm>
#include <cctype>

namespace mappa::notation {

namespace {

using namespace pens;

constexpr std::array<Pen, MAX_PLAYERS> PLAYER_PEN{{{231, 25, true},
                                                   {231, 160, true},
                                                   {234, 220, true},
                                                   {231, 234, true},
                                                   {234, 231, true},
                                                   {232, 37, true}}};
constexpr std::array<Pen, COLOURS> CHIP_PEN{{{231, 91, true}, {231, 26, true}, {232, 208, true}}};

// By the sides that a line goes to, N E S W in bits 0..3.
constexpr std::array<const char*, 16> LINE{"•", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                           "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};

struct Glyph {
  const char* text;
  Pen pen;
};

Glyph glyph_of(const Tile& tile, const Raster& raster, size_t cell, int16_t meadow) {
  const int i = raster.feature[cell];
  const uint8_t arms = raster.arms[cell];
  if (i == NO_FEATURE) return {arms ? "○" : " ", {ROAD, meadow, true}};
  switch (tile.features[static_cast<size_t>(i)].kind) {
  case Kind::City: return {"▒", {ROOF, WALL}};
  case Kind::Road: return {LINE[arms], {ROAD, meadow, true}};
  case Kind::River: return {"≈", {PALE, WATER}};
  case Kind::Monastery: return {"†", {PALE, CHURCH, true}};
  case Kind::PostOffice: return {"@", {INK, POST, true}};
  case Kind::Garden: return {"♣", {PALE, GARDEN, true}};
  default: return {"·", {SOFT, meadow}};
  }
}

// Writes on features, each where it has most room and nothing is written yet.
class Writer {
public:
  Writer(Canvas& canvas, const Raster& raster) : canvas_(canvas), raster_(raster) {}

  void put(int feature, std::string_view text, Pen pen) {
    const int cell = roomiest_cell(raster_, feature, taken_);
    if (cell < 0) return;
    const int length = cells_of(text), begin = begin_at(cell, length);
    for (int i = 0; i < length; ++i) taken_.push_back(begin + i);
    canvas_.write(begin % raster_.size.width, begin / raster_.size.width, text, pen);
  }

private:
  // A text of several cells may begin further left, to stay on the tile and off what is written.
  int begin_at(int cell, int length) const {
    const int column = cell % raster_.size.width;
    for (int back = 0; back < length && back <= column; ++back) {
      bool free = column - back + length <= raster_.size.width;
      for (int i = 0; i < length; ++i) free = free && std::ranges::count(taken_, cell - back + i) == 0;
      if (free) return cell - back;
    }
    return cell;
  }

  Canvas& canvas_;
  const Raster& raster_;
  std::vector<int> taken_;
};

} // namespace

Canvas draw_tile(const Tile& tile, int rot, TileSize size, const std::vector<Label>& labels, int shade) {
  const Raster raster = rasterise(tile, rot, size);
  const int16_t meadow = MEADOW[static_cast<size_t>(shade)];
  Canvas canvas(size.width, size.height);
  for (size_t cell = 0; cell < raster.feature.size(); ++cell) {
    const Glyph glyph = glyph_of(tile, raster, cell, meadow);
    canvas.write(static_cast<int>(cell) % size.width, static_cast<int>(cell) / size.width, glyph.text,
                 glyph.pen);
  }
  Writer writer(canvas, raster);
  for (const Label& label : labels) writer.put(label.feature, label.text, label.pen);
  for (size_t i = 0; i < tile.features.size(); ++i) {
    const Feature& feature = tile.features[i];
    const auto print = [&](const std::string& sign, Pen pen) { writer.put(static_cast<int>(i), sign, pen); };
    for (int coat = 0; coat < feature.coats; ++coat) print("♦", {ARMS, WALL, true});
    if (feature.cathedral) print("‡", {PALE, CHURCH, true});
    if (feature.goods != Goods::None) print(goods_letter(feature.goods), {ARMS, WALL, true});
    if (feature.inn) print("i", {PALE, WATER, true});
  }
  return canvas;
}

Pen player_pen(int player) { return PLAYER_PEN[static_cast<size_t>(player)]; }

std::string player_letter(const Setup& setup, int player) {
  const auto initial = [&](size_t i) {
    const std::string& name = setup.players[i];
    return !name.empty() && std::isalpha(static_cast<unsigned char>(name[0]))
               ? static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])))
               : '\0';
  };
  const auto me = static_cast<size_t>(player);
  for (size_t i = 0; i < setup.players.size(); ++i)
    if (initial(me) == '\0' || (i != me && initial(i) == initial(me))) return std::to_string(player + 1);
  return {initial(me)};
}

Pen chip_pen(int colour) { return CHIP_PEN[static_cast<size_t>(colour)]; }

std::string goods_letter(Goods goods) { return {goods_name(goods)[0]}; }

std::string chip_letter(int colour) { return {COLOUR_NAME[static_cast<size_t>(colour)][0]}; }

} // namespace mappa::notation
