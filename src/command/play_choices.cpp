#include "command/play_choices.h"

#include "command/play_words.h"
#include "game/arrange.h"
#include "game/figures.h"
#include "notation/segment.h"
#include "notation/text_canvas.h"
#include "notation/why.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <sstream>

namespace mappa {

namespace {

std::vector<std::string> words_of(std::string_view line) {
  std::string text(line);
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == ',' || c == '(' || c == ')' || c == ';'; }, ' ');
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::optional<int> number_in(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

struct Placement {
  std::vector<int> numbers; // one: the number of a square; two: x and y
  std::optional<int> rot;
};

Placement parse_placement(const Game& game, std::string_view line) {
  Placement placement;
  for (const std::string& word : words_of(line)) {
    const bool turned = word[0] == 'r' || word[0] == 'R';
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

Square named_square(const Placement& placement, const std::vector<SquareChoice>& choices) {
  const auto& numbers = placement.numbers;
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

Action parse_tile(const Game& game, std::string_view line) {
  const Placement placement = parse_placement(game, line);
  const auto choices = square_choices(game);
  const Square where = named_square(placement, choices);
  const auto choice =
      std::find_if(choices.begin(), choices.end(), [&](const SquareChoice& c) { return c.where == where; });
  if (choice == choices.end())
    throw NotUnderstood("The tile cannot go there: " +
                        why_not_tile(*game.rules, game.position, where, placement.rot.value_or(0)) + ".");
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

std::string why_not(const Game& game, const std::string& name) {
  const Position& p = game.position;
  const auto names = segment_names(*game.rules, p.laid[p.tiles_laid].oriented);
  const auto found =
      std::find_if(names.begin(), names.end(), [&](const std::string& n) { return lower(n) == lower(name); });
  if (found == names.end())
    return fmt::format("I do not understand {}; type help for help.\n{}", in_quotes(name),
                       how_to_choose(game));
  const auto segment = static_cast<uint8_t>(found - names.begin());
  const Standing& other = p.standing[first_figure(p.nodes[root_at(p, p.tiles_laid, segment)])];
  return fmt::format("{} is taken: {}'s {} stands on it at {}.", *found,
                     player_name(game.setup(), other.player), FIGURE_NAME[static_cast<size_t>(other.figure)],
                     square_name(p.squares[other.tile]));
}

Action parse_figure(const Game& game, std::string_view line) {
  const std::vector<std::string> words = words_of(line);
  const std::string name = fmt::format("{}", fmt::join(words, " "));
  const auto choices = figure_choices(game);
  if (lower(name) == "p" || lower(name) == "pass") return legal_actions(*game.rules, game.position).back();
  if (const auto number = number_in(name)) {
    if (*number >= 1 && *number <= static_cast<int>(choices.size()))
      return choices[static_cast<size_t>(*number - 1)];
    throw NotUnderstood(fmt::format("There is no choice {}. {}", *number, how_to_choose(game)));
  }
  for (const Action& action : choices)
    if (lower(choice_name(game, action)) == lower(name)) return action;
  throw NotUnderstood(why_not(game, name));
}

} // namespace

std::vector<SquareChoice> square_choices(const Game& game) {
  std::vector<SquareChoice> choices;
  for (const Action& action : legal_actions(*game.rules, game.position)) {
    if (action.type != ActionType::Tile) continue;
    if (choices.empty() || choices.back().where != action.square) choices.push_back({action.square, {}});
    choices.back().actions.push_back(action);
  }
  return choices;
}

std::vector<Action> figure_choices(const Game& game) {
  std::vector<Action> choices = legal_actions(*game.rules, game.position);
  std::erase_if(choices, [](const Action& action) { return action.type != ActionType::Figure; });
  return choices;
}

std::string choice_name(const Game& game, const Action& action) {
  const Position& p = game.position;
  return segment_name(*game.rules, p.laid[p.tiles_laid].oriented, action.segment);
}

Action parse_choice(const Game& game, std::string_view line) {
  return game.position.decision == Decision::Tile ? parse_tile(game, line) : parse_figure(game, line);
}

std::string how_to_choose(const Game& game) {
  if (game.position.decision == Decision::Tile)
    return "Type a square's number or its x y, and the rotation if several fit: 5, 5 r2, 3 -1 r2.";
  return "Type a number, a name like " + choice_name(game, figure_choices(game).front()) + ", or p to pass.";
}

std::string in_quotes(std::string_view text) {
  constexpr size_t MOST = 40;
  return "'" + harmless(text.size() > MOST ? std::string(text.substr(0, MOST)) + "..." : std::string(text)) +
         "'";
}

} // namespace mappa
