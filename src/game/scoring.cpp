#include "game/scoring.h"

#include "game/figures.h"
#include "game/rules/goods.h"
#include "game/rules/inns.h"
#include "game/rules/pig.h"
#include "game/rules/postman.h"
#include "game/rules/towns.h"

#include <algorithm>
#include <bit>
#include <bitset>
#include <cstring>

namespace mappa {

namespace {

struct Found { // a feature to score, named by one of its segments
  Node root;
  Kind kind;
  uint8_t tile, segment;
};

Kind kind_of(const Ruleset& rules, const Position& p, uint8_t tile, uint8_t segment) {
  return kind_at(rules, p, tile).segments[segment].kind;
}

// B9: all with the most strength get the points.
void award(const Ruleset& rules, Position& p, const Found& found, const Points& whole, bool complete,
           Events* events) {
  const Majority owners = majority(p, found.root);
  for (int player = 0; player < rules.players; ++player) {
    const auto i = static_cast<size_t>(player);
    if (!owners.owns(player)) continue;
    const Points points = with_pig(rules, p, static_cast<uint8_t>(player), found.root, whole);
    p.scores[i] = static_cast<int16_t>(p.scores[i] + points.points);
    if (events)
      events->add({.type = EventType::Score,
                   .player = static_cast<uint8_t>(player),
                   .kind = found.kind,
                   .complete = complete,
                   .worthy = points.worthy,
                   .tile = found.tile,
                   .segment = found.segment,
                   .points = static_cast<int16_t>(points.points),
                   .tiles = static_cast<int16_t>(points.tiles),
                   .coats = static_cast<int16_t>(points.coats),
                   .cities = static_cast<int16_t>(points.cities),
                   .towns = static_cast<int16_t>(points.towns)});
  }
}

void score_feature(const Ruleset& rules, Position& p, const Found& found, Events* events) {
  award(rules, p, found, points_of(rules, p, found.kind, found.root, true), true, events);
  if (!ask_owners(rules, p, found.root)) return_figures(p, found.root, events); // B10, P9
}

// X7: the order in which features are scored: by kind, then by their first square in reading order.
int place_in_order(const Ruleset& rules, const Position& p, const Found& found) {
  int first = square(TABLE_EDGE, TABLE_EDGE);
  for (size_t t = 1; t <= p.tiles_laid; ++t) { // large cities have squares, too
    if (p.squares[t] >= first || p.squares[t] == NOWHERE) continue;
    const TileKind& kind = kind_at(rules, p, t);
    for (int s = 0; s < kind.size; ++s)
      if (root_of(p.nodes.data(), static_cast<Node>(p.laid[t].first + s)) == found.root) first = p.squares[t];
  }
  return scoring_order(found.kind) << 16 | first;
}

// Features are found kind by kind: only two of a kind can stand in the wrong order. Monasteries and post
// offices are one kind here.
bool same_kind(const Found* found, int n) {
  for (int i = 1; i < n; ++i)
    if (scoring_order(found[i].kind) == scoring_order(found[i - 1].kind)) return true;
  return false;
}

// Few features are sorted, and without touching the heap.
void sort_found(const Ruleset& rules, const Position& p, Found* found, int n) {
  std::array<int, MAX_STANDING> order;
  for (int i = 0; i < n; ++i) {
    const Found next = found[i];
    const int key = place_in_order(rules, p, next);
    int to = i;
    for (; to > 0 && order[static_cast<size_t>(to - 1)] > key; --to) {
      order[static_cast<size_t>(to)] = order[static_cast<size_t>(to - 1)];
      found[to] = found[to - 1];
    }
    order[static_cast<size_t>(to)] = key;
    found[to] = next;
  }
}

// B8: monasteries completed by the tile just placed.
int completed_sites(const Ruleset& rules, Position& p, Found* found) {
  int n = 0;
  for (int i = p.sites_open - 1; i >= 0; --i) {
    const auto s = static_cast<size_t>(i);
    const Node node = p.site_nodes[s];
    if (open_ends(p.nodes[node])) continue;
    p.site_nodes[s] = p.site_nodes[--p.sites_open];
    p.site_squares[s] = p.site_squares[p.sites_open];
    p.site_squares[p.sites_open] = NOWHERE;
    const uint8_t figure = first_figure(p.nodes[node]);
    if (!figure) continue;
    const uint8_t tile = p.standing[figure].tile, segment = p.standing[figure].segment;
    found[n++] = {node, kind_of(rules, p, tile, segment), tile, segment};
  }
  return n;
}

// The nodes of fields and cities that touch, of all tiles together.
size_t all_touches(const Ruleset& rules, const Position& p, Touch* touches) {
  size_t n = 0;
  for (size_t t = 1; t <= p.tiles_laid; ++t) {
    const Laid laid = p.laid[t];
    const TileKind& kind = rules.kinds[laid.oriented / ROTATIONS];
    size_t i = 0;
    do { // most tiles need one round, even those without any
      for (size_t half = i; half < i + 8; half += 4) {
        const auto four = load<Words8>(&kind.touches[half]) + laid.first;
        std::memcpy(touches + n + half, &four, sizeof four);
      }
    } while ((i += 8) < kind.touch_count);
    n += kind.touch_count;
  }
  return n;
}

// B12: for each occupied field, the complete cities that touch it, each once.
void score_fields(const Ruleset& rules, Position& p, const Found* fields, int n, Events* events) {
  if (n == 0) return;
  using Cities = std::array<uint64_t, MAX_SEGMENTS / 64 + 1>;
  std::array<Cities, MAX_STANDING + 1> cities; // by the first figure on the field; 0: of no field
  for (int i = 0; i < n; ++i) cities[first_figure(p.nodes[fields[i].root])] = {};
  cities[0] = {};
  std::array<Touch, MAX_SEGMENTS + MAX_TOUCHES>
      touches; // as nodes, all tiles' together: one loop, no branches
  const size_t count = all_touches(rules, p, touches.data());
  for (size_t i = 0; i < count; ++i) {
    const uint8_t figure = first_figure(p.nodes[root_of(p.nodes.data(), touches[i].field)]);
    const Node city = root_of(p.nodes.data(), touches[i].city);
    cities[figure][city / 64] |= uint64_t{open_ends(p.nodes[city]) == 0} << city % 64;
  }
  for (int i = 0; i < n; ++i) {
    int complete = 0;
    for (uint64_t some : cities[first_figure(p.nodes[fields[i].root])]) complete += std::popcount(some);
    award(rules, p, fields[i], {.points = FIELD_CITY_POINTS * complete, .cities = complete}, false, events);
  }
}

} // namespace

Points with_pig(const Ruleset& rules, const Position& p, uint8_t player, Node field, Points points) {
  if (!rules.has(Figure::Pig) || !points.cities || !has_pig(p, player, field)) return points;
  points.points = PIG_CITY_POINTS * points.cities;
  points.worthy = Worthy::Pig;
  return points;
}

int worth(Kind kind, Word word, bool complete) {
  const int tiles = tiles_of(word), coats = coats_of(word);
  switch (kind) {
  case Kind::Road: return complete ? tiles + 2 * coats : tiles + coats;
  case Kind::City: return complete ? 2 * (tiles + coats) : tiles + coats;
  default: return tiles;
  }
}

Points points_of(const Ruleset& rules, const Position& p, Kind kind, Node root, bool complete) {
  const Word word = p.nodes[root];
  Points points{.points = worth(kind, word, complete), .tiles = tiles_of(word), .coats = coats_of(word)};
  if (kind == Kind::Road && rules.setup.town_variants.road_bonus) { // V4
    points.towns = towns_beside(rules, p, root);
    points.points += 2 * points.towns;
  }
  if (!rules.worthies) return points;
  points.worthy = worthy_of(rules, p, kind, root);
  if (points.worthy != Worthy::Plain)
    points.points = worthy_points(points.worthy, word, complete, points.points);
  return points;
}

Points points_of_field(const Ruleset& rules, const Position& p, Node root) {
  std::array<Touch, MAX_SEGMENTS + MAX_TOUCHES> touches;
  const size_t count = all_touches(rules, p, touches.data());
  std::bitset<MAX_SEGMENTS> cities;
  for (size_t i = 0; i < count; ++i) {
    const Node city = root_of(p.nodes.data(), touches[i].city);
    if (root_of(p.nodes.data(), touches[i].field) == root && !open_ends(p.nodes[city])) cities.set(city);
  }
  const auto complete = static_cast<int>(cities.count());
  return {.points = FIELD_CITY_POINTS * complete, .cities = complete};
}

Majority majority(const Position& p, Node root) {
  Majority found;
  for (uint8_t f = first_figure(p.nodes[root]); f; f = p.standing[f].next) {
    int& sum = found.strength[p.standing[f].player];
    found.most = std::max(found.most, sum += strength(p, f));
  }
  return found;
}

void score_completed(const Ruleset& rules, Position& p, Events* events) {
  if (!(p.completed | p.sites_completed)) return;
  if (rules.setup.expansions.trade_goods) take_goods(rules, p, events);
  std::array<Found, MAX_FEATURES + 9> found;
  int n = 0;
  const uint8_t tile = p.tiles_laid;
  const Laid laid = p.laid[tile];
  const TileKind& kind = rules.kinds[laid.oriented / ROTATIONS];
  // Most that are complete have no figures: they are gathered first, without branches.
  uint32_t scored = bits_where(SIDES, kind.ways, [&](uint32_t s) {
    const Word word = p.nodes[root_of(p.nodes.data(), static_cast<Node>(laid.first + s))];
    return (unsigned{open_ends(word) == 0} & unsigned{first_figure(word) != 0}) != 0;
  });
  for (; scored; scored &= scored - 1) {
    const auto s = static_cast<uint8_t>(std::countr_zero(scored));
    const Node root = root_of(p.nodes.data(), static_cast<Node>(laid.first + s));
    const Found* end = found.data() + n;
    if (std::none_of(static_cast<const Found*>(found.data()), end,
                     [&](const Found& f) { return f.root == root; }))
      found[static_cast<size_t>(n++)] = {root, kind.segments[s].kind, tile, s};
  }
  if (p.sites_completed) {
    n += completed_sites(rules, p, found.data() + n);
    p.sites_completed = 0;
  }
  if (same_kind(found.data(), n)) sort_found(rules, p, found.data(), n);
  for (int i = 0; i < n; ++i) score_feature(rules, p, found[static_cast<size_t>(i)], events);
}

void score_final(const Ruleset& rules, Position& p, Events* events) {
  if (events) events->add({.type = EventType::Final});
  std::array<Found, MAX_STANDING> found, fields;
  int n = 0, field_count = 0;
  for (uint8_t f = 1; f <= p.standing_used; ++f) {
    const Standing& standing = p.standing[f];
    if (standing.player == NOBODY || is_held(p, f)) continue; // P10
    const Node root = root_at(p, standing.tile, standing.segment);
    if (first_figure(p.nodes[root]) != f) continue; // each feature once
    const Kind kind = kind_of(rules, p, standing.tile, standing.segment);
    Found& next =
        kind == Kind::Field ? fields[static_cast<size_t>(field_count++)] : found[static_cast<size_t>(n++)];
    next = {root, kind, standing.tile, standing.segment};
  }
  if (events) {
    sort_found(rules, p, found.data(), n);
    sort_found(rules, p, fields.data(), field_count);
  }
  for (int i = 0; i < n; ++i) {
    const Found& f = found[static_cast<size_t>(i)];
    award(rules, p, f, points_of(rules, p, f.kind, f.root, false), false, events);
  }
  score_fields(rules, p, fields.data(), field_count, events);
  if (rules.setup.expansions.trade_goods) score_goods(rules, p, events);
}

void score_site_now(const Ruleset& rules, Position& p, uint8_t figure, Reason reason, Events* events) {
  const Standing s = p.standing[figure];
  const auto tiles = static_cast<int16_t>(tiles_of(p.nodes[root_under(p, figure)]));
  p.scores[s.player] = static_cast<int16_t>(p.scores[s.player] + tiles);
  if (events)
    events->add({.type = EventType::Score,
                 .player = s.player,
                 .kind = kind_under(rules, p, figure),
                 .reason = reason,
                 .tile = s.tile,
                 .segment = s.segment,
                 .points = tiles,
                 .tiles = tiles});
}

} // namespace mappa
