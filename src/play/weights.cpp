#include "play/weights.h"

namespace mappa {

GameKind kind_of_game(const Ruleset& rules) {
  const bool expanded = rules.setup.expansions != Expansions{};
  if (rules.on_map) return expanded ? GameKind::MapExpanded : GameKind::Map;
  return expanded ? GameKind::TableExpanded : GameKind::Table;
}

// The same numbers as in data/players; a test compares them.
const Weights& usual_weights(GameKind kind) {
  static const std::array<Weights, GAME_KIND_NAME.size()> USUAL{{
      {{1.07, 1.07, 1.08,  1.21, -0.43, 0.88, -0.99, -0.38, 0.94, 0.45,  1.39, 0.9,
        0.8,  1,    -0.21, 5.08, 4.31,  5.5,  5.22,  4.41,  1.62, -0.43, 3.71, 0.41,
        4.97, 0.35, 2.46,  0.52, 5.49,  1.99, 0.79,  4.39,  1,    0.94}}, // table
      {{1.4,  1.61, 1.88,  1.81, -1.05, 1.14,  -1.43, 2.13,  1.14, 0.59,  -0.6, 1.22,
        0.91, 1.58, -0.44, 8.95, 8.23,  8.98,  7.25,  7.12,  1.51, -0.32, 4.25, 0.5,
        4.92, 0.07, 2.61,  1.35, 6.62,  12.61, -2.92, -1.13, 0.72, 1.17}}, // table_expanded
      {{0.77, 0.99, 0.9,  1.14, -0.36, 0.98, -0.77, -0.14, 0.84, 0.31,  1.5,  0.72,
        0.58, 1.26, 0.23, 3.95, 4.16,  4.67, 4.1,   3.09,  1.73, -0.64, 5.08, 0.48,
        4.61, 0.27, 3.13, 0.48, 6.14,  2.09, 1,     4.08,  1.16, 1.04}}, // map
      {{1.01, 1.29, 1.56, 2.15, -0.94, 1.03, -1.05, 1.83,  0.99, 0.4,   0.2,  0.91,
        0.76, 1.45, 0.05, 6.64, 6.82,  5.75, 5.53,  4.11,  1.91, -0.38, 6.28, 0.52,
        4.46, 0.37, 3.48, 1.14, 5.63,  9.14, -2.59, -1.26, 0.73, 1.11}}, // map_expanded
  }};
  return USUAL[static_cast<size_t>(kind)];
}

} // namespace mappa
