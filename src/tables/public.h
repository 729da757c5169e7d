// What people at a table are told: nothing here says a secret, the order of the stack or a hidden chip.
#pragma once

#include "notation/json.h"
#include "tables/table.h"

#include <functional>
#include <string>
#include <string_view>

namespace mappa::tables {

// What lists show of a table, as text.
std::string table_summary(const Table& table);

struct Presence {
  std::vector<bool> seats; // whose holders are connected
  int spectators = 0;
};
// All of a table but its game; `insider`: the invitation, too.
notation::Json table_json(const Table& table, const Presence& presence, bool insider);

// The setup that everyone may know.
notation::Json open_setup_json(const Table& table);

// What is told of an entry, as text: much of it is told often.
struct Told {
  std::string params;  // of the notification
  bool played = false; // an action: and of that
  std::string events;  // a list
  std::string summary; // "decision", "scores", "over": members of an object
};
// Of the last entry; `action` is the text of a Played one's, `events` what happened in the game.
Told told_last(const Table& table, std::string_view action, const Events& events);

// Tells the params of the entries with numbers from `first` to `last`.
void tell_entries(const Table& table, Rulebook& rulebook, int first, int last,
                  const std::function<void(std::string)>& tell);

// From when on it goes on without anyone connected, in milliseconds since 1970: now, if that is past. 0: not
// at all. A clock of days has what is `allowed` beside its time.
inline constexpr int64_t DUE_AT_ONCE = 1;
int64_t due_from(const Table& table, int64_t allowed = 0);

store::TableHead head_of(const Table& table, int64_t allowed = 0);

} // namespace mappa::tables
