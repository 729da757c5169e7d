// The names on a map, all in one layer above what is printed. None is too small to be read: what has no room
// then is left out, the less important first.
#include "art/map_sketch.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::art {
namespace {

constexpr double TOWN_PIXELS = 34; // of a square, below which only starts and large cities are named

// Towns and large cities, whose names may have to leave their squares.
class TownNames {
public:
  explicit TownNames(const MapSketch& sketch)
      : sketch_(sketch),
        least_(least_letters(sketch.look)),
        window_(sketch.layout.window.grown(-FRAME_WIDTH)) {
    for (const StubPlace& stub : sketch.layout.stubs)
      if (stub.name) taken_.push_back(stub.name->box);
    for (const PlacedName& name : sketch.layout.islands) taken_.push_back(name.box);
    for (const LargeCity& city : sketch.map.large_cities) cities_.push_back(city_box(city));
  }

  std::string draw() {
    std::string out;
    for (size_t i = 0; i < cities_.size(); ++i)
      out += draw_city(i, sketch_.text(sketch_.picture.large_cities[i].name));
    for (bool starts : {true, false})
      for (size_t i = 0; i < sketch_.map.towns.size(); ++i) {
        const Town& town = sketch_.map.towns[i];
        if ((start_of(sketch_, town.id) != Start::No) != starts) continue;
        if (starts || sketch_.look.pixels >= TOWN_PIXELS)
          out += draw_town(town, sketch_.text(sketch_.picture.towns[i].name), starts);
      }
    return out;
  }

private:
  // The best of a few places about the town's picture, if one is free.
  std::string draw_town(const Town& town, const std::string& text, bool start) {
    Face face = start ? Face::ExtraBold : Face::Bold;
    PlacedName name = town_name(text, start, sketch_.letters, least_);
    Point corner = corner_of(town.at);
    double half = name.box.width() / 2, high = name.size;
    for (Point shift : {Point{}, Point{half * .5, 0}, Point{-half * .5, 0}, Point{0, -62 - high},
                        Point{38 + half, -20}, Point{-38 - half, -20}}) {
      Box box = moved_by(name.box, corner + shift);
      if (!is_free(box, town)) continue;
      taken_.push_back(box);
      name.at = name.at + corner + shift;
      return fmt::format("<g data-at=\"{},{}\">", town.at.x,
                         town.at.y) + // to be found when a tile lies there
             draw_name(name, face, sketch_.colour.name, sketch_.colour.halo) +
             "</g>";
    }
    return "";
  }

  std::string draw_city(size_t i, const std::string& text) {
    const Box& squares = cities_[i];
    Ribbon ribbon = ribbon_of(text, squares.width(), sketch_.letters, least_);
    Point middle = squares.middle() + Point{0, 16};
    Box box = box_around(middle, 2 * ribbon.half_width + 16, 2 * ribbon.half_height + 8);
    if (overlap(box, taken_) > 0) return "";
    taken_.push_back(box);
    return moved(middle, dimmed(draw_ribbon(ribbon, text), sketch_.look.theme));
  }

  // A name in its own square is always free.
  bool is_free(const Box& box, const Town& town) const {
    Point corner = corner_of(town.at);
    if (!window_.holds(box) || overlap(box, taken_) > 0) return false;
    if (Box{corner.x, corner.y, corner.x + SQUARE, corner.y + SQUARE}.holds(box)) return true;
    auto houses = [](At at) { return moved_by({18, 14, 82, 72}, corner_of(at)); };
    return overlap(box, cities_) == 0 &&
           std::none_of(sketch_.map.towns.begin(), sketch_.map.towns.end(),
                        [&](const Town& other) { return overlap(box, houses(other.at)) > 0; });
  }

  static Box moved_by(const Box& box, Point by) {
    return {box.left + by.x, box.top + by.y, box.right + by.x, box.bottom + by.y};
  }

  static std::string draw_ribbon(const Ribbon& ribbon, const std::string& text) {
    double x = ribbon.half_width, h = ribbon.half_height;
    auto tail = [&](double f) {
      return Path::closed({{f * (x + 8), -h + 5},
                           {f * (x + 3), 4.5},
                           {f * (x + 8), h + 4},
                           {f * (x - 5), h + 4},
                           {f * (x - 5), -h + 5}});
    };
    Path body =
        Path().move({-x, -h}).quad({0, -h - 4}, {x, -h}).line({x, h}).quad({0, h - 4}, {-x, h}).close();
    return mappa::art::draw(tail(-1).add(tail(1)), {.fill = "#D9BE86", .line = INK, .width = 1.4}) +
           mappa::art::draw(body, {.fill = "#FBF1D6", .line = INK, .width = 1.5}) +
           chart_letters({0, ribbon.size * .28}, text,
                         {.face = Face::ExtraBold, .size = ribbon.size, .colour = INK});
  }

  const MapSketch& sketch_;
  double least_;
  Box window_;
  std::vector<Box> cities_, taken_ = {};
};

// Squares of the map that are islands.
std::string draw_island_names(const MapSketch& sketch) {
  constexpr double SIZE = 17;
  std::string out;
  if (SIZE < least_letters(sketch.look)) return out;
  for (size_t i = 0; i < sketch.map.islands.size(); ++i)
    out += chart_letters(corner_of(sketch.map.islands[i].at) + Point{50, 90},
                         sketch.text(sketch.picture.islands[i]),
                         {.face = Face::BoldItalic,
                          .size = SIZE * sketch.letters,
                          .colour = sketch.colour.name,
                          .halo = sketch.colour.halo});
  return out;
}

} // namespace

PlacedName town_name(const std::string& text, bool start, double scale, double least) {
  constexpr double TOP = 75.65, ROOM = 96;
  Face face = start ? Face::ExtraBold : Face::Bold;
  double size = std::max(std::min(19.0, ROOM / std::max(text_width(text, face), 1.0)) * scale, least);
  double width = text_width(text, face) * size, base_line = std::max(88.0, TOP + .65 * size);
  return {text,
          {50, base_line},
          size,
          0,
          {50 - width / 2, base_line - .65 * size, 50 + width / 2, base_line + .25 * size}};
}

Ribbon ribbon_of(const std::string& name, double room, double scale, double least) {
  constexpr double TAILS = 14, MOST = 20;
  double wide = text_width(name, Face::ExtraBold);
  double size = std::max(std::min(MOST, (room - TAILS) / std::max(wide, 1.0)) * scale, least);
  double padding = std::clamp((room - TAILS - wide * size) / 2, 1.0, 8.0) * scale;
  double grown = std::max(scale, size / MOST);
  return {std::max(26 * scale, wide * size / 2 + std::max(padding, least * .15)), 13.5 * grown, size};
}

std::string draw_names(const MapSketch& sketch) {
  const ChartColours& c = sketch.colour;
  const MapLayout& layout = sketch.layout;
  std::string out, border_halo = mixed(c.neighbour, c.sea, .2);
  for (const PlacedName& name : layout.neighbours)
    out += draw_name(name, Face::Italic, c.neighbour_name, c.neighbour);
  for (const FerryPlace& ferry : layout.ferries)
    if (ferry.name) out += draw_name(*ferry.name, Face::BoldItalic, c.sea_name, c.sea);
  for (const StubPlace& stub : layout.stubs)
    if (stub.name) out += draw_name(*stub.name, Face::BoldItalic, c.name, border_halo.c_str());
  for (const PlacedName& name : layout.islands) out += draw_name(name, Face::BoldItalic, c.name, c.sea);
  return out + draw_island_names(sketch) + TownNames(sketch).draw() + draw_subtitle(sketch);
}

} // namespace mappa::art
