#include "notation/chip.h"

#include "data/json.h"

#include <algorithm>

namespace mappa::notation {

using nlohmann::json;

Json chip_json(Chip chip) {
  return {{"colour", COLOUR_NAME[static_cast<std::size_t>(colour_of(chip))]}, {"value", number_of(chip)}};
}

Json hand_json(const Hand& hand) {
  Json list = Json::array();
  for (Chip chip = 0; chip < CHIP_KINDS; ++chip)
    for (int i = 0; i < hand[chip]; ++i) list.push_back(chip_json(chip));
  return list;
}

Chip read_chip(data::Object& object) {
  object.need("colour");
  const int colour = std::max(0, object.word("colour", COLOUR_NAME) - 1);
  return chip_of(colour, std::max(1, object.integer("value", 1, CHIP_NUMBERS)));
}

Hand read_hand(const json& list, const data::Place& place) {
  Hand hand{};
  if (!list.is_array()) {
    place.fault("{} is not a list of chips", data::shown(list));
    return hand;
  }
  if (list.size() > CHIPS) {
    place.fault("{} chips; there are {} in the game", list.size(), CHIPS);
    return hand;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    data::Object chip(list[i], place.inside(fmt::format("[{}]", i)));
    ++hand[read_chip(chip)];
    chip.no_other_keys();
  }
  return hand;
}

} // namespace mappa::notation
