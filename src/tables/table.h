// A table: its seats, its game, its clocks. It is the sum of its log's entries and changes by nothing else.
#pragma once

#include "game/event.h"
#include "game/position.h"
#include "game/setup.h"
#include "store/store.h"
#include "tables/clock.h"
#include "tables/coaching.h"
#include "tables/entry.h"
#include "tables/grown.h"
#include "tables/rulebook.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mappa::tables {

struct Seat {
  std::string level;    // of the computer player that plays it; empty: a person does
  std::string name;     // of the person who holds it, empty: nobody
  std::string holder;   // hash of that person's key
  bool program = false; // and says so itself
  bool resigned = false;
  int8_t colour = 0; // no two seats have the same

  bool taken() const { return !holder.empty(); }
  bool computer() const { return !level.empty(); } // now
};

struct Table {
  std::string id;
  store::TableState state = store::TableState::Open;
  bool listed = false;
  std::string invite; // empty: anyone may come
  std::string
      origin; // the table for which its people's keys were made: itself, or the first before rematches
  std::string host_name; // who made it
  std::string host;      // hash of the host's key
  std::vector<Seat> seats;
  ClockRules clock;
  Coaching coach{};
  std::vector<int32_t> clocks; // milliseconds left to each seat when its last decision was made
  Setup setup;                 // with names and seed once the game has begun
  std::shared_ptr<const Ruleset> rules;
  std::shared_ptr<const Position> position; // null before the game; shared, so that copying a table is cheap
  struct Move {
    Action action;
    int number; // of its entry
    int8_t seat;
    By by;
  };
  std::vector<Move> moves; // those that were not taken back
  struct Anew {
    std::size_t moves; // after so many of them what nobody has seen was dealt anew
    Seed seed;
  };
  std::vector<Anew> anew;
  std::shared_ptr<const nlohmann::json> given; // the record of the game to go on with, until it begins
  struct AskedBack {
    int8_t seat;
    int to;         // number of the event after which the game would stand
    uint8_t agreed; // bit per seat
  };
  std::optional<AskedBack> asked_back;
  std::vector<int8_t> winners;
  std::string next; // the table of the rematch
  Grown<Entry> log;
  int at = 0; // number of the last entry that changed the game
  int chats = 0;
  // Hashes of keys of those whom the host has silenced, and of those who may not come back.
  std::set<std::string> muted, removed;
  bool spectators_muted = false;
  int backs = 0;                                    // how often something was taken back
  mutable std::shared_ptr<const std::string> about; // what moves do not change of its summary; null: not made

  int number() const { return static_cast<int>(log.size()); }
  bool playing() const { return state == store::TableState::Playing; }
  // Whose decision it is; NO_SEAT if nobody's.
  int decider() const;
  // When the clock of whoever decides runs out by the calendar, in milliseconds since 1970.
  int64_t deadline() const;
  bool holds(const std::string& holder, int seat) const {
    return seats[static_cast<std::size_t>(seat)].holder == holder && !holder.empty();
  }
  bool seated(const std::string& holder) const;
  bool alone(const std::string& holder) const; // at least one seat, and nobody else has any
  bool may_speak(const std::string& holder) const;
  // Whether the seat could have it: another person's colour is theirs, others change with whoever wants it.
  bool may_have_colour(int seat, int colour) const;
};

// Adds the entry to the log. `events` gets what happened in the game.
void add_entry(Table& table, Entry entry, Rulebook& rulebook, Events* events = nullptr);

// A table as it was stored. Throws an exception if the log is not that of a table.
Table read_table(const std::string& id, const std::vector<std::string>& entries, Rulebook& rulebook);

// The game from its beginning, with so many of its moves.
Position replay_moves(const Table& table, std::size_t moves);
// What was dealt anew after so many moves, in the position there.
void deal_again(const Table& table, std::size_t moves, Position& position);

} // namespace mappa::tables
