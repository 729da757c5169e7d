#include "chip_game.h"

#include <algorithm>

namespace mappa::proof {

ChipGame chip_game(const Setup& setup, const Map* map) {
  if (!setup.chips || !map) return {};
  const bool own = setup.chip_rules == ChipRules::None || setup.chip_rules == map->chip_rules;
  const bool marked = own && std::any_of(map->chip_squares.begin(), map->chip_squares.end(),
                                         [](const auto& marks) { return !marks.empty(); });
  ChipGame game{own ? map->chip_rules : setup.chip_rules, map->chips_laid, marked, marked,
                setup.chips_by_players};
  if (!own) game.laid = game.rules == ChipRules::Islands ? 20 : 30; // BX1, C1
  if (game.rules == ChipRules::IsleOfMan) game.colours_open = true;
  return game;
}

} // namespace mappa::proof
