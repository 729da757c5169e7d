#include "command/play_words.h"

#include "game/arrange.h"
#include "game/figures.h"
#include "game/rules/islands.h"
#include "game/rules/isle_of_man.h"
#include "game/rules/postman.h"
#include "game/rules/upgrades.h"
#include "game/rules/wine.h"
#include "game/turn.h"
#include "notation/segment.h"
#include "notation/text_canvas.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::command {

namespace {

constexpr std::array BUYER_WORDS{"to the town", "abroad"}; // by Buyer

const char* colour_word(int colour) { return COLOUR_NAME[static_cast<size_t>(colour)]; }

std::string coats_words(int coats) { return count_of(coats, "coat of arms", "coats of arms"); }

constexpr std::array WORTHY_WORDS{"", " with an inn", " with a cathedral", " with a pig"}; // by Worthy

std::string feature_words(const Event& score) {
  const std::string word = std::string(KIND_WORD[static_cast<size_t>(score.kind)]) +
                           WORTHY_WORDS[static_cast<size_t>(score.worthy)];
  const char* state = score.complete ? ", complete" : ", incomplete";
  switch (score.kind) {
  case Kind::Field:
    return word + ", " + count_of(score.cities, "complete city", "complete cities") + " beside it";
  case Kind::Road:
  case Kind::City: {
    std::vector<std::string> parts{count_of(score.tiles, "tile", "tiles")};
    if (score.coats) parts.push_back(coats_words(score.coats));
    if (score.towns) parts.push_back(count_of(score.towns, "town", "towns") + " beside it"); // V4
    return word + ", " + listed(parts) + state;
  }
  default: return word + ", " + count_of(score.tiles - 1, "tile", "tiles") + " round it" + state;
  }
}

std::string a_figure(Figure figure) {
  return std::string(figure == Figure::Abbot ? "an " : "a ") + FIGURE_WORD[static_cast<size_t>(figure)];
}

// What a score is for.
std::string cause(const Position& p, const Event& score) {
  const std::string where = square_name(p.squares[score.tile]);
  switch (score.reason) {
  case Reason::Feature: return feature_words(score);
  case Reason::TownCost: return "town, covered at " + where;
  case Reason::ChipTaken: return "chip, " + chip_words(score.chip) + " at " + where;
  case Reason::Treat: return "treat, " + chip_words(score.chip) + " at " + where;
  case Reason::Coats: return "island, " + coats_words(score.coats) + " at " + where;
  case Reason::Postman:
    return "postman taken back, " + count_of(score.tiles - 1, "tile", "tiles") +
           " round the post office at " + where;
  case Reason::Abbot:
    return fmt::format("abbot taken back, {} round the {} at {}", count_of(score.tiles - 1, "tile", "tiles"),
                       KIND_WORD[static_cast<size_t>(score.kind)], where);
  case Reason::TradeGoods:
    return fmt::format("trade, the most {} ({})", goods_name(score.goods), score.number);
  case Reason::Wine: return std::string("wine, ") + colour_word(colour_of(score.chip));
  }
  return "";
}

std::string result_line(const Ruleset& rules, const Position& p) {
  const auto end = p.scores.begin() + rules.players;
  const int most = *std::max_element(p.scores.begin(), end);
  std::vector<std::string> winners, others;
  for (int i = 0; i < rules.players; ++i) {
    const int score = p.scores[static_cast<size_t>(i)];
    const std::string name = player_name(rules.setup, i);
    if (score == most)
      winners.push_back(name);
    else
      others.push_back(fmt::format("{} has {}", name, score));
  }
  const std::string points = count_of(most, "point", "points");
  std::string line = rules.players == 1    ? fmt::format("{} has {}", winners[0], points)
                     : winners.size() == 1 ? fmt::format("{} wins with {}", winners[0], points)
                                           : fmt::format("{} share the win with {} each", // B13
                                                         fmt::join(winners, " and "), points);
  if (!others.empty()) line += fmt::format("; {}", fmt::join(others, ", "));
  return "The game is over. " + line + ".";
}

// Where a figure stands: "city@N at (3,-1)".
std::string spot(const Ruleset& rules, const Position& p, uint8_t tile, uint8_t segment) {
  return fmt::format("{} at {}", notation::segment_name(rules, p.laid[tile].oriented, segment),
                     square_name(p.squares[tile]));
}

std::string back_from_isle(int meeples) {
  if (meeples == 0) return "no meeple was on the Isle of Man";
  return count_of(meeples, "meeple comes", "meeples come") + " back from the Isle of Man";
}

struct PostmanWords {
  ActionType type;
  const char *verb, *tells; // "send", "sends"
  const char* text;         // {whose}, {on}
};
constexpr std::array POSTMAN_WORDS{
    PostmanWords{ActionType::PostmanTo, "send", "sends", "{whose} postman to {on}"},
    PostmanWords{ActionType::PostmanOff, "take", "takes", "{whose} postman off {on}"},
    PostmanWords{ActionType::PostmanBack, "take", "takes", "{whose} postman back from {on}"},
    PostmanWords{ActionType::PostmanHere, "call", "calls", "{whose} postman to the new post office"},
};

// What one does with a postman, one's own or another's.
std::string postman_words(ActionType type, bool told, const std::string& whose, const std::string& on) {
  const PostmanWords& words = *std::ranges::find(POSTMAN_WORDS, type, &PostmanWords::type);
  return fmt::format("{} {}", told ? words.tells : words.verb,
                     fmt::format(fmt::runtime(words.text), fmt::arg("whose", whose), fmt::arg("on", on)));
}

std::string whose_postman(const Setup& setup, int owner, int actor) {
  return owner == actor ? "the" : player_name(setup, owner) + "'s";
}

std::string line_of(const Ruleset& rules, const Position& p, const Event& event) {
  const auto tile_id = [&] { return rules.kinds[event.tile_kind].tile.id; };
  const auto figure = [&] { return FIGURE_WORD[static_cast<size_t>(event.figure)]; };
  const auto name = [&] { return player_name(rules.setup, event.player); };
  const auto on = [&] { return spot(rules, p, event.tile, event.segment); };
  switch (event.type) {
  case EventType::ChipLaid: return fmt::format("{} lays a chip at {}.", name(), square_name(event.square));
  case EventType::Discarded: return tile_id() + " fits nowhere and is put out of the game."; // B4
  case EventType::Taken:
    return fmt::format("{} pays a {} chip and takes {} from the island.", name(),
                       colour_word(island_of(rules, event.what)), tile_id());
  case EventType::TurnedUp:
    return fmt::format("{} is turned up on the {} island, stack {}.", tile_id(),
                       colour_word(island_of(rules, event.what)), place_on_island(rules, event.what));
  case EventType::Placed:
    if (event.player == NOBODY) // R1
      return fmt::format("The start square {} gets its tile: {} at {} r{}.",
                         rules.printed.town_id(p.squares[event.tile]), tile_id(),
                         square_name(p.squares[event.tile]), event.rot);
    return fmt::format("{} places {} at {} r{}.", name(), tile_id(), square_name(p.squares[event.tile]),
                       event.rot);
  case EventType::Redeem:
    return fmt::format("{} hands in {}: {}.", name(), hand_words(chip_set(event.what)),
                       back_from_isle(event.number));
  case EventType::Treat: // one that is eaten is told as a score
    return event.points ? ""
                        : fmt::format("{} lays {} as a treat at {}.", name(), chip_words(event.chip),
                                      square_name(event.square));
  case EventType::Figure: return fmt::format("{} puts {} on {}.", name(), a_figure(event.figure), on());
  case EventType::Postman:
    return fmt::format("{} {}.", name(),
                       postman_words(static_cast<ActionType>(event.what), true,
                                     whose_postman(rules.setup, event.owner, event.player), on()));
  case EventType::Held: return fmt::format("The figures on {} are held.", on()); // P9
  case EventType::Upgrade:
    return fmt::format("{} upgrades the meeple on {}, paying {}.", name(), on(), payment_words(event.what));
  case EventType::Goods:
    return fmt::format("{} takes goods: {} of {}.", name(), event.number, goods_name(event.goods));
  case EventType::Score:
    return fmt::format("{}: {}: {}", name(), cause(p, event), count_of(event.points, "point", "points"));
  case EventType::Returned: return fmt::format("{} takes back the {} from {}.", name(), figure(), on());
  case EventType::Sell:
    return fmt::format("{} sells {} wine {}.", name(), colour_word(colour_of(event.chip)),
                       BUYER_WORDS[event.what]);
  case EventType::Isle: return fmt::format("{} sends a meeple to the Isle of Man for another turn.", name());
  case EventType::Final: return "Final scoring:";
  case EventType::Over: return result_line(rules, p);
  case EventType::Drawn:     // seen in the hand
  case EventType::ChipTaken: // told as a score
  case EventType::Turn: return "";
  }
  return "";
}

} // namespace

std::string player_name(const Setup& setup, int player) {
  return notation::harmless(setup.players[static_cast<size_t>(player)]);
}

std::string count_of(int n, const std::string& one, const std::string& many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

std::string listed(std::vector<std::string> parts) {
  if (parts.size() < 2) return parts.empty() ? "" : parts[0];
  const std::string last = parts.back();
  parts.pop_back();
  return fmt::format("{} and {}", fmt::join(parts, ", "), last);
}

std::string chip_words(Chip chip) {
  return fmt::format("{} {}", colour_word(colour_of(chip)), number_of(chip));
}

std::string hand_words(const Hand& hand) {
  std::vector<std::string> words;
  for (Chip chip = 0; chip < CHIP_KINDS; ++chip) words.insert(words.end(), hand[chip], chip_words(chip));
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string payment_words(int payment) {
  std::vector<int> numbers;
  for (size_t i = 0; i < CHIP_NUMBERS; ++i)
    numbers.insert(numbers.end(), static_cast<size_t>(PAYMENTS[static_cast<size_t>(payment)][i]),
                   static_cast<int>(i) + 1);
  return fmt::format("{}", fmt::join(numbers, "+"));
}

std::vector<std::string> tell(const Ruleset& rules, const Position& position, const Events& events) {
  std::vector<std::string> lines;
  for (const Event& event : events)
    if (std::string line = line_of(rules, position, event); !line.empty()) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> story(const notation::Game& game) {
  const Ruleset& rules = *game.rules;
  std::vector<std::string> lines;
  auto events = std::make_unique<Events>();
  Position p = start(rules, game.setup().seed, events.get());
  const auto add = [&] {
    for (const Event& event : *events) {
      if (event.type == EventType::Turn) lines.push_back(fmt::format("Turn {}", event.number));
      if (std::string line = line_of(rules, p, event); !line.empty()) lines.push_back("  " + line);
    }
    events->size = 0;
  };
  add();
  for (const notation::Step& step : game.steps) {
    if (const Action* action = std::get_if<Action>(&step)) {
      apply(rules, p, *action, events.get());
    } else {
      notation::replay(rules, p, step);
      lines.emplace_back(std::holds_alternative<notation::Anew>(step)
                             ? "  What nobody has seen is dealt anew."
                             : "  The position is arranged by hand.");
    }
    add();
  }
  return lines;
}

std::string in_words(const Ruleset& rules, const Position& p, const Action& action) {
  switch (action.type) {
  case ActionType::LayChip: return "lay a chip at " + square_name(action.square);
  case ActionType::Draw: return "draw a tile";
  case ActionType::Take: {
    const char* colour = colour_word(island_of(rules, action.what));
    return fmt::format("pay a {} chip for {} from the {} island, stack {}", colour,
                       rules.kinds[open_tile(p, action.what)].tile.id, colour,
                       place_on_island(rules, action.what));
  }
  case ActionType::Tile:
    return fmt::format("place the tile at {} r{}", square_name(action.square), action.what);
  case ActionType::Redeem: return "hand in: " + hand_words(chip_set(action.what));
  case ActionType::Treat:
    return fmt::format("lay {} as a treat at {}", chip_words(p.chips[p.treat]), square_name(action.square));
  case ActionType::Figure:
    return fmt::format("put {} on {}", a_figure(static_cast<Figure>(action.what)),
                       notation::segment_name(rules, p.laid[p.tiles_laid].oriented, action.segment));
  case ActionType::PostmanTo:
  case ActionType::PostmanOff:
  case ActionType::PostmanBack:
  case ActionType::PostmanHere: {
    const int owner = action.type == ActionType::PostmanOff || action.type == ActionType::PostmanHere
                          ? action.what
                          : p.player;
    const Standing& standing = p.standing[postman_of(p, static_cast<uint8_t>(owner))];
    const std::string on = action.type == ActionType::PostmanTo
                               ? spot(rules, p, action.tile, action.segment)
                               : spot(rules, p, standing.tile, standing.segment);
    return postman_words(action.type, false, whose_postman(rules.setup, owner, p.player), on);
  }
  case ActionType::AbbotBack: {
    const uint8_t abbot = figure_of(p, p.player, Figure::Abbot);
    return fmt::format("take the abbot back from {} for {}",
                       spot(rules, p, p.standing[abbot].tile, p.standing[abbot].segment),
                       count_of(tiles_of(p.nodes[root_under(p, abbot)]), "point", "points"));
  }
  case ActionType::Keep: return "leave the postman there: all figures stay";
  case ActionType::Release: return "take the postman off: all figures return";
  case ActionType::Upgrade:
    return fmt::format("upgrade the meeple on {}, paying {}", spot(rules, p, action.tile, action.segment),
                       payment_words(action.what));
  case ActionType::Sell:
    return fmt::format("sell {} wine {} for {}", colour_word(action.what), BUYER_WORDS[action.segment],
                       price_of(static_cast<Buyer>(action.segment)));
  case ActionType::BuyTurn: return "send a meeple to the Isle of Man for another turn";
  case ActionType::Pass: return "pass";
  }
  return "";
}

} // namespace mappa::command
