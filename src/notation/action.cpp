#include "notation/action.h"

#include "data/json.h"
#include "data/object.h"
#include "game/board.h"
#include "notation/error.h"
#include "notation/game.h"
#include "notation/segment.h"
#include "notation/why.h"

#include <algorithm>
#include <array>

namespace mappa {

using nlohmann::json;

namespace {

constexpr std::array TYPE_NAME{"tile", "figure", "pass"};
constexpr std::array DECISION_NAME{"tile", "figure"};

const char* type_name(ActionType type) { return TYPE_NAME[static_cast<std::size_t>(type)]; }
const char* decision_name(Decision decision) { return DECISION_NAME[static_cast<std::size_t>(decision)]; }

int just_placed(const Position& p) { return p.laid[p.tiles_laid].oriented; }

// What an action asks for, before anyone looks whether it is legal.
struct Wish {
  ActionType type;
  Square square = 0;
  int rot = 0;
  std::string figure, on;
};

Wish read_wish(const json& value) {
  std::vector<std::string> faults;
  Object object(value, Place(faults, "action"));
  Wish wish{};
  object.need("type");
  wish.type = static_cast<ActionType>(std::max(0, object.word("type", TYPE_NAME) - 1));
  throw_faults(faults);
  if (wish.type == ActionType::Tile) {
    const int x = object.integer("x", -TABLE_EDGE, TABLE_EDGE);
    wish.square = square(x, object.integer("y", -TABLE_EDGE, TABLE_EDGE));
    wish.rot = object.integer("rot", 0, ROTATIONS - 1);
  }
  if (wish.type == ActionType::Figure) {
    constexpr std::size_t most = 32; // bytes of a name
    wish.figure = object.text("figure", most);
    wish.on = object.text("on", most);
  }
  object.no_other_keys();
  throw_faults(faults);
  return wish;
}

bool is_wished(const Ruleset& rules, const Position& p, const Action& action, const Wish& wish) {
  if (action.type != wish.type) return false;
  switch (action.type) {
  case ActionType::Tile: return action.square == wish.square && action.what == wish.rot;
  case ActionType::Figure:
    return wish.figure == FIGURE_NAME[action.what] &&
           wish.on == segment_name(rules, just_placed(p), action.segment);
  case ActionType::Pass: return true;
  }
  return false;
}

void check_type(const Position& p, const std::vector<Action>& legal, const Wish& wish) {
  const auto listed = [&](ActionType type) {
    return std::ranges::any_of(legal, [&](const Action& a) { return a.type == type; });
  };
  if (listed(wish.type)) return;
  std::vector<std::string> types;
  for (std::size_t i = 0; i < TYPE_NAME.size(); ++i)
    if (listed(static_cast<ActionType>(i))) types.emplace_back(TYPE_NAME[i]);
  throw IllegalAction(fmt::format("\"{}\" does not answer player {}'s decision \"{}\", which takes: {}",
                                  type_name(wish.type), p.decider, decision_name(p.decision),
                                  fmt::join(types, ", ")));
}

} // namespace

Json action_json(const Ruleset& rules, const Position& p, const Action& action) {
  Json out{{"type", type_name(action.type)}};
  switch (action.type) {
  case ActionType::Tile:
    out["x"] = x_of(action.square);
    out["y"] = y_of(action.square);
    out["rot"] = action.what;
    break;
  case ActionType::Figure:
    out["figure"] = FIGURE_NAME[action.what];
    out["on"] = segment_name(rules, just_placed(p), action.segment);
    break;
  case ActionType::Pass: break;
  }
  return out;
}

Action parse_action(const Ruleset& rules, const Position& p, const json& value) {
  const Wish wish = read_wish(value);
  if (p.decision == Decision::Over) throw IllegalAction("the game is over");
  const std::vector<Action> legal = legal_actions(rules, p);
  const auto found =
      std::ranges::find_if(legal, [&](const Action& a) { return is_wished(rules, p, a, wish); });
  if (found != legal.end()) return *found;
  check_type(p, legal, wish);
  throw IllegalAction(wish.type == ActionType::Tile ? why_not_tile(rules, p, wish.square, wish.rot)
                                                    : why_not_figure(rules, p, wish.figure, wish.on));
}

Json decision_json(const Position& p) {
  if (p.decision == Decision::Over) return nullptr;
  return {{"player", p.decider}, {"kind", decision_name(p.decision)}};
}

} // namespace mappa
