// Squares as JSON: "x" and "y" of whatever they belong to.
#pragma once

#include "data/object.h"
#include "game/square.h"
#include "notation/json.h"

namespace mappa::notation {

void add_square(Json& out, Square square);

Square read_square(data::Object& object);

} // namespace mappa::notation
