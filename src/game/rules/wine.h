// France: wine is sold abroad or to a town (FR1-FR5).
#pragma once

#include "game/action.h"
#include "game/event.h"

namespace mappa {

enum class Buyer : uint8_t { Town, Border };
inline constexpr std::array<const char*, 2> BUYER_NAME{"town", "border"};

int price_of(Buyer buyer); // FR3, FR4

// Adds every sale that the tile just placed makes possible; FR2: one a turn.
void legal_sales(const Ruleset& rules, const Position& position, Actions& actions);
bool may_sell(const Ruleset& rules, const Position& position);

void sell_wine(Position& position, const Action& action, Events* events);

} // namespace mappa
