#include "game/rules/goods.h"

#include "game/figures.h"
#include "game/rules/noted.h"

#include <algorithm>

namespace mappa {

namespace {

constexpr int POINTS_OF_THE_MOST = 10;

Goods goods_of(const TileKind& kind, uint8_t segment) {
  return kind.tile.features[kind.segments[segment].feature].goods;
}

size_t index_of(Goods goods) { return static_cast<size_t>(goods) - 1; }

// Whether a tile has a segment in a complete city of the tile just placed.
bool completed_now(const Ruleset& rules, const Position& p, Node city) {
  if (open_ends(p.nodes[city])) return false;
  const TileKind& kind = kind_at(rules, p, p.tiles_laid);
  for (uint8_t s = kind.roads; s < kind.ways; ++s)
    if (root_at(p, p.tiles_laid, s) == city) return true;
  return false;
}

} // namespace

void take_goods(const Ruleset& rules, Position& p, Events* events) {
  std::array<uint16_t, GOODS> taken{};
  each_noted(rules, p, [&](uint8_t tile, const TileKind& kind) {
    each_bit(kind.traded, [&](uint8_t segment) {
      if (completed_now(rules, p, root_at(p, tile, segment))) ++taken[index_of(goods_of(kind, segment))];
    });
  });
  for (const Goods goods : {Goods::Wine, Goods::Grain, Goods::Cloth}) {
    const uint16_t tokens = taken[index_of(goods)];
    if (!tokens) continue;
    uint8_t& own = p.goods[p.player][index_of(goods)];
    own = static_cast<uint8_t>(own + tokens);
    if (events) events->add({.type = EventType::Goods, .player = p.player, .number = tokens, .goods = goods});
  }
}

void score_goods(const Ruleset& rules, Position& p, Events* events) {
  for (const Goods goods : {Goods::Wine, Goods::Grain, Goods::Cloth}) {
    const size_t i = index_of(goods);
    uint8_t most = 0;
    for (const auto& tokens : p.goods) most = std::max(most, tokens[i]);
    for (size_t player = 0; most && player < static_cast<size_t>(rules.players); ++player) {
      if (p.goods[player][i] != most) continue;
      p.scores[player] = static_cast<int16_t>(p.scores[player] + POINTS_OF_THE_MOST);
      if (events)
        events->add({.type = EventType::Score,
                     .player = static_cast<uint8_t>(player),
                     .reason = Reason::TradeGoods,
                     .points = POINTS_OF_THE_MOST,
                     .number = most,
                     .goods = goods});
    }
  }
}

} // namespace mappa
