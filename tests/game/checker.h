// Does the core say what the rules say? A position is compared with a survey of its board made from nothing,
// and a game with the referee, action by action.
#pragma once

#include "game/event.h"
#include "referee.h"

#include <string>
#include <vector>

namespace mappa::proof {

using Faults = std::vector<std::string>; // empty: all is well

// What a position must be whatever led to it, be it laid by hand. `map` is the one that is played on, or
// null.
Faults check_position(const Ruleset& rules, const Position& position, const Map* map = nullptr);

// M3: the first position of a game has its start tiles where they belong, turned as they should be. C1, C2:
// so have its chips.
Faults check_start(const Ruleset& rules, const Position& position, const Map& map);

// Every tile of the game is in the stack, in hand, on the board or put out of the game.
Faults check_tiles_kept(const Ruleset& rules, const Position& position);

// C1: ten chips of each colour, each on the map, before a player, under a meeple, to be laid again, or out of
// the game; of every kind no more were used than taken.
Faults check_chips_kept(const Ruleset& rules, const Position& position);

// hide() changes nothing that a player can see, and loses nothing (C4).
Faults check_hide(const Ruleset& rules, const Position& position, const Map* map, Random random);

// random_action() is the choice that below() makes among the actions listed, and draws no other number.
Faults check_random_action(const Ruleset& rules, const Position& position, const Actions& actions,
                           Random random);

// Follows a game by its actions alone and finds fault with each position that the core makes of them.
class Follower {
public:
  Follower(const Ruleset& rules, const Position& from, const Map* map = nullptr);

  // `events` are those of this action; `after` is what the core made of it.
  void follow(const Action& action, const Position& after, const Events& events);

  const Faults& faults() const { return faults_; }
  const Survey& board() const { return board_; }

private:
  void compare(const Position& position);

  Game game_;
  Facts facts_;
  Survey board_;
  Faults faults_;
};

} // namespace mappa::proof
