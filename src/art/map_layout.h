// Where everything of a map picture finds room: stubs, names, ferries, ornaments and the title.
#pragma once

#include "art/box.h"
#include "art/chart_frame.h"
#include "art/lettering.h"
#include "art/map.h"

#include <optional>

namespace mappa::art {

struct PlacedName {
  std::string text;
  Point at; // middle of the base line
  double size = 0;
  double spacing = 0;
  Box box;
};

struct StubPlace { // of a border
  Point middle;    // of the side
  Point out;       // a unit vector away from the square
  std::vector<Point> arms;
  std::optional<PlacedName> name;
};

struct FerryPlace {
  Line path;
  Point boat;
  std::vector<Point> arms;
  std::optional<PlacedName> name;
};

struct Ornament {
  Point at;
  double scale = 1;
  bool mirrored = false;
};

struct MapLayout {
  Box window;                   // the frame
  std::vector<StubPlace> stubs; // of the map's borders
  std::vector<FerryPlace> ferries;
  std::vector<PlacedName> islands;    // of the stacks, then of the Isle of Man
  std::vector<PlacedName> neighbours; // those that have room
  std::optional<Ornament> title;
  std::optional<Disc> rose;
  std::vector<Ornament> ships;
  std::optional<Ornament> serpent, whale;
};

MapLayout map_layout(const data::MapFile&, const MapLook&);
// Names as large as the look wants them, among all else as it lies on a chart of 100 pixels a square.
MapLayout lettering_layout(const data::MapFile&, const MapLook&);

double letter_scale(const MapLook&);  // lettering grows no further beyond 110 pixels a square
double least_letters(const MapLook&); // units: no name is smaller than 10 pixels

// What is printed there, as the drawing has it.
Point side_middle(SideAt);
std::vector<Box> square_boxes(const Map&, bool with_waves);
std::vector<Box> stub_boxes(const StubPlace&, Kind);
std::vector<Box> ferry_boxes(const FerryPlace&); // without the name
Box island_box(const data::StackIsland&);
Box isle_of_man_box(const data::PlacePicture&);
double title_width(const std::string& name); // of the cartouche
Box title_box(const Ornament& title, double width);

} // namespace mappa::art
