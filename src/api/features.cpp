#include "api/features.h"

#include "game/figures.h"
#include "game/scoring.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace mappa::api {
namespace {

constexpr std::array GENERAL{"decides.chip",  "decides.draw",     "decides.tile",    "decides.redeem",
                             "decides.treat", "decides.figure",   "decides.upgrade", "decides.keep",
                             "decides.sell",  "decides.buy_turn", "stack",           "hand.roads",
                             "hand.cities",   "hand.fields",      "hand.site",       "hand.coats"};
constexpr size_t STACK = static_cast<size_t>(Decision::Over); // after a decision each
enum Hand : uint8_t { HAND_ROADS = STACK + 1, HAND_CITIES, HAND_FIELDS, HAND_SITE, HAND_COATS };
static_assert(HAND_COATS + 1 == GENERAL.size());

enum Own : uint8_t {
  SCORE,
  MEEPLES, // in the stash
  OTHERS,  // other figures there
  ON_ROADS,
  ON_CITIES,
  ON_SITES,
  ON_FIELDS,
  ROAD_POINTS, // of features that are the player's, as they stand
  CITY_POINTS,
  SITE_POINTS,
  ROAD_OPEN, // ends of them
  CITY_OPEN,
  FIELDS,
  TOKENS, // chips and goods
  OWN
};
constexpr std::array<const char*, OWN> PLAYERS{
    "score",       "meeples",     "others",      "on_roads",  "on_cities", "on_sites", "on_fields",
    "road_points", "city_points", "site_points", "road_open", "city_open", "fields",   "tokens"};

size_t column_of(Kind kind) { // from ON_ROADS, and from ROAD_POINTS
  switch (kind) {
  case Kind::Road: return 0;
  case Kind::City: return 1;
  case Kind::Field: return 3;
  default: return 2;
  }
}

void tell_hand(const TileKind& kind, float* row) {
  row[HAND_ROADS] = kind.roads;
  row[HAND_CITIES] = static_cast<float>(kind.ways - kind.roads);
  row[HAND_SITE] = kind.site != NO_SEGMENT;
  row[HAND_FIELDS] = static_cast<float>(kind.size - kind.ways - (kind.site != NO_SEGMENT));
  for (uint8_t s = 0; s < kind.ways; ++s) row[HAND_COATS] += static_cast<float>(coats_of(kind.words[s]));
}

struct Rows { // of the players
  float* first;
  int viewer, players;

  float* of(int player) const {
    const int place = player >= viewer ? player - viewer : player - viewer + players;
    return first + place * OWN;
  }
};

void tell_stash(const Position& p, int player, float* row) {
  const auto i = static_cast<size_t>(player);
  const auto& stash = p.stash[i];
  row[SCORE] = p.scores[i];
  row[MEEPLES] = stash[0];
  row[OTHERS] = static_cast<float>(std::accumulate(stash.begin() + 1, stash.end(), 0));
  row[TOKENS] = static_cast<float>(std::accumulate(p.hands[i].begin(), p.hands[i].end(), 0) +
                                   std::accumulate(p.goods[i].begin(), p.goods[i].end(), 0));
}

void tell_owners(const Ruleset& rules, const Position& p, Kind kind, Node root, const Rows& rows) {
  const Majority owners = majority(p, root);
  const int open = open_ends(p.nodes[root]);
  const size_t column = column_of(kind);
  const bool field = kind == Kind::Field, way = kind == Kind::Road || kind == Kind::City;
  const auto points = field ? 0.0F : static_cast<float>(points_of(rules, p, kind, root, open == 0).points);
  for (int player = 0; player < rules.players; ++player) {
    if (!owners.owns(player)) continue;
    float* row = rows.of(player);
    if (field)
      row[FIELDS] += 1;
    else
      row[ROAD_POINTS + column] += points;
    if (way) row[ROAD_OPEN + column] += static_cast<float>(open);
  }
}

void tell_figures(const Ruleset& rules, const Position& p, const Rows& rows) {
  for (uint8_t f = 1; f <= p.standing_used; ++f) {
    const Standing& standing = p.standing[f];
    if (standing.player == NOBODY) continue;
    const Kind kind = kind_under(rules, p, f);
    rows.of(standing.player)[ON_ROADS + column_of(kind)] += 1;
    const Node root = root_under(p, f);
    const bool first = first_figure(p.nodes[root]) == f; // each feature once
    if (first && !is_held(p, f)) tell_owners(rules, p, kind, root, rows);
  }
}

} // namespace

int feature_count(int players) { return static_cast<int>(GENERAL.size()) + players * OWN; }

std::vector<std::string> feature_names(int players) {
  std::vector<std::string> names(GENERAL.begin(), GENERAL.end());
  for (int player = 0; player < players; ++player)
    for (const char* name : PLAYERS)
      names.push_back((player ? "other" + std::to_string(player) : "own") + "." + name);
  return names;
}

void write_features(const Ruleset& rules, const Position& p, uint8_t viewer, bool present, float* row) {
  std::fill_n(row, feature_count(rules.players), 0.0F);
  row[STACK] = p.stack_size;
  if (present) {
    row[static_cast<size_t>(p.decision)] = 1; // it is not over
    if (p.in_hand != NO_TILE) tell_hand(rules.kinds[p.in_hand], row);
  }
  const Rows rows{row + GENERAL.size(), viewer, rules.players};
  for (int player = 0; player < rules.players; ++player) tell_stash(p, player, rows.of(player));
  tell_figures(rules, p, rows);
}

} // namespace mappa::api
