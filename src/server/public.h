// What people at a table are told: nothing here says a secret, the order of the stack or a hidden chip.
#pragma once

#include "notation/json.h"
#include "server/table.h"

#include <functional>

namespace mappa::server {

// What lists show of a table.
notation::Json table_summary(const Table& table);

struct Presence {
  std::vector<bool> seats; // whose holders are connected
  int spectators = 0;
};
// All of a table but its game; `insider`: the invitation, too.
notation::Json table_json(const Table& table, const Presence& presence, bool insider);

// The setup that everyone may know.
notation::Json open_setup_json(const Table& table);

// The params of the notification about the last entry; `action` is that of a Played one as JSON, `events`
// what happened in the game.
notation::Json event_json(const Table& table, const notation::Json& action, const Events& events);

// Tells the entries with numbers from `first` to `last`.
void tell_entries(const Table& table, Rulebook& rulebook, int first, int last,
                  const std::function<void(notation::Json)>& tell);

// From when on it goes on without anyone connected, in milliseconds since 1970: now, if that is past. 0: not
// at all.
int64_t due_from(const Table& table);

store::TableHead head_of(const Table& table);

} // namespace mappa::server
