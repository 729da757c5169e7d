// What everyone may see of a game, as JSON.
#pragma once

#include "notation/game.h"
#include "notation/json.h"

#include <string>
#include <vector>

namespace mappa::notation {

// The public position: nothing in it tells the order of the stack, unless the game is for analysis or over.
Json view_json(const Setup& setup, const Ruleset& rules, const Position& position);
inline Json view_json(const Game& game) { return view_json(game.setup(), *game.rules, game.position); }

// The figures on the board in the order of a view's `figures`: their entries in Position::standing.
std::vector<uint8_t> figures_in_order(const Position& position);

// {"decision","scores","over"}
Json summary_json(const Ruleset& rules, const Position& position);
inline Json summary_json(const Game& game) { return summary_json(*game.rules, game.position); }
std::string summary_text(const Ruleset& rules, const Position& position);

// {"decision","actions"}: every legal action, each once.
Json legal_json(const Ruleset& rules, const Position& position);
std::string legal_text(const Ruleset& rules, const Position& position);

Json scores_json(const Ruleset& rules, const Position& position);

} // namespace mappa::notation
