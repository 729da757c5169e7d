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
      {{0.99, 1.82, 2.06, 2.22, -1.15, 1.16,  -1.12, 2.39,  1.05, 0.3,   -0.45, 1.01,
        0.85, 1.6,  0.01, 9.61, 8.53,  7.18,  8.18,  7.2,   1.82, -0.14, 4,     0.39,
        5.02, 0.19, 2.75, 1.27, 6.42,  11.31, -2.44, -1.35, 0.8,  1.03}}, // table_expanded
      {{0.77, 0.99, 0.9,  1.14, -0.36, 0.98, -0.77, -0.14, 0.84, 0.31,  1.5,  0.72,
        0.58, 1.26, 0.23, 3.95, 4.16,  4.67, 4.1,   3.09,  1.73, -0.64, 5.08, 0.48,
        4.61, 0.27, 3.13, 0.48, 6.14,  2.09, 1,     4.08,  1.16, 1.04}}, // map
      {{0.8,  1.42, 1.63, 1.93, -0.9, 1.12,  -0.86, 1.7,   0.95, 0.38,  0.3,  0.78,
        0.64, 1.39, 0.21, 7.35, 7.12, 5.98,  5.88,  4.53,  1.91, -0.49, 5.08, 0.48,
        4.61, 0.27, 3.13, 1.27, 6.42, 11.31, -2.44, -1.35, 0.8,  1.03}}, // map_expanded
  }};
  return USUAL[static_cast<size_t>(kind)];
}

} // namespace mappa
