#include "game/rules/builder.h"

#include "game/figures.h"

namespace mappa {

namespace {

bool has_meeple(const Position& p, uint8_t player, Node root) {
  for (uint8_t f = first_figure(p.nodes[root]); f; f = p.standing[f].next)
    if (p.standing[f].player == player && strength(p, f)) return true;
  return false;
}

} // namespace

bool may_put_builder(const Position& p, uint8_t segment) {
  const Node root = root_at(p, p.tiles_laid, segment);
  return open_ends(p.nodes[root]) && has_meeple(p, p.player, root);
}

void wake_builder(const Ruleset& rules, Position& p) {
  if (!rules.has(Figure::Builder) || p.part != FIRST_TILE) return;
  const uint8_t builder = figure_of(p, p.player, Figure::Builder);
  if (!builder) return;
  for (uint8_t s = 0; s < kind_at(rules, p, p.tiles_laid).ways; ++s)
    if (root_at(p, p.tiles_laid, s) == root_under(p, builder)) p.woken = 1;
}

void return_lonely_builder(const Ruleset& rules, Position& p, uint8_t player, Node root, Events* events) {
  if (!rules.has(Figure::Builder)) return;
  const uint8_t builder = figure_of(p, player, Figure::Builder);
  if (!builder || root_under(p, builder) != root || has_meeple(p, player, root)) return;
  tell_returned(p, builder, events);
  lift_figure(p, builder);
}

} // namespace mappa
