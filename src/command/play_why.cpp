#include "command/play_why.h"

#include "command/play_choices.h"
#include "command/play_typed.h"
#include "notation/segment.h"
#include "notation/why.h"

#include <algorithm>
#include <optional>

namespace mappa::command {

using notation::Game;
using notation::Wish;

namespace {

using Words = std::vector<std::string>;

bool has(const Words& words, std::string_view word) { return std::ranges::count(words, word) > 0; }

std::optional<int> colour_in(const std::string& word) {
  const auto found = std::ranges::find(COLOUR_NAME, word);
  if (found == COLOUR_NAME.end()) return std::nullopt;
  return static_cast<int>(found - COLOUR_NAME.begin());
}

std::optional<int> first_colour(const Words& words) {
  for (const std::string& word : words)
    if (const auto colour = colour_in(word)) return colour;
  return std::nullopt;
}

// "take purple 1"
std::optional<Wish> take_wish(const Words& words) {
  const auto colour = first_colour(words);
  if (!colour) return std::nullopt;
  const auto numbers = numbers_in(words);
  Wish wish;
  wish.type = ActionType::Take;
  wish.colour = *colour;
  wish.stack = numbers.empty() ? 0 : std::max(0, numbers.back());
  return wish;
}

// "purple 1, blue 2, orange 1"
std::optional<Wish> redeem_wish(const Words& words) {
  Wish wish;
  wish.type = ActionType::Redeem;
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const auto colour = colour_in(words[i]);
    const auto number = number_in(words[i + 1]);
    if (colour && number && *number >= 1 && *number <= CHIP_NUMBERS) ++wish.chips[chip_of(*colour, *number)];
  }
  if (wish.chips == Hand{}) return std::nullopt;
  return wish;
}

// "orange wine to the town"
std::optional<Wish> sell_wish(const Words& words) {
  const auto colour = first_colour(words);
  if (!colour || (!has(words, "town") && !has(words, "abroad") && !has(words, "border"))) return std::nullopt;
  Wish wish;
  wish.type = ActionType::Sell;
  wish.colour = *colour;
  wish.buyer = has(words, "town") ? Buyer::Town : Buyer::Border;
  return wish;
}

// How many 1s and 2s are in "1+1+2".
std::array<int, CHIP_NUMBERS> payment_in(const Words& words) {
  std::array<int, CHIP_NUMBERS> paid{};
  for (const std::string& word : words)
    if (word.find('+') != std::string::npos)
      for (size_t i = 0; i < CHIP_NUMBERS; ++i)
        paid[i] = static_cast<int>(std::ranges::count(word, static_cast<char>('1' + i)));
  return paid;
}

// The name as it is written of a segment of any tile on the square, or the word itself.
std::string segment_in(const Game& game, const Words& words, Square where) {
  const Position& p = game.position;
  for (size_t t = game.rules->first_tile(); t <= p.tiles_laid; ++t)
    if (p.squares[t] == where)
      for (const std::string& name : notation::segment_names(*game.rules, p.laid[t].oriented))
        if (has(words, words_of(name)[0])) return name;
  const auto named = std::ranges::find_if(words, [](const std::string& w) { return w.find('@') < w.size(); });
  return named == words.end() ? "" : *named;
}

// "upgrade road@n 1 1 2+2", "send road@n 1 1"
std::optional<Wish> wish_at(ActionType type, const Game& game, const Words& words) {
  const auto numbers = numbers_in(words);
  if (numbers.size() < 2 || !on_table(numbers[0], numbers[1])) return std::nullopt;
  Wish wish;
  wish.type = type;
  wish.square = square(numbers[0], numbers[1]);
  wish.on = segment_in(game, words, wish.square);
  wish.paid = payment_in(words);
  if (wish.on.empty()) return std::nullopt;
  return wish;
}

// "off bo", "call bo"
std::optional<Wish> postman_wish(ActionType type, const Game& game, const Words& words) {
  Wish wish;
  wish.type = type;
  for (wish.player = 0; wish.player < game.rules->players; ++wish.player)
    for (const std::string& word : words_of(game.setup().players[static_cast<size_t>(wish.player)]))
      if (has(words, word)) return wish;
  return std::nullopt;
}

// "builder road@n", "large meeple garden"; a meeple where no figure is named.
std::optional<Wish> figure_wish(const Game& game, const Words& words) {
  const Position& p = game.position;
  Wish wish;
  wish.type = ActionType::Figure;
  wish.figure = FIGURE_NAME[0];
  for (const char* name : FIGURE_NAME)
    if (has(words, name) && wish.figure == FIGURE_NAME[0]) wish.figure = name;
  wish.on = segment_in(game, words, p.squares[p.tiles_laid]);
  if (wish.on.empty()) return std::nullopt;
  return wish;
}

std::optional<Wish> figure_step_wish(const Game& game, const Words& words) {
  const auto only = [](ActionType type) {
    Wish wish;
    wish.type = type;
    return wish;
  };
  if (has(words, "upgrade")) return wish_at(ActionType::Upgrade, game, words);
  if (game.position.decision != Decision::Figure) return std::nullopt;
  if (has(words, "send")) return wish_at(ActionType::PostmanTo, game, words);
  if (has(words, "off")) return postman_wish(ActionType::PostmanOff, game, words);
  if (has(words, "call")) return postman_wish(ActionType::PostmanHere, game, words);
  if (has(words, "back")) return only(has(words, "abbot") ? ActionType::AbbotBack : ActionType::PostmanBack);
  return figure_wish(game, words);
}

std::optional<Wish> wish_in(const Game& game, const Words& words) {
  switch (game.position.decision) {
  case Decision::Draw: return take_wish(words);
  case Decision::Redeem: return redeem_wish(words);
  case Decision::Figure:
  case Decision::Upgrade: return figure_step_wish(game, words);
  case Decision::Sell: return sell_wish(words);
  default: return std::nullopt;
  }
}

} // namespace

std::string why_none(const Game& game, std::string_view line, const Tongue& tongue) {
  if (const auto wish = wish_in(game, tongue.understood(words_of(line))))
    if (const Sentence why = notation::why_not(*game.rules, game.position, *wish); !why.empty())
      return tongue.say("typed.cannot", {{"why", tongue.say(why, game.setup())}});
  return tongue.say("typed.unknown", {{"typed", in_quotes(line)}});
}

} // namespace mappa::command
