// Saved games: the setup and the actions, from which everything follows.
#pragma once

#include "data/library.h"
#include "notation/game.h"
#include "notation/json.h"

namespace mappa::notation {

// {"format":"mappa-game","version":1,"setup","actions"}
Json save_game(const Game& game);

// The step of a record from which on what nobody has seen is dealt anew.
Json anew_json(uint64_t seed);
bool is_anew(const nlohmann::json& step);

// Every action is checked as if it were played now. Throws InputError, IllegalAction or SetupError; faults of
// actions carry the action's number, from 1.
Game load_game(const nlohmann::json& record, const data::Library& library);

} // namespace mappa::notation
