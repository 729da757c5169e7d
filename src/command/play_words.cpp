#include "command/play_words.h"

#include "command/play_score.h"
#include "game/arrange.h"
#include "game/figures.h"
#include "game/rules/islands.h"
#include "game/rules/isle_of_man.h"
#include "game/rules/postman.h"
#include "game/rules/upgrades.h"
#include "game/rules/wine.h"
#include "game/turn.h"
#include "notation/segment.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::command {

namespace {

using FigureKeys = std::array<const char*, FIGURES>;
constexpr FigureKeys PUTS{"tell.puts_meeple", "tell.puts_postman", "tell.puts_large",
                          "tell.puts_abbot",  "tell.puts_builder", "tell.puts_pig"};
constexpr FigureKeys RETURNS{"tell.meeple_back", "tell.postman_returns", "tell.large_back",
                             "tell.abbot_back",  "tell.builder_back",    "tell.pig_back"};
constexpr FigureKeys PUT{"do.put_meeple", "do.put_postman", "do.put_large",
                         "do.put_abbot",  "do.put_builder", "do.put_pig"};

struct PostmanKeys {
  ActionType type;
  const char *tell, *tell_of, *act, *act_of; // one's own, and another's
};
constexpr std::array POSTMAN_KEYS{
    PostmanKeys{ActionType::PostmanTo, "tell.postman_to", "", "do.postman_to", ""},
    PostmanKeys{ActionType::PostmanOff, "", "tell.postman_off", "", "do.postman_off"},
    PostmanKeys{ActionType::PostmanBack, "tell.postman_back", "", "do.postman_back", ""},
    PostmanKeys{ActionType::PostmanHere, "tell.postman_here", "tell.postman_here_of", "do.postman_here",
                "do.postman_here_of"},
};
const PostmanKeys& postman_keys(ActionType type) {
  return *std::ranges::find(POSTMAN_KEYS, type, &PostmanKeys::type);
}

// One event at a time, in one language.
class Teller {
public:
  Teller(const Tongue& tongue, const Ruleset& rules, const Position& p)
      : tongue_(tongue), rules_(rules), p_(p) {}

  std::string line_of(const Event& event) const {
    const Sentence::Value name = event.player == NOBODY ? Sentence::Value{"name", ""} : by(event.player);
    const auto say = [&](const char* key, Tongue::Values values = {}) {
      values.push_back(name);
      return tongue_.say(key, values);
    };
    switch (event.type) {
    case EventType::ChipLaid: return say("tell.lays_chip", {at(event.square)});
    case EventType::Discarded: return say("tell.discarded", {tile_of(event)}); // B4
    case EventType::Taken: return say("tell.takes", {island_colour(event), tile_of(event)});
    case EventType::TurnedUp:
      return say("tell.turned_up",
                 {tile_of(event), island_colour(event), {"stack", place_on_island(rules_, event.what)}});
    case EventType::Placed: return placed(event);
    case EventType::Redeem:
      return say(event.number ? "tell.redeems" : "tell.redeems_none",
                 {{"chips", hand_words(tongue_, chip_set(event.what))}, {"n", event.number}});
    case EventType::Treat: // one that is eaten is told as a score
      return event.points ? "" : say("tell.lays_treat", {chip_of(event), at(event.square)});
    case EventType::Figure: return say(PUTS[static_cast<size_t>(event.figure)], {on(event)});
    case EventType::Postman: return postman(event);
    case EventType::Held: return say("tell.held", {on(event)}); // P9
    case EventType::Upgrade: return say("tell.upgrades", {on(event), {"paid", payment_words(event.what)}});
    case EventType::Goods:
      return say("tell.goods", {{"n", event.number}, {"goods", goods_word(tongue_, event.goods)}});
    case EventType::Score: return score_line(tongue_, rules_, p_, event);
    case EventType::Returned: return say(RETURNS[static_cast<size_t>(event.figure)], {on(event)});
    case EventType::Sell:
      return say(event.what == static_cast<uint8_t>(Buyer::Town) ? "tell.sells_town" : "tell.sells_abroad",
                 {{"colour", colour_word(tongue_, colour_of(event.chip))}});
    case EventType::Isle: return say("tell.isle");
    case EventType::Final: return say("tell.final");
    case EventType::Over: return result_line(tongue_, rules_, p_);
    case EventType::Drawn:     // seen in the hand
    case EventType::ChipTaken: // told as a score
    case EventType::Turn: return "";
    }
    return "";
  }

private:
  using Value = Sentence::Value;

  Value by(int player) const { return {"name", player_name(tongue_, rules_.setup, player)}; }
  static Value at(Square where) { return {"where", square_name(where)}; }
  Value on(const Event& event) const { return {"on", spot(tongue_, rules_, p_, event.tile, event.segment)}; }
  Value tile_of(const Event& event) const { return {"tile", rules_.kinds[event.tile_kind].tile.id}; }
  Value chip_of(const Event& event) const { return {"chip", chip_words(tongue_, event.chip)}; }
  Value island_colour(const Event& event) const {
    return {"colour", colour_word(tongue_, island_of(rules_, event.what))};
  }

  std::string placed(const Event& event) const {
    const Square where = p_.squares[event.tile];
    if (event.player == NOBODY) // R1
      return tongue_.say(
          "tell.start_tile",
          {{"start", rules_.printed.town_id(where)}, tile_of(event), at(where), {"rot", event.rot}});
    return tongue_.say("tell.places", {by(event.player), tile_of(event), at(where), {"rot", event.rot}});
  }

  std::string postman(const Event& event) const {
    const PostmanKeys& keys = postman_keys(static_cast<ActionType>(event.what));
    return tongue_.say(
        event.owner == event.player ? keys.tell : keys.tell_of,
        {by(event.player), {"owner", player_name(tongue_, rules_.setup, event.owner)}, on(event)});
  }

  const Tongue& tongue_;
  const Ruleset& rules_;
  const Position& p_;
};

std::string postman_choice(const Tongue& tongue, const Ruleset& rules, const Position& p,
                           const Action& action) {
  const bool of_any = action.type == ActionType::PostmanOff || action.type == ActionType::PostmanHere;
  const int owner = of_any ? action.what : p.player;
  const Standing& standing = p.standing[postman_of(p, static_cast<uint8_t>(owner))];
  const std::string on = action.type == ActionType::PostmanTo
                             ? spot(tongue, rules, p, action.tile, action.segment)
                             : spot(tongue, rules, p, standing.tile, standing.segment);
  const PostmanKeys& keys = postman_keys(action.type);
  return tongue.say(owner == p.player ? keys.act : keys.act_of,
                    {{"owner", player_name(tongue, rules.setup, owner)}, {"on", on}});
}

} // namespace

std::string colour_word(const Tongue& tongue, int colour) {
  return tongue.shown(COLOUR_NAME[static_cast<size_t>(colour)]);
}

std::string goods_word(const Tongue& tongue, Goods goods) {
  constexpr std::array<const char*, GOODS> KEYS{"goods.wine", "goods.grain", "goods.cloth"};
  return tongue.say(KEYS[goods_index(goods)]);
}

std::string chip_words(const Tongue& tongue, Chip chip) {
  return fmt::format("{} {}", colour_word(tongue, colour_of(chip)), number_of(chip));
}

std::string hand_words(const Tongue& tongue, const Hand& hand) {
  std::vector<std::string> words;
  for (Chip chip = 0; chip < CHIP_KINDS; ++chip)
    words.insert(words.end(), hand[chip], chip_words(tongue, chip));
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string payment_words(int payment) {
  std::vector<int> numbers;
  for (size_t i = 0; i < CHIP_NUMBERS; ++i)
    numbers.insert(numbers.end(), static_cast<size_t>(PAYMENTS[static_cast<size_t>(payment)][i]),
                   static_cast<int>(i) + 1);
  return fmt::format("{}", fmt::join(numbers, "+"));
}

std::string spot(const Tongue& tongue, const Ruleset& rules, const Position& p, uint8_t tile,
                 uint8_t segment) {
  const Sentence::Name name{notation::segment_name(rules, p.laid[tile].oriented, segment)};
  return tongue.say("list.spot", {{"on", name}, {"where", square_name(p.squares[tile])}});
}

std::vector<std::string> tell(const Tongue& tongue, const Ruleset& rules, const Position& position,
                              const Events& events) {
  const Teller teller(tongue, rules, position);
  std::vector<std::string> lines;
  for (const Event& event : events)
    if (std::string line = teller.line_of(event); !line.empty()) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> story(const Tongue& tongue, const notation::Game& game) {
  const Ruleset& rules = *game.rules;
  std::vector<std::string> lines;
  auto events = std::make_unique<Events>();
  Position p = start(rules, game.setup().seed, events.get());
  const Teller teller(tongue, rules, p);
  const auto add = [&] {
    for (const Event& event : *events) {
      if (event.type == EventType::Turn) lines.push_back(tongue.say("turn.number", {{"n", event.number}}));
      if (std::string line = teller.line_of(event); !line.empty()) lines.push_back("  " + line);
    }
    events->size = 0;
  };
  add();
  for (const notation::Step& step : game.steps) {
    if (const Action* action = std::get_if<Action>(&step)) {
      apply(rules, p, *action, events.get());
    } else {
      notation::replay(rules, p, step);
      lines.push_back("  " + tongue.say(std::holds_alternative<notation::Anew>(step) ? "tell.dealt_anew"
                                                                                     : "tell.arranged"));
    }
    add();
  }
  return lines;
}

std::string in_words(const Tongue& tongue, const Ruleset& rules, const Position& p, const Action& action) {
  const auto at = [&] { return Sentence::Value{"where", square_name(action.square)}; };
  const auto on = [&](uint8_t tile, uint8_t segment) {
    return Sentence::Value{"on", spot(tongue, rules, p, tile, segment)};
  };
  switch (action.type) {
  case ActionType::LayChip: return tongue.say("do.lay_chip", {at()});
  case ActionType::Draw: return tongue.say("do.draw");
  case ActionType::Take:
    return tongue.say("do.take", {{"colour", colour_word(tongue, island_of(rules, action.what))},
                                  {"tile", rules.kinds[open_tile(p, action.what)].tile.id},
                                  {"stack", place_on_island(rules, action.what)}});
  case ActionType::Tile: return tongue.say("do.place", {at(), {"rot", action.what}});
  case ActionType::Redeem:
    return tongue.say("do.redeem", {{"chips", hand_words(tongue, chip_set(action.what))}});
  case ActionType::Treat:
    return tongue.say("do.lay_treat", {{"chip", chip_words(tongue, p.chips[p.treat])}, at()});
  case ActionType::Figure: {
    const Sentence::Name name{notation::segment_name(rules, p.laid[p.tiles_laid].oriented, action.segment)};
    return tongue.say(PUT[action.what], {{"on", name}});
  }
  case ActionType::PostmanTo:
  case ActionType::PostmanOff:
  case ActionType::PostmanBack:
  case ActionType::PostmanHere: return postman_choice(tongue, rules, p, action);
  case ActionType::AbbotBack: {
    const uint8_t abbot = figure_of(p, p.player, Figure::Abbot);
    return tongue.say("do.abbot_back", {on(p.standing[abbot].tile, p.standing[abbot].segment),
                                        {"n", tiles_of(p.nodes[root_under(p, abbot)])}});
  }
  case ActionType::Keep: return tongue.say("do.keep");
  case ActionType::Release: return tongue.say("do.release");
  case ActionType::Upgrade:
    return tongue.say("do.upgrade", {on(action.tile, action.segment), {"paid", payment_words(action.what)}});
  case ActionType::Sell:
    return tongue.say(action.segment == static_cast<uint8_t>(Buyer::Town) ? "do.sell_town" : "do.sell_abroad",
                      {{"colour", colour_word(tongue, action.what)},
                       {"price", price_of(static_cast<Buyer>(action.segment))}});
  case ActionType::BuyTurn: return tongue.say("do.buy_turn");
  case ActionType::Pass: return tongue.say("do.pass");
  }
  return "";
}

} // namespace mappa::command
