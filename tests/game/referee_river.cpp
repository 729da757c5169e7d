#include "referee_river.h"

#include <algorithm>
#include <cstdlib>

namespace mappa::proof {

namespace {

// The side of the printed tile that now points to `side` is a river.
bool river_at(const Tile& tile, int rot, size_t side) {
  return tile.sides[(side + SIDES - at(rot)) % SIDES] == Kind::River;
}

bool room_ahead(const Game& game, const Facts& facts, const OpenSquare& from, size_t side) {
  if (!game.plan.takes_tile(from.x + EAST[side], from.y + SOUTH[side])) return false; // R1
  return std::none_of(facts.board.begin(), facts.board.end(), [&](const PlacedTile& tile) {
    const int ahead = (tile.x - from.x) * EAST[side] + (tile.y - from.y) * SOUTH[side];
    const int aside = (tile.x - from.x) * SOUTH[side] + (tile.y - from.y) * EAST[side];
    return ahead > 0 && std::abs(aside) <= 1;
  });
}

// M3: the first tile from the top of the stack that fits, turned the first way.
bool lay_from_stack(const Game& game, Facts& facts, Told& told, At where) {
  const OpenSquare square = look(game, facts.board, where);
  for (size_t i = facts.stack.size(); i-- > 0;)
    for (int rot = 0; rot < ROTATIONS; ++rot) {
      const int kind = facts.stack[i];
      if (!fits(game.rules.kinds[at(kind)].tile, rot, square)) continue;
      facts.stack.erase(facts.stack.begin() + static_cast<std::ptrdiff_t>(i));
      facts.board.push_back({kind, rot, where.x, where.y, NOBODY});
      told.happened.push_back({.type = EventType::Placed,
                               .player = NOBODY,
                               .x = where.x,
                               .y = where.y,
                               .tile = kind,
                               .number = rot});
      return true;
    }
  return false;
}

} // namespace

bool river_allows(const Game& game, const Facts& facts, const Tile& tile, int rot, const OpenSquare& square) {
  bool river = false, joins = false;
  for (size_t side = 0; side < SIDES; ++side) {
    if (!river_at(tile, rot, side)) continue;
    river = true;
    if (square.around[side] != NONE)
      joins = true;
    else if (!room_ahead(game, facts, square, side))
      return false;
  }
  return !river || joins;
}

bool river_left(const Game& game, const Facts& facts) {
  return std::any_of(facts.stack.begin(), facts.stack.end(), [&](int kind) {
    const auto& sides = game.rules.kinds[at(kind)].tile.sides;
    return std::find(sides.begin(), sides.end(), Kind::River) != sides.end();
  });
}

bool start_waits(const Facts& facts, int x, int y) {
  return std::find(facts.waiting.begin(), facts.waiting.end(), At{x, y}) != facts.waiting.end();
}

bool lay_next_start(const Game& game, Facts& facts, Told& told) {
  while (!facts.waiting.empty()) {
    const At where = facts.waiting.front();
    facts.waiting.erase(facts.waiting.begin());
    const bool covered = std::any_of(facts.board.begin(), facts.board.end(), [&](const PlacedTile& tile) {
      return tile.x == where.x && tile.y == where.y;
    });
    if (!covered && lay_from_stack(game, facts, told, where)) return true;
  }
  return false;
}

int starts_told(const Told& told) {
  return static_cast<int>(std::count_if(told.happened.begin(), told.happened.end(), [](const Happening& h) {
    return h.type == EventType::Placed && h.player == NOBODY;
  }));
}

} // namespace mappa::proof
