#include "game/rules/inns.h"

#include "game/figures.h"
#include "game/rules/noted.h"

namespace mappa {

Worthy worthy_of(const Ruleset& rules, const Position& p, Kind kind, Node root) {
  if (kind != Kind::Road && kind != Kind::City) return Worthy::Plain;
  bool found = false;
  each_noted(rules, p, [&](uint8_t tile, const TileKind& noted) {
    each_bit(noted.noted, [&](uint8_t segment) { found |= root_at(p, tile, segment) == root; });
  });
  if (!found) return Worthy::Plain;
  return kind == Kind::Road ? Worthy::Inn : Worthy::Cathedral;
}

// M9: the coats of a road stay at 2.
int worthy_points(Worthy worthy, Word word, bool complete, int plain) {
  if (!complete) return 0;
  return plain + tiles_of(word) + (worthy == Worthy::Cathedral ? coats_of(word) : 0);
}

} // namespace mappa
