#include "game/ruleset.h"

#include "game/board.h"
#include "game/capacity.h"
#include "game/printed.h"
#include "game/rules/chip_setup.h"
#include "game/rules/islands.h"
#include "game/rules/river.h"
#include "game/setup_faults.h"

#include <algorithm>

namespace mappa {

Demand demand_of(Kind side) {
  switch (side) {
  case Kind::City: return 1;
  case Kind::Road: return 2;
  default: return 3; // field
  }
}

int scoring_order(Kind kind) {
  switch (kind) {
  case Kind::Road: return 0;
  case Kind::City: return 1;
  case Kind::Field: return 3;
  default: return 2;
  }
}

namespace {

// B14, B13: what is only decoration in this game is no segment.
bool takes_part(const Feature& feature, const Setup& setup) {
  switch (feature.kind) {
  case Kind::Road:
  case Kind::City:
  case Kind::Monastery: return true;
  case Kind::Field: return setup.fields;
  case Kind::PostOffice: return setup.postman;
  case Kind::Garden: return setup.expansions.abbot; // A1
  default: return false;
  }
}

void add_segments(TileKind& kind, const Setup& setup) {
  const auto& features = kind.tile.features;
  for (size_t i = 0; i < features.size(); ++i)
    if (takes_part(features[i], setup))
      kind.segments[kind.size++] = {features[i].kind, static_cast<uint8_t>(i)};
  std::stable_sort(kind.segments.begin(), kind.segments.begin() + kind.size, [&](Segment a, Segment b) {
    const auto order = [&](Segment s) { // those that touch a side first
      return std::pair(scoring_order(s.kind), features[s.feature].sides == 0);
    };
    return order(a) < order(b);
  });
}

int count_kind(const TileKind& kind, Kind wanted) {
  return static_cast<int>(std::count_if(kind.segments.begin(), kind.segments.begin() + kind.size,
                                        [&](Segment s) { return s.kind == wanted; }));
}

uint8_t segment_of(const TileKind& kind, int feature) {
  for (uint8_t s = 0; s < kind.size; ++s)
    if (kind.segments[s].feature == feature) return s;
  return NO_SEGMENT;
}

// P2, A2, T1, T2.
bool stands_on(Figure figure, Kind kind) {
  const bool way = kind == Kind::Road || kind == Kind::City, field = kind == Kind::Field;
  switch (figure) {
  case Figure::Postman: return !field && kind != Kind::Garden;
  case Figure::Abbot: return kind == Kind::Monastery || kind == Kind::Garden;
  case Figure::Builder: return way;
  case Figure::Pig: return field;
  default: return kind != Kind::Garden;
  }
}

void add_figures_places(TileKind& kind) {
  for (size_t figure = 0; figure < FIGURES; ++figure)
    for (uint8_t s = 0; s < kind.size; ++s)
      if (stands_on(static_cast<Figure>(figure), kind.segments[s].kind))
        kind.stands[figure] = static_cast<uint16_t>(kind.stands[figure] | 1 << s);
}

// B14: what is printed counts only by the rules that are played.
void note_prints(TileKind& kind, const Expansions& rules) {
  for (uint8_t s = 0; s < kind.size; ++s) {
    const Feature& feature = kind.tile.features[kind.segments[s].feature];
    const bool modifies = (feature.inn && rules.inns) || (feature.cathedral && rules.cathedrals);
    const bool traded = feature.goods != Goods::None && rules.trade_goods;
    kind.modifiers = static_cast<uint16_t>(kind.modifiers | modifies << s);
    kind.traded = static_cast<uint16_t>(kind.traded | traded << s);
  }
}

void add_words(TileKind& kind) {
  kind.road_twin = count_kind(kind, Kind::Road) > 1;
  kind.city_twin = count_kind(kind, Kind::City) > 1;
  for (uint8_t s = 0; s < kind.size; ++s) {
    const Feature& feature = kind.tile.features[kind.segments[s].feature];
    Word& word = kind.words[s];
    switch (feature.kind) {
    case Kind::Road:
    case Kind::City:
      word = static_cast<Word>(__builtin_popcount(feature.sides)) * OPEN_ONE + TILES_ONE +
             feature.coats * COATS_ONE;
      if (feature.kind == Kind::Road ? kind.road_twin : kind.city_twin) word |= TWIN;
      kind.closed = kind.closed || feature.sides == 0;
      kind.roads = static_cast<uint8_t>(kind.roads + (feature.kind == Kind::Road));
      ++kind.ways;
      break;
    case Kind::Field: word = 0; break;
    default: // B8: eight places round it
      if (kind.site != NO_SEGMENT)
        throw SetupError("tile " + kind.tile.id + " has two of monastery, post office and garden");
      word = 8 * OPEN_ONE + TILES_ONE;
      kind.site = s;
    }
  }
}

void add_touches(TileKind& kind) {
  for (uint8_t s = 0; s < kind.size; ++s) {
    const Feature& feature = kind.tile.features[kind.segments[s].feature];
    for (int i = 0; i < MAX_FEATURES; ++i) {
      if (!(feature.cities >> i & 1)) continue;
      if (kind.touch_count == MAX_TOUCHES)
        throw SetupError("tile " + kind.tile.id + ": fields and cities touch more than " +
                         std::to_string(MAX_TOUCHES) + " times");
      kind.touches[kind.touch_count++] = {s, segment_of(kind, i)};
    }
  }
}

void add_join(Oriented& turned, size_t side, size_t meeting, size_t facing, int closes) {
  const uint8_t segment = turned.segments[meeting];
  if (segment == NO_SEGMENT) return;
  turned.joins[side][turned.join_counts[side]++] = {
      segment, static_cast<uint8_t>(side), static_cast<uint8_t>(facing), static_cast<uint8_t>(closes)};
}

void add_half(Oriented& turned, size_t port) {
  const auto facing = static_cast<size_t>(facing_port(static_cast<int>(port)));
  add_join(turned, port / 2, SIDES + port, SIDES + facing, 0);
}

// A field side is one meeting, a road side three: the road and the fields to its left and right.
void add_joins(Oriented& turned, size_t side) {
  add_join(turned, side, side, side ^ 2, 2);
  add_half(turned, 2 * side);
  if (turned.sides[side] != Kind::Field) add_half(turned, 2 * side + 1);
}

// A few tiles part a field side in two fields; then every field side, beside which one may lie, has two
// meetings.
void part_field_sides(Ruleset& rules) {
  const auto parted = [](const Oriented& turned) {
    for (size_t side = 0, left = SIDES; side < SIDES; ++side, left += 2)
      if (turned.sides[side] == Kind::Field && turned.segments[left] != turned.segments[left + 1])
        return true;
    return false;
  };
  if (std::none_of(rules.oriented.begin(), rules.oriented.end(), parted)) return;
  for (Oriented& turned : rules.oriented)
    for (size_t side = 0; side < SIDES; ++side)
      if (turned.sides[side] == Kind::Field) add_half(turned, 2 * side + 1);
}

Oriented turn(const TileKind& kind, int index, int rot) {
  Oriented turned{};
  turned.kind = static_cast<uint8_t>(index);
  turned.segments.fill(NO_SEGMENT);
  for (int side = 0; side < SIDES; ++side) {
    const int now = turn_side(side, rot);
    const Kind shown = kind.tile.sides[static_cast<size_t>(side)];
    turned.sides[static_cast<size_t>(now)] = shown;
    turned.shows[static_cast<size_t>(now)] = at_side(demand_of(shown), opposite(now));
  }
  for (uint8_t s = 0; s < kind.size; ++s) {
    const Feature& feature = kind.tile.features[kind.segments[s].feature];
    const unsigned sides = turn_sides(feature.sides, rot), ports = turn_ports(feature.ports, rot);
    const unsigned meetings = sides | ports << SIDES;
    for (size_t m = 0; m < MEETINGS; ++m)
      if (meetings >> m & 1) turned.segments[m] = s;
  }
  for (size_t side = 0; side < SIDES; ++side) add_joins(turned, side);
  return turned;
}

// B3: a demand is met by a side of the same kind.
bool meets(const Oriented& turned, int demands) {
  for (size_t side = 0; side < SIDES; ++side) {
    const int demand = demands >> 2 * side & 3;
    if (demand != 0 && demand != demand_of(turned.sides[side])) return false;
  }
  return true;
}

void add_fits(TileKind& kind, const Oriented* turned) {
  for (size_t rot = 0; rot < ROTATIONS; ++rot) {
    kind.edges[rot] = 0;
    for (int side = 0; side < SIDES; ++side)
      kind.edges[rot] |= at_side(demand_of(turned[rot].sides[static_cast<size_t>(side)]), side);
  }
  for (int demands = 0; demands < 256; ++demands) {
    uint8_t mask = 0;
    for (int rot = 0; rot < ROTATIONS; ++rot)
      if (meets(turned[rot], demands)) mask = static_cast<uint8_t>(mask | 1 << rot);
    kind.fits[static_cast<size_t>(demands)] = mask;
  }
}

} // namespace

int add_kind(Ruleset& rules, const Tile& tile) {
  if (rules.kinds.size() == MAX_KINDS) throw TilesFault("more than 255 kinds of tiles in one game");
  const int index = static_cast<int>(rules.kinds.size());
  TileKind& kind = rules.kinds.emplace_back();
  kind.tile = tile;
  add_segments(kind, rules.setup);
  add_words(kind);
  add_touches(kind);
  add_figures_places(kind);
  note_prints(kind, rules.setup.expansions);
  kind.river = std::find(tile.sides.begin(), tile.sides.end(), Kind::River) != tile.sides.end();
  for (int rot = 0; rot < ROTATIONS; ++rot) rules.oriented.push_back(turn(kind, index, rot));
  add_fits(kind, &rules.oriented[rules.oriented.size() - ROTATIONS]);
  return index;
}

namespace {

// R1: a river has one spring and one lake, whatever sets it comes from.
void add_river_tile(Ruleset& rules, const Tile& tile, uint8_t kind, int copies) {
  switch (tile.river_part) {
  case RiverPart::Spring:
    if (rules.spring < 0) rules.spring = kind;
    return;
  case RiverPart::Lake: rules.lake = kind; return;
  case RiverPart::Fork: rules.forks += copies; [[fallthrough]];
  default: rules.river.insert(rules.river.end(), static_cast<size_t>(copies), kind);
  }
}

void add_set(Ruleset& rules, const TileSet& set, int copies) {
  for (const Tile& tile : set.tiles) {
    const auto kind = static_cast<uint8_t>(add_kind(rules, tile));
    int left = copies * tile.count;
    if (tile.max_in_game) left = std::min(left, tile.max_in_game);
    if (rules.kinds[kind].river) {
      add_river_tile(rules, tile, kind, left);
      continue;
    }
    if (tile.start && rules.start_kind < 0) {
      rules.start_kind = kind;
      --left;
    }
    rules.mix.insert(rules.mix.end(), static_cast<size_t>(left), kind);
  }
}

// The first kind that shows the same, which may be the kind itself.
uint8_t twin_of(const Ruleset& rules, int kind) {
  const Tile& tile = rules.kinds[static_cast<size_t>(kind)].tile;
  const auto found = std::find_if(rules.kinds.begin(), rules.kinds.end(), [&](const TileKind& other) {
    return !other.tile.start && other.tile.sides == tile.sides && other.tile.features == tile.features;
  });
  return static_cast<uint8_t>(found == rules.kinds.end() ? kind : found - rules.kinds.begin());
}

// R1: the spring lies first, and the start tile of another set is a tile like any other of its look.
void begin_at_spring(Ruleset& rules) {
  if (rules.river_size() == 0 && rules.spring < 0) return;
  if (rules.spring < 0) throw SetupError("these sets have river tiles and no spring to begin with");
  if (rules.start_kind >= 0) rules.mix.push_back(twin_of(rules, rules.start_kind));
  rules.start_kind = rules.spring;
  std::stable_partition(rules.river.begin(), rules.river.end(),
                        [&](uint8_t kind) { return rules.kinds[kind].tile.river_part != RiverPart::Fork; });
}

bool none_but_meeples(const Ruleset& rules) {
  return std::all_of(rules.figures.begin() + 1, rules.figures.end(), [](uint8_t n) { return n == 0; });
}

void check_players(const Setup& setup) {
  if (setup.players.empty() || setup.players.size() > MAX_PLAYERS) // B1
    throw SetupError("a game has 1 to 6 players, not " + std::to_string(setup.players.size()));
  if (setup.meeples && (*setup.meeples < 1 || *setup.meeples > MAX_MEEPLES))
    throw SetupError("meeples must be 1 to 20, not " + std::to_string(*setup.meeples));
}

} // namespace

Ruleset make_ruleset(const Setup& setup, const std::vector<const TileSet*>& sets, const Map* map) {
  check_players(setup);
  Ruleset rules;
  rules.setup = setup;
  rules.players = static_cast<int>(setup.players.size());
  rules.figures[static_cast<size_t>(Figure::Meeple)] =
      static_cast<uint8_t>(setup.meeples.value_or(map ? 9 : 7));               // M2
  rules.figures[static_cast<size_t>(Figure::Postman)] = setup.postman ? 1 : 0; // P1
  const Expansions& expansions = setup.expansions;
  rules.figures[static_cast<size_t>(Figure::Large)] = expansions.large_meeple; // I1
  rules.figures[static_cast<size_t>(Figure::Abbot)] = expansions.abbot;        // A1
  rules.figures[static_cast<size_t>(Figure::Builder)] = expansions.builder;    // T1
  rules.figures[static_cast<size_t>(Figure::Pig)] = expansions.pig;            // T2
  rules.worthies = expansions.inns || expansions.cathedrals;
  for (const TileSet* set : sets) add_set(rules, *set, setup.tiles.at(set->name));
  begin_at_spring(rules);
  rules.tile_kinds = static_cast<int>(rules.kinds.size());
  if (map) add_printed(rules, *map);
  if (map && rules.spring >= 0) check_spring(rules);
  if (!map && (setup.chips || setup.start_tile != StartTile{}))
    throw SetupError("chips and start squares need a map; the setup names none");
  if (setup.chips) add_chips(rules, *map);
  rules.meeples_only = rules.chips != ChipRules::Upgrades && none_but_meeples(rules);
  rules.covering_matters = map && (setup.chips || setup.town_variants.extra_tile || setup.town_variants.cost);
  part_field_sides(rules);

  const int all = static_cast<int>(rules.mix.size()) + (rules.start_kind >= 0 ? 1 : 0) + rules.river_size();
  if (all == 0) throw SetupError("a game needs at least one tile");
  if (setup.tile_limit && *setup.tile_limit < 1)
    throw SetupError("tile_limit must be at least 1, not " + std::to_string(*setup.tile_limit));
  rules.tile_limit = std::min(all, setup.tile_limit.value_or(all));
  if (rules.tile_limit < 1 + rules.river_size())
    throw SetupError("the river needs " + std::to_string(1 + rules.river_size()) + " tiles, not " +
                     std::to_string(rules.tile_limit));
  if (const int first = rules.printed.starts_used + rules.river_size(); rules.tile_limit < first)
    throw SetupError(std::string("the map ") + (rules.river_size() ? "with the river " : "") + "needs " +
                     std::to_string(first) + " tiles to start with, not " + std::to_string(rules.tile_limit));
  if (rules.island_stacks) check_islands(rules);
  check_capacity(rules);
  rules.before = std::make_shared<const Position>(before_first_tile(rules));
  return rules;
}

} // namespace mappa
