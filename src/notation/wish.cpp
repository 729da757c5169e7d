#include "notation/wish.h"

#include "data/json.h"
#include "data/object.h"
#include "game/rules/islands.h"
#include "game/rules/isle_of_man.h"
#include "game/rules/upgrades.h"
#include "notation/chip.h"
#include "notation/error.h"
#include "notation/segment.h"
#include "notation/square.h"

#include <algorithm>

namespace mappa::notation {

using data::Object;

using nlohmann::json;

namespace {

constexpr std::size_t MAX_NAME = 32; // bytes of a figure's or a segment's name

int read_word(Object& object, const char* key, std::span<const char* const> words) {
  object.need(key);
  return std::max(0, object.word(key, words) - 1);
}

// The numbers of the chips paid: [1,1,2].
std::array<int, CHIP_NUMBERS> read_payment(Object& object) {
  std::array<int, CHIP_NUMBERS> paid{};
  const json* list = object.need_list("pay");
  if (!list) return paid;
  if (list->size() > CHIPS) object.place().fault("\"pay\" has {} numbers", list->size());
  for (std::size_t i = 0; i < std::min<std::size_t>(list->size(), CHIPS); ++i) {
    const auto number = data::whole_number((*list)[i], 1, CHIP_NUMBERS);
    if (!number) object.place().fault("\"pay\" has {}, not a chip's number, 1 or 2", data::shown((*list)[i]));
    ++paid[static_cast<std::size_t>(number.value_or(1) - 1)];
  }
  return paid;
}

void read_details(Object& object, Wish& wish) {
  switch (wish.type) {
  case ActionType::Tile:
    wish.square = read_square(object);
    wish.rot = object.integer("rot", 0, ROTATIONS - 1);
    break;
  case ActionType::Figure:
    wish.figure = object.text("figure", MAX_NAME);
    wish.on = object.text("on", MAX_NAME);
    break;
  case ActionType::Take:
    wish.colour = read_word(object, "island", COLOUR_NAME);
    wish.stack = object.integer("stack", 0, ISLAND_STACKS - 1);
    break;
  case ActionType::Redeem:
    if (const json* chips = object.need("chips"))
      wish.chips = read_hand(*chips, object.place().inside("chips"));
    break;
  case ActionType::LayChip:
  case ActionType::Treat: wish.square = read_square(object); break;
  case ActionType::Upgrade:
    wish.square = read_square(object);
    wish.on = object.text("on", MAX_NAME);
    wish.paid = read_payment(object);
    break;
  case ActionType::PostmanTo:
    wish.square = read_square(object);
    wish.on = object.text("on", MAX_NAME);
    break;
  case ActionType::PostmanOff:
  case ActionType::PostmanHere: wish.player = object.integer("player", 0, MAX_PLAYERS - 1); break;
  case ActionType::Sell:
    wish.colour = read_word(object, "colour", COLOUR_NAME);
    wish.buyer = static_cast<Buyer>(read_word(object, "to", BUYER_NAME));
    break;
  case ActionType::Draw:
  case ActionType::PostmanBack:
  case ActionType::AbbotBack:
  case ActionType::Keep:
  case ActionType::Release:
  case ActionType::BuyTurn:
  case ActionType::Pass: break;
  }
}

} // namespace

Wish read_wish(const json& value) {
  std::vector<std::string> faults;
  Object object(value, data::Place(faults, "action"));
  Wish wish;
  wish.type = static_cast<ActionType>(read_word(object, "type", ACTION_NAME));
  throw_faults(faults);
  read_details(object, wish);
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
           wish.on == segment_name(rules, p.laid[p.tiles_laid].oriented, action.segment);
  case ActionType::Take:
    return island_of(rules, action.what) == wish.colour && place_on_island(rules, action.what) == wish.stack;
  case ActionType::Redeem: return chip_set(action.what) == wish.chips;
  case ActionType::LayChip:
  case ActionType::Treat: return action.square == wish.square;
  case ActionType::Upgrade:
    return p.squares[action.tile] == wish.square && PAYMENTS[action.what] == wish.paid &&
           wish.on == segment_name(rules, p.laid[action.tile].oriented, action.segment);
  case ActionType::PostmanTo:
    return p.squares[action.tile] == wish.square &&
           wish.on == segment_name(rules, p.laid[action.tile].oriented, action.segment);
  case ActionType::PostmanOff:
  case ActionType::PostmanHere: return action.what == wish.player;
  case ActionType::Sell:
    return action.what == wish.colour && action.segment == static_cast<uint8_t>(wish.buyer);
  case ActionType::Draw:
  case ActionType::PostmanBack:
  case ActionType::AbbotBack:
  case ActionType::Keep:
  case ActionType::Release:
  case ActionType::BuyTurn:
  case ActionType::Pass: return true;
  }
  return false;
}

} // namespace mappa::notation
