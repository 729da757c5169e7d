#include "game/rules/towns.h"

#include "game/board.h"
#include "game/figures.h"
#include "game/rules/starts.h"

#include <algorithm>

namespace mappa {

namespace {

constexpr int COST = 2;

bool on_road(const Ruleset& rules, const Position& p, int tile, Node road) {
  const auto t = static_cast<uint8_t>(tile);
  for (uint8_t s = 0; s < kind_at(rules, p, t).ways; ++s)
    if (root_at(p, t, s) == road) return true;
  return false;
}

bool beside_road(const Ruleset& rules, const Position& p, Square town, Node road) {
  for (size_t side = 0; side < SIDES; ++side) {
    const int tile = tile_at(p, beside(town, side));
    if (tile && on_road(rules, p, tile, road)) return true;
  }
  return false;
}

} // namespace

void cover_town(const Ruleset& rules, Position& p, Events* events) {
  const Square where = p.squares[p.tiles_laid];
  if (!rules.printed.at(where).town || waits(rules, p, where)) return; // V1: a start that is used is none
  const TownVariants& variants = rules.setup.town_variants;
  if (variants.extra_tile && p.part != EXTRA_TILE) p.town_covered = 1;
  if (!variants.cost) return;
  int16_t& score = p.scores[p.player];
  const auto paid = static_cast<int16_t>(std::min<int>(COST, score)); // V3: not below 0
  score = static_cast<int16_t>(score - paid);
  if (events && paid)
    events->add({.type = EventType::Score,
                 .player = p.player,
                 .reason = Reason::TownCost,
                 .tile = p.tiles_laid,
                 .points = static_cast<int16_t>(-paid),
                 .towns = 1});
}

bool adds_to_road(const Ruleset& rules, const Position& p, Square town, Node road) {
  return !tile_at(p, town) && !waits(rules, p, town) && beside_road(rules, p, town, road);
}

int towns_beside(const Ruleset& rules, const Position& p, Node road) {
  int towns = 0;
  for (const Square town : rules.printed.towns)
    if (adds_to_road(rules, p, town, road)) ++towns;
  return towns;
}

} // namespace mappa
