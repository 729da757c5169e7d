#include "game/board.h"
#include "game/rules/chips.h"
#include "game/rules/islands.h"
#include "game/rules/laying.h"
#include "game/rules/river.h"
#include "game/rules/starts.h"
#include "game/turn.h"
#include "game/unseen.h"

#include <algorithm>
#include <vector>

namespace mappa {

namespace {

// Shuffles the mix and puts as many tiles as the game uses into the stack; the start tile and the river lie
// apart.
uint8_t deal(const Ruleset& rules, Position& p, Random& random) {
  std::array<uint8_t, MAX_STACK> few;
  const auto mix = static_cast<uint32_t>(rules.mix.size());
  std::vector<uint8_t> all; // only a mix larger than any game needs it
  uint8_t* tiles = few.data();
  if (mix > few.size()) {
    all.resize(mix);
    tiles = all.data();
  }
  std::copy(rules.mix.begin(), rules.mix.end(), tiles);
  shuffle(tiles, mix, random);
  uint32_t next = 0;
  const auto first = static_cast<uint8_t>(rules.start_kind >= 0 ? rules.start_kind : tiles[next++]);
  p.stack_size = static_cast<uint8_t>(rules.tile_limit - 1 - rules.river_size());
  std::copy_n(tiles + next, p.stack_size, p.stack.begin());
  return first;
}

} // namespace

Position start(const Ruleset& rules, const Seed& seed, Events* events) {
  Position p = *rules.before;
  Dealing dealing(seed);
  Random& random = dealing.random;
  const uint8_t first = deal(rules, p, random);
  if (rules.on_map) {
    lay_starts(rules, p, first, random);
    if (rules.chips != ChipRules::None) lay_chips(rules, p, random);
    fill_islands(rules, p);
  } else {
    lay(rules, p, reach(rules, p, square(0, 0)), first * ROTATIONS, NOBODY); // B1
  }
  if (rules.river_size()) deal_river(rules, p, random);
  if (laid_by_players(rules))
    ask_chip(p);
  else
    begin_turn(rules, p, events);
  return p;
}

namespace {

void hide_rest(const Ruleset& rules, Position& p, uint32_t below, Random& random) {
  if (below < p.stack_size) hide_river(rules, p, below, random);
  if (rules.chips != ChipRules::None) hide_chips(rules, p, random);
}

// The tiles that are played stay the same.
void hide_played(const Ruleset& rules, Position& p, uint32_t below, Random& random) {
  if (rules.island_stacks)
    hide_tiles(p, below, random);
  else
    shuffle_sorted(p.stack.data(), below, random);
}

// So may those be that are not played. There are never more different ones than the counts can tell.
void hide_mix(const Ruleset& rules, Position& p, uint32_t below, Random& random) {
  const TileCounts counts = count_unseen(rules, p);
  std::vector<uint8_t> tiles;
  tiles.reserve(rules.mix.size() + 1);
  for (size_t kind = 0; kind < counts.size(); ++kind)
    if (counts[kind] > 0 && !rules.kinds[kind].river)
      tiles.insert(tiles.end(), static_cast<size_t>(counts[kind]), static_cast<uint8_t>(kind));
  shuffle(tiles.data(), static_cast<uint32_t>(tiles.size()), random);
  std::copy_n(tiles.begin(), below, p.stack.begin());
  fill_hidden(p, tiles.data() + below);
}

} // namespace

void hide(const Ruleset& rules, Position& p, Random& random) {
  const uint32_t below = below_river(rules, p);
  if (rules.boxed())
    hide_mix(rules, p, below, random);
  else
    hide_played(rules, p, below, random);
  if (rules.chips != ChipRules::None) sort_chips(p);
  hide_rest(rules, p, below, random);
}

void deal_anew(const Ruleset& rules, Position& p, const Seed& seed) {
  Dealing dealing(seed);
  if (seed.wide) return hide(rules, p, dealing.random);
  const uint32_t below = below_river(rules, p);
  hide_played(rules, p, below, dealing.random);
  hide_rest(rules, p, below, dealing.random);
}

} // namespace mappa
