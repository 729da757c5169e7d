// What the layers of a map picture share while it is drawn, and the layers, bottom to top.
#pragma once

#include "art/chart_colours.h"
#include "art/coast.h"
#include "art/map_layout.h"
#include "art/part.h"

namespace mappa::art {

struct MapSketch {
  const data::MapFile& file;
  const MapLook& look;
  const MapLayout& layout;
  const ChartColours& colour = chart_colours(look.theme);
  const Map& map = file.map;
  const data::MapPicture& picture = file.picture;
  double letters = letter_scale(look);

  Detail detail() const { return look.pixels < 90 ? Detail::Small : Detail::Full; }
  const std::string& text(const data::Name& name) const { return name.in(look.language); }
  std::string id(const std::string& part) const; // of a definition, so that several maps fit on one page
  std::string use(const std::string& part) const;
  std::string use(const std::string& part, const Paint&) const;
};

enum class Start { No, Used, Possible, Unused };
Start start_of(const MapSketch&, const std::string& town);

struct Ribbon { // with a large city's name
  double half_width = 0, half_height = 0, size = 0;
};

std::string draw_name(const PlacedName&, Face, Colour letters, Colour halo);

// In their squares, unless letters of the least size need more room.
PlacedName town_name(const std::string& text, bool start, double scale, double least);
Ribbon ribbon_of(const std::string& name, double room, double scale, double least);
Box city_box(const LargeCity&);
Tile large_city_tile(const LargeCity&, At square);
std::vector<data::Trail>
chip_islands(const data::MapPicture&); // shores of those with stacks, and of the Isle of Man

std::string define_coasts(const MapSketch&); // to be used by the next three
std::string draw_sea(const MapSketch&);
std::string draw_neighbours(const MapSketch&);
std::string draw_country(const MapSketch&);
std::string draw_relief(const MapSketch&, bool home);
std::string draw_rivers(const MapSketch&);
std::string draw_squares(const MapSketch&);
std::string draw_ferries(const MapSketch&);
std::string draw_borders(const MapSketch&);
std::string draw_towns(const MapSketch&);
std::string draw_large_cities(const MapSketch&);
std::string draw_chip_places(const MapSketch&); // chip marks, tracks, places of stacks and of meeples
std::string draw_ornaments(const MapSketch&);
std::string draw_title(const MapSketch&);
std::string draw_subtitle(const MapSketch&);
std::string draw_names(const MapSketch&); // all but the title
std::string draw_frame(const MapSketch&);

} // namespace mappa::art
