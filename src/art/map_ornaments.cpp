// Rose, ships, serpent and title.
#include "art/map_sketch.h"
#include "art/ornament.h"

#include <array>
#include <fmt/format.h>

namespace mappa::art {
namespace {

std::string put(const Ornament& place, const std::string& content) {
  return fmt::format("<g transform=\"translate({} {}) scale({} {})\">{}</g>", number(place.at.x),
                     number(place.at.y), number(place.mirrored ? -place.scale : place.scale),
                     number(place.scale), content);
}

constexpr std::array SUBTITLE{// by Language
                              "a map for Carcassonne",      "eine Karte für Carcassonne",
                              "un mapa para Carcassonne",   "une carte pour Carcassonne",
                              "een kaart voor Carcassonne", "um mapa para Carcassonne",
                              "un mapa per a Carcassonne",  "una mappa per Carcassonne",
                              "mapa do gry Carcassonne",    "mapa pro hru Carcassonne"};
static_assert(SUBTITLE.size() == data::LANGUAGE_NAME.size());

// Rolled ends, the sheet, and a gold rule within it.
std::string draw_scroll(double width, double height, const ChartColours& c) {
  double x = width / 2, y = height / 2;
  auto sheet = [](double a, double b) {
    return Path().move({-a, -b}).quad({0, -b - 12}, {a, -b}).line({a, b}).quad({0, b + 12}, {-a, b}).close();
  };
  std::string out = rectangle({-x + 5, -y + 9}, width, height, {.fill = SHADOW, .opacity = .25}, 10);
  for (const char* mirror : {"1", "-1"}) {
    std::string roll =
        fmt::format("M{0} {1}C{2} {1} {2} {3} {4} {5}V{6}C{2} {7} {2} {8} {0} {9}Z", number(x),
                    number(-y - 12), number(x + 26), number(-y + 22), number(x + 4), number(-y + 18),
                    number(y + 10), number(y + 14), number(y - 20), number(y - 16));
    out += fmt::format("<g transform=\"scale({} 1)\">{}</g>", mirror,
                       draw_data(roll, {.fill = c.fold, .line = c.name, .width = 2}));
  }
  return out + draw(sheet(x, y), {.fill = c.paper, .line = c.name, .width = 2.4}) +
         draw(sheet(x - 9, y - 9), {.line = c.gold, .width = 1.6}) +
         draw(sheet(x - 13, y - 13), {.line = c.gold, .width = .7, .opacity = .7});
}

} // namespace

std::string draw_ornaments(const MapSketch& sketch) {
  const MapLayout& layout = sketch.layout;
  std::string out;
  if (layout.rose) out += moved(layout.rose->at, draw_rose(layout.rose->r, sketch.colour));
  for (const Ornament& ship : layout.ships) out += put(ship, draw_ship(sketch.colour));
  if (layout.serpent) out += put(*layout.serpent, draw_serpent(sketch.colour));
  if (layout.whale) out += put(*layout.whale, draw_whale(sketch.colour));
  return out;
}

std::string draw_title(const MapSketch& sketch) {
  if (!sketch.layout.title) return "";
  constexpr double HEIGHT = 132;
  const ChartColours& c = sketch.colour;
  const std::string& name = sketch.text(sketch.picture.name);
  std::string content =
      draw_scroll(title_width(name), HEIGHT, c) +
      chart_letters({0, 8}, name, {.face = Face::SmallCapitals, .size = 54, .colour = c.name, .spacing = 3}) +
      draw_data("M-80 20H-12M80 20H12", {.line = c.gold, .width = 1.6}) + draw_star({0, 20}, 7, c.gold);
  return put(*sketch.layout.title, content);
}

// Where it can be read.
std::string draw_subtitle(const MapSketch& sketch) {
  constexpr double SIZE = 22;
  const std::optional<Ornament>& title = sketch.layout.title;
  if (!title || SIZE * title->scale < least_letters(sketch.look)) return "";
  return put(*title, chart_letters({0, 44}, SUBTITLE[static_cast<size_t>(sketch.look.language)],
                                   {.face = Face::Italic, .size = SIZE, .colour = sketch.colour.soft}));
}

} // namespace mappa::art
