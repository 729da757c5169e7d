#include "game/turn.h"

#include "game/board.h"
#include "game/figures.h"
#include "game/rules/abbot.h"
#include "game/rules/builder.h"
#include "game/rules/chips.h"
#include "game/rules/islands.h"
#include "game/rules/isle_of_man.h"
#include "game/rules/laying.h"
#include "game/rules/pig.h"
#include "game/rules/postman.h"
#include "game/rules/river.h"
#include "game/rules/starts.h"
#include "game/rules/towns.h"
#include "game/rules/treats.h"
#include "game/rules/upgrades.h"
#include "game/rules/wine.h"
#include "game/scoring.h"
#include "game/simd.h"

#include <bit>
#include <cassert>

namespace mappa {

namespace {

void discard(Position& p, uint8_t kind, Events* events) {
  assert(p.stack_size + p.discarded_size < MAX_STACK);
  p.stack[MAX_STACK - 1 - p.discarded_size++] = kind;
  if (events) events->add({.type = EventType::Discarded, .tile_kind = kind});
}

void finish(const Ruleset& rules, Position& p, Events* events) {
  p.decision = Decision::Over;
  p.decider = NOBODY;
  p.in_hand = NO_TILE;
  score_final(rules, p, events);
  if (events) events->add({.type = EventType::Over});
}

bool has_place(const Ruleset& rules, Position& p, uint8_t kind) {
  if (rules.kinds[kind].river) {
    open_river_ends(rules, p);
    return river_fits_anywhere(rules, p, kind);
  }
  if (p.river_ends) close_river_ends(rules, p);
  return fits_anywhere(rules.kinds[kind], p);
}

void begin_draw(const Ruleset& rules, Position& p, Events* events);

// B4: tiles that fit nowhere are put out of the game; without tiles the game ends.
void draw(const Ruleset& rules, Position& p, Events* events) {
  while (p.stack_size && !covered(rules, p)) {
    const uint8_t kind = p.stack[--p.stack_size];
    if (events) events->add({.type = EventType::Drawn, .player = p.player, .tile_kind = kind});
    if (has_place(rules, p, kind)) {
      p.in_hand = kind;
      p.decision = Decision::Tile;
      p.decider = p.player;
      return;
    }
    discard(p, kind, events);
    if (starts_are_due(rules, p)) return begin_draw(rules, p, events); // it was the river's last
  }
  finish(rules, p, events);
}

bool ask_owner(Position& p) { // P9: perhaps of another player
  const uint8_t owner = next_owner(p);
  if (owner == NOBODY) return false;
  p.decision = Decision::Keep;
  p.decider = owner;
  return true;
}

// R1: one by one, and what a tile completes is scored. False: an owner is asked first.
bool lay_due_starts(const Ruleset& rules, Position& p, Events* events) {
  while (lay_waiting_start(rules, p, events)) {
    score_completed(rules, p, events);
    if (ask_owner(p)) return false;
  }
  return true;
}

// R1: the starts that waited for the river come before the next tile. BX3: before drawing, a tile of the
// islands may be taken, but none before the river is laid; BX4: not after the last of the stack.
void begin_draw(const Ruleset& rules, Position& p, Events* events) {
  if (starts_are_due(rules, p) && !lay_due_starts(rules, p, events)) return;
  if (!rules.island_stacks || !p.stack_size || river_is_left(rules, p)) return draw(rules, p, events);
  if (p.river_ends) close_river_ends(rules, p); // no tile of an island fits there
  if (!may_take(rules, p)) return draw(rules, p, events);
  p.decision = Decision::Draw;
  p.decider = p.player;
}

// X5: after a tile is placed, each step below asks its question, if there is one, or goes on to the next. An
// action goes on where its question was asked.

void next_turn(const Ruleset& rules, Position& p, Events* events) {
  p.part = FIRST_TILE;
  p.woken = p.town_covered = p.sold = 0;
  if (rules.island_stacks) turn_up(p, events);
  begin_turn(rules, p, events);
}

void next_player(const Ruleset& rules, Position& p, Events* events) {
  p.bought = 0;
  const bool ends = !p.stack_size || covered(rules, p); // then the last turn stays whose it was
  const auto next = select<uint8_t>(p.player + 1 == rules.players, 0, static_cast<uint8_t>(p.player + 1));
  p.player = select<uint8_t>(ends, p.player, next);
  next_turn(rules, p, events);
}

void ask_buy_turn(const Ruleset& rules, Position& p, Events* events) { // GB2
  if (!may_buy_turn(rules, p)) return next_player(rules, p, events);
  p.decision = Decision::BuyTurn;
}

void end_part(const Ruleset& rules, Position& p, Events* events) {
  if (p.woken && p.part == FIRST_TILE)
    p.part = BUILDERS_TILE; // T1
  else if (p.town_covered && p.part != EXTRA_TILE)
    p.part = EXTRA_TILE; // V2
  else
    return ask_buy_turn(rules, p, events);
  begin_draw(rules, p, events);
}

void ask_sell(const Ruleset& rules, Position& p, Events* events) { // FR2
  if (!may_sell(rules, p)) return end_part(rules, p, events);
  p.decision = Decision::Sell;
}

void ask_keep(const Ruleset& rules, Position& p, Events* events) {
  if (ask_owner(p)) return;
  p.decider = p.player;
  ask_sell(rules, p, events);
}

// R1: a start tile, which nobody placed, made it be asked before a draw.
void ask_next_owner(const Ruleset& rules, Position& p, Events* events) {
  if (p.placed_by[p.tiles_laid] != NOBODY) return ask_keep(rules, p, events);
  if (!ask_owner(p)) begin_draw(rules, p, events);
}

void score(const Ruleset& rules, Position& p, Events* events) {
  score_completed(rules, p, events);
  ask_keep(rules, p, events);
}

void ask_upgrade(const Ruleset& rules, Position& p, Events* events) { // DE1
  if (!may_upgrade(rules, p)) return score(rules, p, events);
  p.decision = Decision::Upgrade;
}

bool can_put_meeple(const Ruleset& rules, const Position& p) {
  constexpr auto MEEPLE = static_cast<size_t>(Figure::Meeple);
  if (!p.stash[p.player][MEEPLE]) return false;
  for (unsigned bits = kind_at(rules, p, p.tiles_laid).stands[MEEPLE]; bits; bits &= bits - 1)
    if (may_stand(p, static_cast<uint8_t>(std::countr_zero(bits)))) return true;
  return false;
}

bool can_do_more(const Ruleset& rules, const Position& p) { // P4, A3, DE1
  const uint32_t free = free_segments(rules, p);
  for (const Figure figure : OTHER_FIGURES)
    if (segments_for(rules, p, figure, free)) return true;
  return may_use_postman(rules, p) || may_take_abbot_back(rules, p) || may_upgrade(rules, p);
}

bool asks_figure(const Ruleset& rules, const Position& p) { // B5
  return can_put_meeple(rules, p) || (!rules.meeples_only && can_do_more(rules, p));
}

void ask_figure(const Ruleset& rules, Position& p, Events* events) {
  if (!asks_figure(rules, p)) return score(rules, p, events);
  p.decision = Decision::Figure;
}

void ask_about_chip(const Ruleset& rules, Position& p, Events* events) { // GB3, IB2
  if (rules.chips == ChipRules::IsleOfMan && has_set(p))
    p.decision = Decision::Redeem;
  else if (rules.chips == ChipRules::Treats && asks_treat(rules, p))
    p.decision = Decision::Treat;
  else
    ask_figure(rules, p, events);
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
  wake_builder(rules, p);
  if (!rules.covering_matters) return ask_figure(rules, p, events);
  if (rules.chips != ChipRules::None) cover_chip(rules, p, events);
  cover_town(rules, p, events);
  ask_about_chip(rules, p, events);
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
  ask_upgrade(rules, p, events);
}

void play_postman(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  use_postman(rules, p, action, events);
  ask_upgrade(rules, p, events);
}

void play_abbot_back(const Ruleset& rules, Position& p, Events* events) {
  take_abbot_back(rules, p, events);
  ask_upgrade(rules, p, events);
}

void play_take(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  take_tile(rules, p, action, events);
  p.decision = Decision::Tile;
}

void play_redeem(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  redeem(p, action, events);
  ask_about_chip(rules, p, events);
}

void play_treat(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  lay_treat(p, action, events);
  ask_figure(rules, p, events);
}

void play_upgrade(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  upgrade(p, action, events);
  if (p.decision == Decision::Figure)
    ask_figure(rules, p, events);
  else
    ask_upgrade(rules, p, events);
}

void play_sell(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  sell_wine(p, action, events);
  end_part(rules, p, events);
}

void play_buy_turn(const Ruleset& rules, Position& p, Events* events) {
  send_to_isle(p, events);
  p.bought = 1;
  next_turn(rules, p, events);
}

void play_chip(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  lay_next_chip(rules, p, action, events);
  if (!chips_to_lay(rules, p)) begin_turn(rules, p, events);
}

void pass(const Ruleset& rules, Position& p, Events* events) {
  switch (p.decision) {
  case Decision::Sell: return end_part(rules, p, events);
  case Decision::BuyTurn: return next_player(rules, p, events);
  default: return score(rules, p, events);
  }
}

} // namespace

void begin_turn(const Ruleset& rules, Position& p, Events* events) {
  if (!p.stack_size || covered(rules, p)) return finish(rules, p, events);
  ++p.turn;
  if (events) events->add({.type = EventType::Turn, .player = p.player, .number = p.turn});
  begin_draw(rules, p, events);
}

void apply(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  switch (action.type) {
  case ActionType::Tile: return play_tile(rules, p, action, events);
  case ActionType::Figure: return play_figure(rules, p, action, events);
  case ActionType::Pass: return pass(rules, p, events);
  case ActionType::LayChip: return play_chip(rules, p, action, events);
  case ActionType::Draw: return draw(rules, p, events);
  case ActionType::Take: return play_take(rules, p, action, events);
  case ActionType::Redeem: return play_redeem(rules, p, action, events);
  case ActionType::Treat: return play_treat(rules, p, action, events);
  case ActionType::Upgrade: return play_upgrade(rules, p, action, events);
  case ActionType::PostmanTo:
  case ActionType::PostmanOff:
  case ActionType::PostmanBack:
  case ActionType::PostmanHere: return play_postman(rules, p, action, events);
  case ActionType::AbbotBack: return play_abbot_back(rules, p, events);
  case ActionType::Keep: return keep_postman(p, events), ask_next_owner(rules, p, events);
  case ActionType::Release: return release_postman(p, events), ask_next_owner(rules, p, events);
  case ActionType::Sell: return play_sell(rules, p, action, events);
  case ActionType::BuyTurn: return play_buy_turn(rules, p, events);
  }
}

} // namespace mappa
