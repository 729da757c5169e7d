// Why something with chips is not legal, in words that help.
#pragma once

#include "game/sentence.h"
#include "notation/wish.h"

namespace mappa::notation {

Sentence why_not_chip(const Ruleset& rules, const Position& position, const Wish& wish);
Sentence why_not_take(const Ruleset& rules, const Position& position, const Wish& wish);
Sentence why_not_redeem(const Position& position, const Wish& wish);
Sentence why_not_treat(const Ruleset& rules, const Position& position, const Wish& wish);
Sentence why_not_upgrade(const Ruleset& rules, const Position& position, const Wish& wish);
Sentence why_not_sell(const Ruleset& rules, const Position& position, const Wish& wish);

} // namespace mappa::notation
