// Trade goods (T3): who completes a city takes its tokens; the most of each kind bring points at the end.
#pragma once

#include "game/event.h"
#include "game/position.h"

namespace mappa {

inline constexpr int MOST_GOODS_POINTS = 10; // for each kind

// What a segment that is a city with goods trades in.
Goods goods_of(const TileKind& kind, uint8_t segment);

// The tokens of the cities that the tile just placed completed, whoever owns them.
void take_goods(const Ruleset& rules, Position& position, Events* events);

void score_goods(const Ruleset& rules, Position& position, Events* events);

} // namespace mappa
