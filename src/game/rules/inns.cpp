#include "game/rules/inns.h"

#include "game/figures.h"
#include "game/rules/special_tiles.h"

namespace mappa {

Modifier modifier_of(const Ruleset& rules, const Position& p, Kind kind, Node root) {
  if (kind != Kind::Road && kind != Kind::City) return Modifier::Plain;
  bool found = false;
  each_special_tile(rules, p, [&](uint8_t tile, const TileKind& special) {
    each_bit(special.modifiers, [&](uint8_t segment) { found |= root_at(p, tile, segment) == root; });
  });
  if (!found) return Modifier::Plain;
  return kind == Kind::Road ? Modifier::Inn : Modifier::Cathedral;
}

// M9: the coats of a road stay at 2.
int modified_points(Modifier modifier, Word word, bool complete, int plain) {
  if (!complete) return 0;
  return plain + tiles_of(word) + (modifier == Modifier::Cathedral ? coats_of(word) : 0);
}

} // namespace mappa
