// Clocks: how long a player may think, and what happens at zero.
#pragma once

#include "data/object.h"
#include "notation/json.h"

#include <cstdint>

namespace mappa::tables {

struct ClockRules {
  enum class Kind : uint8_t { None, Move, Game };

  Kind kind = Kind::None;
  int seconds = 0;       // Move: for each turn; Game: for the whole game
  int increment = 0;     // Game: seconds added after each turn
  bool computer = false; // at zero a computer player takes the seat over, not only this decision

  explicit operator bool() const { return kind != Kind::None; }
  // One of days runs by the calendar, whether or not a server holds the table.
  bool by_calendar() const { return seconds >= 24 * 3600; }
  int32_t full() const { return seconds * 1000; } // milliseconds
};

// The key "clock", if it is there; faults go to the object's place.
ClockRules read_clock(data::Object& object);
notation::Json clock_json(const ClockRules& clock); // null: none

// What is left to a seat after it decided with `left` milliseconds on its clock: `turn_over` if the turn went
// on to another one, `same` if the next decision is its own again in the same turn.
int32_t left_after(const ClockRules& clock, int64_t left, bool turn_over, bool same);

} // namespace mappa::tables
