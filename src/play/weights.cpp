#include "play/weights.h"

namespace mappa {

// The same numbers as in data/players/weights.json; a test compares them.
const Weights& usual_weights() {
  static const Weights usual{{0.96, 0.79, 0.2, -0.1, 0.1, 0.91, 0,   -0.58, 0.97, -0.03, 0.43, 0.94,  0.51, 0,
                              0.05, 3.1,  3.5, 5.5,  5.5, 4.7,  1.7, -0.4,  4,    0.39,  5.02, 0.188, 2.748}};
  return usual;
}

} // namespace mappa
