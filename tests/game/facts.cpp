#include "facts.h"

#include <algorithm>

namespace mappa::proof {

namespace {

PlacedTile placed_tile(const Position& p, size_t tile) {
  const int oriented = p.laid[tile].oriented;
  return {oriented / ROTATIONS, oriented % ROTATIONS, x_of(p.squares[tile]), y_of(p.squares[tile]),
          p.placed_by[tile]};
}

std::vector<StandingFigure> figures_of(const Ruleset& rules, const Position& p) {
  std::vector<StandingFigure> figures;
  for (size_t f = 1; f <= p.standing_used; ++f) {
    const Standing& standing = p.standing[f];
    if (standing.player == NOBODY) continue;
    const TileKind& kind = rules.kinds[p.laid[standing.tile].oriented / ROTATIONS];
    figures.push_back({standing.player, standing.figure, tile_of(rules, standing.tile),
                       kind.segments[standing.segment].feature, (p.upgraded[f / 64] >> f % 64 & 1) != 0,
                       (p.held[f / 64] >> f % 64 & 1) != 0});
  }
  std::sort(figures.begin(), figures.end());
  return figures;
}

} // namespace

Facts facts_of(const Ruleset& rules, const Position& p) {
  Facts facts{p.decision,
              p.decider,
              p.player,
              p.turn,
              p.part,
              p.in_hand,
              {},
              figures_of(rules, p),
              {},
              {},
              {},
              {},
              chip_facts_of(rules, p),
              {},
              p.woken != 0,
              p.town_covered != 0,
              {},
              {}};
  for (size_t i = 0; i < p.asked_size; ++i) facts.asked.push_back(p.standing[p.asked[i]].player);
  for (size_t t = rules.first_tile(); t <= p.tiles_laid; ++t) facts.board.push_back(placed_tile(p, t));
  for (size_t player = 0; player < static_cast<size_t>(rules.players); ++player) {
    facts.scores.push_back(p.scores[player]);
    facts.goods.insert(facts.goods.end(), p.goods[player].begin(), p.goods[player].end());
    facts.stash.insert(facts.stash.end(), p.stash[player].begin(), p.stash[player].end());
  }
  for (size_t i = 0; i < rules.printed.starts.size(); ++i)
    if (p.waiting_starts >> i & 1)
      facts.waiting.push_back({x_of(rules.printed.starts[i]), y_of(rules.printed.starts[i])});
  facts.stack.assign(p.stack.begin(), p.stack.begin() + p.stack_size);
  facts.discarded.assign(p.stack.rbegin(), p.stack.rbegin() + p.discarded_size);
  return facts;
}

} // namespace mappa::proof
