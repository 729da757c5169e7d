// The game: a position is made by start, changed by apply, and by nothing else.
#pragma once

#include "game/action.h"
#include "game/event.h"

namespace mappa {

Position start(const Ruleset& rules, const Seed& seed, Events* events = nullptr);

// Every legal action, each once, in a stable order.
void legal(const Ruleset& rules, const Position& position, Actions& actions);

// One of the actions that legal() lists, each as likely as any other: they are all enumerated, as sets of
// bits, and the chosen one is written out. It is the action at place random.below(size) of that list.
Action random_action(const Ruleset& rules, const Position& position, Random& random);

// The action must be one that legal() lists for this position.
void apply(const Ruleset& rules, Position& position, const Action& action, Events* events = nullptr);

// Begins the turn of Position::player; the game ends if there is nothing to draw (B4).
void begin_turn(const Ruleset& rules, Position& position, Events* events = nullptr);

// Deals anew what no player can see: which tiles are to come and in which order, what lies face down.
// Positions that look the same become the same.
void hide(const Ruleset& rules, Position& position, Random& random);

// The same from a seed, in the course of a game. With a number for a seed the tiles of the stack stay the
// same, and the chips in their order, as in games that were saved before.
void deal_anew(const Ruleset& rules, Position& position, const Seed& seed);

} // namespace mappa
