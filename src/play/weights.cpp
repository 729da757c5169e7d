#include "play/weights.h"

namespace mappa {

// The same numbers as in data/players/weights.json; a test compares them.
const Weights& usual_weights() {
  static const Weights usual{{1,   0.8, 0.6, 0.4, 0.4, 1, 0.5, 0.5, 1, 0.8, 1, 1,   0.8, 2,
                              0.1, 1.5, 4,   2.5, 1.5, 1, 2.5, -1,  2, 0.5, 1, 0.5, 0.5}};
  return usual;
}

} // namespace mappa
