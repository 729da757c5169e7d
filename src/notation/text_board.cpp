#include "notation/text.h"

#include "game/board.h"
#include "game/figures.h"
#include "notation/text_map.h"
#include "notation/text_pens.h"

#include <algorithm>

namespace mappa::notation {

namespace {

// Behind the player's letter.
constexpr std::array<const char*, FIGURES> FIGURE_MARK{"", "ᵖ", "ˡ", "ᵃ", "ᵇ", "ᵍ"};

int parity(Square s) { return (x_of(s) ^ y_of(s)) & 1; }

// A stub or a ferry, which is printed beyond a side of a square.
bool leads_off(const Ruleset& rules, Square where, size_t side) {
  const Printed& printed = rules.printed;
  if (!takes_tile(rules, where)) return false;
  const uint8_t thing = printed.at(where).around[side];
  return thing && thing != printed.border && printed.things[thing - 1u].square == NOWHERE;
}

Rim rim_of(const Ruleset& rules, const Window& window) {
  Rim rim;
  if (!rules.on_map) return rim;
  for (int y = window.top; y <= window.bottom; ++y) {
    if (leads_off(rules, square(window.left, y), 3)) rim.left = Rim::COLUMNS;
    if (leads_off(rules, square(window.right, y), 1)) rim.right = Rim::COLUMNS;
  }
  for (int x = window.left; x <= window.right; ++x) {
    if (leads_off(rules, square(x, window.top), 0)) rim.top = Rim::ROWS;
    if (leads_off(rules, square(x, window.bottom), 2)) rim.bottom = Rim::ROWS;
  }
  return rim;
}

Layout layout_of(const Ruleset& rules, const Window& window, TileSize size) {
  return {window, size, rim_of(rules, window)};
}

class Board {
public:
  Board(const Ruleset& rules, const Position& p, const BoardText& how)
      : rules_(rules),
        p_(p),
        how_(how),
        layout_(layout_of(rules, how.window, how.size)),
        canvas_(layout_.width(), layout_.height()) {}

  Canvas draw() {
    coordinates();
    for (size_t t = 1; t <= p_.tiles_laid; ++t)
      if (p_.squares[t] != NOWHERE && how_.window.holds(p_.squares[t])) tile(t);
    if (how_.map) draw_map(canvas_, layout_, rules_, p_, *how_.map, how_.language);
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

  const char* mark_of(uint8_t f) const {
    if (p_.standing[f].figure != Figure::Meeple)
      return FIGURE_MARK[static_cast<std::size_t>(p_.standing[f].figure)];
    return is_upgraded(p_, f) ? "²" : "";
  }

  std::vector<Label> figures_on(size_t t) const {
    std::vector<Label> labels;
    const TileKind& kind = kind_at(rules_, p_, t);
    for (uint8_t f = 1; f <= p_.standing_used; ++f) {
      const Standing& standing = p_.standing[f];
      if (standing.player == NOBODY || standing.tile != t) continue;
      labels.push_back({kind.segments[standing.segment].feature,
                        player_letter(rules_.setup, standing.player) + mark_of(f),
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

Window whole_map(const Ruleset& rules) {
  const int width = rules.printed.width;
  return {0, width - 1, 0, static_cast<int>(rules.printed.here.size()) / width - 1};
}

} // namespace

Window whole_board(const Ruleset& rules, const Position& p) {
  return rules.on_map ? whole_map(rules) : in_play(rules, p);
}

Window around(const Ruleset& rules, Square where) {
  Window window{x_of(where) - 1, x_of(where) + 1, y_of(where) - 1, y_of(where) + 1};
  if (!rules.on_map) return window;
  const Window map = whole_map(rules);
  return {std::max(window.left, map.left), std::min(window.right, map.right), std::max(window.top, map.top),
          std::min(window.bottom, map.bottom)};
}

Canvas draw_board(const Ruleset& rules, const Position& position, const BoardText& how) {
  return Board(rules, position, how).draw();
}

BoardText fit_board(const Ruleset& rules, const Position& p, int columns, int rows) {
  BoardText how;
  how.window = whole_board(rules, p);
  const bool anywhere = p.decision == Decision::Treat ||
                        p.decision == Decision::LayChip; // the whole map is to choose from (IB2, C5)
  if (rules.on_map && !anywhere && rows > 0 && layout_of(rules, how.window, SMALL_TILE).height() > rows)
    how.window = in_play(rules, p);
  Layout layout{};
  for (const TileSize size : TILE_SIZES) {
    how.size = size;
    layout = layout_of(rules, how.window, size);
    const bool largest = size.height == LARGE_TILE.height; // the others are equally high
    if (layout.width() <= columns && (!largest || layout.height() <= rows)) return how;
  }
  const int beside = 2 * (Layout::MARGIN + (rules.on_map ? Rim::COLUMNS : 0));
  const int shown = std::max(1, (columns - beside) / how.size.width);
  const int last = how.window.right - shown + 1;
  how.window.left = std::clamp(x_of(p.squares[p.tiles_laid]) - shown / 2, how.window.left, last);
  how.window.right = how.window.left + shown - 1;
  return how;
}

} // namespace mappa::notation
