#include "notation/features.h"

#include "game/figures.h"
#include "game/rules/towns.h"
#include "game/worth.h"
#include "notation/event.h"
#include "notation/segment.h"
#include "notation/square.h"
#include "notation/view.h"

#include <algorithm>
#include <map>
#include <set>

namespace mappa::notation {

namespace {

struct SegmentAt {
  uint8_t tile, segment;
};

// All segments of a feature on tiles that were laid, in the order of the tiles.
using Places = std::vector<SegmentAt>;

// In the order in which features were begun.
std::vector<Places> all_features(const Ruleset& rules, const Position& p) {
  std::vector<Places> features;
  std::map<Node, std::size_t> known; // by root
  for (std::size_t t = rules.first_tile(); t <= p.tiles_laid; ++t)
    for (uint8_t s = 0; s < kind_at(rules, p, t).size; ++s) {
      const auto tile = static_cast<uint8_t>(t);
      const auto [entry, added] = known.emplace(root_at(p, tile, s), features.size());
      if (added) features.emplace_back();
      features[entry->second].push_back({tile, s});
    }
  return features;
}

Json places_json(const Ruleset& rules, const Position& p, const Places& places) {
  Json list = Json::array();
  for (const auto [tile, segment] : places) {
    Json& place = list.emplace_back();
    add_square(place, p.squares[tile]);
    place["on"] = segment_name(rules, p.laid[tile].oriented, segment);
  }
  return list;
}

// Indexes into the view's list of figures.
Json figures_on(const Position& p, const std::vector<uint8_t>& figures, Node root) {
  Json list = Json::array();
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (root_under(p, figures[i]) == root) list.push_back(i);
  return list;
}

Json owners(const Ruleset& rules, const Majority& majority) {
  Json list = Json::array();
  for (int player = 0; player < rules.players; ++player)
    if (majority.owns(player)) list.push_back(player);
  return list;
}

// Ids of the map's large cities in it, and of the towns that add to a road (V4).
Json printed(const Ruleset& rules, const Position& p, const Worth& feature) {
  constexpr std::string_view LARGE_CITY = "large_city/";
  std::set<std::string> ids; // a large city may have two squares
  for (std::size_t t = 1; feature.kind == Kind::City && t < rules.first_tile(); ++t)
    if (const std::string& id = kind_at(rules, p, t).tile.id;
        id.starts_with(LARGE_CITY) && root_at(p, static_cast<uint8_t>(t), 0) == feature.root)
      ids.insert(id.substr(LARGE_CITY.size()));
  if (feature.now.towns)
    for (std::size_t i = 0; i < rules.printed.towns.size(); ++i)
      if (adds_to_road(rules, p, rules.printed.towns[i], feature.root)) ids.insert(rules.printed.town_ids[i]);
  return ids;
}

// Fields do not count theirs.
int tiles_in(const Places& places) {
  std::set<uint8_t> tiles;
  for (const auto [tile, segment] : places) tiles.insert(tile);
  return static_cast<int>(tiles.size());
}

Json points_json(Kind kind, const Points& points) {
  return {{"points", points.points}, {"parts", parts_json(kind, points)}};
}

Json feature_worth_json(const Ruleset& rules, const Position& p, const Places& places,
                        const std::vector<uint8_t>& figures) {
  const Worth feature = worth_of(rules, p, places.front().tile, places.front().segment);
  const auto& strength = feature.majority.strength;
  return {{"kind", KIND_NAME[static_cast<std::size_t>(feature.kind)]},
          {"places", places_json(rules, p, places)},
          {"figures", figures_on(p, figures, feature.root)},
          {"owners", owners(rules, feature.majority)},
          {"strength", std::vector<int>(strength.begin(), strength.begin() + rules.players)},
          {"tiles", feature.kind == Kind::Field ? tiles_in(places) : feature.now.tiles},
          {"complete", feature.complete},
          {"open", feature.open},
          {"printed", printed(rules, p, feature)},
          {"now", points_json(feature.kind, feature.now)},
          {"completed", feature.completed ? points_json(feature.kind, *feature.completed) : Json(nullptr)}};
}

} // namespace

Json features_json(const Ruleset& rules, const Position& p) {
  const std::vector<uint8_t> figures = figures_in_order(p);
  Json features = Json::array();
  for (const Places& places : all_features(rules, p))
    features.push_back(feature_worth_json(rules, p, places, figures));
  const auto ended = scores_if_ended(rules, p);
  Json projected = Json::array();
  for (int i = 0; i < rules.players; ++i) projected.push_back(ended[static_cast<size_t>(i)]);
  return {{"features", std::move(features)}, {"projected", std::move(projected)}};
}

} // namespace mappa::notation
