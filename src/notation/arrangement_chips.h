// What the chip rules add to arrangements: "chips", "hands", "islands", "isle".
#pragma once

#include "data/object.h"
#include "game/arrange.h"
#include "notation/json.h"

namespace mappa::notation {

void read_arranged_chips(data::Object& object, const Ruleset& rules, Arrangement& arrangement);

void add_arranged_chips(Json& out, const Ruleset& rules, const Arrangement& arrangement);

} // namespace mappa::notation
