#include "command/play_status.h"

#include "command/play_words.h"
#include "game/rules/islands.h"
#include "game/worth.h"
#include "notation/text.h"
#include "notation/text_pens.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::command {

using notation::Game;
using notation::painted;
using notation::SMALL_TILE;

namespace {

constexpr std::array<const char*, FIGURES> FIGURES_KEY{"count.meeple", "count.postman", "count.large",
                                                       "count.abbot",  "count.builder", "count.pig"};

constexpr notation::Pen SCORE{notation::NO_INK, notation::NO_INK, true};

std::string name_tag(const Game& game, int player, const Screen& screen) {
  return painted(" " + notation::player_letter(game.setup(), player) + " ", notation::player_pen(player),
                 screen.colour) +
         " " + player_name(*screen.tongue, game.setup(), player);
}

// "purple 1 1 2, blue 2"
std::string chips_of(const Hand& hand, const Screen& screen) {
  std::vector<std::string> parts;
  for (int c = 0; c < COLOURS; ++c) {
    std::string numbers;
    for (int number = 1; number <= CHIP_NUMBERS; ++number)
      for (int i = 0; i < hand[chip_of(c, number)]; ++i) numbers += fmt::format(" {}", number);
    if (!numbers.empty())
      parts.push_back(
          painted(colour_word(*screen.tongue, c) + numbers, notation::chip_pen(c), screen.colour));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

// "wine 2, cloth 1"
std::string goods_of(const std::array<uint8_t, GOODS>& tokens, const Tongue& tongue) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < GOODS; ++i)
    if (tokens[i]) parts.push_back(fmt::format("{} {}", goods_word(tongue, ALL_GOODS[i]), tokens[i]));
  return fmt::format("{}", fmt::join(parts, ", "));
}

// What a player has besides points: "5 meeples, 1 on the Isle of Man; chips purple 1, blue 2"
std::string belongings(const Game& game, int player, const Screen& screen) {
  const Tongue& tongue = *screen.tongue;
  const auto i = static_cast<size_t>(player);
  std::vector<std::string> figures;
  for (size_t f = 0; f < FIGURES; ++f)
    if (f == static_cast<size_t>(Figure::Meeple) || game.position.stash[i][f])
      figures.push_back(tongue.say(FIGURES_KEY[f], {{"n", game.position.stash[i][f]}}));
  if (const int away = game.position.isle[i]) figures.push_back(tongue.say("status.isle", {{"n", away}}));
  std::string text = fmt::format("{}", fmt::join(figures, ", "));
  if (const std::string goods = goods_of(game.position.goods[i], tongue); !goods.empty())
    text += "; " + tongue.say("status.goods", {{"goods", goods}});
  if (const std::string chips = chips_of(game.position.hands[i], screen); !chips.empty())
    text += "; " + tongue.say("status.chips", {{"chips", chips}});
  return text;
}

std::string status_of(const Game& game, int player, const Screen& screen) {
  const int score = game.position.scores[static_cast<size_t>(player)];
  return fmt::format("{} {} ({})", name_tag(game, player, screen),
                     painted(std::to_string(score), SCORE, screen.colour), belongings(game, player, screen));
}

// Entries on one line if it holds them, otherwise each on a line of its own.
std::string players_text(const Game& game, const Screen& screen) {
  const std::string end = screen.tongue->say("status.tiles_left", {{"n", game.position.stack_size}}) + "\n";
  Screen colourless = screen;
  colourless.colour = false;
  std::string shown, plain;
  for (const char* gap : {"   ", "\n"}) {
    shown = plain = "";
    for (int i = 0; i < game.rules->players; ++i) {
      shown += status_of(game, i, screen) + gap;
      plain += status_of(game, i, colourless) + gap;
    }
    if (notation::cells_of(plain + end) <= screen.columns) break;
  }
  return shown + end;
}

// BX1: six small tiles with how many lie under them.
std::string islands_text(const Game& game, const Screen& screen) {
  const Position& p = game.position;
  constexpr int STEP = 16, HEIGHT = SMALL_TILE.height + 2;
  const int per_line = std::max(1, screen.columns / STEP);
  const int lines = (game.rules->island_stacks + per_line - 1) / per_line;
  notation::Canvas canvas(per_line * STEP, lines * (HEIGHT + 1) - 1);
  for (int stack = 0; stack < game.rules->island_stacks; ++stack) {
    const int column = stack % per_line * STEP, row = stack / per_line * (HEIGHT + 1);
    const auto s = static_cast<size_t>(stack);
    const int colour = island_of(*game.rules, stack);
    if (const uint8_t tile = open_tile(p, s); tile != NO_TILE)
      canvas.copy_from(notation::draw_tile(game.rules->kinds[tile].tile, 0, SMALL_TILE, {}), column, row);
    canvas.write(
        column, row + SMALL_TILE.height,
        fmt::format("{} {}", colour_word(*screen.tongue, colour), place_on_island(*game.rules, stack)),
        notation::chip_pen(colour));
    const auto down = static_cast<int>(face_down(p, s));
    canvas.write(column, row + SMALL_TILE.height + 1, screen.tongue->say("status.face_down", {{"n", down}}),
                 notation::pens::DIM);
  }
  return "\n" + screen.tongue->say("status.islands") + "\n" + canvas.text(screen.colour);
}

} // namespace

std::string status_text(const Game& game, const Screen& screen) {
  const std::string players = players_text(game, screen);
  return game.rules->island_stacks ? players + islands_text(game, screen) : players;
}

std::string scores_text(const Game& game, const Screen& screen) {
  const auto projected = scores_if_ended(*game.rules, game.position);
  std::string text;
  for (int i = 0; i < game.rules->players; ++i) {
    const auto p = static_cast<size_t>(i);
    const Sentence::Value name{"name", name_tag(game, i, screen)}, points{"n", game.position.scores[p]};
    text += game.over() ? screen.tongue->say("status.points", {name, points})
                        : screen.tongue->say(
                              "status.points_now",
                              {name, points, {"now", projected[p]}, {"left", belongings(game, i, screen)}});
    text += "\n";
  }
  return text;
}

std::string tiles_left_text(const Game& game, const Screen& screen) {
  const Position& p = game.position;
  // All that nobody has seen, together: to tell those on the islands apart would tell what lies there.
  std::vector<int> left(game.rules->kinds.size());
  int on_islands = 0;
  for (size_t i = 0; i < p.stack_size; ++i) ++left[p.stack[i]];
  for (size_t s = 0; s < p.islands.size(); ++s)
    for (size_t i = 0; i < face_down(p, s); ++i, ++on_islands) ++left[p.islands[s][i]];
  constexpr int STEP = SMALL_TILE.width + 4, HEIGHT = SMALL_TILE.height + 2;
  const int per_line = std::max(1, screen.columns / STEP);
  const int shown =
      static_cast<int>(left.size() - static_cast<size_t>(std::count(left.begin(), left.end(), 0)));
  notation::Canvas canvas(per_line * STEP, (shown + per_line - 1) / per_line * HEIGHT);
  int n = 0;
  for (size_t kind = 0; kind < left.size(); ++kind) {
    if (!left[kind]) continue;
    const int column = n % per_line * STEP, row = n / per_line * HEIGHT;
    canvas.copy_from(notation::draw_tile(game.rules->kinds[kind].tile, 0, SMALL_TILE, {}), column, row);
    canvas.write(column, row + SMALL_TILE.height, screen.tongue->say("status.left", {{"n", left[kind]}}),
                 notation::pens::DIM);
    ++n;
  }
  return canvas.text(screen.colour) +
         screen.tongue->say(on_islands ? "status.stack_islands" : "status.stack",
                            {{"n", p.stack_size}, {"down", on_islands}}) +
         "\n";
}

} // namespace mappa::command
