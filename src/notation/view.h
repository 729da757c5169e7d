// What everyone may see of a game, as JSON.
#pragma once

#include "notation/game.h"
#include "notation/json.h"

namespace mappa {

// The public position: nothing in it tells the order of the stack, unless the game is for analysis or over.
Json view_json(const Game& game);

// {"decision","scores","over"}
Json summary_json(const Game& game);

Json scores_json(const Ruleset& rules, const Position& position);

} // namespace mappa
