#include "game/rules/pig.h"

#include "game/figures.h"

namespace mappa {

namespace {

template <class Wanted>
bool stands_on(const Position& p, Node field, Wanted wanted) {
  for (uint8_t f = first_figure(p.nodes[field]); f; f = p.standing[f].next)
    if (wanted(p.standing[f])) return true;
  return false;
}

} // namespace

bool may_put_pig(const Position& p, uint8_t segment) {
  return stands_on(p, root_at(p, p.tiles_laid, segment),
                   [&](const Standing& s) { return s.player == p.player && s.figure != Figure::Pig; });
}

bool has_pig(const Position& p, uint8_t player, Node field) {
  return stands_on(p, field,
                   [&](const Standing& s) { return s.player == player && s.figure == Figure::Pig; });
}

} // namespace mappa
