#include "game/turn.h"

#include "game/board.h"
#include "game/figures.h"
#include "game/rules/towns.h"
#include "game/scoring.h"
#include "game/simd.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace mappa {

namespace {

void discard(Position& p, uint8_t kind, Events* events) {
  p.stack[MAX_TILES - 1 - p.discarded_size++] = kind;
  if (events) events->add({.type = EventType::Discarded, .tile_kind = kind});
}

void finish(const Ruleset& rules, Position& p, Events* events) {
  p.decision = Decision::Over;
  p.decider = NOBODY;
  p.in_hand = NO_TILE;
  score_final(rules, p, events);
  if (events) events->add({.type = EventType::Over});
}

// M13: no square of the map is left.
bool covered(const Ruleset& rules, const Position& p) { return rules.on_map && p.frontier_size == 0; }

// B4: tiles that fit nowhere are put out of the game; without tiles the game ends.
void draw(const Ruleset& rules, Position& p, Events* events) {
  while (p.stack_size && !covered(rules, p)) {
    const uint8_t kind = p.stack[--p.stack_size];
    if (events) events->add({.type = EventType::Drawn, .player = p.player, .tile_kind = kind});
    if (fits_anywhere(rules.kinds[kind], p)) {
      p.in_hand = kind;
      p.decision = Decision::Tile;
      p.decider = p.player;
      return;
    }
    discard(p, kind, events);
  }
  finish(rules, p, events);
}

void begin_turn(const Ruleset& rules, Position& p, Events* events) {
  if (!p.stack_size || covered(rules, p)) return finish(rules, p, events);
  ++p.turn;
  if (events) events->add({.type = EventType::Turn, .player = p.player, .number = p.turn});
  draw(rules, p, events);
}

void end_turn(const Ruleset& rules, Position& p, Events* events) {
  score_completed(rules, p, events);
  if (grants_extra_tile(p)) { // V2
    p.part = 1;
    draw(rules, p, events);
    return;
  }
  p.part = p.town_covered = 0;
  p.player = select<uint8_t>(p.player + 1 == rules.players, 0, static_cast<uint8_t>(p.player + 1));
  begin_turn(rules, p, events);
}

// B5: a segment of the tile just placed whose feature has no figure.
bool may_stand(const Position& p, uint8_t segment) {
  return !first_figure(p.nodes[root_at(p, p.tiles_laid, segment)]);
}

const TileKind& kind_just_placed(const Ruleset& rules, const Position& p) {
  return rules.kinds[p.laid[p.tiles_laid].oriented / ROTATIONS];
}

bool can_put_figure(const Ruleset& rules, const Position& p) {
  if (!p.stash[p.player][static_cast<size_t>(Figure::Meeple)]) return false;
  const TileKind& kind = kind_just_placed(rules, p);
  for (uint8_t s = 0; s < kind.size; ++s)
    if (may_stand(p, s)) return true;
  return false;
}

Action tile_action(const Position& p, size_t entry, size_t rot) {
  return {ActionType::Tile,
          static_cast<uint8_t>(rot),
          p.frontier.squares[entry],
          0,
          0,
          static_cast<uint16_t>(entry)};
}

void legal_tiles(const Ruleset& rules, const Position& p, Actions& actions) {
  for (size_t block = 0; block < p.frontier_size; block += 64) {
    const Fits fits = fitting(p, rules.kinds[p.in_hand], block);
    for (size_t rot = 0; rot < ROTATIONS; ++rot)
      for (uint64_t bits = fits[rot]; bits; bits &= bits - 1)
        actions.add(tile_action(p, block + static_cast<size_t>(std::countr_zero(bits)), rot));
  }
}

Action random_tile(const Ruleset& rules, const Position& p, Random& random) {
  std::array<Fits, Frontier::MAX / 64> fits;
  std::array<std::array<uint32_t, ROTATIONS>, Frontier::MAX / 64> up_to; // actions up to each rotation
  uint32_t count = 0;
  for (size_t block = 0; block * 64 < p.frontier_size; ++block) {
    fits[block] = fitting(p, rules.kinds[p.in_hand], block * 64);
    for (size_t rot = 0; rot < ROTATIONS; ++rot)
      up_to[block][rot] = count += static_cast<uint32_t>(std::popcount(fits[block][rot]));
  }
  const uint32_t choice = random.below(count);
  size_t block = 0;
  while (choice >= up_to[block][ROTATIONS - 1]) ++block;
  const auto& ends = up_to[block];
  const size_t rot = size_t{choice >= ends[0]} + size_t{choice >= ends[1]} + size_t{choice >= ends[2]};
  const uint64_t bits = fits[block][rot];
  const uint32_t before = ends[rot] - static_cast<uint32_t>(std::popcount(bits));
  return tile_action(p, block * 64 + nth_bit(bits, choice - before), rot);
}

uint32_t free_segments(const Ruleset& rules, const Position& p) {
  const TileKind& kind = kind_just_placed(rules, p);
  uint32_t free = 0;
  for (uint8_t s = 0; s < kind.size; ++s) free |= static_cast<uint32_t>(may_stand(p, s)) << s;
  return free;
}

Action figure_action(size_t segment) {
  return {ActionType::Figure, static_cast<uint8_t>(Figure::Meeple), 0, static_cast<uint8_t>(segment), 0, 0};
}

void legal_figures(const Ruleset& rules, const Position& p, Actions& actions) {
  for (uint32_t free = free_segments(rules, p); free; free &= free - 1)
    actions.add(figure_action(static_cast<size_t>(std::countr_zero(free))));
  actions.add({ActionType::Pass, 0, 0, 0, 0, 0});
}

Action random_figure(const Ruleset& rules, const Position& p, Random& random) {
  const uint32_t free = free_segments(rules, p);
  const auto count = static_cast<uint32_t>(std::popcount(free));
  const uint32_t choice = random.below(count + 1);
  return choice < count ? figure_action(nth_bit(free, choice)) : Action{ActionType::Pass, 0, 0, 0, 0, 0};
}

void play_tile(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  const int oriented = p.in_hand * ROTATIONS + action.what;
  lay(rules, p, action.hint, oriented, p.player);
  if (events)
    events->add({.type = EventType::Placed,
                 .player = p.player,
                 .tile_kind = p.in_hand,
                 .rot = action.what,
                 .tile = p.tiles_laid});
  p.in_hand = NO_TILE;
  if (rules.towns_matter) cover_town(rules, p, events);
  if (can_put_figure(rules, p))
    p.decision = Decision::Figure;
  else
    end_turn(rules, p, events);
}

void play_figure(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  const auto figure = static_cast<Figure>(action.what);
  put_figure(p, p.player, figure, p.tiles_laid, action.segment);
  if (events)
    events->add({.type = EventType::Figure,
                 .player = p.player,
                 .figure = figure,
                 .tile = p.tiles_laid,
                 .segment = action.segment});
  end_turn(rules, p, events);
}

} // namespace

namespace {

// Shuffles the mix and puts as many tiles as the game uses into the stack; the start tile lies apart.
uint8_t deal(const Ruleset& rules, Position& p, Random& random) {
  std::array<uint8_t, MAX_TILES> few;
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
  p.stack_size = static_cast<uint8_t>(rules.tile_limit - 1);
  std::copy_n(tiles + next, p.stack_size, p.stack.begin());
  return first;
}

void forget_last_square(Position& p) {
  const size_t last = --p.frontier_size;
  p.frontier.squares[last] = NOWHERE;
  p.frontier.demands[last] = 0;
  p.frontier.around[last] = {};
}

// M3: turned the first way that fits.
bool lay_start(const Ruleset& rules, Position& p, uint8_t kind, Square where) {
  const uint16_t known = p.frontier_size;
  const int entry = reach(rules, p, where);
  const unsigned fits = rules.kinds[kind].fits[p.frontier.demands[static_cast<size_t>(entry)]];
  if (fits)
    lay(rules, p, entry, kind * ROTATIONS + std::countr_zero(fits), NOBODY);
  else if (entry == known)
    forget_last_square(p); // M1: no tile lies beside it
  return fits != 0;
}

// The first tile of the stack that fits there; those passed over stay in it.
void lay_from_stack(const Ruleset& rules, Position& p, Square where) {
  for (size_t i = p.stack_size; i-- > 0;) {
    if (!lay_start(rules, p, p.stack[i], where)) continue;
    std::copy(p.stack.begin() + static_cast<int>(i) + 1, p.stack.begin() + p.stack_size,
              p.stack.begin() + static_cast<int>(i));
    --p.stack_size;
    return;
  }
}

// A start tile that fits no start square is drawn at some time, as any other.
void put_back(Position& p, uint8_t kind, Random& random) {
  const uint32_t place = random.below(p.stack_size + 1u);
  p.stack[p.stack_size++] = kind;
  std::swap(p.stack[place], p.stack[p.stack_size - 1u]);
}

// M3: the start tile on the first start square used, random ones on the others. Each choice of start squares
// is as likely as any other.
void lay_starts(const Ruleset& rules, Position& p, uint8_t first, Random& random) {
  auto left = static_cast<uint32_t>(rules.printed.starts.size());
  auto wanted = static_cast<uint32_t>(rules.printed.starts_used);
  bool start_tile_laid = false;
  for (const Square where : rules.printed.starts) {
    if (random.below(left--) >= wanted) continue;
    --wanted;
    if (start_tile_laid || !(start_tile_laid = lay_start(rules, p, first, where)))
      lay_from_stack(rules, p, where);
  }
  if (!start_tile_laid) put_back(p, first, random);
}

} // namespace

Position start(const Ruleset& rules, uint64_t seed, Events* events) {
  Position p{};
  Random random{seed};
  const uint8_t first = deal(rules, p, random);
  for (int i = 0; i < rules.players; ++i)
    p.stash[static_cast<size_t>(i)][static_cast<size_t>(Figure::Meeple)] =
        static_cast<uint8_t>(rules.meeples);
  if (rules.on_map) {
    lay_printed(rules, p);
    lay_starts(rules, p, first, random);
  } else {
    lay(rules, p, reach(rules, p, square(0, 0)), first * ROTATIONS, NOBODY); // B1
  }
  begin_turn(rules, p, events);
  return p;
}

void legal(const Ruleset& rules, const Position& p, Actions& actions) {
  actions.size = 0;
  switch (p.decision) {
  case Decision::Tile: return legal_tiles(rules, p, actions);
  case Decision::Figure: return legal_figures(rules, p, actions);
  case Decision::Over: return;
  }
}

Action random_action(const Ruleset& rules, const Position& p, Random& random) {
  return p.decision == Decision::Tile ? random_tile(rules, p, random) : random_figure(rules, p, random);
}

void apply(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  switch (action.type) {
  case ActionType::Tile: return play_tile(rules, p, action, events);
  case ActionType::Figure: return play_figure(rules, p, action, events);
  case ActionType::Pass: return end_turn(rules, p, events);
  }
}

void hide(Position& p, Random& random) { shuffle(p.stack.data(), p.stack_size, random); }

} // namespace mappa
