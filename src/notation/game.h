// A game with its history: what the protocol, the terminal and saved games share. A game is its setup and its
// steps; taking back is playing again from the start.
#pragma once

#include "data/library.h"
#include "game/action.h"
#include "game/arrange.h"
#include "game/event.h"

#include <memory>
#include <variant>
#include <vector>

namespace mappa::notation {

// From here on what nobody has seen is dealt anew: the stack, what lies face down.
struct Anew {
  Seed seed;
};

using Step = std::variant<Action, Arrangement, Anew>;

struct Game {
  std::shared_ptr<const Ruleset> rules;
  Position position;
  std::vector<Step> steps;

  const Setup& setup() const { return rules->setup; }
  bool over() const { return position.decision == Decision::Over; }
};

inline constexpr std::size_t MAX_STEPS = 10'000; // arranging has no natural end

// Throws SetupError.
Ruleset rules_for(const Setup& setup, const data::Library& library);

// Throws SetupError.
Game new_game(const Setup& setup, const data::Library& library, Events* events = nullptr);

// Every legal action, each once: tiles by row, column and rotation; figures by segment, then pass.
std::vector<Action> legal_actions(const Ruleset& rules, const Position& position);

// The action must be a legal one.
void play(Game& game, const Action& action, Events* events = nullptr);

// Throws ArrangeError, and then the game is as it was.
void arrange(Game& game, const Arrangement& arrangement);

// Takes back the last n steps, at most all of them.
void undo(Game& game, std::size_t n);

// Plays one step in a position: what saving and taking back are made of.
void replay(const Ruleset& rules, Position& position, const Step& step);

} // namespace mappa::notation
