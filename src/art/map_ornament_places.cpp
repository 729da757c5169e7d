// The title finds an empty corner; rose, ships and serpent the widest open water.
#include "art/map_room.h"

#include <cmath>

namespace mappa::art {
namespace {

constexpr double LEAST_ROOM = 50;

struct Open {
  Point at;
  double room = -1;
};

double step_of(const Room& room) {
  return std::max(10.0, std::max(room.window.width(), room.window.height()) / 150);
}

double coast_distance(const Room& room, Point p, double most) {
  double out = most;
  for (const Line& ring : room.land) {
    if (ring.size() < 3) continue;
    if (inside(p, ring)) return -1;
    out = std::min({out, distance(p, ring), distance(p, Line{ring.back(), ring.front()})});
  }
  return out;
}

// Clearance from the frame, from everything taken and from land; -1 if it is too little for anything.
double clearance(const Room& room, Point p) {
  const Box& w = room.window;
  double out = std::min({p.x - w.left, p.y - w.top, w.right - p.x, w.bottom - p.y});
  for (const Box& box : room.taken) {
    if (out < LEAST_ROOM) return -1;
    out = std::min(out, distance(p, box));
  }
  return coast_distance(room, p, out);
}

std::vector<Open> open_water(const Room& room) {
  std::vector<Open> out;
  double step = step_of(room);
  for (double y = room.window.top; y < room.window.bottom; y += step)
    for (double x = room.window.left; x < room.window.right; x += step)
      if (double clear = clearance(room, {x, y}); clear >= LEAST_ROOM) out.push_back({{x, y}, clear});
  return out;
}

Open most_open(const std::vector<Open>& water, const std::vector<Disc>& kept) {
  Open best;
  for (Open here : water) {
    for (const Disc& disc : kept) here.room = std::min(here.room, distance(here.at, disc.at) - disc.r);
    if (here.room > best.room) best = here;
  }
  return best;
}

// The title covers as little as possible of coasts and of the places neighbours' names want.
double title_price(const Room& room, const Box& box) {
  double price = 0;
  for (const Line& ring : room.home)
    for (Point p : ring) price += box.holds(p) ? 20 : 0;
  for (const Line& ring : room.land)
    for (Point p : ring) price += box.holds(p) ? 1 : 0;
  for (const data::NeighbourPicture& neighbour : room.file.picture.neighbours)
    price += overlap(box, box_around(units(neighbour.label), 160, 40)) > 0 ? 300 : 0;
  return price;
}

} // namespace

double title_width(const std::string& name) {
  return std::max(330.0, text_width(name, Face::SmallCapitals) * 57 + 104);
}

Box title_box(const Ornament& title, double width) {
  return box_around(title.at, (width + 56) * title.scale, 168 * title.scale);
}

std::optional<Ornament> place_title(const Room& room) {
  double width = title_width(room.file.picture.name.in(room.look.language)), step = step_of(room);
  std::optional<Ornament> best;
  for (double scale : {1.0, .85, .7, .55}) {
    double least = INFINITY;
    Ornament here{{}, scale};
    Box size = title_box(here, width);
    for (here.at.y = room.window.top + size.height() / 2; here.at.y <= room.window.bottom - size.height() / 2;
         here.at.y += step)
      for (here.at.x = room.window.left + size.width() / 2; here.at.x <= room.window.right - size.width() / 2;
           here.at.x += step) {
        Box box = title_box(here, width);
        if (overlap(box.grown(10), room.taken) > 0) continue;
        double edge = std::min(box.left - room.window.left, room.window.right - box.right) +
                      std::min(box.top - room.window.top, room.window.bottom - box.bottom);
        double price = edge + title_price(room, box);
        if (price < least) least = price, best = here;
      }
    if (best) break;
  }
  return best;
}

void place_ornaments(const Room& room, MapLayout& out) {
  constexpr double LEAST_SHIP = 52, LEAST_SERPENT = 62, LEAST_WHALE = 66;
  std::vector<Open> water = open_water(room);
  std::vector<Disc> kept;
  if (Open open = most_open(water, kept); open.room > LEAST_ROOM) {
    out.rose = Disc{open.at, std::min(135.0, open.room * .82)};
    kept.push_back({open.at, out.rose->r * 1.25});
  }
  std::vector<Disc> apart = kept;
  for (int i = 0; i < 2; ++i) {
    Open open = most_open(water, apart);
    if (open.room < LEAST_SHIP) break;
    out.ships.push_back(
        {open.at + Point{0, 14}, std::min(1.1, open.room / 92), open.at.x < room.window.middle().x});
    kept.push_back({open.at, 110});
    apart.push_back({open.at, 420});
  }
  if (Open open = most_open(water, kept); open.room > LEAST_SERPENT) {
    double scale = std::min(.9, open.room / 140);
    out.serpent = Ornament{open.at + Point{27 * scale, 10}, scale};
    kept.push_back({open.at, 300});
  }
  if (Open open = most_open(water, kept); open.room > LEAST_WHALE)
    out.whale =
        Ornament{open.at + Point{0, 14}, std::min(.8, open.room / 110), open.at.x < room.window.middle().x};
}

} // namespace mappa::art
