// Saved games: the setup and the actions, from which everything follows.
#pragma once

#include "data/carried.h"
#include "data/library.h"
#include "notation/error.h"
#include "notation/game.h"
#include "notation/json.h"

namespace mappa::notation {

// {"format":"mappa-game","version":1,"setup","actions"}
Json save_game(const Game& game);

// The step of a record from which on what nobody has seen is dealt anew.
Json anew_json(const Seed& seed);
bool is_anew(const nlohmann::json& step);

// Which action of a record cannot be taken, from 1.
struct AtAction {
  std::size_t number;
};

template <class Error>
struct ErrorAt : Error, AtAction {
  ErrorAt(std::size_t action, const std::string& message) : Error(message), AtAction{action} {}
};

// Every action is checked as if it were played now. Throws InputError, IllegalAction or SetupError; faults of
// actions are an ErrorAt.
Game load_game(const nlohmann::json& record, const data::Library& library,
               const data::MapPtr& carried = nullptr); // as in parse_setup

} // namespace mappa::notation
