#include "game/unseen.h"

#include "game/rules/islands.h"
#include "game/rules/river.h"

namespace mappa {

namespace {

TileCounts count_hidden(const Position& p) {
  TileCounts counts{};
  for (size_t i = 0; i < p.stack_size; ++i) ++counts[p.stack[i]];
  for (size_t s = 0; s < p.islands.size(); ++s)
    for (size_t i = 0; i < face_down(p, s); ++i) ++counts[p.islands[s][i]];
  return counts;
}

} // namespace

// All there are but those that lie open.
TileCounts count_unseen(const Ruleset& rules, const Position& p) {
  if (!rules.boxed()) return count_hidden(p);
  TileCounts counts{};
  for (const uint8_t kind : rules.mix) ++counts[kind];
  if (rules.start_kind >= 0 && rules.spring < 0) ++counts[static_cast<size_t>(rules.start_kind)];
  const auto see = [&](size_t kind) {
    if (!rules.kinds[kind].river) --counts[kind];
  };
  for (size_t t = rules.first_tile(); t <= p.tiles_laid; ++t) see(p.laid[t].oriented / ROTATIONS);
  for (size_t i = 0; i < p.discarded_size; ++i) see(p.stack[MAX_STACK - 1 - i]);
  if (p.in_hand != NO_TILE) see(p.in_hand);
  for (size_t s = 0; s < p.islands.size(); ++s)
    if (const uint8_t open = open_tile(p, s); open != NO_TILE) see(open);
  for (size_t i = below_river(rules, p); i < p.stack_size; ++i) ++counts[p.stack[i]]; // R1: all are played
  return counts;
}

} // namespace mappa
