// Names look for room: near where they belong, smaller if need be, off everything that is there.
#include "art/map_room.h"

#include <cmath>

namespace mappa::art {
namespace {

// The best of many tries; a try has a cost and the area it shares with other things.
struct Best {
  std::optional<PlacedName> name;
  double cost = INFINITY;

  void offer(const PlacedName& offered, double price) {
    if (price < cost) cost = price, name = offered;
  }
};

// A name that covers other things is worse than any that does not.
double price_of(const Room& room, const Box& box) {
  double price = overlap(box.grown(2), room.taken);
  const Box& w = room.window;
  double outside = std::max(0.0, w.left - box.left) + std::max(0.0, w.top - box.top) +
                   std::max(0.0, box.right - w.right) + std::max(0.0, box.bottom - w.bottom);
  return (price > 0 ? 1e4 + price : 0) + (outside > 0 ? 1e5 + outside * 1000 : 0);
}

// A coast behind the letters makes them harder to read.
double coast_behind(const Room& room, const Box& box) {
  double count = 0;
  for (const Line& ring : room.home)
    for (Point p : ring) count += box.holds(p) ? 1 : 0;
  return std::min(count * 1.5, 9.0);
}

// From the largest on; those that cannot be read become as large as they must be.
std::vector<double> legible(const MapLook& look, std::initializer_list<double> sizes) {
  std::vector<double> out;
  for (double size : sizes) {
    double units = std::max(size * letter_scale(look), least_letters(look));
    if (out.empty() || units < out.back()) out.push_back(units);
  }
  return out;
}

// Letters that had to grow and now cover other things are left out.
std::optional<PlacedName> unless_crowded(const Best& best, bool grown) {
  return grown && best.cost >= 1e4 ? std::nullopt : best.name;
}

bool all_inside(const Box& box, const Line& ring) {
  for (double x :
       {box.left, (3 * box.left + box.right) / 4, box.middle().x, (box.left + 3 * box.right) / 4, box.right})
    for (double y : {box.top, box.bottom})
      if (!inside({x, y}, ring)) return false;
  return true;
}

} // namespace

PlacedName named(const std::string& text, Point middle, double size, Face face, double spacing) {
  double width = text_width(text, face) * size + letter_count(text) * spacing;
  return {text, {middle.x, middle.y + size * .3}, size, spacing, box_around(middle, width, size * .95)};
}

std::optional<PlacedName> border_name(const Room& room, const StubPlace& stub, const std::string& text) {
  constexpr double BEYOND = 57, STEP = 8, MOST = 22, LEAST = 12;
  Best best;
  double scale = letter_scale(room.look);
  for (double size : legible(room.look, {MOST, 20, 18, 16, 14, LEAST})) {
    PlacedName name = named(text, {}, size, Face::BoldItalic);
    double half = stub.out.x != 0 ? name.box.width() / 2 : name.box.height() / 2;
    Point wish = stub.middle + stub.out * (BEYOND + half);
    for (int out = -8; out <= 4; ++out)
      for (int aside = -12; aside <= 12; ++aside) {
        Point shift = stub.out * (out * STEP) + Point{stub.out.y, stub.out.x} * (aside * STEP);
        double price = (MOST - size / scale) * 1.5 + std::abs(out) * 1.3 + std::abs(aside);
        if (price >= best.cost) continue;
        PlacedName here = named(text, wish + shift, size, Face::BoldItalic);
        best.offer(here, price + price_of(room, here.box) + coast_behind(room, here.box));
      }
  }
  return unless_crowded(best, least_letters(room.look) > LEAST * scale);
}

std::optional<PlacedName> ferry_name(const Room& room, const FerryPlace& ferry, const std::string& text) {
  constexpr double LEAST_LENGTH = 210, LEAST_PIXELS = 50;
  if (length(ferry.path) <= LEAST_LENGTH || room.look.pixels < LEAST_PIXELS) return {};
  Best best;
  double size = legible(room.look, {15.5}).front();
  for (double y : {26.0, 34.0, 42.0, -48.0, 50.0, -58.0})
    for (double x = -80; x <= 80; x += 8) {
      PlacedName here = named(text, ferry.boat + Point{x, y}, size, Face::BoldItalic);
      best.offer(here, std::abs(x - 8) / 10 + std::abs(y - 26) / 10 + price_of(room, here.box) +
                           coast_behind(room, here.box));
    }
  if (best.cost >= 1e4) return {}; // it is told by the mouse, too
  return best.name;
}

std::optional<PlacedName> island_name(const Room& room, const Box& island, const std::string& text) {
  Best best;
  constexpr double SIZE = 23;
  double size = legible(room.look, {SIZE}).front();
  double below = island.bottom + 2 + size / 2;
  for (double y : {below, island.top - 2 - size / 2, below + 10})
    for (double x = -60; x <= 60; x += 10) {
      PlacedName here = named(text, {island.middle().x + x, y}, size, Face::BoldItalic);
      best.offer(here, std::abs(x) / 10 + std::abs(y - island.bottom) / 10 + price_of(room, here.box));
    }
  return unless_crowded(best, size > SIZE);
}

std::optional<PlacedName> neighbour_name(const Room& room, const data::NeighbourPicture& neighbour) {
  struct Step {
    double size, spacing;
  };
  constexpr double STEP = 20, REACH = 12;
  std::string text = capitals(neighbour.name.in(room.look.language));
  Best best;
  double scale = letter_scale(room.look);
  for (Step step : {Step{31, 8}, Step{25, 5}, Step{20, 3}, Step{16, 2}}) {
    if (step.size * scale < least_letters(room.look)) break;
    for (const data::Trail& trail : neighbour.rings) {
      Line ring = plain_ring(trail);
      for (double dy = -REACH; dy <= REACH; ++dy)
        for (double dx = -REACH; dx <= REACH; ++dx) {
          double price = (31 - step.size) * .4 + std::sqrt(dx * dx + dy * dy);
          if (price >= best.cost) continue;
          PlacedName here = named(text, units(neighbour.label) + Point{dx, dy} * STEP, step.size * scale,
                                  Face::Italic, step.spacing * scale);
          if (room.is_free(here.box.grown(14)) && all_inside(here.box, ring)) best.offer(here, price);
        }
    }
  }
  return best.name;
}

} // namespace mappa::art
