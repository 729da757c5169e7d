#include "art/states_sheet.h"

#include "art/chart_colours.h"
#include "art/coast.h"
#include "art/page_colours.h"
#include "art/states.h"

#include <fmt/format.h>
#include <stdexcept>

namespace mappa::art {
namespace {

struct Laid {
  const char* id;
  int x, y, rot;
};
constexpr Laid BOARD[] = {
    {"RCr.start", 0, 0, 0}, {"CcRr", -1, 0, 0}, {"RFr", 0, 1, 0},    {"RRRR", 1, 1, 1},   {"RRR", 1, 0, 1},
    {"CFC.2", 0, -1, 0},    {"CC.2", 0, -2, 2}, {"CccR+", 1, -2, 3}, {"Rr", 1, 2, 1},     {"CFc+", -1, -1, 3},
    {"Ccc", -2, 0, 2},      {"RRR", 2, -2, 1},  {"RrC", -1, 1, 2},   {"Cc+", -3, 0, 2},   {"CC.2", -1, 2, 0},
    {"RFr", 2, -1, 1},      {"C", -2, 1, 0},    {"RFr", 2, -3, 3},   {"CFC.2", -2, 2, 1}, {"Rr", -1, 3, 3},
    {"C", -2, 3, 2},        {"L", -2, -1, 0},   {"Rr", 0, 3, 0},
};
constexpr Cell FREE{-3, 1}; // a city lies north of it, a field east
constexpr const char* IN_HAND = "Cc.1";

const Tile& tile_of(const TileSet& base, const char* id) {
  for (const Tile& tile : base.tiles)
    if (tile.id == base.name + "/" + id) return tile;
  throw std::invalid_argument("the tile set " + base.name + " has no tile " + id);
}

Scene board_of(const TileSet& base, Theme theme) {
  Scene scene;
  for (const Laid& laid : BOARD)
    scene.tiles.push_back({&tile_of(base, laid.id), {laid.x, laid.y}, laid.rot, laid.x & 3});
  scene.figures = {{0, FigureKind::Meeple, {-2, 0}, 0},  {1, FigureKind::Meeple, {1, 2}, 0},
                   {2, FigureKind::Meeple, {-2, -1}, 1}, {0, FigureKind::Meeple, {0, 3}, 0},
                   {3, FigureKind::Meeple, {2, -1}, 0},  {2, FigureKind::Meeple, {-1, 1}, 3}};
  scene.map_look.theme = theme;
  return scene;
}

struct State {
  const char* name;
  const char* words;
  Point corner;             // of the part of the board that is shown, in squares
  double width;             // in squares
  std::string below, above; // the figures
  bool figures = true;
};

class Sheet {
public:
  Sheet(const TileSet& base, Theme the_theme)
      : theme(the_theme), scene(board_of(base, theme)), tile(tile_of(base, IN_HAND)) {}

  std::string draw() const;

private:
  static constexpr double EDGE = 34, HEAD = 92, WIDTH = 262, SHAPE = .95, WORDS = 56, GAP = 18;
  static constexpr size_t COLUMNS = 6;

  std::vector<State> states() const;
  std::vector<State> square_states() const;
  std::vector<State> feature_states() const;
  std::vector<State> figure_states() const;
  std::string draw_window(const State&) const;

  std::string in_hand(int rot) const { return dimmed(draw_tile(tile, {.rot = rot}), theme); }
  std::string placed() const { return framed(in_hand(0), corner_of(FREE)) + draw_just_placed(FREE); }
  Point spot(int feature) const { return corner_of(FREE) + figure_spot(tile, feature, 0); }
  Point spot(Cell at, int feature) const {
    const PlacedTile& there = *std::ranges::find(scene.tiles, at, &PlacedTile::at);
    return corner_of(at) + figure_spot(*there.tile, feature, there.rot);
  }
  Highlight highlight(Kind kind, const std::vector<std::pair<Cell, int>>& parts,
                      const std::vector<SideAt>& open) const {
    Highlight out{kind, {}, open};
    for (const auto& [at, feature] : parts) {
      const PlacedTile& there = *std::ranges::find(scene.tiles, at, &PlacedTile::at);
      out.pieces.push_back({there.tile, at, there.rot, feature});
    }
    return out;
  }

  Theme theme;
  Scene scene;
  const Tile& tile;
};

constexpr Point NEAR{-3.5, .4}; // shows FREE and what lies beside it

std::vector<State> Sheet::square_states() const {
  std::string legal = draw_legal(FREE, theme);
  return {
      {"Legal", "the tile fits as it is turned now", NEAR, 2, legal + draw_legal({-4, 0}, theme), ""},
      {"Legal when turned", "brackets only", NEAR, 2, draw_legal_when_turned(FREE, theme), ""},
      {"In hand", "6 % larger, with a shadow", NEAR, 2, legal,
       draw_in_hand(in_hand(0), corner_of(FREE) + Point{34, -14})},
      {"Preview", "snapped, not yet placed", NEAR, 2, "", draw_preview(in_hand(0), FREE)},
      {"Illegal", "a bar at the side that does not fit", NEAR, 2, "", draw_illegal(in_hand(1), FREE, 1 << 1)},
      {"Just placed", "until the next tile is placed", NEAR, 2, placed(), ""},
  };
}

std::vector<State> Sheet::feature_states() const {
  Highlight city =
      highlight(Kind::City, {{{-1, -1}, 0}, {{-1, 0}, 0}, {{-2, 0}, 0}, {{-3, 0}, 0}, {{-2, 1}, 0}},
                {{{-1, -1}, 0}, {{-3, 0}, 2}});
  Highlight road = highlight(Kind::Road, {{{0, 3}, 0}, {{-1, 3}, 0}}, {{{0, 3}, 2}, {{-1, 3}, 2}});
  Highlight field = highlight(
      Kind::Field, {{{0, 0}, 3}, {{-1, 0}, 3}, {{-1, 1}, 3}, {{0, 1}, 1}, {{1, 0}, 4}, {{1, 1}, 7}}, {});
  Highlight site = highlight(Kind::Monastery, {{{-2, -1}, 1}}, {});
  Point flag = spot({-1, -1}, 0) + Point{0, -14};
  return {
      {"City, highlighted",
       "arrows where it is open",
       {-3.6, -1.7},
       3.8,
       draw_highlight(city, theme, 1.5),
       ""},
      {"Road, highlighted",
       "bright bed between dark edges",
       {-1.7, 2},
       2.6,
       draw_highlight(road, theme, 1),
       ""},
      {"Field, highlighted", "its ground is washed", {-1.6, -.6}, 3.4, draw_highlight(field, theme, 1.3), ""},
      {"Monastery, highlighted", "a ring", {-2.6, -1.5}, 2, draw_highlight(site, theme, .8), ""},
      {"Scored",
       "a flag in the winner’s colour",
       {-3.6, -1.7},
       3.8,
       draw_highlight(city, theme, 1.5),
       draw_points(flag, 0, 14, 1.2)},
      {"Keyboard focus", "outside the square", NEAR, 2, draw_legal(FREE, theme), draw_focus(FREE, theme)},
  };
}

std::vector<State> Sheet::figure_states() const {
  constexpr double SCALE = .27, FAR = .36; // never below 20 pixels
  constexpr FigureLook MEEPLE{}, FARMER{.lies = true}, POSTMAN{.kind = FigureKind::Postman};
  std::string ghosts = draw_ghost_at(spot(0), SCALE, MEEPLE) + draw_ghost_at(spot(1), SCALE, FARMER);
  std::string held =
      draw_figure_at(spot({-2, 0}, 0), SCALE, {.held = true}) +
      draw_figure_at(spot({-1, 0}, 0), SCALE, {.kind = FigureKind::Postman, .player = 1, .held = true});
  std::string upgraded =
      draw_figure_at(spot({-2, 1}, 0), SCALE, {.upgraded = mappa::Colour::Purple}) +
      draw_figure_at(spot({-2, 1}, 1), SCALE, {.player = 2, .lies = true, .upgraded = mappa::Colour::Orange});
  Point figure = spot({1, 2}, 0);
  Box window{-180, -180, 280, 280};
  std::string reach = draw_reach({0, 0}, window) + draw_ghost_at(spot({0, -1}, 0), FAR, POSTMAN) +
                      draw_ghost_at(spot({-1, -1}, 0), FAR, POSTMAN) + draw_just_placed({0, 0});
  return {
      {"Ghosts", "where a figure may go", NEAR, 2, placed(), ghosts},
      {"Chosen", "full colour, solid ring", NEAR, 2, placed(), draw_chosen_at(spot(0), SCALE, MEEPLE)},
      {"Held by a postman", "wax seal with a lock", {-2.4, -.5}, 2, "", held, false},
      {"Upgraded", "stands on its chip", {-2.5, .5}, 1.6, "", upgraded, false},
      {"Can be upgraded", "a double arrow", {.7, 1.6}, 1.6, "", draw_upgrade_sign(figure, SCALE)},
      {"Reach of the postman", "the rest is veiled", {-1.8, -1.8}, 4.2, "", reach},
  };
}

std::vector<State> Sheet::states() const {
  std::vector<State> out = square_states();
  for (const auto& more : {feature_states(), figure_states()})
    out.insert(out.end(), more.begin(), more.end());
  return out;
}

// The board is defined once and used in every window.
std::string Sheet::draw_window(const State& state) const {
  const ChartColours& c = chart_colours(theme);
  double height = state.width * SHAPE;
  Path grid;
  for (int i = -5; i <= 5; ++i)
    grid.move({i * SQUARE, -500}).line({i * SQUARE, 500}).move({-500, i * SQUARE}).line({500, i * SQUARE});
  std::string content =
      rectangle({-600, -600}, 1200, 1200, {.fill = c.country}) +
      art::draw(
          grid,
          {.line = c.grid, .width = 1.7, .opacity = c.grid_opacity, .dash = "6 8 8 8 8 8 8 8 8 8 8 8 6 0"}) +
      "<use href=\"#board\"/>" + state.below;
  if (state.figures) content += "<use href=\"#figures\"/>";
  return fmt::format("<svg width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\">{}</svg>", number(WIDTH),
                     number(WIDTH * SHAPE), number(state.corner.x * SQUARE), number(state.corner.y * SQUARE),
                     number(state.width * SQUARE), number(height * SQUARE), content + state.above) +
         rectangle({}, WIDTH, WIDTH * SHAPE, {.line = page_colours(theme).border, .width = 1}, 3);
}

std::string Sheet::draw() const {
  const PageColours& c = page_colours(theme);
  std::vector<State> all = states();
  size_t rows = (all.size() + COLUMNS - 1) / COLUMNS;
  double width = 2 * EDGE + COLUMNS * (WIDTH + GAP) - GAP;
  double step = WIDTH * SHAPE + WORDS, height = HEAD + EDGE + static_cast<double>(rows) * step;
  std::string out = define_states(theme) + "<defs><g id=\"board\">" + draw_tiles(scene) +
                    "</g><g id=\"figures\">" + draw_figures(scene) + "</g></defs>" +
                    rectangle({}, width, height, {.fill = c.paper});
  out += letters({EDGE, EDGE + 26}, "States", {.size = 31, .colour = c.text, .weight = 800, .serif = true}) +
         letters({EDGE, EDGE + 48}, "of squares, features and figures", {.size = 16, .colour = c.text_2});
  for (size_t i = 0; i < all.size(); ++i) {
    const size_t column = i % COLUMNS, row = i / COLUMNS;
    Point at{EDGE + static_cast<double>(column) * (WIDTH + GAP), HEAD + static_cast<double>(row) * step};
    Point words = {0, WIDTH * SHAPE};
    out += moved(
        at, draw_window(all[i]) +
                letters(words + Point{0, 20}, all[i].name, {.size = 16, .colour = c.text, .weight = 800}) +
                letters(words + Point{0, 38}, all[i].words, {.size = 14, .colour = c.text_2}));
  }
  return document({}, width, height, 1, out);
}

} // namespace

std::string draw_states_sheet(const TileSet& base, Theme theme) { return Sheet(base, theme).draw(); }

} // namespace mappa::art
