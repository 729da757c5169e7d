// What is told of a game that is over: its record, what happened step by step, each position of it.
#pragma once

#include "notation/json.h"
#include "tables/table.h"

namespace mappa::tables {

// As `mappa engine` loads it.
notation::Json record_json(const Table& table);

// {"setup","seed","steps","winners"}: the first step is the beginning.
notation::Json story_json(const Table& table);

// {"view","features","projected","decision"} after so many of the game's actions.
notation::Json position_json(const Table& table, std::size_t moves);

} // namespace mappa::tables
