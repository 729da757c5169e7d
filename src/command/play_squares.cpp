#include "command/play_squares.h"

#include "command/play_typed.h"
#include "game/arrange.h"
#include "notation/why.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>

namespace mappa::command {

using notation::Game;

namespace {

struct Placement {
  std::vector<int> numbers; // one: the number of a square; two: x and y
  std::optional<int> rot;
};

Placement parse_placement(const Game& game, std::string_view line) {
  const bool turns = game.position.decision == Decision::Tile;
  Placement placement;
  for (const std::string& word : words_of(line)) {
    const bool turned = turns && word[0] == 'r';
    const auto number = number_in(std::string_view(word).substr(turned ? 1 : 0));
    if (!number || (turned && (placement.rot || *number < 0 || *number >= ROTATIONS)))
      throw NotUnderstood(fmt::format("I do not understand {}; type help for help.\n{}", in_quotes(word),
                                      how_to_choose(game)));
    if (turned)
      placement.rot = number;
    else
      placement.numbers.push_back(*number);
  }
  if (placement.numbers.empty() || placement.numbers.size() > 2) throw NotUnderstood(how_to_choose(game));
  return placement;
}

Square named_square(const std::vector<int>& numbers, const std::vector<SquareChoice>& choices) {
  if (numbers.size() == 1) {
    if (numbers[0] < 1 || numbers[0] > static_cast<int>(choices.size()))
      throw NotUnderstood(
          fmt::format("There is no square [{}]; they run from 1 to {}. A square's coordinates "
                      "are two numbers: x y",
                      numbers[0], choices.size()));
    return choices[static_cast<size_t>(numbers[0] - 1)].where;
  }
  for (int number : numbers)
    if (number < -TABLE_EDGE || number > TABLE_EDGE)
      throw NotUnderstood(fmt::format("{} is off the table.", number));
  return square(numbers[0], numbers[1]);
}

std::string why_not_there(const Game& game, Square where, int rot) {
  notation::Wish wish;
  wish.square = where;
  wish.rot = rot;
  const auto refusal = [&](ActionType type, const char* what) {
    wish.type = type;
    return fmt::format("The {} cannot go there: {}.", what,
                       notation::why_not(*game.rules, game.position, wish));
  };
  switch (game.position.decision) {
  case Decision::LayChip: return refusal(ActionType::LayChip, "chip");
  case Decision::Treat: return refusal(ActionType::Treat, "treat");
  default: return refusal(ActionType::Tile, "tile");
  }
}

} // namespace

Action parse_square(const Game& game, std::string_view line) {
  const Placement placement = parse_placement(game, line);
  const auto choices = square_choices(game);
  const Square where = named_square(placement.numbers, choices);
  const auto choice = std::ranges::find(choices, where, &SquareChoice::where);
  if (choice == choices.end()) throw NotUnderstood(why_not_there(game, where, placement.rot.value_or(0)));
  const auto& actions = choice->actions;
  if (!placement.rot && actions.size() == 1) return actions[0];
  for (const Action& action : actions)
    if (action.what == placement.rot) return action;
  std::vector<std::string> fitting;
  for (const Action& action : actions) fitting.push_back(fmt::format("r{}", action.what));
  throw NotUnderstood(fmt::format("At {} the tile fits turned {}. Say which, for example: {} {} {}",
                                  square_name(where), fmt::join(fitting, " or "), x_of(where), y_of(where),
                                  fitting[0]));
}

} // namespace mappa::command
