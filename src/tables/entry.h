// What happens at a table, one entry of its log each. A table is the sum of its entries.
#pragma once

#include "game/action.h"
#include "notation/json.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::tables {

enum class EntryType : uint8_t {
  Created,
  Sat,
  Stood,
  Seat,
  Started,
  Played,
  AskedBack,
  AgreedBack,
  RefusedBack,
  TookBack,
  Resigned,
  Replaced,
  Resumed,
  Over,
  Chat,
  Rematch,
  Anew,
  Colour,
  Named,
  Muted,
  Removed,
};
inline constexpr std::array ENTRY_NAME{
    "created",     "sat",          "stood",     "seat",     "started",  "played",  "asked_back",
    "agreed_back", "refused_back", "took_back", "resigned", "replaced", "resumed", "over",
    "chat",        "rematch",      "anew",      "colour",   "named",    "muted",   "removed"};

enum class By : uint8_t { Person, Computer, Clock, Record }; // record: in the game that a table goes on with
inline constexpr std::array BY_NAME{"person", "computer", "clock", "record"};

inline constexpr int8_t NO_SEAT = -1;

// Most entries are actions: what the others carry besides lies in `more`, as the text of a JSON object.
struct Entry {
  EntryType type{};
  By by{};               // Played
  int8_t seat = NO_SEAT; // whom it is about
  int32_t left = -1;     // Played, with a clock: milliseconds left to the seat
  int64_t time = 0;      // milliseconds since 1970
  Action action{};       // Played
  std::string more;
};

Entry make_entry(EntryType type, int seat = NO_SEAT, const notation::Json& more = nullptr);

nlohmann::json more_of(const Entry& entry);

// As stored; `action` is the text of a Played entry's.
std::string stored_text(const Entry& entry, std::string_view action);

// An entry as it was stored. The action of a Played one is left to be understood by whoever knows the
// position.
struct StoredEntry {
  Entry entry;
  nlohmann::json action;
};
// Throws InputError.
StoredEntry read_entry(const std::string& text);

} // namespace mappa::tables
