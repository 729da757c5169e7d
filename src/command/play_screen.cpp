#include "command/play_screen.h"

#include "command/play_choices.h"
#include "command/play_status.h"
#include "command/play_words.h"
#include "game/arrange.h"
#include "game/figures.h"
#include "game/rules/laying.h"
#include "game/turn.h"
#include "game/worth.h"
#include "notation/segment.h"
#include "notation/text.h"
#include "notation/text_pens.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace mappa::command {

using notation::cells_of;
using notation::Game;
using notation::LARGE_TILE;
using notation::legal_actions;
using notation::NO_INK;

namespace {

constexpr notation::Pen BRIGHT{NO_INK, NO_INK, true}, CHOICE{notation::pens::CHOICE, NO_INK, true};
constexpr int LINES_BESIDE_BOARD = 14; // the hand, the choices, the prompt

// What of the board a decision is about: all of it, or the tile just placed.
enum class Show : uint8_t { Board, LastTile };

struct Question {
  Decision decision;
  Show show;
  const char* key;
};

constexpr std::array QUESTIONS{
    Question{Decision::LayChip, Show::Board, "ask.lay_chip"},
    Question{Decision::Draw, Show::Board, "ask.draw"},
    Question{Decision::Tile, Show::Board, "ask.tile"},
    Question{Decision::Redeem, Show::LastTile, "ask.redeem"},
    Question{Decision::Treat, Show::Board, "ask.treat"},
    Question{Decision::Figure, Show::LastTile, "ask.figure"},
    Question{Decision::Upgrade, Show::Board, "ask.upgrade"},
    Question{Decision::Keep, Show::Board, "ask.keep"},
    Question{Decision::Sell, Show::LastTile, "ask.sell"},
    Question{Decision::BuyTurn, Show::Board, "ask.buy_turn"},
};

const Question& question_of(const Game& game) {
  return *std::ranges::find(QUESTIONS, game.position.decision, &Question::decision);
}

std::string figures_left(const Game& game, int player, const Tongue& tongue) {
  constexpr std::array<const char*, FIGURES> THE{"",           "left.postman", "left.large",
                                                 "left.abbot", "left.builder", "left.pig"};
  const auto& stash = game.position.stash[static_cast<size_t>(player)];
  std::vector<std::string> words{
      tongue.say("count.meeple", {{"n", stash[static_cast<size_t>(Figure::Meeple)]}})};
  for (const Figure figure : OTHER_FIGURES)
    if (stash[static_cast<size_t>(figure)]) words.push_back(tongue.say(THE[static_cast<size_t>(figure)]));
  return tongue.listed(std::move(words));
}

// What is filled into the question, as far as there is such a thing.
Tongue::Values question_values(const Game& game, const Tongue& tongue) {
  const Position& p = game.position;
  Tongue::Values values{{"name", player_name(tongue, game.setup(), p.decider)}};
  switch (p.decision) {
  case Decision::LayChip: values.push_back({"n", chips_to_lay(*game.rules, p)}); break;
  case Decision::Tile: values.push_back({"tile", game.rules->kinds[p.in_hand].tile.id}); break;
  case Decision::Redeem: values.push_back({"n", p.isle[p.decider]}); break;
  case Decision::Treat: values.push_back({"chip", chip_words(tongue, p.chips[p.treat])}); break;
  case Decision::Figure: values.push_back({"figures", figures_left(game, p.decider, tongue)}); break;
  case Decision::Keep: { // P9: where the postman stands whose owner is asked
    const Standing& s = p.standing[p.asked[0]];
    values.push_back({"on", spot(tongue, *game.rules, p, s.tile, s.segment)});
    break;
  }
  case Decision::BuyTurn:
    values.push_back({"n", p.stash[p.decider][static_cast<size_t>(Figure::Meeple)]});
    break;
  default: break;
  }
  return values;
}

// Why a tile comes besides the one of each turn; null: it does not.
const char* extra_key(const Position& p) {
  if (p.decision != Decision::Tile && p.decision != Decision::Draw) return nullptr;
  if (p.part == BUILDERS_TILE) return "ask.builders_tile"; // T1
  if (p.part == EXTRA_TILE) return "ask.extra_tile";       // V2
  return p.bought ? "ask.bought_turn" : nullptr;           // GB2
}

// "Turn 7: Ann places base/RCr"; the decider may be another than the player whose turn it is.
std::string question_text(const Game& game, const Tongue& tongue) {
  const Position& p = game.position;
  std::string question = tongue.say(question_of(game).key, question_values(game, tongue));
  if (const char* extra = extra_key(p)) question = tongue.say(extra, {{"question", question}});
  const Sentence::Value number{"n", p.turn}, whose{"name", player_name(tongue, game.setup(), p.player)};
  const std::string when = p.decision == Decision::LayChip ? tongue.say("turn.before")
                           : p.decider == p.player         ? tongue.say("turn.number", {number})
                                                           : tongue.say("turn.of", {number, whose});
  return tongue.say("turn.line", {{"when", when}, {"question", question}}) + "\n";
}

// Entries in as many columns as the screen holds.
std::string in_columns(const std::vector<std::string>& entries, int columns) {
  int widest = 0;
  for (const std::string& entry : entries) widest = std::max(widest, cells_of(entry));
  const int per_line = std::max(1, columns / (widest + 3));
  std::string text;
  for (size_t i = 0; i < entries.size(); ++i) {
    const bool last = (static_cast<int>(i) + 1) % per_line == 0 || i + 1 == entries.size();
    text +=
        entries[i] + (last ? "\n" : std::string(static_cast<size_t>(widest + 3 - cells_of(entries[i])), ' '));
  }
  return text;
}

// The tile in hand in all rotations, with the number of squares that each fits.
std::string hand_text(const Game& game, const std::vector<SquareChoice>& choices, const Screen& screen) {
  constexpr int LOW_SCREEN = 40, STEP = LARGE_TILE.width + 5;
  const Tile& tile = game.rules->kinds[game.position.in_hand].tile;
  const notation::TileSize size =
      screen.rows > 0 && screen.rows < LOW_SCREEN ? notation::SMALL_TILE : LARGE_TILE;
  notation::Canvas canvas(STEP * ROTATIONS, size.height + 1);
  for (int rot = 0; rot < ROTATIONS; ++rot) {
    const auto fits = [&](const SquareChoice& choice) {
      return std::ranges::any_of(choice.actions, [&](const Action& a) { return a.what == rot; });
    };
    const auto squares = static_cast<int>(std::ranges::count_if(choices, fits));
    canvas.copy_from(notation::draw_tile(tile, rot, size, {}), rot * STEP, 0);
    canvas.write(rot * STEP, size.height, screen.tongue->say("screen.turned", {{"rot", rot}, {"n", squares}}),
                 squares ? BRIGHT : notation::pens::DIM);
  }
  return canvas.text(screen.colour);
}

std::string tile_choices(const Game& game, const Screen& screen) {
  const auto choices = square_choices(game);
  std::vector<std::string> entries;
  for (size_t i = 0; i < choices.size(); ++i) {
    std::string entry = fmt::format("[{}] {}", i + 1, square_name(choices[i].where));
    for (const Action& action : choices[i].actions) entry += fmt::format(" r{}", action.what);
    entries.push_back(entry);
  }
  return "\n" + hand_text(game, choices, screen) + "\n" + in_columns(entries, screen.columns);
}

// What a choice brings in the meeple step, as things stand, over doing nothing more.
std::string gain_text(const Game& game, const Action& action, const Tongue& tongue) {
  const Position& p = game.position;
  if (p.decision != Decision::Figure && p.decision != Decision::Upgrade) return "";
  const auto mine = [&](const Action& a) {
    Position after = p;
    apply(*game.rules, after, a);
    while (after.turn == p.turn &&
           (after.decision == Decision::Figure || after.decision == Decision::Upgrade))
      apply(*game.rules, after, *find_pass(legal_actions(*game.rules, after)));
    return scores_if_ended(*game.rules, after)[p.decider];
  };
  const Action pass = *find_pass(legal_actions(*game.rules, p));
  return "  " + tongue.say("screen.gain", {{"points", fmt::format("{:+}", mine(action) - mine(pass))}});
}

std::string choice_lines(const Game& game, const Screen& screen) {
  const auto choices = list_choices(game, *screen.tongue);
  int widest = 0;
  for (const Choice& choice : choices) widest = std::max(widest, cells_of(choice.text));
  std::string lines;
  for (size_t i = 0; i < choices.size(); ++i) {
    const std::string gain = gain_text(game, choices[i].action, *screen.tongue);
    const std::string gap(static_cast<size_t>(gain.empty() ? 0 : widest - cells_of(choices[i].text)), ' ');
    lines += fmt::format("{}  {}{}{}\n", notation::painted(std::to_string(i + 1), CHOICE, screen.colour),
                         choices[i].text, gap, gain);
  }
  if (find_pass(legal_actions(*game.rules, game.position)))
    lines += notation::painted("p", CHOICE, screen.colour) + "  " + screen.tongue->say("do.pass") + "\n";
  return lines;
}

// The tile just placed and those round it; the choices on it have their numbers there.
std::string last_tile_text(const Game& game, const Screen& screen) {
  const Position& p = game.position;
  notation::BoardText how;
  how.window = notation::around(*game.rules, p.squares[p.tiles_laid]);
  how.size = LARGE_TILE;
  how.map = screen.map;
  how.language = screen.tongue->language();
  const TileKind& kind = kind_at(*game.rules, p, p.tiles_laid);
  const auto choices = list_choices(game, *screen.tongue);
  for (size_t i = 0; i < choices.size(); ++i)
    if (choices[i].action.type == ActionType::Figure)
      how.labels.push_back({kind.segments[choices[i].action.segment].feature,
                            std::to_string(i + 1),
                            {232, notation::pens::CHOICE, true}});
  return notation::draw_board(*game.rules, p, how).text(screen.colour);
}

std::string choices_text(const Game& game, const Screen& screen) {
  if (game.position.decision == Decision::Tile) return tile_choices(game, screen);
  return asks_for_square(game.position) ? how_to_choose(game, *screen.tongue) + "\n"
                                        : choice_lines(game, screen);
}

bool may_upgrade(const Game& game) {
  return std::ranges::any_of(legal_actions(*game.rules, game.position),
                             [](const Action& action) { return action.type == ActionType::Upgrade; });
}

} // namespace

Screen screen_of_terminal(bool no_colour) {
  Screen screen;
  if (!isatty(STDOUT_FILENO)) return screen;
  const char* wish = std::getenv("NO_COLOR"); // no-color.org: present and not empty
  screen.colour = !no_colour && !(wish && *wish);
  winsize size{};
  screen.columns = 80;
  screen.rows = 24;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    screen.columns = size.ws_col;
    screen.rows = size.ws_row;
  }
  return screen;
}

std::string decision_text(const Game& game, const std::vector<std::string>& news, const Screen& screen) {
  std::string told;
  for (const std::string& line : news) told += line + "\n";
  if (!told.empty()) told += "\n";
  if (game.over()) return board_text(game, screen) + "\n" + told + status_text(game, screen);

  const bool last_tile = question_of(game).show == Show::LastTile;
  std::string text = shows_board(game) ? board_text(game, screen) + "\n" : "";
  text += told;
  if (last_tile) text += last_tile_text(game, screen);
  if (last_tile && game.rules->chips != ChipRules::None) text += "\n";
  if (!last_tile || game.rules->chips != ChipRules::None) text += status_text(game, screen);
  return text + "\n" + question_text(game, *screen.tongue) + choices_text(game, screen);
}

// An upgrade may be of a meeple anywhere.
bool shows_board(const Game& game) {
  return game.over() || question_of(game).show == Show::Board || may_upgrade(game);
}

std::string board_text(const Game& game, const Screen& screen) {
  const Position& p = game.position;
  notation::BoardText how = notation::fit_board(
      *game.rules, p, screen.columns, screen.rows > 0 ? std::max(1, screen.rows - LINES_BESIDE_BOARD) : 0);
  how.map = screen.map;
  how.language = screen.tongue->language();
  for (const SquareChoice& choice : square_choices(game))
    how.marks.push_back({choice.where, std::to_string(how.marks.size() + 1)});
  std::string text = notation::draw_board(*game.rules, p, how).text(screen.colour);
  const notation::Window whole = notation::whole_board(*game.rules, p);
  if (how.window.columns() < whole.columns() && how.window.rows() == whole.rows())
    text += screen.tongue->say("screen.part_wide") + "\n";
  else if (how.window != whole)
    text += screen.tongue->say("screen.part_high") + "\n";
  return text;
}

std::string hint_text(const Game& game, const play::Suggestion& suggestion, const Tongue& tongue) {
  const Sentence::Value would{"do", in_words(tongue, *game.rules, game.position, suggestion.action)};
  if (suggestion.action.type == ActionType::LayChip) // C5: nobody knows what it brings
    return tongue.say("hint.chip", {would}) + "\n";
  std::vector<std::string> values;
  for (int i = 0; i < game.rules->players; ++i)
    values.push_back(fmt::format("{} {}", player_name(tongue, game.setup(), i),
                                 std::lround(suggestion.value[static_cast<size_t>(i)])));
  return tongue.say("hint.line", {would, {"values", fmt::format("{}", fmt::join(values, ", "))}}) + "\n";
}

} // namespace mappa::command
