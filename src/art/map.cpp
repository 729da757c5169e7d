#include "art/map.h"

#include "art/map_sketch.h"

#include <cctype>
#include <fmt/format.h>

namespace mappa::art {

std::string MapSketch::id(const std::string& part) const {
  std::string out = look.theme == Theme::Dark ? "night-" : "day-";
  for (char c : map.id) out += std::isalnum(static_cast<unsigned char>(c)) ? c : '-';
  return out + "-" + part;
}

std::string MapSketch::use(const std::string& part) const {
  return fmt::format("<use href=\"#{}\"/>", id(part));
}

std::string MapSketch::use(const std::string& part, const Paint& paint) const {
  return fmt::format("<use href=\"#{}\"", id(part)) + attributes(paint) + "/>";
}

std::string draw_name(const PlacedName& name, Face face, Colour letters, Colour halo) {
  return chart_letters(
      name.at, name.text,
      {.face = face, .size = name.size, .colour = letters, .halo = halo, .spacing = name.spacing});
}

// An old sheet is darker towards its corners.
static std::string draw_age(const MapSketch& sketch) {
  const Box& w = sketch.layout.window;
  std::string id = sketch.id("age"), fill = fmt::format("url(#{})", id);
  auto shade = [&](double offset, double strength) {
    return fmt::format("<stop offset=\"{}\" stop-color=\"{}\" stop-opacity=\"{}\"/>", number(offset),
                       sketch.colour.age, number(strength));
  };
  return fmt::format("<radialGradient id=\"{}\" r=\".75\">{}</radialGradient>", id,
                     shade(.55, 0) + shade(.8, sketch.colour.age_strength * .35) +
                         shade(1, sketch.colour.age_strength)) +
         rectangle({w.left, w.top}, w.width(), w.height(), {.fill = fill.c_str()});
}

static std::string clipped_to(const MapSketch& sketch, const std::string& content) {
  const Box& w = sketch.layout.window;
  std::string id = sketch.id("window");
  return fmt::format("<clipPath id=\"{}\">{}</clipPath><g clip-path=\"url(#{})\">{}</g>", id,
                     rectangle({w.left, w.top}, w.width(), w.height(), {}), id, content);
}

std::string draw_map_content(const data::MapFile& file, const MapLook& look) {
  bool alone = look.names == Names::Alone;
  MapLayout layout = alone ? lettering_layout(file, look) : map_layout(file, look);
  MapSketch sketch{file, look, layout};
  if (alone) return "<g stroke-linejoin=\"round\">" + draw_names(sketch) + "</g>";
  std::string ground = draw_sea(sketch) + draw_neighbours(sketch) + draw_country(sketch) + draw_age(sketch);
  std::string chips = look.with_chips ? draw_chip_places(sketch) : "";
  std::string names = look.names == Names::None ? "" : draw_names(sketch);
  return "<g stroke-linejoin=\"round\">" + define_coasts(sketch) + clipped_to(sketch, ground) +
         draw_squares(sketch) + draw_ferries(sketch) + draw_borders(sketch) + draw_towns(sketch) +
         draw_large_cities(sketch) + chips + draw_ornaments(sketch) + draw_title(sketch) + names +
         draw_frame(sketch) + "</g>";
}

std::string draw_map(const data::MapFile& file, const MapLook& look) {
  const data::Frame& frame = file.picture.frame;
  Point corner{frame.left * SQUARE, frame.top * SQUARE};
  return document(corner, (frame.right - frame.left) * SQUARE, (frame.bottom - frame.top) * SQUARE,
                  look.pixels / SQUARE, draw_map_content(file, look));
}

} // namespace mappa::art
