#include "notation/text.h"

#include "game/figures.h"
#include "notation/text_map.h"
#include "notation/text_pens.h"

#include <algorithm>

namespace mappa {

namespace {

int parity(Square s) { return (x_of(s) ^ y_of(s)) & 1; }

class Board {
public:
  Board(const Ruleset& rules, const Position& p, const BoardText& how)
      : rules_(rules),
        p_(p),
        how_(how),
        layout_{how.window, how.size, rules.on_map},
        canvas_(layout_.width(), layout_.height()) {}

  Canvas draw() {
    coordinates();
    for (size_t t = 1; t <= p_.tiles_laid; ++t)
      if (p_.squares[t] != NOWHERE && how_.window.holds(p_.squares[t])) tile(t);
    if (how_.map) draw_map(canvas_, layout_, rules_, p_, *how_.map);
    for (const Mark& mark : how_.marks)
      if (how_.window.holds(mark.where)) this->mark(mark);
    return canvas_;
  }

private:
  void mark(const Mark& mark) {
    const std::string text = "[" + mark.text + "]";
    const int16_t ground = rules_.on_map ? pens::INK : NO_INK;
    canvas_.write(layout_.column(mark.where) + (how_.size.width - cells_of(text)) / 2,
                  layout_.row(mark.where) + layout_.middle_row(), text, {pens::CHOICE, ground, true});
  }

  void coordinates() {
    for (int x = how_.window.left; x <= how_.window.right; ++x) {
      const std::string number = std::to_string(x);
      const int at = layout_.column(x) + (how_.size.width - static_cast<int>(number.size())) / 2;
      canvas_.write(at, 0, number, pens::DIM);
      canvas_.write(at, canvas_.height() - 1, number, pens::DIM);
    }
    for (int y = how_.window.top; y <= how_.window.bottom; ++y) {
      const std::string number = std::to_string(y);
      const int at = layout_.row(y) + layout_.middle_row();
      canvas_.write(Layout::MARGIN - 1 - static_cast<int>(number.size()), at, number, pens::DIM);
      canvas_.write(canvas_.width() - Layout::MARGIN + 1, at, number, pens::DIM);
    }
  }

  std::vector<Label> figures_on(size_t t) const {
    std::vector<Label> labels;
    const TileKind& kind = kind_at(rules_, p_, t);
    for (uint8_t f = 1; f <= p_.standing_used; ++f) {
      const Standing& standing = p_.standing[f];
      if (standing.player == NOBODY || standing.tile != t) continue;
      labels.push_back({kind.segments[standing.segment].feature,
                        player_letter(rules_.setup, standing.player) + (is_upgraded(p_, f) ? "²" : ""),
                        player_pen(standing.player)});
    }
    return labels;
  }

  void tile(size_t t) {
    std::vector<Label> labels = figures_on(t);
    if (t == p_.tiles_laid) labels.insert(labels.end(), how_.labels.begin(), how_.labels.end());
    Tile tile = kind_at(rules_, p_, t).tile;
    if (t < rules_.first_tile() && how_.map)
      for (Feature& feature : tile.features) feature.coats = 0; // a large city's stand below its name
    const Square where = p_.squares[t];
    const int shade = t == p_.tiles_laid && p_.placed_by[t] != NOBODY ? 2 : parity(where);
    canvas_.copy_from(draw_tile(tile, p_.laid[t].oriented % ROTATIONS, how_.size, labels, shade),
                      layout_.column(where), layout_.row(where));
  }

  const Ruleset& rules_;
  const Position& p_;
  const BoardText& how_;
  Layout layout_;
  Canvas canvas_;
};

void include(Window& window, Square s) {
  window.left = std::min(window.left, x_of(s));
  window.right = std::max(window.right, x_of(s));
  window.top = std::min(window.top, y_of(s));
  window.bottom = std::max(window.bottom, y_of(s));
}

// Every tile and every square where one might go.
Window in_play(const Ruleset& rules, const Position& p) {
  Window window = {x_of(p.squares[p.tiles_laid]), x_of(p.squares[p.tiles_laid]),
                   y_of(p.squares[p.tiles_laid]), y_of(p.squares[p.tiles_laid])};
  for (size_t t = rules.first_tile(); t <= p.tiles_laid; ++t) include(window, p.squares[t]);
  if (p.decision != Decision::Over)
    for (size_t i = 0; i < p.frontier_size; ++i) include(window, p.frontier.squares[i]);
  return window;
}

int width_of(const Ruleset& rules, const Window& window, TileSize size) {
  return Layout{window, size, rules.on_map}.width();
}

int height_of(const Ruleset& rules, const Window& window, TileSize size) {
  return Layout{window, size, rules.on_map}.height();
}

} // namespace

Window whole_board(const Ruleset& rules, const Position& p) {
  if (!rules.on_map) return in_play(rules, p);
  const int width = rules.printed.width;
  return {0, width - 1, 0, static_cast<int>(rules.printed.here.size()) / width - 1};
}

Window around(Square where) { return {x_of(where) - 1, x_of(where) + 1, y_of(where) - 1, y_of(where) + 1}; }

Canvas draw_board(const Ruleset& rules, const Position& position, const BoardText& how) {
  return Board(rules, position, how).draw();
}

BoardText fit_board(const Ruleset& rules, const Position& p, int columns, int rows) {
  BoardText how;
  how.window = whole_board(rules, p);
  if (rules.on_map && rows > 0 && height_of(rules, how.window, SMALL_TILE) > rows)
    how.window = in_play(rules, p);
  for (const TileSize size : TILE_SIZES) {
    how.size = size;
    const bool largest = size.height == LARGE_TILE.height; // the others are equally high
    if (width_of(rules, how.window, size) <= columns &&
        (!largest || height_of(rules, how.window, size) <= rows))
      return how;
  }
  const int beside = width_of(rules, how.window, how.size) - how.window.columns() * how.size.width;
  const int shown = std::max(1, (columns - beside) / how.size.width);
  const int last = how.window.right - shown + 1;
  how.window.left = std::clamp(x_of(p.squares[p.tiles_laid]) - shown / 2, how.window.left, last);
  how.window.right = how.window.left + shown - 1;
  return how;
}

} // namespace mappa
