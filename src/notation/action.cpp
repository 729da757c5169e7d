#include "notation/action.h"

#include "game/rules/islands.h"
#include "game/rules/isle_of_man.h"
#include "game/rules/upgrades.h"
#include "notation/chip.h"
#include "notation/error.h"
#include "notation/game.h"
#include "notation/segment.h"
#include "notation/square.h"
#include "notation/why.h"
#include "notation/wish.h"

#include <algorithm>
#include <array>
#include <fmt/ranges.h>

namespace mappa::notation {

using nlohmann::json;

namespace {

constexpr std::array DECISION_NAME{"chip",   "draw",    "tile", "redeem", "treat",
                                   "figure", "upgrade", "keep", "sell",   "buy_turn"};

const char* type_name(ActionType type) { return ACTION_NAME[static_cast<std::size_t>(type)]; }
const char* decision_name(Decision decision) { return DECISION_NAME[static_cast<std::size_t>(decision)]; }

void check_type(const Position& p, const std::vector<Action>& legal, const Wish& wish) {
  const auto listed = [&](ActionType type) {
    return std::ranges::any_of(legal, [&](const Action& a) { return a.type == type; });
  };
  if (listed(wish.type)) return;
  std::vector<std::string> types;
  for (std::size_t i = 0; i < ACTION_NAME.size(); ++i)
    if (listed(static_cast<ActionType>(i))) types.emplace_back(ACTION_NAME[i]);
  throw IllegalAction(fmt::format("\"{}\" does not answer player {}'s decision \"{}\", which takes: {}",
                                  type_name(wish.type), p.decider, decision_name(p.decision),
                                  fmt::join(types, ", ")));
}

} // namespace

Json payment_json(int payment) {
  Json numbers = Json::array();
  for (std::size_t i = 0; i < CHIP_NUMBERS; ++i)
    for (int n = 0; n < PAYMENTS[static_cast<std::size_t>(payment)][i]; ++n) numbers.push_back(i + 1);
  return numbers;
}

Json action_json(const Ruleset& rules, const Position& p, const Action& action) {
  Json out{{"type", type_name(action.type)}};
  switch (action.type) {
  case ActionType::Tile:
    add_square(out, action.square);
    out["rot"] = action.what;
    break;
  case ActionType::Figure:
    out["figure"] = FIGURE_NAME[action.what];
    out["on"] = segment_name(rules, p.laid[p.tiles_laid].oriented, action.segment);
    break;
  case ActionType::Take:
    out["island"] = COLOUR_NAME[static_cast<std::size_t>(island_of(rules, action.what))];
    out["stack"] = place_on_island(rules, action.what);
    break;
  case ActionType::Redeem: out["chips"] = hand_json(chip_set(action.what)); break;
  case ActionType::LayChip:
  case ActionType::Treat: add_square(out, action.square); break;
  case ActionType::Upgrade:
    add_square(out, p.squares[action.tile]);
    out["on"] = segment_name(rules, p.laid[action.tile].oriented, action.segment);
    out["pay"] = payment_json(action.what);
    break;
  case ActionType::PostmanTo:
    add_square(out, p.squares[action.tile]);
    out["on"] = segment_name(rules, p.laid[action.tile].oriented, action.segment);
    break;
  case ActionType::PostmanOff:
  case ActionType::PostmanHere: out["player"] = action.what; break;
  case ActionType::Sell:
    out["colour"] = COLOUR_NAME[action.what];
    out["to"] = BUYER_NAME[action.segment];
    break;
  case ActionType::Draw:
  case ActionType::PostmanBack:
  case ActionType::AbbotBack:
  case ActionType::Keep:
  case ActionType::Release:
  case ActionType::BuyTurn:
  case ActionType::Pass: break;
  }
  return out;
}

std::string action_text(const Ruleset& rules, const Position& p, const Action& action) {
  switch (action.type) {
  case ActionType::Tile:
    return fmt::format(R"({{"type":"tile","x":{},"y":{},"rot":{}}})", x_of(action.square),
                       y_of(action.square), action.what);
  case ActionType::Figure:
    return fmt::format(R"({{"type":"figure","figure":"{}","on":"{}"}})", FIGURE_NAME[action.what],
                       segment_name(rules, p.laid[p.tiles_laid].oriented, action.segment));
  case ActionType::Pass: return R"({"type":"pass"})";
  default: return text_of(action_json(rules, p, action));
  }
}

Action parse_action(const Ruleset& rules, const Position& p, const json& value) {
  const Wish wish = read_wish(value);
  if (p.decision == Decision::Over) throw IllegalAction("the game is over");
  const std::vector<Action> legal = legal_actions(rules, p);
  const auto found =
      std::ranges::find_if(legal, [&](const Action& a) { return is_wished(rules, p, a, wish); });
  if (found != legal.end()) return *found;
  if (const Sentence why = why_not(rules, p, wish); !why.empty()) throw IllegalAction(english(why));
  check_type(p, legal, wish);
  throw IllegalAction(fmt::format("this \"{}\" is not legal here", type_name(wish.type)));
}

Json decision_json(const Position& p) {
  if (p.decision == Decision::Over) return nullptr;
  return {{"player", p.decider}, {"kind", decision_name(p.decision)}};
}

std::string decision_text(const Position& p) {
  if (p.decision == Decision::Over) return "null";
  return fmt::format(R"({{"player":{},"kind":"{}"}})", p.decider, decision_name(p.decision));
}

} // namespace mappa::notation
