// Ferries with their boats, and the borders: stubs of roads with a barrier and stubs of cities.
#include "art/arms.h"
#include "art/map_sketch.h"
#include "art/ornament.h"
#include "art/sketch.h"

namespace mappa::art {
namespace {

constexpr double STUB = 46, PIER = 13; // lengths

std::string draw_road(Point from, Point to, bool ruts) {
  Path road = Path::open({from, to});
  std::string out = draw(road, {.line = ROAD_EDGE, .width = 11.2}) + draw(road, {.line = ROAD, .width = 9});
  if (ruts)
    out += draw(road, {.line = ROAD_RUT, .width = 4.6, .opacity = .75}) +
           draw(road, {.line = ROAD, .width = 3.2});
  return out;
}

std::string draw_arms(const std::vector<Point>& places, double scale, int charge) {
  std::string out;
  for (Point at : places) out += moved(at, draw_coat({}, charge++, Detail::Full), scale);
  return out;
}

std::string draw_barrier(Point middle, Point out) {
  constexpr double HALF = 13;
  Point across{out.y * HALF, out.x * HALF};
  Path bar = Path::open({middle - across, middle + across});
  return draw(bar, {.line = INK, .width = 6.4, .round = true}) +
         draw(bar, {.line = "#FBF4E0", .width = 4.2, .round = true}) +
         draw(bar, {.line = "#B5382A", .width = 4.2, .dash = "4.4 4.4"});
}

// The city of the cell outside, and nothing else of that tile.
std::string draw_city_stub(SideAt where, const std::string& seed, Detail detail) {
  int side = opposite(where.side);
  auto bit = static_cast<uint8_t>(1 << side);
  Tile tile;
  tile.id = "border/" + seed;
  tile.sides[static_cast<size_t>(side)] = Kind::City;
  tile.features = {{.kind = Kind::City, .sides = bit},
                   {.kind = Kind::Field, .ports = static_cast<uint8_t>(~(3 << 2 * side)), .cities = 1}};
  tile.links_known = true;
  Layout flat = layout(tile);
  Sketch sketch{tile, flat, flat, {.detail = detail}, Chance(tile.id)};
  Chance chance(tile.id);
  Point out = INWARD[where.side] * -SQUARE;
  return framed("<g stroke-linejoin=\"round\">" + draw_city(sketch, flat.cities.at(0), chance) + "</g>",
                corner_of(where.at) + out);
}

std::string draw_border(const MapSketch& sketch, size_t i) {
  const Border& border = sketch.map.borders[i];
  const StubPlace& stub = sketch.layout.stubs[i];
  const data::BorderPicture& picture = sketch.picture.borders[i];
  std::string print;
  if (border.kind == Kind::City)
    print = draw_city_stub(border.where, sketch.map.id + std::to_string(i), sketch.detail());
  else
    print = draw_road(stub.middle, stub.middle + stub.out * STUB, true) +
            draw_barrier(stub.middle + stub.out * (STUB + 1), stub.out);
  print += draw_arms(stub.arms, 1.5, border.where.at.x + border.where.at.y);
  std::string tip = sketch.text(picture.to);
  if (const std::string& place = sketch.text(picture.place); !place.empty()) tip += " (" + place + ")";
  return with_tip(tip, dimmed(print, sketch.look.theme));
}

Point pier_end(SideAt end) { return side_middle(end) - INWARD[end.side] * (PIER + 1); }

// A course goes from side to side; it is drawn from bollard to bollard.
Line between_piers(const Line& course, const Ferry& ferry) {
  Line out{pier_end(ferry.ends[0])};
  for (Point p : course)
    if (distance(p, course.front()) > PIER + 8 && distance(p, course.back()) > PIER + 8) out.push_back(p);
  out.push_back(pier_end(ferry.ends[1]));
  return out;
}

std::string draw_piers(const Ferry& ferry) {
  std::string out;
  for (SideAt end : ferry.ends) {
    Point to = pier_end(end);
    out += draw_road(side_middle(end), to, false) +
           circle(to, 6, {.fill = STONE, .line = INK, .width = 1.4}) + circle(to, 2.2, {.fill = STONE_DARK});
  }
  return out;
}

std::string draw_ferry(const MapSketch& sketch, size_t i) {
  const FerryPlace& place = sketch.layout.ferries[i];
  const ChartColours& c = sketch.colour;
  Path way = Path::of(smooth(between_piers(place.path, sketch.map.ferries[i]), .16));
  std::string course = draw(way, {.line = c.sea, .width = 8, .opacity = .9, .round = true}) +
                       draw(way, {.line = INK, .width = 5, .dash = "10 8", .round = true}) +
                       draw(way, {.line = WHITE, .width = 2.6, .dash = "10 8", .round = true});
  std::string print = course + draw_piers(sketch.map.ferries[i]) + moved(place.boat, draw_boat()) +
                      draw_arms(place.arms, 1.2, static_cast<int>(i) + 2);
  return with_tip(sketch.text(sketch.picture.ferries[i].name), dimmed(print, sketch.look.theme));
}

} // namespace

std::string draw_ferries(const MapSketch& sketch) {
  std::string out;
  for (size_t i = 0; i < sketch.layout.ferries.size(); ++i) out += draw_ferry(sketch, i);
  return out;
}

std::string draw_borders(const MapSketch& sketch) {
  std::string out;
  for (size_t i = 0; i < sketch.layout.stubs.size(); ++i) out += draw_border(sketch, i);
  return out;
}

} // namespace mappa::art
