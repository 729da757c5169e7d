#include "notation/square.h"

namespace mappa::notation {

void add_square(Json& out, Square square) {
  out["x"] = x_of(square);
  out["y"] = y_of(square);
}

Square read_square(data::Object& object) {
  const int x = object.integer("x", -TABLE_EDGE, TABLE_EDGE);
  return square(x, object.integer("y", -TABLE_EDGE, TABLE_EDGE));
}

} // namespace mappa::notation
