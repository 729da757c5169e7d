#include "command/play_choices.h"

#include "command/play_squares.h"
#include "command/play_typed.h"
#include "command/play_why.h"
#include "command/play_words.h"
#include "game/arrange.h"
#include "game/figures.h"
#include "game/rules/islands.h"
#include "game/rules/isle_of_man.h"
#include "game/rules/wine.h"
#include "notation/segment.h"
#include "notation/text_canvas.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::command {

using notation::Game;
using notation::legal_actions;

namespace {

using Words = std::vector<std::string>;

// What the choices of a list are called in short, and what else one might say for them.
struct Called {
  ActionType type;
  std::string (*name)(const Game&, const Action&);
  const char* also;
};

std::string segment_of(const Game& game, uint8_t tile, uint8_t segment) {
  return notation::segment_name(*game.rules, game.position.laid[tile].oriented, segment);
}

std::string name_of_player(const Game& game, uint8_t player) {
  return notation::harmless(game.setup().players[player]);
}

// "purple 1, blue 2, blue 2"
std::string hand_name(const Hand& hand) {
  Words words;
  for (Chip chip = 0; chip < CHIP_KINDS; ++chip)
    words.insert(words.end(), hand[chip],
                 fmt::format("{} {}", COLOUR_NAME[static_cast<size_t>(colour_of(chip))], number_of(chip)));
  return fmt::format("{}", fmt::join(words, ", "));
}

constexpr std::array CALLED{
    Called{ActionType::Draw, [](const Game&, const Action&) { return std::string("draw"); }, ""},
    Called{ActionType::Take,
           [](const Game& game, const Action& a) {
             return fmt::format("{} {}", COLOUR_NAME[static_cast<size_t>(island_of(*game.rules, a.what))],
                                place_on_island(*game.rules, a.what));
           },
           "take"},
    Called{ActionType::Redeem, [](const Game&, const Action& a) { return hand_name(chip_set(a.what)); },
           "redeem"},
    Called{ActionType::Figure,
           [](const Game& game, const Action& a) {
             const std::string on = segment_of(game, game.position.tiles_laid, a.segment);
             return a.what == static_cast<uint8_t>(Figure::Meeple) ? on : FIGURE_NAME[a.what] + (" " + on);
           },
           ""},
    Called{ActionType::Upgrade,
           [](const Game& game, const Action& a) {
             const Square where = game.position.squares[a.tile];
             return fmt::format("upgrade {} {} {} {}", segment_of(game, a.tile, a.segment), x_of(where),
                                y_of(where), payment_words(a.what));
           },
           ""},
    Called{ActionType::PostmanTo,
           [](const Game& game, const Action& a) {
             const Square where = game.position.squares[a.tile];
             return fmt::format("send {} {} {}", segment_of(game, a.tile, a.segment), x_of(where),
                                y_of(where));
           },
           "postman"},
    Called{ActionType::PostmanOff,
           [](const Game& game, const Action& a) { return "off " + name_of_player(game, a.what); },
           "postman"},
    Called{ActionType::PostmanBack, [](const Game&, const Action&) { return std::string("back"); },
           "postman"},
    Called{ActionType::PostmanHere,
           [](const Game& game, const Action& a) { return "call " + name_of_player(game, a.what); },
           "postman here"},
    Called{ActionType::AbbotBack, [](const Game&, const Action&) { return std::string("abbot back"); }, ""},
    Called{ActionType::Keep, [](const Game&, const Action&) { return std::string("keep"); }, "yes y stay"},
    Called{ActionType::Release, [](const Game&, const Action&) { return std::string("release"); },
           "no n take off"},
    Called{ActionType::Sell,
           [](const Game&, const Action& a) {
             return fmt::format("{} {}", COLOUR_NAME[a.what],
                                a.segment == static_cast<uint8_t>(Buyer::Town) ? "town" : "abroad");
           },
           "border"},
    Called{ActionType::BuyTurn, [](const Game&, const Action&) { return std::string("buy"); }, "yes y"},
    Called{ActionType::Pass, [](const Game&, const Action&) { return std::string("p"); }, "pass no n"},
};

const Called& called(const Action& action) { return *std::ranges::find(CALLED, action.type, &Called::type); }

Choice choice_of(const Game& game, const Action& action, const Tongue& tongue) {
  return {action, called(action).name(game, action), in_words(tongue, *game.rules, game.position, action)};
}

// A word stands for itself; three letters or more may begin a longer one: "mon", "city" for city@N.
bool means(const std::string& typed, const std::string& word) {
  constexpr size_t ENOUGH = 3;
  return typed == word || (typed.size() >= ENOUGH && std::isalpha(static_cast<unsigned char>(typed[0])) &&
                           word.starts_with(typed));
}

bool is_colour(const std::string& word) { return std::ranges::count(COLOUR_NAME, word) > 0; }
bool is_number(const std::string& word) { return number_in(word).has_value(); }

// All that was typed is among the words, in their order; a number after a colour belongs to it.
bool says_in_order(const Words& words, const Words& typed) {
  auto from = words.begin();
  for (size_t i = 0; i < typed.size(); ++i) {
    const bool belongs = i > 0 && is_number(typed[i]) && is_colour(typed[i - 1]);
    const auto to = belongs && from != words.end() ? from + 1 : words.end();
    const auto found = std::find_if(from, to, [&](const std::string& w) { return means(typed[i], w); });
    if (found == to) return false;
    from = found + 1;
  }
  return true;
}

// The same in any order, which says nothing where numbers are told.
bool says_somehow(const Words& words, const Words& typed) {
  return std::ranges::none_of(typed, is_number) && std::ranges::all_of(typed, [&](const std::string& t) {
           return std::ranges::any_of(words, [&](const std::string& w) { return means(t, w); });
         });
}

// "road" means the meeple, where others could stand there too.
bool names_other_figure(const Words& typed) {
  return std::ranges::any_of(OTHER_FIGURES, [&](Figure figure) {
    return std::ranges::any_of(
        typed, [&](const std::string& t) { return means(t, FIGURE_NAME[static_cast<size_t>(figure)]); });
  });
}
bool puts_meeple(const Choice& choice) {
  return choice.action.type == ActionType::Figure &&
         choice.action.what == static_cast<uint8_t>(Figure::Meeple);
}

// In the language, or in English by their names.
std::vector<Choice> choices_that_say(const std::vector<Choice>& choices, const Words& typed,
                                     const Tongue& tongue) {
  const Words english = tongue.understood(typed);
  const bool numbers = std::ranges::any_of(typed, is_number); // they go with names, which English tells
  std::vector<Choice> said;
  for (const auto& says : {says_in_order, says_somehow}) {
    for (const Choice& choice : choices)
      if (says(tongue.understood(words_of(choice.text)), english) ||
          (!numbers && says(words_of(choice.text), typed)) ||
          says(words_of(called(choice.action).also + (" " + choice.name)), english))
        said.push_back(choice);
    if (!said.empty()) break;
  }
  // A name means what it names, whatever else has the same words.
  for (const Choice& choice : said)
    if (words_of(choice.name) == english) return {choice};
  if (names_other_figure(english)) return said;
  std::vector<Choice> meeples;
  std::ranges::copy_if(said, std::back_inserter(meeples), puts_meeple);
  return meeples.empty() ? said : meeples;
}

Action numbered(const Game& game, const std::vector<Choice>& choices, int number, const Tongue& tongue) {
  if (number >= 1 && number <= static_cast<int>(choices.size()))
    return choices[static_cast<size_t>(number - 1)].action;
  throw NotUnderstood(
      tongue.say("typed.no_choice", {{"number", number}, {"how", how_to_choose(game, tongue)}}));
}

Action parse_list_choice(const Game& game, std::string_view line, const Tongue& tongue) {
  std::vector<Choice> choices = list_choices(game, tongue);
  const Words typed = words_of(line);
  if (typed.size() == 1)
    if (const auto number = number_in(typed[0])) return numbered(game, choices, *number, tongue);
  const std::vector<Action> legal = legal_actions(*game.rules, game.position);
  if (const Action* pass = find_pass(legal)) choices.push_back(choice_of(game, *pass, tongue));
  if (typed.empty()) throw NotUnderstood(how_to_choose(game, tongue));
  const std::vector<Choice> said = choices_that_say(choices, typed, tongue);
  if (said.size() == 1) return said[0].action;
  const std::string why =
      said.empty() ? why_none(game, line, tongue)
                   : tongue.say("typed.several",
                                {{"typed", in_quotes(line)}, {"one", said[0].text}, {"other", said[1].text}});
  throw NotUnderstood(why + "\n" + how_to_choose(game, tongue));
}

} // namespace

bool asks_for_square(const Position& position) {
  return position.decision == Decision::Tile || position.decision == Decision::Treat ||
         position.decision == Decision::LayChip;
}

std::vector<SquareChoice> square_choices(const Game& game) {
  std::vector<SquareChoice> choices;
  if (!asks_for_square(game.position)) return choices;
  for (const Action& action : legal_actions(*game.rules, game.position)) {
    if (choices.empty() || choices.back().where != action.square) choices.push_back({action.square, {}});
    choices.back().actions.push_back(action);
  }
  return choices;
}

std::vector<Choice> list_choices(const Game& game, const Tongue& tongue) {
  std::vector<Choice> choices;
  for (const Action& action : legal_actions(*game.rules, game.position))
    if (action.type != ActionType::Pass) choices.push_back(choice_of(game, action, tongue));
  return choices;
}

const Action* find_pass(const std::vector<Action>& legal) {
  const auto pass = std::ranges::find(legal, ActionType::Pass, &Action::type);
  return pass == legal.end() ? nullptr : &*pass;
}

Action parse_choice(const Game& game, std::string_view line, const Tongue& tongue) {
  return asks_for_square(game.position) ? parse_square(game, line, tongue)
                                        : parse_list_choice(game, line, tongue);
}

std::string how_to_choose(const Game& game, const Tongue& tongue) {
  if (game.position.decision == Decision::Tile) return tongue.say("how.tile");
  if (asks_for_square(game.position)) return tongue.say("how.square");
  const bool may_pass = find_pass(legal_actions(*game.rules, game.position)) != nullptr;
  const Sentence::Name name{list_choices(game, tongue).front().name};
  return tongue.say(may_pass ? "how.list_pass" : "how.list", {{"name", name}});
}

std::string in_quotes(std::string_view text) {
  constexpr size_t MOST = 40;
  return "'" +
         notation::harmless(text.size() > MOST ? std::string(text.substr(0, MOST)) + "..."
                                               : std::string(text)) +
         "'";
}

} // namespace mappa::command
