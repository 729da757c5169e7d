#include "command/play_screen.h"

#include "command/play_choices.h"
#include "command/play_words.h"
#include "game/arrange.h"
#include "game/turn.h"
#include "notation/text.h"
#include "play/projection.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace mappa {

namespace {

constexpr Pen DIM{245}, BRIGHT{NO_COLOUR, NO_COLOUR, true}, CHOICE{214, NO_COLOUR, true};
constexpr int LINES_BESIDE_BOARD = 14; // the hand, the choices, the prompt

std::string name_tag(const Game& game, int player, const Screen& screen) {
  return painted(" " + player_letter(game.setup(), player) + " ", player_pen(player), screen.colour) + " " +
         player_name(game.setup(), player);
}

int meeples(const Game& game, int player) {
  return game.position.stash[static_cast<size_t>(player)][static_cast<size_t>(Figure::Meeple)];
}

// "A Ann 12 (5 meeples)   C Cleo 9 (6 meeples)   43 tiles left"
std::string status_line(const Game& game, const Screen& screen) {
  std::string line;
  for (int i = 0; i < game.rules->players; ++i)
    line += fmt::format(
        "{} {} ({})   ", name_tag(game, i, screen),
        painted(std::to_string(game.position.scores[static_cast<size_t>(i)]), BRIGHT, screen.colour),
        count_of(meeples(game, i), "meeple", "meeples"));
  return line + count_of(game.position.stack_size, "tile", "tiles") + " left\n";
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
  const TileSize size = screen.rows > 0 && screen.rows < LOW_SCREEN ? SMALL_TILE : LARGE_TILE;
  Canvas canvas(STEP * ROTATIONS, size.height + 1);
  for (int rot = 0; rot < ROTATIONS; ++rot) {
    const auto fits = [&](const SquareChoice& choice) {
      return std::ranges::any_of(choice.actions, [&](const Action& a) { return a.what == rot; });
    };
    const auto squares = static_cast<int>(std::ranges::count_if(choices, fits));
    canvas.copy_from(draw_tile(tile, rot, size, {}), rot * STEP, 0);
    canvas.write(rot * STEP, size.height, fmt::format("r{}: {}", rot, count_of(squares, "square", "squares")),
                 squares ? BRIGHT : DIM);
  }
  return canvas.text(screen.colour);
}

std::string squares_list(const std::vector<SquareChoice>& choices, const Screen& screen) {
  std::vector<std::string> entries;
  for (size_t i = 0; i < choices.size(); ++i) {
    std::string entry = fmt::format("[{}] {}", i + 1, square_name(choices[i].where));
    for (const Action& action : choices[i].actions) entry += fmt::format(" r{}", action.what);
    entries.push_back(entry);
  }
  return in_columns(entries, screen.columns);
}

std::string board_with(const Game& game, const std::vector<Mark>& marks, const Screen& screen) {
  const Position& p = game.position;
  BoardText how = fit_board(p, screen.columns, screen.rows - LINES_BESIDE_BOARD);
  how.marks = marks;
  std::string text = draw_board(*game.rules, p, how).text(screen.colour);
  if (how.window.columns() < whole_board(p).columns())
    text += "(A part of the board: a wider terminal shows it all.)\n";
  return text;
}

std::string tile_decision(const Game& game, const Screen& screen) {
  const auto choices = square_choices(game);
  return fmt::format("\nTurn {}: {} places {}\n\n", game.position.turn,
                     player_name(game.setup(), game.position.decider),
                     game.rules->kinds[game.position.in_hand].tile.id) +
         hand_text(game, choices, screen) + "\n" + squares_list(choices, screen);
}

// What putting a figure brings, as things stand, over not putting one.
int gain(const Game& game, const Action& action) {
  const auto mine = [&](const Action& a) {
    Position after = game.position;
    apply(*game.rules, after, a);
    return projected_scores(*game.rules, after)[game.position.decider];
  };
  return static_cast<int>(mine(action) - mine(legal_actions(*game.rules, game.position).back()));
}

std::string figure_decision(const Game& game, const Screen& screen) {
  const Position& p = game.position;
  const auto choices = figure_choices(game);
  const TileKind& kind = game.rules->kinds[p.laid[p.tiles_laid].oriented / ROTATIONS];
  BoardText how;
  how.window = around(p.squares[p.tiles_laid]);
  how.size = LARGE_TILE;
  std::string list;
  for (size_t i = 0; i < choices.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    how.labels.push_back({kind.segments[choices[i].segment].feature, number, {232, 214, true}});
    list += fmt::format("{}  {:<12} {:+} as it stands\n", painted(number, CHOICE, screen.colour),
                        choice_name(game, choices[i]), gain(game, choices[i]));
  }
  list += painted("p", CHOICE, screen.colour) + "  pass\n";
  return draw_board(*game.rules, p, how).text(screen.colour) +
         fmt::format("\n{} may put a meeple on the tile ({} left)\n", player_name(game.setup(), p.decider),
                     meeples(game, p.decider)) +
         list;
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
  if (game.position.decision == Decision::Figure) return told + figure_decision(game, screen);
  const std::string board = board_text(game, screen) + "\n" + told + status_line(game, screen);
  return game.over() ? board : board + tile_decision(game, screen);
}

std::string board_text(const Game& game, const Screen& screen) {
  std::vector<Mark> marks;
  for (const SquareChoice& choice : square_choices(game))
    marks.push_back({choice.where, std::to_string(marks.size() + 1)});
  return board_with(game, marks, screen);
}

std::string scores_text(const Game& game, const Screen& screen) {
  const auto projected = projected_scores(*game.rules, game.position);
  std::string text;
  for (int i = 0; i < game.rules->players; ++i) {
    const auto p = static_cast<size_t>(i);
    text += fmt::format("{}: {}", name_tag(game, i, screen),
                        count_of(game.position.scores[p], "point", "points"));
    if (!game.over())
      text += fmt::format(", {} if the game ended now; {} left", projected[p],
                          count_of(meeples(game, i), "meeple", "meeples"));
    text += "\n";
  }
  return text;
}

std::string tiles_left_text(const Game& game, const Screen& screen) {
  const Position& p = game.position;
  std::vector<int> left(game.rules->kinds.size());
  for (size_t i = 0; i < p.stack_size; ++i) ++left[p.stack[i]];
  constexpr int STEP = SMALL_TILE.width + 4, HEIGHT = SMALL_TILE.height + 2;
  const int per_line = std::max(1, screen.columns / STEP);
  const int shown =
      static_cast<int>(left.size() - static_cast<size_t>(std::count(left.begin(), left.end(), 0)));
  Canvas canvas(per_line * STEP, (shown + per_line - 1) / per_line * HEIGHT);
  int n = 0;
  for (size_t kind = 0; kind < left.size(); ++kind) {
    if (!left[kind]) continue;
    const int column = n % per_line * STEP, row = n / per_line * HEIGHT;
    canvas.copy_from(draw_tile(game.rules->kinds[kind].tile, 0, SMALL_TILE, {}), column, row);
    canvas.write(column, row + SMALL_TILE.height, fmt::format("{} left", left[kind]), DIM);
    ++n;
  }
  return canvas.text(screen.colour) + count_of(p.stack_size, "tile is", "tiles are") +
         " left in the stack.\n";
}

std::string hint_text(const Game& game, const Suggestion& suggestion) {
  const Action& action = suggestion.action;
  std::string text = "The greedy player would " + in_words(*game.rules, game.position, action);
  std::vector<std::string> values;
  for (int i = 0; i < game.rules->players; ++i)
    values.push_back(fmt::format("{} {}", player_name(game.setup(), i),
                                 std::lround(suggestion.value[static_cast<size_t>(i)])));
  return fmt::format("{}. As things would stand then: {}.\n", text, fmt::join(values, ", "));
}

} // namespace mappa
