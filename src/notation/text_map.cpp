#include "notation/text_map.h"

#include "game/board.h"
#include "game/rules/chips.h"
#include "notation/text.h"
#include "notation/text_pens.h"

#include <algorithm>
#include <cmath>

namespace mappa::notation {

using data::MapFile;
using data::Spot;

namespace {

Square square_at(At at) { return square(at.x, at.y); }

// The first cells of a text.
std::string cut(std::string_view text, int cells) {
  std::string out;
  for (const char c : text) {
    if (cells_of(out + c) > cells) break;
    out += c;
  }
  return out;
}

// "♦♦", "4♦"
std::string coats_text(int coats) {
  if (coats > 2) return std::to_string(coats) + "♦";
  std::string text;
  for (int i = 0; i < coats; ++i) text += "♦";
  return text;
}

struct Cell {
  int column, row;

  bool operator==(const Cell&) const = default;
};

class MapText {
public:
  MapText(Canvas& canvas, const Layout& layout, const Ruleset& rules, const Position& p, const MapFile& file,
          data::Language language)
      : canvas_(canvas),
        layout_(layout),
        rules_(rules),
        p_(p),
        file_(file),
        map_(file.map),
        language_(language) {}

  void draw() {
    for (int y = layout_.window.top; y <= layout_.window.bottom; ++y)
      for (int x = layout_.window.left; x <= layout_.window.right; ++x) ground({x, y});
    for (size_t i = 0; i < map_.towns.size(); ++i) town(map_.towns[i], file_.picture.towns[i]);
    for (size_t i = 0; i < map_.islands.size(); ++i) island(map_.islands[i], file_.picture.islands[i]);
    for (size_t i = 0; i < map_.large_cities.size(); ++i)
      large_city(map_.large_cities[i], file_.picture.large_cities[i]);
    for (const Border& border : map_.borders) stub(border);
    for (size_t i = 0; i < map_.ferries.size(); ++i) ferry(map_.ferries[i], file_.picture.ferries[i]);
    for (size_t i = 0; i < p_.chip_squares.size(); ++i)
      if (p_.chip_squares[i] != NOWHERE) chip(i);
    if (rules_.chips == ChipRules::Treats) tracks();
  }

private:
  bool shown(At at) const { return layout_.window.holds(square_at(at)); }
  bool empty(At at) const { return shown(at) && !tile_at(p_, square_at(at)); }
  Pen on_land(At at, int16_t ink, bool bold = false) const {
    return {ink, pens::LAND[static_cast<size_t>((at.x ^ at.y) & 1)], bold};
  }

  // In the middle of a span of cells, or as much as has room.
  void centred(int column, int width, int row, const std::string& text, Pen pen) {
    const std::string part = cut(text, width);
    canvas_.write(column + (width - cells_of(part)) / 2, row, part, pen);
  }
  void above_middle(At at, const std::string& text, Pen pen) {
    centred(layout_.column(at.x), layout_.size.width, layout_.row(at.y) + layout_.middle_row() - 1, text,
            pen);
  }
  void below_middle(At at, const std::string& text, Pen pen) {
    centred(layout_.column(at.x), layout_.size.width, layout_.row(at.y) + layout_.middle_row() + 1, text,
            pen);
  }

  void fill(At at, const char* glyph, Pen pen) {
    for (int row = 0; row < layout_.size.height; ++row)
      for (int column = 0; column < layout_.size.width; ++column)
        canvas_.write(layout_.column(at.x) + column, layout_.row(at.y) + row, glyph, pen);
  }

  void ground(At at) {
    const Ground ground = map_.at(at);
    if (ground == Ground::Wave) fill(at, "≈", {pens::PALE, pens::WATER});
    if (!takes_tile(ground) || !empty(at)) return;
    const Pen pen = on_land(at, pens::FAINT);
    fill(at, " ", pen);
    canvas_.write(layout_.column(at.x), layout_.row(at.y), "┌", pen);
    canvas_.write(layout_.column(at.x) + layout_.size.width - 1, layout_.row(at.y) + layout_.size.height - 1,
                  "┘", pen);
  }

  void town(const Town& town, const data::PlacePicture& picture) {
    if (!empty(town.at)) return;
    const bool start = map_.at(town.at) == Ground::Start;
    above_middle(town.at, (start ? "*" : "") + picture.name.in(language_), on_land(town.at, pens::INK, true));
    if (rules_.chips != ChipRules::Wine || !town.grape) return;
    const auto colour = static_cast<int>(*town.grape);
    below_middle(town.at, "∵" + chip_letter(colour), chip_pen(colour));
  }

  void island(const Island& island, const data::Name& name) {
    if (!empty(island.at)) return;
    above_middle(island.at, name.in(language_), on_land(island.at, pens::INK));
    if (rules_.chips == ChipRules::Treats) // M14, IB1
      below_middle(island.at, coats_text(island.coats), on_land(island.at, pens::ARMS, true));
  }

  // The name over all of its squares in a row, the coats of arms below.
  void large_city(const LargeCity& city, const data::PlacePicture& picture) {
    std::vector<At> squares;
    std::ranges::copy_if(city.squares, std::back_inserter(squares), [&](At at) { return shown(at); });
    if (squares.empty()) return;
    const auto by_x = [](At at) { return at.x; };
    const int left = layout_.column(std::ranges::min(squares, {}, by_x).x);
    const int right = layout_.column(std::ranges::max(squares, {}, by_x).x) + layout_.size.width;
    const auto write = [&](At at, int below, const std::string& text, int16_t ink) {
      centred(left, right - left, layout_.row(at.y) + layout_.middle_row() + below, text,
              {ink, pens::WALL, true});
    };
    const bool upright = squares.back().y != squares.front().y;
    write(squares.front(), 0, picture.name.in(language_), pens::INK);
    write(squares.back(), upright ? 0 : 1, coats_text(city.coats), pens::ARMS);
  }

  // The cell beyond the middle of a side.
  Cell beyond(SideAt s) const {
    const int column = layout_.column(s.at.x), row = layout_.row(s.at.y);
    switch (s.side) {
    case 0: return {column + layout_.middle_column(), row - 1};
    case 1: return {column + layout_.size.width, row + layout_.middle_row()};
    case 2: return {column + layout_.middle_column(), row + layout_.size.height};
    default: return {column - 1, row + layout_.middle_row()};
    }
  }

  static const char* line_to(int side) { return side % 2 == 0 ? "┃" : "━"; }

  // M7: away from the side, first the road or city, then its coats of arms.
  void stub(const Border& border) {
    if (!shown(border.where.at)) return;
    const Cell cell = beyond(border.where);
    const bool city = border.kind == Kind::City, west = border.where.side == 3;
    const Pen pen = city ? Pen{pens::ROOF, pens::WALL} : Pen{pens::CHOICE, NO_INK, true};
    canvas_.write(cell.column, cell.row, city ? "▒" : line_to(border.where.side), pen);
    const std::string coats = coats_text(border.coats);
    canvas_.write(west ? cell.column - cells_of(coats) : cell.column + 1, cell.row, coats,
                  {pens::SEA, NO_INK, true});
  }

  // The cells of a ferry's way, off the squares, each once.
  std::vector<Cell> way_of(const Ferry& ferry, const data::Trail& path) const {
    constexpr double STEP = 0.02; // of a square
    data::Trail spots = path;
    if (spots.empty())
      for (const SideAt& end : ferry.ends) spots.push_back(middle_of(end));
    std::vector<Cell> cells;
    for (size_t i = 1; i < spots.size(); ++i) {
      const Spot from = spots[i - 1], to = spots[i];
      const int steps = 1 + static_cast<int>(std::hypot(to.x - from.x, to.y - from.y) / STEP);
      for (int s = 0; s <= steps; ++s) {
        const double part = static_cast<double>(s) / steps;
        add_cell(cells, {from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)});
      }
    }
    return cells;
  }

  static Spot middle_of(const SideAt& s) {
    constexpr std::array<Spot, SIDES> MIDDLE{{{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}}};
    const Spot middle = MIDDLE[static_cast<size_t>(s.side)];
    return {s.at.x + middle.x, s.at.y + middle.y};
  }

  void add_cell(std::vector<Cell>& cells, Spot spot) const {
    const auto floor = [](double v) { return static_cast<int>(std::floor(v)); };
    const Ground ground = map_.at(floor(spot.x), floor(spot.y));
    if (takes_tile(ground) || ground == Ground::LargeCity) return;
    const Window& window = layout_.window;
    // A way above or below the map is drawn in the rim, however far off it is.
    const double y = std::clamp(spot.y, -0.1, map_.height + 0.1);
    const Cell cell{layout_.left() + floor((spot.x - window.left) * layout_.size.width),
                    layout_.top() + floor((y - window.top) * layout_.size.height)};
    const bool seen = cell.column >= Layout::MARGIN && cell.column < canvas_.width() - Layout::MARGIN &&
                      cell.row >= 1 && cell.row < canvas_.height() - 1;
    if (seen && std::ranges::count(cells, cell) == 0) cells.push_back(cell);
  }

  // Ferries cross waves.
  Pen at_sea(Cell cell, int16_t ink, bool bold) const {
    const At at{layout_.window.left + (cell.column - layout_.left()) / layout_.size.width,
                layout_.window.top + (cell.row - layout_.top()) / layout_.size.height};
    const bool wave = shown(at) && map_.at(at) == Ground::Wave;
    return {wave && ink == pens::SEA ? pens::PALE : ink, wave ? pens::WATER : NO_INK, bold};
  }

  void ferry(const Ferry& ferry, const data::FerryPicture& picture) {
    const std::vector<Cell> way = way_of(ferry, picture.path);
    for (const Cell cell : way) canvas_.write(cell.column, cell.row, "•", at_sea(cell, pens::SEA, false));
    if (!way.empty()) {
      const Cell middle = way[way.size() / 2];
      const std::string coats = coats_text(ferry.coats);
      canvas_.write(middle.column - cells_of(coats) / 2, middle.row, coats, at_sea(middle, pens::SEA, true));
    }
    for (const SideAt& end : ferry.ends)
      if (shown(end.at))
        canvas_.write(beyond(end).column, beyond(end).row, line_to(end.side),
                      at_sea(beyond(end), pens::CHOICE, true));
  }

  // C4: of a chip that lies face down only the colour is shown, and that only where all may know it (GB1).
  void chip(size_t entry) {
    const Square where = p_.chip_squares[entry];
    if (!layout_.window.holds(where)) return;
    const bool hidden = p_.face_down >> entry & 1;
    const int colour = colour_of(p_.chips[entry]);
    const At at{x_of(where), y_of(where)};
    if (hidden && !rules_.colours_open) return below_middle(at, "(?)", pens::FACE_DOWN);
    const std::string number = hidden ? "?" : std::to_string(number_of(p_.chips[entry]));
    below_middle(at, "(" + chip_letter(colour) + number + ")", chip_pen(colour));
  }

  // IB2: beside each row the colour of the treats that are laid there.
  void tracks() {
    for (int colour = 0; colour < COLOURS; ++colour)
      if (const auto& track = map_.tracks[static_cast<size_t>(colour)])
        for (int y = std::max(track->first - 1, layout_.window.top);
             y <= std::min(track->last - 1, layout_.window.bottom); ++y)
          canvas_.write(0, layout_.row(y) + layout_.middle_row(), chip_letter(colour), chip_pen(colour));
  }

  Canvas& canvas_;
  const Layout& layout_;
  const Ruleset& rules_;
  const Position& p_;
  const MapFile& file_;
  const Map& map_;
  data::Language language_;
};

} // namespace

void draw_map(Canvas& canvas, const Layout& layout, const Ruleset& rules, const Position& position,
              const MapFile& file, data::Language language) {
  MapText(canvas, layout, rules, position, file, language).draw();
}

} // namespace mappa::notation
