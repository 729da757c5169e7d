#include "game/rules/goods.h"

#include "game/figures.h"
#include "game/rules/special_tiles.h"

#include <algorithm>
#include <cassert>

namespace mappa {

namespace {

// Whether a tile has a segment in a complete city of the tile just placed.
bool completed_now(const Ruleset& rules, const Position& p, Node city) {
  if (open_ends(p.nodes[city])) return false;
  const TileKind& kind = kind_at(rules, p, p.tiles_laid);
  for (uint8_t s = kind.roads; s < kind.ways; ++s)
    if (root_at(p, p.tiles_laid, s) == city) return true;
  return false;
}

} // namespace

Goods goods_of(const TileKind& kind, uint8_t segment) {
  return kind.tile.features[kind.segments[segment].feature].goods;
}

void take_goods(const Ruleset& rules, Position& p, Events* events) {
  std::array<uint16_t, GOODS> taken{};
  each_special_tile(rules, p, [&](uint8_t tile, const TileKind& kind) {
    each_bit(kind.traded, [&](uint8_t segment) {
      if (completed_now(rules, p, root_at(p, tile, segment))) ++taken[goods_index(goods_of(kind, segment))];
    });
  });
  for (const Goods goods : ALL_GOODS) {
    const uint16_t tokens = taken[goods_index(goods)];
    if (!tokens) continue;
    uint8_t& own = p.goods[p.player][goods_index(goods)];
    assert(own + tokens <= MAX_GOODS);
    own = static_cast<uint8_t>(own + tokens);
    if (events) events->add({.type = EventType::Goods, .player = p.player, .number = tokens, .goods = goods});
  }
}

void score_goods(const Ruleset& rules, Position& p, Events* events) {
  for (const Goods goods : ALL_GOODS) {
    const size_t i = goods_index(goods);
    uint8_t most = 0;
    for (const auto& tokens : p.goods) most = std::max(most, tokens[i]);
    for (size_t player = 0; most && player < static_cast<size_t>(rules.players); ++player) {
      if (p.goods[player][i] != most) continue;
      p.scores[player] = static_cast<int16_t>(p.scores[player] + MOST_GOODS_POINTS);
      if (events)
        events->add({.type = EventType::Score,
                     .player = static_cast<uint8_t>(player),
                     .reason = Reason::TradeGoods,
                     .points = MOST_GOODS_POINTS,
                     .number = most,
                     .goods = goods});
    }
  }
}

} // namespace mappa
