// A game that was played before, as its record tells it: a table shows it, or goes on with it.
#pragma once

#include "data/carried.h"
#include "data/library.h"
#include "tables/conduct.h"

#include <string>
#include <vector>

namespace mappa::tables {

struct GivenGame {
  nlohmann::json setup; // as a table is asked for
  std::vector<std::string> players;
  Entries entries; // from the beginning to where the record ends
  bool over = false;
};

// Every action is checked as if it were played now. Throws InputError, IllegalAction or SetupError.
GivenGame read_given(const nlohmann::json& record, const data::Library& library,
                     const data::MapPtr& carried = nullptr); // as in parse_setup

// The record of the game up to a position: so many of its actions, with what was dealt anew between them.
// Throws RpcFailure if there are not so many.
nlohmann::json record_until(nlohmann::json record, int actions);

// Throws RpcFailure if a table with so many seats cannot go on with it.
void need_to_go_on(const GivenGame& game, std::size_t seats);

// A private table that shows the game: it is over where its record ends. Who is called like one of `levels`
// was a computer player.
Entries show_game(const Person& host, const GivenGame& game, const std::vector<std::string>& levels,
                  Rulebook& rulebook);

} // namespace mappa::tables
