#include "command/play_squares.h"

#include "command/play_typed.h"
#include "game/arrange.h"
#include "notation/why.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace mappa::command {

using notation::Game;

namespace {

struct Placement {
  std::vector<int> numbers; // one: the number of a square; two: x and y
  std::optional<int> rot;
};

Placement parse_placement(const Game& game, std::string_view line, const Tongue& tongue) {
  const bool turns = game.position.decision == Decision::Tile;
  Placement placement;
  for (const std::string& word : words_of(line)) {
    const bool turned = turns && word[0] == 'r';
    const auto number = number_in(std::string_view(word).substr(turned ? 1 : 0));
    if (!number || (turned && (placement.rot || *number < 0 || *number >= ROTATIONS)))
      throw NotUnderstood(tongue.say("typed.unknown", {{"typed", in_quotes(word)}}) + "\n" +
                          how_to_choose(game, tongue));
    if (turned)
      placement.rot = number;
    else
      placement.numbers.push_back(*number);
  }
  if (placement.numbers.empty() || placement.numbers.size() > 2)
    throw NotUnderstood(how_to_choose(game, tongue));
  return placement;
}

Square named_square(const std::vector<int>& numbers, const std::vector<SquareChoice>& choices,
                    const Tongue& tongue) {
  if (numbers.size() == 1) {
    if (numbers[0] < 1 || numbers[0] > static_cast<int>(choices.size()))
      throw NotUnderstood(tongue.say("typed.no_square",
                                     {{"square", numbers[0]}, {"last", static_cast<int>(choices.size())}}));
    return choices[static_cast<size_t>(numbers[0] - 1)].where;
  }
  for (int number : numbers)
    if (number < -TABLE_EDGE || number > TABLE_EDGE)
      throw NotUnderstood(tongue.say("typed.off_table", {{"number", number}}));
  return square(numbers[0], numbers[1]);
}

std::string why_not_there(const Game& game, Square where, int rot, const Tongue& tongue) {
  notation::Wish wish;
  wish.square = where;
  wish.rot = rot;
  const auto refusal = [&](ActionType type, const char* key) {
    wish.type = type;
    const Sentence why = notation::why_not(*game.rules, game.position, wish);
    return tongue.say(key, {{"why", tongue.say(why, game.setup())}});
  };
  switch (game.position.decision) {
  case Decision::LayChip: return refusal(ActionType::LayChip, "typed.no_chip_there");
  case Decision::Treat: return refusal(ActionType::Treat, "typed.no_treat_there");
  default: return refusal(ActionType::Tile, "typed.no_tile_there");
  }
}

// "r1 or r3"
std::string turns_text(const std::vector<Action>& actions, const Tongue& tongue) {
  std::string text;
  for (const Action& action : actions) {
    const std::string turn = fmt::format("r{}", action.what);
    text = text.empty() ? turn : tongue.say("list.or", {{"one", text}, {"other", turn}});
  }
  return text;
}

} // namespace

Action parse_square(const Game& game, std::string_view line, const Tongue& tongue) {
  const Placement placement = parse_placement(game, line, tongue);
  const auto choices = square_choices(game);
  const Square where = named_square(placement.numbers, choices, tongue);
  const auto choice = std::ranges::find(choices, where, &SquareChoice::where);
  if (choice == choices.end())
    throw NotUnderstood(why_not_there(game, where, placement.rot.value_or(0), tongue));
  const auto& actions = choice->actions;
  if (!placement.rot && actions.size() == 1) return actions[0];
  for (const Action& action : actions)
    if (action.what == placement.rot) return action;
  const std::string example = fmt::format("{} {} r{}", x_of(where), y_of(where), actions[0].what);
  throw NotUnderstood(tongue.say(
      "typed.turns",
      {{"where", square_name(where)}, {"turns", turns_text(actions, tongue)}, {"example", example}}));
}

} // namespace mappa::command
