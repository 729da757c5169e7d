#include "game/worth.h"

#include "game/figures.h"
#include "game/rules/postman.h"

namespace mappa {

namespace {

// X5: the tile is laid, and what it completed is not yet scored.
bool before_scoring(Decision decision) {
  switch (decision) {
  case Decision::Redeem:
  case Decision::Treat:
  case Decision::Figure:
  case Decision::Upgrade: return true;
  default: return false;
  }
}

// Nobody gets points for what has been scored, though figures may stay on it (P9, P10).
bool still_scores(const Position& p, const Worth& feature) {
  const uint8_t figure = first_figure(p.nodes[feature.root]);
  return figure && !is_held(p, figure) && (!feature.complete || before_scoring(p.decision));
}

Points if_completed(const Ruleset& rules, const Position& p, const Worth& feature) {
  Points points = points_of(rules, p, feature.kind, feature.root, true);
  if (feature.kind == Kind::Road || feature.kind == Kind::City) return points;
  points.tiles += feature.open;
  points.points += feature.open;
  return points;
}

} // namespace

Worth worth_of(const Ruleset& rules, const Position& p, uint8_t tile, uint8_t segment) {
  const Kind kind = kind_at(rules, p, tile).segments[segment].kind;
  const Node root = root_at(p, tile, segment);
  const bool field = kind == Kind::Field;
  const int open = field ? 0 : open_ends(p.nodes[root]);
  Worth feature{.kind = kind,
                .root = root,
                .majority = majority(p, root),
                .complete = !field && !open,
                .open = open,
                .now = {},
                .completed = {}};
  feature.now = field ? points_of_field(rules, p, root) : points_of(rules, p, kind, root, feature.complete);
  for (int player = rules.players; player-- > 0;)
    if (feature.majority.owns(player))
      feature.now = with_pig(rules, p, static_cast<uint8_t>(player), root, feature.now);
  if (!still_scores(p, feature)) feature.now.points = 0;
  if (!field && !feature.complete) feature.completed = if_completed(rules, p, feature);
  return feature;
}

std::array<int16_t, MAX_PLAYERS> scores_if_ended(const Ruleset& rules, const Position& p) {
  if (p.decision == Decision::Over) return p.scores;
  Position end = p;
  if (before_scoring(p.decision)) score_completed(rules, end, nullptr);
  while (end.asked_size) release_postman(end, nullptr); // what was scored is not scored again
  score_final(rules, end, nullptr);
  return end.scores;
}

} // namespace mappa
