// Map chips as JSON: {"colour":"blue","value":1}.
#pragma once

#include "data/object.h"
#include "game/chip.h"
#include "notation/json.h"

namespace mappa::notation {

Json chip_json(Chip chip);
Json hand_json(const Hand& hand); // a list, by colour and number

Chip read_chip(data::Object& object);
// Of a list with at most CHIPS entries.
Hand read_hand(const nlohmann::json& list, const data::Place& place);

} // namespace mappa::notation
