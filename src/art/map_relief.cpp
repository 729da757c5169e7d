// Faint engraved hills and woods on plain squares and on neighbours; mountains where they are.
#include "art/chance.h"
#include "art/map_sketch.h"

#include <algorithm>
#include <cmath>

namespace mappa::art {

using data::Trail;
namespace {

constexpr const char* HILLS[] = {
    "m-15 8q9-22 14-22q7 2 12 22m-11-18q2 7 0 13m4-8q3 6 2 11m7 2q5-12 10-12q5 2 9 12",
    "m-22 8q5-11 9-11q3 1 5 6m-3 5q8-25 13-25q6 2 12 25m-11-20q2 8 0 14m4-10q3 6 3 12m6 4q4-10 8-10q5 1 8 10",
    "m-13 7q8-16 13-16q6 1 12 16m-11-12q2 5 0 9m4-5q3 4 2 8",
};
constexpr const char* PEAK =
    "m-27 15q7-6 11-16q6-15 13-24q3-4 5-1q4 9 9 13q7 9 10 18q3 7 9 10"
    "m-27-40q-2 6-5 8m5-8q4 6 2 13m-1-13q6 7 6 14m-3 2q6 6 6 13m-14-13q3 7 1 14m5-9q5 8 4 14";
constexpr const char* ROUND_TREE = "v-4m-4.6-5a4.6 5 0 1 1 9.2 0a4.6 5 0 1 1-9.2 0";
constexpr const char* FIR_TREE = "v-4m-5 0l5-13l5 13Z";
constexpr Point GROVE[] = {{-13, 9}, {0, 2}, {12, 10}, {2, 16}};

class Relief {
public:
  Relief(const MapSketch& the_sketch, bool of_home)
      : sketch(the_sketch), home(of_home), chance(sketch.map.id + (home ? "home" : "out")) {
    auto keep = [](std::vector<Line>& list, const Trail& trail) {
      Line ring = plain_ring(trail);
      if (ring.size() < 3) return;
      ring.push_back(ring.front());
      list.push_back(ring);
    };
    for (const Trail& ring : sketch.picture.outline) keep(country, ring);
    for (const data::NeighbourPicture& neighbour : sketch.picture.neighbours)
      for (const Trail& ring : neighbour.rings) keep(abroad, ring);
    for (const data::RiverPicture& river : sketch.picture.rivers) rivers.push_back(units(river.path));
  }

  std::string draw() {
    constexpr int TRIES = 3000;
    constexpr size_t MOST = 180;
    const Box& w = sketch.layout.window;
    for (const data::PlacePicture& peak : sketch.picture.peaks) put_peak(units(peak.pos));
    for (int i = 0; i < TRIES && used.size() < MOST; ++i) {
      Point p{chance.range(w.left, w.right), chance.range(w.top, w.bottom)};
      if (is_free(p)) put(p);
    }
    return draw_data(lines, {.line = sketch.colour.relief, .width = 1.3, .opacity = .6, .round = true}) +
           draw_data(mountains, {.line = sketch.colour.relief, .width = 1.7, .opacity = .95, .round = true});
  }

private:
  bool is_free(Point p) const {
    constexpr double APART = 62, OFF_BORDERS = 26;
    if (!on_right_ground(p)) return false;
    for (Point other : used)
      if (distance(p, other) < APART) return false;
    bool found = false;
    for (const Line& ring : home ? country : abroad) {
      found = found || inside(p, ring);
      if (distance(p, ring) < OFF_BORDERS) return false;
    }
    return found && !under_a_name(p) && !at_river(p);
  }

  bool at_river(Point p) const {
    constexpr double BANK = 24;
    return std::any_of(rivers.begin(), rivers.end(),
                       [&](const Line& river) { return distance(p, river) < BANK; });
  }

  // Nothing crosses the lines of squares.
  bool on_right_ground(Point p) const {
    constexpr double WIDE = 26, HIGH = 20;
    Point low{std::floor((p.x - WIDE) / SQUARE), std::floor((p.y - HIGH) / SQUARE)};
    Point high{std::floor((p.x + WIDE) / SQUARE), std::floor((p.y + HIGH) / SQUARE)};
    if (home && (low.x != high.x || low.y != high.y)) return false;
    for (double x : {low.x, high.x})
      for (double y : {low.y, high.y})
        if (sketch.map.at(static_cast<int>(x), static_cast<int>(y)) !=
            (home ? Ground::Plain : Ground::Outside))
          return false;
    return true;
  }

  bool under_a_name(Point p) const {
    auto covers = [&](const PlacedName& name) { return distance(p, name.box) < 20; };
    for (const PlacedName& name : sketch.layout.neighbours)
      if (covers(name)) return true;
    for (const StubPlace& stub : sketch.layout.stubs)
      if (stub.name && covers(*stub.name)) return true;
    return false;
  }

  static std::string glyph_at(Point p, const char* glyph) {
    return "M" + number(std::round(p.x)) + " " + number(std::round(p.y)) + glyph;
  }

  // On its own square, clear of the lines.
  void put_peak(Point p) {
    constexpr double WIDE = 31, HIGH = 28;
    if (home) {
      const Point corner{std::floor(p.x / SQUARE) * SQUARE, std::floor(p.y / SQUARE) * SQUARE};
      p = {std::clamp(p.x, corner.x + WIDE, corner.x + SQUARE - WIDE),
           std::clamp(p.y, corner.y + HIGH, corner.y + SQUARE - HIGH)};
    }
    if (!on_right_ground(p) || under_a_name(p)) return;
    used.push_back(p);
    peaks.push_back(p);
    mountains += glyph_at(p, PEAK);
  }

  // Mountains stand among hills, and woods elsewhere; where no mountain is told both are anywhere.
  double hilliness(Point p) const {
    constexpr double FOOT = 230;
    if (sketch.picture.peaks.empty()) return .55;
    const bool near =
        std::any_of(peaks.begin(), peaks.end(), [&](Point peak) { return distance(p, peak) < FOOT; });
    return near ? .9 : .25;
  }

  void put(Point p) {
    used.push_back(p);
    auto at = [&](Point offset, const char* glyph) { lines += glyph_at(p + offset, glyph); };
    if (chance.happens(hilliness(p))) return at({}, chance.pick(HILLS));
    const char* tree = chance.happens(.65) ? ROUND_TREE : FIR_TREE;
    for (Point offset : GROVE) at(offset, tree);
  }

  const MapSketch& sketch;
  bool home;
  Chance chance;
  std::vector<Line> country, abroad; // closed rings
  std::vector<Line> rivers;
  std::vector<Point> used, peaks;
  std::string lines, mountains;
};

} // namespace

std::string draw_relief(const MapSketch& sketch, bool home) { return Relief(sketch, home).draw(); }

} // namespace mappa::art
