#include "play/occupied.h"

#include "game/figures.h"
#include "game/turn.h"

namespace mappa::play {

Node root_beyond(const Ruleset& rules, const Position& p, size_t entry, size_t side) {
  const size_t tile = p.frontier.around[entry][side];
  if (tile <= rules.printed.border) return NO_ROOT;
  const uint8_t segment = rules.oriented[p.laid[tile].oriented].segments[side ^ 2];
  return segment == NO_SEGMENT ? NO_ROOT : root_at(p, static_cast<uint8_t>(tile), segment);
}

namespace {

bool is_site(Kind kind) { return kind != Kind::Road && kind != Kind::City && kind != Kind::Field; }

bool any_fits(const Ruleset& rules, Demand demand, const TileCounts& unseen) {
  for (size_t kind = 0; kind < static_cast<size_t>(rules.tile_kinds); ++kind)
    if (unseen[kind] > 0 && rules.kinds[kind].fits[demand]) return true;
  return false;
}

bool leads_into(const Ruleset& rules, const Position& p, size_t entry, const OccupiedFeature& feature) {
  if (is_site(feature.worth.kind)) return near(p.frontier.squares[entry], p.squares[feature.tile]);
  for (size_t side = 0; side < SIDES; ++side)
    if (root_beyond(rules, p, entry, side) == feature.worth.root) return true;
  return false;
}

} // namespace

OccupiedFeatures occupied_features(const Ruleset& rules, const Position& p, const TileCounts& unseen) {
  OccupiedFeatures found;
  for (uint8_t f = 1; f <= p.standing_used; ++f) {
    const Standing& s = p.standing[f];
    if (s.player == NOBODY || is_held(p, f)) continue;
    const Node root = root_at(p, s.tile, s.segment);
    if (found.contains(root)) continue;
    OccupiedFeature feature{
        .worth = worth_of(rules, p, s.tile, s.segment), .tile = s.tile, .segment = s.segment};
    for (uint8_t player = 0; player < rules.players; ++player)
      if (feature.owned_by(player)) feature.owner = feature.owners++ ? NOBODY : player;
    found.emplace(root, feature);
  }
  for (size_t entry = 0; entry < p.frontier_size; ++entry) {
    const bool dead = !any_fits(rules, p.frontier.demands[entry], unseen);
    for (auto& [root, feature] : found)
      if (feature.worth.kind != Kind::Field && leads_into(rules, p, entry, feature)) {
        ++feature.holes;
        feature.dead |= dead;
      }
  }
  return found;
}

void try_closing(const Ruleset& rules, const Position& position, const TileCounts& unseen,
                 OccupiedFeatures& features) {
  Position p = position;
  p.decision = Decision::Tile;
  for (size_t kind = 0; kind < static_cast<size_t>(rules.tile_kinds); ++kind) {
    if (unseen[kind] <= 0 || rules.kinds[kind].river) continue;
    p.in_hand = static_cast<uint8_t>(kind);
    Actions actions;
    legal(rules, p, actions);
    std::map<Node, bool> closed;
    for (const Action& action : actions) {
      Position laid = p;
      apply(rules, laid, action);
      for (const auto& [root, feature] : features)
        if (!feature.worth.complete && feature.worth.kind != Kind::Field &&
            !open_ends(laid.nodes[root_at(laid, feature.tile, feature.segment)]))
          closed[root] = true;
    }
    for (const auto& [root, yes] : closed) features.at(root).close += unseen[kind];
  }
}

} // namespace mappa::play
