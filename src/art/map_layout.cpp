#include "art/map_layout.h"

#include "art/map_room.h"

#include <cmath>
#include <fmt/format.h>

namespace mappa::art {

using data::MapFile;
using data::StackIsland;
namespace {

constexpr double ARMS = 1.5, FERRY_ARMS = 1.2; // scales of coats

Box arms_box(Point middle, double scale) { return box_around(middle, 15 * scale, 18 * scale); }

Point across(Point out) { return {out.x == 0 ? 1.0 : 0.0, out.x == 0 ? 0.0 : 1.0}; }

// From `middle` so far out and to both sides.
Box reaching(Point middle, Point out, double from, double to, double half) {
  Point a = middle + out * from - across(out) * half, b = middle + out * to + across(out) * half;
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

// Beside a road, alternately on both sides of it; in the middle of a city.
std::vector<Point> stub_arms(const StubPlace& stub, const Border& border) {
  std::vector<Point> out;
  bool beside = stub.out.x != 0; // of a road that runs east or west: above and below
  for (int i = 0; i < border.coats; ++i) {
    int pair = i / 2;
    double away = border.kind == Kind::Road ? (i % 2 ? 1 : -1) * ((beside ? 23 : 22) + pair * 22.0)
                                            : (i - (border.coats - 1) / 2.0) * (beside ? 24 : 21);
    out.push_back(stub.middle + stub.out * (border.kind == Kind::Road ? 22 : 15) + across(stub.out) * away);
  }
  return out;
}

StubPlace stub_place(const Border& border) {
  StubPlace out{side_middle(border.where), INWARD[border.where.side] * -1, {}, std::nullopt};
  out.arms = stub_arms(out, border);
  return out;
}

std::vector<Box> path_boxes(const Line& path) {
  std::vector<Box> out;
  int steps = std::max(1, static_cast<int>(length(path) / 10));
  for (int i = 0; i <= steps; ++i)
    out.push_back(box_around(along(path, static_cast<double>(i) / steps), 12, 12));
  return out;
}

Box boat_box(Point boat) { return {boat.x - 23, boat.y - 38, boat.x + 23, boat.y + 14}; }

// At the boat's right, or wherever else fewer things are in the way.
std::vector<Point> ferry_arms(const Room& room, Point boat, int coats, const std::vector<Box>& path) {
  std::vector<Point> best;
  double least = INFINITY;
  double half = (coats - 1) * 10.5;
  for (Point first : {Point{34, -8}, Point{-34 - 2 * half, -8}, Point{-half, 28}, Point{-half, -52}}) {
    std::vector<Point> arms;
    double crowd = 0;
    for (int i = 0; i < coats; ++i) {
      arms.push_back(boat + first + Point{21.0 * i, 0});
      Box box = arms_box(arms.back(), FERRY_ARMS);
      crowd += overlap(box, room.taken) + overlap(box, path) / 2 + (room.window.holds(box) ? 0 : 1000);
    }
    if (crowd < least) least = crowd, best = arms;
  }
  return best;
}

FerryPlace ferry_place(const Room& room, const Ferry& ferry, const data::FerryPicture& picture) {
  FerryPlace out;
  out.path = units(picture.path);
  if (out.path.size() < 2) out.path = {side_middle(ferry.ends[0]), side_middle(ferry.ends[1])};
  out.boat = along(out.path, .5) + Point{0, 5};
  out.arms = ferry_arms(room, out.boat, ferry.coats, path_boxes(out.path));
  return out;
}

void place_stubs(Room& room, MapLayout& out) {
  const Map& map = room.file.map;
  for (const Border& border : map.borders) {
    out.stubs.push_back(stub_place(border));
    room.take(stub_boxes(out.stubs.back(), border.kind));
  }
}

void place_ferries(Room& room, MapLayout& out) {
  const auto& ferries = room.file.map.ferries;
  for (size_t i = 0; i < ferries.size(); ++i)
    out.ferries.push_back(ferry_place(room, ferries[i], room.file.picture.ferries[i]));
  for (const FerryPlace& ferry : out.ferries) room.take(ferry_boxes(ferry));
}

std::vector<Box> track_boxes(const Map& map, const Box& window) {
  std::vector<Box> out;
  for (const auto& track : map.tracks)
    if (track)
      for (double x : {window.left + 34, window.right - 60})
        out.push_back({x, (track->first - 1) * SQUARE, x + 26, track->last * SQUARE});
  return out;
}

std::vector<Box> chip_places(const MapFile& file, const Box& window) {
  std::vector<Box> out = track_boxes(file.map, window);
  for (const StackIsland& island : file.picture.stack_islands) out.push_back(island_box(island));
  if (file.picture.isle_of_man) out.push_back(isle_of_man_box(*file.picture.isle_of_man));
  return out;
}

void place_island_names(Room& room, MapLayout& out) {
  const data::MapPicture& picture = room.file.picture;
  auto place = [&](const Box& island, const data::Name& text) {
    auto name = island_name(room, island, text.in(room.look.language));
    if (!name) return;
    out.islands.push_back(*name);
    room.take({name->box});
  };
  for (const StackIsland& island : picture.stack_islands) place(island_box(island), island.name);
  if (picture.isle_of_man) place(isle_of_man_box(*picture.isle_of_man), picture.isle_of_man->name);
}

void place_names(Room& room, MapLayout& out) {
  const data::MapPicture& picture = room.file.picture;
  const data::Language language = room.look.language;
  for (size_t i = 0; i < out.stubs.size(); ++i) {
    out.stubs[i].name = border_name(room, out.stubs[i], picture.borders[i].to.in(language));
    if (out.stubs[i].name) room.take({out.stubs[i].name->box});
  }
  for (size_t i = 0; i < out.ferries.size(); ++i) {
    out.ferries[i].name = ferry_name(room, out.ferries[i], picture.ferries[i].name.in(language));
    if (out.ferries[i].name) room.take({out.ferries[i].name->box});
  }
}

void place_neighbour_names(Room& room, MapLayout& out) {
  for (const data::NeighbourPicture& neighbour : room.file.picture.neighbours)
    if (auto name = neighbour_name(room, neighbour)) {
      out.neighbours.push_back(*name);
      room.take({name->box});
    }
}

void take_title(Room& room, const MapLayout& out) {
  if (!out.title) return;
  const std::string& name = room.file.picture.name.in(room.look.language);
  room.take({title_box(*out.title, title_width(name))});
}

void take_ornaments(Room& room, const MapLayout& chart) {
  if (chart.rose) room.take({box_around(chart.rose->at, 2 * chart.rose->r, 2 * chart.rose->r)});
  for (const Ornament& ship : chart.ships)
    room.take({box_around(ship.at, 100 * ship.scale, 90 * ship.scale)});
  for (const auto& beast : {chart.serpent, chart.whale})
    if (beast) room.take({box_around(beast->at, 130 * beast->scale, 60 * beast->scale)});
}

// What is printed; boats may be on wave squares, names not.
void furnish(Room& room, MapLayout& out) {
  room.take(square_boxes(room.file.map, false));
  place_stubs(room, out);
  if (room.look.with_chips) room.take(chip_places(room.file, out.window));
  place_ferries(room, out);
  for (const data::WavePicture& wave : room.file.picture.waves)
    room.take({{wave.at.x * SQUARE, wave.at.y * SQUARE, (wave.at.x + 1) * SQUARE, (wave.at.y + 1) * SQUARE}});
}

Box window_of(const MapFile& file) {
  const data::Frame& frame = file.picture.frame;
  return {frame.left * SQUARE, frame.top * SQUARE, frame.right * SQUARE, frame.bottom * SQUARE};
}

Room empty_room(const MapFile& file, const MapLook& look, const Box& window) {
  Room room{file, look, window.grown(-FRAME_WIDTH - 8), {}, {}};
  for (const data::Trail& ring : file.picture.outline) room.home.push_back(plain_ring(ring));
  room.land = room.home;
  for (const data::NeighbourPicture& neighbour : file.picture.neighbours)
    for (const data::Trail& ring : neighbour.rings) room.land.push_back(plain_ring(ring));
  return room;
}

} // namespace

double letter_scale(const MapLook& look) {
  constexpr double MOST = 110;
  return look.pixels > MOST ? MOST / look.pixels : 1;
}

double least_letters(const MapLook& look) { return 10 * SQUARE / look.pixels; }

Point side_middle(SideAt where) {
  return Point{where.at.x * SQUARE, where.at.y * SQUARE} + SIDE_MIDDLE[where.side];
}

std::vector<Box> square_boxes(const Map& map, bool with_waves) {
  std::vector<Box> out;
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x) {
      Ground ground = map.at(x, y);
      if (ground == Ground::Outside || (ground == Ground::Wave && !with_waves)) continue;
      out.push_back({x * SQUARE, y * SQUARE, (x + 1) * SQUARE, (y + 1) * SQUARE});
    }
  return out;
}

std::vector<Box> stub_boxes(const StubPlace& stub, Kind kind) {
  if (kind == Kind::City) return {reaching(stub.middle, stub.out, 0, 42, 50)};
  std::vector<Box> out{reaching(stub.middle, stub.out, 0, 46, 6),
                       reaching(stub.middle, stub.out, 42, 52, 17)};
  for (Point arms : stub.arms) out.push_back(arms_box(arms, ARMS));
  return out;
}

std::vector<Box> ferry_boxes(const FerryPlace& ferry) {
  std::vector<Box> out = path_boxes(ferry.path);
  out.push_back(boat_box(ferry.boat));
  for (Point arms : ferry.arms) out.push_back(arms_box(arms, FERRY_ARMS));
  return out;
}

Box island_box(const StackIsland& island) {
  Line shore = units(island.ring);
  for (data::Spot stack : island.stacks) {
    shore.push_back(units(stack));
    shore.push_back(units(stack) + Point{SQUARE, SQUARE});
  }
  return box_of(shore);
}

Box isle_of_man_box(const data::PlacePicture& isle) { return box_around(units(isle.pos), 136, 100); }

MapLayout map_layout(const MapFile& file, const MapLook& look) {
  MapLayout out;
  out.window = window_of(file);
  Room room = empty_room(file, look, out.window);
  furnish(room, out);
  place_names(room, out);
  if (look.with_chips) place_island_names(room, out);
  out.title = place_title(room);
  take_title(room, out);
  place_neighbour_names(room, out);
  place_ornaments(room, out);
  return out;
}

MapLayout lettering_layout(const MapFile& file, const MapLook& look) {
  MapLook plain = look;
  plain.pixels = SQUARE;
  const MapLayout chart = map_layout(file, plain);
  MapLayout out;
  out.window = chart.window;
  out.title = chart.title;
  Room room = empty_room(file, look, out.window);
  furnish(room, out);
  take_title(room, out);
  take_ornaments(room, chart);
  place_names(room, out);
  if (look.with_chips) place_island_names(room, out);
  place_neighbour_names(room, out);
  return out;
}

} // namespace mappa::art
