// What a person may choose from, and what they type to choose it.
#pragma once

#include "notation/game.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace mappa {

struct SquareChoice { // a square where the tile in hand fits
  Square where;
  std::vector<Action> actions; // one for each rotation that fits
};

// In reading order; a person calls them 1, 2, 3 ...
std::vector<SquareChoice> square_choices(const Game& game);

// The figures that may be put, without passing; called 1, 2, 3 ...
std::vector<Action> figure_choices(const Game& game);

// What a figure choice is called: "city@N".
std::string choice_name(const Game& game, const Action& action);

// A line that names no choice; the message says what to type instead.
struct NotUnderstood : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The choice that a line names: "3 -1 r2", "5", "5 r2"; "city@N", "2", "p". Throws NotUnderstood.
Action parse_choice(const Game& game, std::string_view line);

// What the decision is answered with, as a reminder.
std::string how_to_choose(const Game& game);

// Text that a person typed, short and harmless, in quotes.
std::string in_quotes(std::string_view text);

} // namespace mappa
