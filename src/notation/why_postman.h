// Why something with a postman is not legal, in words that help.
#pragma once

#include "game/sentence.h"
#include "notation/wish.h"

namespace mappa::notation {

Sentence why_not_postman(const Ruleset& rules, const Position& position, const Wish& wish);

} // namespace mappa::notation
