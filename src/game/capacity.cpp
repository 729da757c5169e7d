#include "game/capacity.h"

#include "game/features.h"
#include "game/setup_faults.h"

#include <algorithm>
#include <numeric>

namespace mappa {

namespace {

int things_of(const Ruleset& rules) { return static_cast<int>(rules.printed.things.size()); }

// Tiles that may lie at the end: each has a square of its own.
int most_laid(const Ruleset& rules) {
  return rules.on_map ? std::min(rules.tile_limit, rules.printed.squares) : rules.tile_limit;
}

// The largest sum over as many tiles as may lie, and over the things that the map prints: what the worst
// subset may need. The start tile is among them for sure if all tiles may lie; else it may fit nowhere (M3).
template <class Measure>
int worst(const Ruleset& rules, Measure measure) {
  const auto of = [&](size_t kind) { return measure(rules.kinds[kind]); };
  int laid = most_laid(rules), sum = 0;
  std::vector<int> each;
  for (uint8_t kind : rules.mix) each.push_back(of(kind));
  for (uint8_t kind : rules.river) each.push_back(of(kind));
  if (rules.lake >= 0) each.push_back(of(static_cast<size_t>(rules.lake)));
  if (rules.start_kind >= 0) {
    const int start = of(static_cast<size_t>(rules.start_kind));
    if (laid == rules.tile_limit)
      sum = start, --laid;
    else
      each.push_back(start);
  }
  std::sort(each.rbegin(), each.rend());
  each.resize(std::min(each.size(), static_cast<size_t>(laid)));
  for (const Printed::Thing& thing : rules.printed.things) sum += of(thing.oriented / ROTATIONS);
  return std::accumulate(each.begin(), each.end(), sum);
}

// Sums over the ways of a tile.
template <class Measure>
int sum_ways(const TileKind& kind, Measure measure) {
  int sum = 0;
  for (int s = 0; s < kind.ways; ++s) sum += measure(kind.words[static_cast<size_t>(s)]);
  return sum;
}

int tokens(const TileKind& kind, Goods goods) {
  int sum = 0;
  for (int s = 0; s < kind.size; ++s)
    if (kind.traded >> s & 1)
      sum += kind.tile.features[kind.segments[static_cast<size_t>(s)].feature].goods == goods;
  return sum;
}

// The most squares that the frontier may have while up to `tiles` tiles are laid. Each start opens four
// squares; any other tile takes one and opens three at most, since a tile, a large city or a ferry lies at a
// side of it. On a map each of these is a square without a tile.
int most_places(const Ruleset& rules, int tiles) {
  if (!rules.on_map) return 2 * tiles + 2;
  const int further = 2 * rules.printed.starts_used + places_opened(rules.printed);
  int most = 0;
  for (int laid = 0; laid <= tiles; ++laid)
    most = std::max(most, std::min(2 * laid + further, rules.printed.squares - laid));
  return most;
}

std::string number(int n) { return std::to_string(n); }

void check_printed(const Ruleset& rules) {
  const std::string map = "map '" + rules.setup.map + "'";
  if (rules.printed.here.size() > MAX_MAP_SIDE * MAX_MAP_SIDE)
    throw SetupError(map + " is larger than " + number(MAX_MAP_SIDE) + " squares by " + number(MAX_MAP_SIDE));
  if (const int things = things_of(rules); things + rules.printed.starts_used > MAX_TILES)
    throw SetupError(map + " has " + number(things - 1) + // but the border
                     " large city squares, ferries and stubs, too many for one game");
  if (rules.chips_laid > CHIPS || rules.island_stacks > COLOURS * ISLAND_STACKS)
    throw SetupError(map + " has more chips, or stacks on islands, than there are");
}

void check_tiles(const Ruleset& rules) {
  const auto refuse = [&](const std::string& why, int limit) {
    throw TilesFault(number(rules.tile_limit) + " tiles are too many for one game" + why + " (at most " +
                     number(limit) + "); take fewer sets or set tile_limit");
  };
  const int laid = most_laid(rules), room = MAX_TILES - things_of(rules);
  if (laid > room) refuse("", room);
  if (rules.tile_limit > MAX_STACK) refuse("", MAX_STACK);
  int fine = laid;
  while (most_places(rules, fine) > MAX_PLACES) --fine;
  if (fine < laid) refuse(" with so many starts and large cities", fine);
}

void check_sums(const Ruleset& rules) {
  const auto check = [&](const char* what, int limit, auto measure, int more = 0) {
    if (worst(rules, measure) + more > limit)
      throw TilesFault(std::string("these tiles together have too many ") + what + " for one game (at most " +
                       number(limit) + "); take fewer sets or a lower tile_limit");
  };
  check("features", MAX_SEGMENTS, [](const TileKind& k) { return static_cast<int>(k.size); });
  // A feature of n segments with e sides each, joined n - 1 times, has at most 2 + sum(e - 2) open ends.
  const auto branches = [](Word w) { return std::max(0, open_ends(w) - 2); };
  check(
      "branching roads and cities", MAX_OPEN, [&](const TileKind& k) { return sum_ways(k, branches); }, 2);
  check("coats of arms", MAX_COATS, [](const TileKind& k) { return sum_ways(k, coats_of); });
  check("monasteries and post offices", MAX_SITES,
        [](const TileKind& k) { return k.site == NO_SEGMENT ? 0 : 1; });
  check("fields that touch cities", MAX_SEGMENTS,
        [](const TileKind& k) { return static_cast<int>(k.touch_count); });
  for (const Goods goods : ALL_GOODS)
    check("trade goods", MAX_GOODS, [&](const TileKind& k) { return tokens(k, goods); });
  check("ends of rivers", MAX_RIVER_ENDS, [](const TileKind& k) {
    return static_cast<int>(std::count(k.tile.sides.begin(), k.tile.sides.end(), Kind::River));
  });
}

} // namespace

// What a thing opens but the square of the tile that connects it; a large city's second square opens the
// same.
int places_opened(const Printed& printed, uint64_t connected) {
  int places = 0;
  for (const Printed::Thing& thing : printed.things)
    if (!thing.joined && !thing.opens.empty() && !(thing.connects & connected))
      places += static_cast<int>(thing.opens.size()) - 1;
  return places;
}

void check_capacity(const Ruleset& rules) {
  if (rules.on_map) check_printed(rules);
  check_tiles(rules);
  check_sums(rules);
}

} // namespace mappa
