#include "notation/text.h"

#include <algorithm>
#include <cctype>

namespace mappa {

namespace {

// ANSI palette numbers near the colours of the drawings.
constexpr std::array<int16_t, 3> MEADOW{107, 143, 150};
constexpr int16_t WALL = 180, ROOF = 131, ROAD = 231, WATER = 67, CHURCH = 60, POST = 220, GARDEN = 65;
constexpr int16_t INK = 236, PALE = 255, SOFT = 64, CHOICE = 214, ARMS = 18;
constexpr std::array<Pen, MAX_PLAYERS> PLAYER_PEN{{{231, 25, true},
                                                   {231, 160, true},
                                                   {234, 220, true},
                                                   {231, 234, true},
                                                   {234, 231, true},
                                                   {232, 37, true}}};

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

int parity(Square s) { return (x_of(s) ^ y_of(s)) & 1; }

constexpr int MARGIN = 4; // columns for the row numbers on each side

int width_of(const Window& window, TileSize size) { return window.columns() * size.width + 2 * MARGIN; }
int height_of(const Window& window, TileSize size) { return window.rows() * size.height + 2; }

class Board {
public:
  Board(const Ruleset& rules, const Position& p, const BoardText& how)
      : rules_(rules),
        p_(p),
        how_(how),
        size_(how.size),
        canvas_(width_of(how.window, how.size), height_of(how.window, how.size)) {}

  Canvas draw() {
    coordinates();
    for (size_t t = 1; t <= p_.tiles_laid; ++t)
      if (p_.squares[t] != NOWHERE && how_.window.holds(p_.squares[t])) tile(t);
    for (const Mark& mark : how_.marks)
      if (how_.window.holds(mark.where)) this->mark(mark);
    return canvas_;
  }

private:
  int column(Square s) const { return MARGIN + (x_of(s) - how_.window.left) * size_.width; }
  int row(Square s) const { return 1 + (y_of(s) - how_.window.top) * size_.height; }

  void mark(const Mark& mark) {
    const std::string text = "[" + mark.text + "]";
    canvas_.write(column(mark.where) + (size_.width - cells_of(text)) / 2, row(mark.where) + size_.height / 2,
                  text, {CHOICE, NO_COLOUR, true});
  }

  void coordinates() {
    constexpr Pen DIM{245};
    for (int x = how_.window.left; x <= how_.window.right; ++x) {
      const std::string number = std::to_string(x);
      const int at = column(square(x, how_.window.top)) + (size_.width - static_cast<int>(number.size())) / 2;
      canvas_.write(at, 0, number, DIM);
      canvas_.write(at, canvas_.height() - 1, number, DIM);
    }
    for (int y = how_.window.top; y <= how_.window.bottom; ++y) {
      const std::string number = std::to_string(y);
      const int at = row(square(how_.window.left, y)) + size_.height / 2;
      canvas_.write(MARGIN - 1 - static_cast<int>(number.size()), at, number, DIM);
      canvas_.write(canvas_.width() - MARGIN + 1, at, number, DIM);
    }
  }

  void tile(size_t t) {
    const Laid laid = p_.laid[t];
    const TileKind& kind = rules_.kinds[laid.oriented / ROTATIONS];
    std::vector<Label> labels;
    for (size_t f = 1; f <= p_.standing_used; ++f) {
      const Standing& standing = p_.standing[f];
      if (standing.player == NOBODY || standing.tile != t) continue;
      labels.push_back({kind.segments[standing.segment].feature, player_letter(rules_.setup, standing.player),
                        player_pen(standing.player)});
    }
    if (t == p_.tiles_laid) labels.insert(labels.end(), how_.labels.begin(), how_.labels.end());
    const Square where = p_.squares[t];
    const int shade = t == p_.tiles_laid && p_.placed_by[t] != NOBODY ? 2 : parity(where);
    canvas_.copy_from(draw_tile(kind.tile, laid.oriented % ROTATIONS, size_, labels, shade), column(where),
                      row(where));
  }

  const Ruleset& rules_;
  const Position& p_;
  const BoardText& how_;
  TileSize size_;
  Canvas canvas_;
};

void include(Window& window, Square s) {
  window.left = std::min(window.left, x_of(s));
  window.right = std::max(window.right, x_of(s));
  window.top = std::min(window.top, y_of(s));
  window.bottom = std::max(window.bottom, y_of(s));
}

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
  std::vector<int> taken;
  const auto put = [&](int feature, std::string_view text, Pen pen) {
    const int cell = roomiest_cell(raster, feature, taken);
    if (cell < 0) return;
    taken.push_back(cell);
    canvas.write(cell % size.width, cell / size.width, text, pen);
  };
  for (const Label& label : labels) put(label.feature, label.text, label.pen);
  for (size_t i = 0; i < tile.features.size(); ++i)
    for (int coat = 0; coat < tile.features[i].coats; ++coat)
      put(static_cast<int>(i), "♦", {ARMS, WALL, true});
  return canvas;
}

Window whole_board(const Position& p) {
  Window window;
  for (size_t t = 1; t <= p.tiles_laid; ++t)
    if (p.squares[t] != NOWHERE) include(window, p.squares[t]);
  if (p.decision != Decision::Over)
    for (size_t i = 0; i < p.frontier_size; ++i) include(window, p.frontier.squares[i]);
  return window;
}

Window around(Square where) { return {x_of(where) - 1, x_of(where) + 1, y_of(where) - 1, y_of(where) + 1}; }

Canvas draw_board(const Ruleset& rules, const Position& position, const BoardText& how) {
  return Board(rules, position, how).draw();
}

BoardText fit_board(const Position& p, int columns, int rows) {
  BoardText how;
  how.window = whole_board(p);
  for (const TileSize size : TILE_SIZES) {
    how.size = size;
    const bool largest = size.height == LARGE_TILE.height; // the others are equally high
    if (width_of(how.window, size) <= columns && (!largest || height_of(how.window, size) <= rows))
      return how;
  }
  const int shown = std::max(1, (columns - 2 * MARGIN) / how.size.width);
  const int last = how.window.right - shown + 1;
  how.window.left = std::clamp(x_of(p.squares[p.tiles_laid]) - shown / 2, how.window.left, last);
  how.window.right = how.window.left + shown - 1;
  return how;
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

} // namespace mappa
