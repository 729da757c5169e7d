#include "play/weights.h"

#include <algorithm>
#include <string_view>

namespace mappa::play {

namespace {

struct Listed {
  std::string_view trait;
  double points = 0;
};

// Whatever their order; every trait must be there once.
constexpr Weights by_name(const std::array<Listed, TRAITS>& list) {
  Weights weights;
  for (size_t i = 0; i < TRAITS; ++i)
    weights.points[i] = std::ranges::find(list, std::string_view(TRAIT_NAME[i]), &Listed::trait)->points;
  return weights;
}

// In the order of GameKind.
constexpr std::array<std::array<Listed, TRAITS>, GAME_KIND_NAME.size()> LISTED{{
#include "usual_weights.inc"
}};
constexpr std::array<Weights, GAME_KIND_NAME.size()> USUAL{by_name(LISTED[0]), by_name(LISTED[1]),
                                                           by_name(LISTED[2]), by_name(LISTED[3])};

} // namespace

GameKind kind_of_game(const Ruleset& rules) {
  const bool expanded = rules.setup.expansions != Expansions{};
  if (rules.on_map) return expanded ? GameKind::MapExpanded : GameKind::Map;
  return expanded ? GameKind::TableExpanded : GameKind::Table;
}

const Weights& usual_weights(GameKind kind) { return USUAL[static_cast<size_t>(kind)]; }

} // namespace mappa::play
