// Games of a few tiles and boards laid by hand, so small that the right answer can be reckoned.
#pragma once

#include "game/arrange.h"
#include "rule_sets.h"

#include <cstring>

namespace mappa::proof {

enum Side { N, E, S, W };

inline Tile copies_of(const std::string& id, int count) {
  Tile tile = *known_data().tile(id);
  tile.count = count;
  tile.start = false;
  return tile;
}

// The first tile lies at the start; the others are all there are besides.
inline Ruleset game_of(std::vector<Tile> tiles, Setup setup = table_of(2)) {
  tiles.front().count = 1;
  tiles.front().start = true;
  setup.tiles = {{"few", 1}};
  const TileSet set{"few", "Few", std::move(tiles)};
  return make_ruleset(setup, {&set});
}

class SmallBoard {
public:
  // A tile of the game's, the one numbered so: its number among those told to game_of.
  struct There {
    int x = 0, y = 0;
    uint8_t kind = 0, rot = 0;
  };

  explicit SmallBoard(Ruleset of) : rules(std::move(of)) {}

  There lay(int kind, int x, int y, int rot = 0) {
    const There there{x, y, static_cast<uint8_t>(kind), static_cast<uint8_t>(rot)};
    wish.place.push_back({there.kind, there.rot, square(x, y), NOBODY});
    return there;
  }

  // On the feature at a side, at a half side (0..7) of a field, or on the only one of its kind.
  void put(int player, const There& there, Kind kind, int where = 0, Figure figure = Figure::Meeple) {
    wish.figures.push_back(
        {static_cast<uint8_t>(player), figure, square(there.x, there.y), segment(there, kind, where)});
  }

  // The turn of a player, with such a tile in hand.
  Position position(int player = 0, int in_hand = 1) const {
    Arrangement all = wish;
    all.turn = static_cast<uint8_t>(player);
    all.draw = {static_cast<uint8_t>(in_hand)};
    return arrange(rules, start(rules, 1), all);
  }

  Ruleset rules;
  Arrangement wish;

private:
  uint8_t segment(const There& there, Kind kind, int where) const {
    const TileKind& of = rules.kinds[there.kind];
    for (uint8_t s = 0; s < of.size; ++s) {
      const Feature& feature = of.tile.features[of.segments[s].feature];
      const unsigned reached =
          kind == Kind::Field ? turn_ports(feature.ports, there.rot) : turn_sides(feature.sides, there.rot);
      if (feature.kind == kind && (feature.sides + feature.ports == 0 || (reached >> where & 1))) return s;
    }
    throw std::logic_error("no such feature");
  }
};

inline bool same(const Position& a, const Position& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

} // namespace mappa::proof
