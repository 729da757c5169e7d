// What a person may choose from, and what they type to choose it.
#pragma once

#include "command/tongue.h"
#include "notation/game.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::command {

// Some decisions are answered with a square of the board, the others from a list.
bool asks_for_square(const Position& position);

struct SquareChoice {
  Square where;
  std::vector<Action> actions; // of a tile, one for each rotation that fits
};

// In reading order; a person calls them 1, 2, 3 ...
std::vector<SquareChoice> square_choices(const notation::Game& game);

struct Choice {
  Action action;
  std::string name; // in short, in English: "city@N", "purple 0"
  std::string text; // "put a meeple on city@N"
};

// All but passing; called 1, 2, 3 ...
std::vector<Choice> list_choices(const notation::Game& game, const Tongue& tongue);

// What is done with p, if one may pass.
const Action* find_pass(const std::vector<Action>& legal);

// A line that names no choice; the message says what to type instead.
struct NotUnderstood : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The choice that a line names: "3 -1 r2", "5", "5 r2" on the board; "2", its name, some of its words, or "p"
// on a list. Throws NotUnderstood.
Action parse_choice(const notation::Game& game, std::string_view line, const Tongue& tongue);

// What the decision is answered with, as a reminder.
std::string how_to_choose(const notation::Game& game, const Tongue& tongue);

// Text that a person typed, short and harmless, in quotes.
std::string in_quotes(std::string_view text);

} // namespace mappa::command
