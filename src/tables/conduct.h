// What people may do at a table. Each function checks that it may be done now by this person and gives the
// entries to be stored; nothing has happened before they are. All throw RpcFailure.
#pragma once

#include "tables/table.h"

#include <optional>
#include <string>
#include <vector>

namespace mappa::tables {

// Somebody at a table: at another one the same person has another key.
struct Person {
  std::string name;   // empty: none was said
  std::string holder; // hash of the key
  bool program = false;
};

using Entries = std::vector<Entry>;

// A seat on the host's wish list.
struct SeatWish {
  std::string level; // empty: for a person
};

inline constexpr int ANY_COLOUR = -1;

// `game`: the record of the game to go on with; null: a new one.
Entry create_table(const Person& host, const nlohmann::json& setup, const std::vector<SeatWish>& seats,
                   bool listed, const ClockRules& clock, int colour = ANY_COLOUR,
                   const nlohmann::json& game = nullptr, Coaching coach = Coaching::None);

const Seat& seat_at(const Table& table, int seat);
void need_host(const Table& table, const Person& person);

Entries sit(const Table& table, const Person& person, int seat, int colour = ANY_COLOUR);
Entries stand(const Table& table, const Person& person, int seat);
Entries change_seat(const Table& table, const Person& person, int seat, const std::string& level);
// `given`: what was played before, of a table that goes on with a game; what nobody has seen is dealt anew.
Entries begin_game(const Table& table, const Person& person, const Seed& seed, Entries given = {});
Entries choose_colour(const Table& table, const Person& person, int seat, int colour);
Entries rename_seat(const Table& table, const Person& person, int seat, const std::string& name);

// `left`: milliseconds on the seat's clock.
Entries play_action(const Table& table, const Action& action, By by, int64_t left);
// Whose seat a person plays with now. Throws if it is not theirs to play.
int playing_seat(const Table& table, const Person& person);

Entries resign(const Table& table, const Person& person);
Entries ask_back(const Table& table, const Person& person);
Entries answer_back(const Table& table, const Person& person, bool accept);
// `away`: whether the seat's holder has been away for long enough. They have the seat again when they come.
Entries replace(const Table& table, const Person& person, int seat, const std::string& level, bool away);
Entries resume(const Table& table, const Person& person);
// The same for somebody who comes or acts: nothing if no computer player sits in for them.
Entries come_back(const Table& table, const std::string& holder);
Entries chat(const Table& table, const Person& person, const std::string& text);

// Whom the host means: who holds a seat, or who said something: the number of that event.
struct Meant {
  int seat = NO_SEAT;
  int said = 0;
};
// Nobody in particular: all spectators.
Entries mute(const Table& table, const Person& host, const std::optional<Meant>& whom, bool muted);
// They may not come back; during the game a computer player of that level has their seats from now on.
Entries remove(const Table& table, const Person& host, const Meant& whom, const std::string& level);

Entries time_out(const Table& table, const std::string& level); // a computer player takes over
Entries close_table(const Table& table);
Entry end_record(const Table& table); // of a game that is only shown
// The first entry of the table for the rematch.
Entry rematch(const Table& table, const Person& person);

} // namespace mappa::tables
